import type { IncomingMessage } from 'node:http'
import { type FirestoreProxy, openFirestoreProxy } from '../browser/firestore-proxy.ts'

/** What went between browser and Firestore. `documents`: delivered documents by collection; each is a read on the bill. */
export type Traffic = {
  documents: Record<string, number>
  /** what the rules judged: how often which rule, 'Reports list', 'User get', 'Log write' */
  judged: Record<string, number>
  writes: number
  deletes: number
}

export type TrafficProxy = FirestoreProxy & {
  /** what was counted since the last time; then counts from 0 */
  take: () => Traffic
  /** ms since the last answer; 0 until there is one after a `take` */
  quietFor: () => number
}

/** A document that was delivered or is known to be missing, and the name that follows. */
const DELIVERED = /"(?:documentChange|documentDelete|found|missing)"\s*:[^/]*?(?:\/[^/"]+){4}\/(\w+)\//g
/** A match is shorter; one may come in two pieces. */
const TAIL = 400

/** Counts what goes between the browser and the Firestore emulator and would be on the bill. */
export async function countTraffic(emulatorPort: number): Promise<TrafficProxy> {
  let traffic = noTraffic()
  let last: number | undefined
  const proxy = await openFirestoreProxy(emulatorPort, {
    onRequest: (request) => {
      // a POST and not the preflight before it
      if (request.method === 'POST') countRequest(request, request.url ?? '')
    },
    onAnswer: (answer) => {
      if (answer.statusCode === 200) countAnswer(answer)
    },
  })

  function countAnswer(answer: IncomingMessage) {
    let tail = ''
    answer.on('data', (chunk: Buffer) => {
      last = performance.now()
      const text = tail + chunk.toString('latin1')
      let end = 0
      for (const match of text.matchAll(DELIVERED)) {
        const collection = match[1] ?? ''
        traffic.documents[collection] = (traffic.documents[collection] ?? 0) + 1
        end = match.index + match[0].length
      }
      tail = text.slice(Math.max(end, text.length - TAIL))
    })
  }

  function countRequest(request: IncomingMessage, url: string) {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      for (const rule of targetsIn(body)) judge(rule)
      if (url.includes(':runAggregationQuery')) {
        judge(`${/"collectionId":"(\w+)"/.exec(body)?.[1]} list`)
        countOne('(contagem)')
      }
      if (url.includes(':commit')) countCommit(body)
    })
  }

  function judge(rule: string) {
    traffic.judged[rule] = (traffic.judged[rule] ?? 0) + 1
  }

  function countOne(collection: string) {
    traffic.documents[collection] = (traffic.documents[collection] ?? 0) + 1
  }

  function countCommit(body: string) {
    const { writes = [] }: { writes?: { update?: { name?: string }; delete?: string }[] } = JSON.parse(body)
    for (const { update, delete: gone } of writes) judge(`${collectionOf(update?.name ?? gone ?? '')} write`)
    traffic.writes += writes.filter((write) => write.update !== undefined).length
    traffic.deletes += writes.filter((write) => write.delete !== undefined).length
  }

  return {
    ...proxy,
    take: () => {
      const taken = traffic
      traffic = noTraffic()
      last = undefined
      return taken
    },
    quietFor: () => (last === undefined ? 0 : performance.now() - last),
  }
}

/** The rules that judge the listeners that a request begins: by the document's path, or by the query's collection. */
function targetsIn(body: string): string[] {
  return decodeURIComponent(body.replaceAll('+', ' '))
    .split('"addTarget"')
    .slice(1)
    .map((target) => {
      const path = /"documents":\s*\{\s*"documents":\s*\[\s*"([^"]+)"/.exec(target)?.[1]
      return path ? `${collectionOf(path)} get` : `${/"collectionId":\s*"(\w+)"/.exec(target)?.[1]} list`
    })
}

/** 'Log', of '.../documents/Log/x'; of a sub-collection its own name. */
function collectionOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

function noTraffic(): Traffic {
  return { documents: {}, judged: {}, writes: 0, deletes: 0 }
}
