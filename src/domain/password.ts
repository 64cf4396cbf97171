export const MIN_PASSWORD_LENGTH = 6

/** bcrypt looks at no more than 72 bytes; what comes after would not protect anything. */
export const MAX_PASSWORD_BYTES = 72

/** bcrypt's cost (specification, section 9). */
export const HASH_COST = 10

/** What a password is kept as: `salt` in Login, `digest` (SHA-256 of the bcrypt hash, upper-case hex) in the field `Credencial.password`. */
export type Credential = { salt: string; digest: string }

export function passwordBytes(password: string): number {
  return new TextEncoder().encode(password).length
}
