import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder that the hosting emulator serves. */
const SERVED = requireVariable('APP_DIR')

export type Published = {
  publish: (version: 1 | 2) => void
  /** takes the assets of that name away, as a deploy that was cut off does; returns how to put them back */
  lose: (name: RegExp) => () => void
  restore: () => void
}

/**
 * Two releases of the built app that differ in the name of every asset, as two builds of different code do; `publish` puts one in the place
 * of the other, as a deploy and a revert do.
 */
export function twoVersions(): Published {
  const folders = { 1: `${SERVED}-v1`, 2: `${SERVED}-v2` }
  for (const folder of Object.values(folders)) {
    rmSync(folder, { recursive: true, force: true })
    cpSync(SERVED, folder, { recursive: true })
  }
  renameAssets(folders[2])
  const publish = (version: 1 | 2) => {
    // never a moment without a file: the hosting emulator ends when one goes away under it
    cpSync(folders[version], SERVED, { recursive: true })
    const published = new Set(readdirSync(join(folders[version], 'assets')))
    for (const name of readdirSync(join(SERVED, 'assets'))) {
      if (!published.has(name)) rmSync(join(SERVED, 'assets', name))
    }
  }
  return {
    publish,
    lose: (name) => {
      const lost = readdirSync(join(SERVED, 'assets')).filter((each) => name.test(each))
      for (const each of lost) rmSync(join(SERVED, 'assets', each))
      return () => {
        for (const each of lost) cpSync(join(folders[1], 'assets', each), join(SERVED, 'assets', each))
      }
    },
    restore: () => {
      publish(1)
      for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** 'home-page-aB3dE6gH.js' becomes 'home-page-v2B3dE6gH.js' wherever it is named, and each page counts as another revision. */
function renameAssets(folder: string): void {
  const assets = readdirSync(join(folder, 'assets'))
  const renamed = new Map(assets.map((name) => [name, name.replace(/-..([^.]{6}\.\w+)$/, '-v2$1')]))
  for (const path of textFiles(folder)) {
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of renamed) text = text.replaceAll(from, to)
    writeFileSync(path, text.replace(/(\brevision:\s*")../g, '$1v2').replace('</head>', '<!-- v2 --></head>'))
  }
  for (const [from, to] of renamed) renameSync(join(folder, 'assets', from), join(folder, 'assets', to))
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile() && /\.(js|css|html|webmanifest)$/.test(path))
}

function requireVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test (see README.md)`)
  return value
}
