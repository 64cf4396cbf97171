/** What App Check's reCAPTCHA needs beside what every page may load, by directive. */
const RECAPTCHA = {
  'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'connect-src': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
}

/** The text of firebase.json with a Content-Security-Policy that lets App Check work: only a build with a site key needs it. */
export function withAppCheck(configuration: string): string {
  return configuration.replace(/"default-src [^"]*"/g, (policy) =>
    Object.entries(RECAPTCHA).reduce(
      (extended, [directive, hosts]) =>
        extended.includes(`${directive} `)
          ? extended.replace(new RegExp(`${directive} [^;"]*`), (present) => `${present} ${hosts}`)
          : extended.replace(/"$/, `; ${directive} ${hosts}"`),
      policy,
    ),
  )
}
