import { loadEnv } from 'vite'
import { readConfig } from '#src/lib/read-config.ts'
import type { Target } from '../database/open-database.ts'
import { DEPLOY_MODE } from '../deploy/build-app.ts'
import { ROOT } from '../emulators/start-emulators.ts'
import { Problem } from './fail.ts'

/**
 * The default password of the app that works on this database, from VITE_SENHA_PADRAO as the build reads it. On the emulator it may be
 * left out, as in the app.
 * @throws Problem for a real project without it
 */
export function defaultPassword({ emulator }: Target): string {
  const configured = { ...loadEnv(DEPLOY_MODE, ROOT), ...process.env }['VITE_SENHA_PADRAO']
  if (configured) return configured
  if (emulator !== undefined) return readConfig({}).senhaPadrao
  throw new Problem(
    'Falta VITE_SENHA_PADRAO: ponha a senha padrão em .env.deploy.local, como na publicação do sistema.',
  )
}
