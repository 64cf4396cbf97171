import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `unit` runs by itself; the others need the emulators that scripts/test.ts starts. */
export default defineConfig({
  plugins: [react()],
  test: {
    // a test of a page waits for the emulator half of its time: as many at once as there are processors, where the default leaves one free
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{app,domain,lib,roster,output,scripts}/**/*.test.ts'],
          exclude: ['tests/scripts/**/*.emulator.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/{components,hooks}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/jsdom.ts'],
          environment: 'jsdom',
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/{pages,session,repositories}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/jsdom.ts', 'tests/setup/project.ts'],
          testTimeout: 60_000,
          // The emulator now and then garbles its gRPC stream after a clear ("Received message larger than max", firebase-tools
          // issue 8654); the SDK then waits a minute. A test that fails for a reason of ours fails four times.
          retry: 3,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['tests/scripts/**/*.emulator.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // one database and one browser at a time
          fileParallelism: false,
          // a machine that stands still for 20 s; what a journey left behind may well fail it again
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
