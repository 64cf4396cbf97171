import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../emulators/start-emulators.ts'
import { Problem } from '../terminal/fail.ts'

/**
 * Publishes the app, the rules and the indexes that `config` names (see newRelease); what firebase-tools says goes to stderr.
 * @param credentials path of a service account's JSON file; undefined: the account of `firebase login`
 * @throws Problem when it did not succeed
 */
export async function firebaseDeploy(
  projectId: string,
  credentials: string | undefined,
  config: string,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'deploy',
      ...['--config', config, '--only', 'hosting,firestore', '--project', projectId, '--non-interactive'],
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...(credentials ? { GOOGLE_APPLICATION_CREDENTIALS: credentials } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk
      process.stderr.write(chunk)
    })
  }
  const [status] = await once(child, 'close')
  if (status === 0) return
  if (/failed to authenticate|firebase login|not logged in/i.test(said)) {
    throw new Problem(
      'Você não entrou no Firebase: rode "npx firebase login" ou use --credentials ARQUIVO. Nada foi publicado.',
    )
  }
  throw new Problem(`O Firebase não aceitou a publicação em ${projectId} (veja acima o motivo).`)
}
