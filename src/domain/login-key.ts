/** Firestore document ids may not be '.', '..' or __x__, nor hold '/'; the rules lower-case only ASCII. */
const USERNAME = /^(?!\.{1,2}$)(?!__.*__$)[!-.0-~]{1,128}$/

/** The id of an account's Login document: its e-mail (the username) in lower case. */
export function loginKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Printable ASCII without spaces and '/', at most 128 characters. */
export function isUsername(email: string): boolean {
  return USERNAME.test(loginKey(email))
}
