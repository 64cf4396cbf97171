import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shiftDays, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { emptyDatabase, writeDocuments } from './admin-database.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-remind'
const TOMORROW = shownDate(shiftDays(upcomingFrom(Date.now()), 1))
const at = (time: string) => Timestamp.fromMillis(toStored(TOMORROW, time))

/** A push service: what came to each path. */
const received = new Map<string, { headers: IncomingHttpHeaders; body: Buffer }>()
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  received.set(request.url ?? '', { headers: request.headers, body: Buffer.concat(chunks) })
  response.writeHead(request.url === '/gone' ? 410 : request.url === '/busy' ? 503 : 201).end()
})

/** A browser's side of a subscription. */
function browser(path: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const { port } = address()
  const subscription = {
    endpoint: `http://127.0.0.1:${port}${path}`,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  }
  return { subscription, ecdh, publicKey, auth }
}

let db: Firestore
let env: Record<string, string> = {}
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { stdout } = await runScript('remind', ['--keys', '--json'])
  const keys: { publicKey: string; privateKey: string } = JSON.parse(stdout)
  env = {
    VITE_PUSH_PUBLIC_KEY: keys.publicKey,
    PUSH_PRIVATE_KEY: keys.privateKey,
    PUSH_CONTACT: 'mailto:ana@exemplo.org',
  }
})
afterAll(() => service.close())

beforeEach(async () => {
  received.clear()
  db = await emptyDatabase(PROJECT)
  const ana = { id: 'ana', name: 'Ana' }
  const day = { date: at('18:30'), atriu: [ana, { id: 'rui', name: 'Rui' }] }
  await writeDocuments(db, {
    'Igreja/central': { nome: 'Central', atriu: 'Portão' },
    'Reports/portas': { ativo: true, igreja: 'central', report: [day] },
    'Reports/som': { ativo: true, igreja: 'central', report: [{ date: at('09:00'), som: [ana] }] },
    'Reports/rascunho': { ativo: false, igreja: 'central', report: [{ date: at('10:00'), som: [ana] }] },
  })
})

const run = (...args: string[]) => runScript('remind', ['--project', PROJECT, ...args], env)

test('tells each device of tomorrow’s turns, so that only it can read them, and forgets those that are gone', async () => {
  const [phone, old, other] = [browser('/ana'), browser('/gone'), browser('/zoe')]
  await writeDocuments(db, {
    'Avisos/ana': { aparelhos: { phone: phone.subscription, old: old.subscription }, ultimo: 'old' },
    'Avisos/zoe': { aparelhos: { other: other.subscription }, ultimo: 'other' },
  })
  const dry = await run('--dry-run')
  expect(dry.stdout).toContain('Aparelhos a avisar: 2.\nNinguém foi avisado.')
  expect(received.size).toBe(0)

  const { stdout, code } = await run()
  expect(stdout).toContain('Aparelhos avisados: 1.\nAparelhos que não existem mais, retirados: 1.')
  expect(code).toBe(0)
  expect([...received.keys()].sort()).toEqual(['/ana', '/gone'])
  const { headers, body } = received.get('/ana') ?? { headers: {}, body: Buffer.alloc(0) }
  expect(JSON.parse(decrypt(body, phone))).toEqual({
    title: 'Amanhã você serve',
    body: '09:00, Som, Central\n18:30, Portão, Central',
  })
  expect(body.includes('Central')).toBe(false)
  expect(claims(headers.authorization ?? '')).toMatchObject({
    aud: `http://127.0.0.1:${address().port}`,
    sub: 'mailto:ana@exemplo.org',
  })
  expect((await db.doc('Avisos/ana').get()).get('aparelhos')).toEqual({ phone: phone.subscription })
})

test('says what could not be sent, and what is missing', async () => {
  await writeDocuments(db, {
    'Avisos/rui': { aparelhos: { tablet: browser('/busy').subscription }, ultimo: 'tablet' },
  })
  const failed = await run()
  expect(failed.stdout).toContain('Aparelhos que não puderam ser avisados: 1.')
  expect(failed.code).toBe(2)
  expect((await db.doc('Avisos/rui').get()).get('aparelhos')).toHaveProperty('tablet')
  const { stderr } = await runScript('remind', ['--project', PROJECT], { ...env, PUSH_PRIVATE_KEY: '' })
  expect(stderr).toContain('Faltam as chaves')
})

function address(): { port: number } {
  const known = service.address()
  if (typeof known !== 'object' || !known) throw new Error('The push service is not listening')
  return known
}

/** RFC 8291 and 8188, as a browser does it. */
function decrypt(body: Buffer, { ecdh, publicKey, auth }: ReturnType<typeof browser>): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(serverKey), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** What the sender signed (RFC 8292), once the signature is found right. */
function claims(authorization: string): unknown {
  const [, head = '', payload = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(signed).toBe(true)
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}
