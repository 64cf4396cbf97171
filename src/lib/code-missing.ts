/** The code of a screen could not be loaded: no network, or a server that no longer has it. */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super('The code of this screen could not be loaded', { cause })
  }
}
