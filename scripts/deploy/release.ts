import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withAppCheck } from './app-check-hosting.ts'
import { nameAssets } from './hosting-config.ts'

/** Everything that one deploy publishes, in a folder of its own: nothing that changes meanwhile can slip in unchecked. */
export type Release = {
  /** where the app is to be built */
  appDir: string
  rules: string
  /** writes firebase.json with these paths for the app that was built, with or without App Check's hosts, and returns where it is */
  seal: (appCheck: boolean) => string
  remove: () => void
}

/** Takes the rules, the indexes and firebase.json as they are now. `dist` is left alone: `npm start` may be serving it. @param root of the project */
export function newRelease(root: string): Release {
  const folder = join(root, '.cache', `deploy-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
  for (const file of [config.firestore.rules, config.firestore.indexes]) {
    copyFileSync(join(root, file), join(folder, file))
  }
  config.hosting.public = 'app'
  const appDir = join(folder, 'app')
  return {
    appDir,
    rules: join(folder, config.firestore.rules),
    seal: (appCheck) => {
      nameAssets(config.hosting, appDir)
      const path = join(folder, 'firebase.json')
      const text = JSON.stringify(config)
      writeFileSync(path, appCheck ? withAppCheck(text) : text)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
