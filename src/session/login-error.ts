/** Why a log-in did not succeed; anything else is thrown as a DataError. */
export class LoginError extends Error {
  readonly reason: 'unknown-user' | 'wrong-password' | 'expired' | 'locked'

  constructor(reason: LoginError['reason']) {
    super(`Log-in failed: ${reason}`)
    this.reason = reason
  }
}
