/** Read with a dot, so that the build puts the value itself in its place and drops the code that it switches off. */
interface ImportMetaEnv {
  readonly VITE_APP_CHECK_SITE_KEY?: string
  readonly VITE_PUSH_PUBLIC_KEY?: string
}
