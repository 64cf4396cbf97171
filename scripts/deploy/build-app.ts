import { build } from 'vite'
import { ROOT } from '../emulators/start-emulators.ts'
import { Problem } from '../terminal/fail.ts'

/** Vite's mode of a deploy: its .env.deploy.local is nobody else's, so npm start and the tests stay on the emulators. */
export const DEPLOY_MODE = 'deploy'

/**
 * Builds the app into `outDir` with these variables on top of the environment.
 * @throws Problem when the build fails, a size budget included
 */
export async function buildApp(outDir: string, variables: Record<string, string> = {}): Promise<void> {
  const before = { ...process.env }
  // whatever the shell says: React's development build is not for publishing
  Object.assign(process.env, variables, { NODE_ENV: 'production' })
  try {
    await build({
      root: ROOT,
      mode: DEPLOY_MODE,
      logLevel: 'silent',
      build: { outDir, emptyOutDir: true },
    })
  } catch (error) {
    throw new Problem(
      `O aplicativo não pôde ser construído: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    process.env = before
  }
}
