import { readConfig } from './read-config.ts'

/** The configuration of this build. */
export const config = readConfig(import.meta.env)
