import { readConfig } from './read-config.ts'

/** The configuration of this build. */
export const config = readConfig(import.meta.env)

/**
 * reCAPTCHA Enterprise site key; App Check is off without it. A constant of the build and not a field of {@link config}, so that a build
 * without it leaves out App Check's code.
 */
export const appCheckSiteKey: string | undefined = import.meta.env.VITE_APP_CHECK_SITE_KEY
