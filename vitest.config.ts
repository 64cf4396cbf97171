import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const EMULATORS = ['tests/setup/emulators.ts']

/** `unit` and `components` run by themselves; for the others the emulators are started. */
export default defineConfig({
  plugins: [react()],
  test: {
    // a test of a page waits for the emulator half of its time: as many at once as there are processors, where the default leaves one free
    maxWorkers: '100%',
    reporters: ['default', './tests/setup/closing-lines.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{app,domain,lib,roster,output,scripts,session,repositories}/**/*.test.ts'],
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
          globalSetup: EMULATORS,
          include: ['tests/pages/**/*.test.{ts,tsx}', 'tests/{session,repositories}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup/jsdom.ts', 'tests/setup/project.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          globalSetup: EMULATORS,
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          globalSetup: EMULATORS,
          include: ['tests/scripts/**/*.emulator.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          globalSetup: EMULATORS,
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
