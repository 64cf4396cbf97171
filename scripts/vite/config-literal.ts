import type { Plugin } from 'vite'
import { readConfig } from '../../src/lib/read-config.ts'

const CALL = 'readConfig(import.meta.env)'

/**
 * Puts the configuration itself in the place of the code that reads it: what is published holds the values of its project and none of
 * the emulators' defaults.
 */
export function configLiteral(): Plugin {
  let literal = ''
  return {
    name: 'config-literal',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ env }) => {
      literal = JSON.stringify(readConfig(env))
    },
    transform(code, id) {
      if (!id.endsWith('/src/lib/config.ts')) return null
      if (!code.includes(CALL)) this.error(`${id} no longer calls ${CALL}`)
      return { code: code.replace(CALL, () => literal), map: null }
    },
  }
}
