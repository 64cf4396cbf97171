import { type FirestoreProxy, openFirestoreProxy } from '../browser/firestore-proxy.ts'

/** Stands before a document that Firestore delivers, or whose absence it tells: each is a read on the bill. */
const DELIVERED = /"document(?:Change|Delete)"\s*:|"found"\s*:|"missing"\s*:/
const NAME = /"(?:name|document)"\s*:\s*"([^"]+)"/
const UPDATED = /"updateTime"\s*:\s*"([^"]+)"/

/** `delivered`: documents that came over the wire; `changed`: those of them that never came in this version before. */
export type Documents = { delivered: number; changed: number }

/** `take`: the documents since it was called last; `forget`: all are new from here on, as on a device that was never there. */
export type CountingProxy = FirestoreProxy & { take: () => Documents; forget: () => void }

/** Counts the documents that come from the Firestore emulator. */
export async function countDocuments(emulatorPort: number): Promise<CountingProxy> {
  const answers: { text: string; taken: number }[] = []
  const known = new Set<string>()

  function take(): Documents {
    const documents = { delivered: 0, changed: 0 }
    for (const answer of answers) {
      const pieces = answer.text.split(DELIVERED).slice(1)
      for (const piece of pieces.slice(answer.taken)) {
        const version = `${NAME.exec(piece)?.[1]} ${UPDATED.exec(piece)?.[1]}`
        documents.delivered++
        if (!known.has(version)) documents.changed++
        known.add(version)
      }
      answer.taken = pieces.length
    }
    return documents
  }

  const proxy = await openFirestoreProxy(emulatorPort, {
    onAnswer: (answer) => {
      const kept = { text: '', taken: 0 }
      answers.push(kept)
      answer.on('data', (chunk: Buffer) => {
        kept.text += chunk.toString('latin1')
      })
    },
  })
  return { ...proxy, take, forget: () => known.clear() }
}
