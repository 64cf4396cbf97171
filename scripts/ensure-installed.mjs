// Runs before anything is installed, so it uses Node alone: installs the packages when they are missing
// or older than the lock file. Windows needs a shell to run npm.cmd.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installed = join(root, 'node_modules', '.package-lock.json')
const lock = join(root, 'package-lock.json')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Falta o Node.js 20.19 ou mais novo; este é o ${process.versions.node}. Instale-o de https://nodejs.org`,
  )
  process.exit(1)
}

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.log('Instalando os pacotes...')
  // Not `npm ci`, which takes away everything first, also from under a program that is running. --no-save keeps the lock file as it is.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('Os pacotes não puderam ser instalados (veja acima o que o npm disse).')
    process.exit(status ?? 1)
  }
}
