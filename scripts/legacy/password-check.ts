import { compare } from 'bcrypt'

/**
 * Whether a bcrypt hash is of `password`, asked once for each hash: whoever entered many people at once gave all of them the same one.
 * A check takes some 50 ms of a processor. bcrypt, unlike the app's bcryptjs, takes a third less and does it in threads of its own.
 */
export function passwordCheck(password: string): (hash: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return (hash) => {
    // the same algorithm under the name that PHP gives it
    const answer = known.get(hash) ?? compare(password, hash.replace(/^\$2y/, '$2b'))
    known.set(hash, answer)
    return answer
  }
}
