/** What the REST API calls its errors, as the status codes of gRPC that the messages for people go by. */
const CODES: Record<string, number> = {
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
}
const UNKNOWN = 2
const UNAVAILABLE = 14

/** A refusal or failure of Firestore's REST API. */
export class RestError extends Error {
  readonly code: number

  constructor(message: string, code: number, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }

  /** From the `error` object of an answer. */
  static from({ message, status }: Record<string, unknown>): RestError {
    return new RestError(String(message), CODES[String(status)] ?? UNKNOWN)
  }

  /** No answer, half an answer, or one that is not JSON, as a proxy gives it. */
  static unreachable(cause: unknown): RestError {
    return new RestError(String(cause), UNAVAILABLE, cause)
  }
}
