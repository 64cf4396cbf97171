import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem } from '../terminal/fail.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium for the browser journeys: CHROMIUM_PATH, or one of this machine; on a Debian machine where this program may install packages,
 * it installs one.
 * @throws Problem when there is none and none can be installed
 */
export function requireChromium(): string {
  const found = findChromium() ?? (installChromium() ? findChromium() : undefined)
  if (!found) {
    throw new Problem(
      'Falta o Chromium para os testes no navegador: instale o Chromium ou o Chrome, ou indique-o em CHROMIUM_PATH.',
    )
  }
  return found
}

function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (!existsSync(configured))
      throw new Problem(`CHROMIUM_PATH indica um arquivo que não existe: ${configured}`)
    return configured
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...candidates, MAC].find((path) => existsSync(path))
}

function installChromium(): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log('Instalando o Chromium para os testes no navegador...')
  return run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')
}
