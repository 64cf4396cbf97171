import type { Firestore } from 'firebase-admin/firestore'

const ALPHABET = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const CASAS = 200

/** One of so many people has not had the first access. */
const NEWCOMERS = 5

/** `hashes`: how many different passwords there are; each has to be compared with the default one. `days`: in each report. */
export type LegacySize = { users: number; hashes: number; reports: number; days: number; logs: number }

/** Fills a database in the older form, large enough to measure an import. */
export async function fillLegacy(
  db: Firestore,
  { users, hashes, reports, days, logs }: LegacySize,
): Promise<void> {
  const writer = db.bulkWriter({ throttling: false })
  for (let index = 0; index < 20; index++)
    void writer.set(db.doc(`Cidade/c${index}`), { nome: `Cidade ${index}` })
  void writer.set(db.doc('Cargo/porteiro'), { nome: 'Porteiro', tipo: 'UserP', permissoes: ['home'] })
  for (let index = 0; index < CASAS; index++) {
    const igreja = {
      nome: `Casa ${index}`,
      cidade: `c${index % 20}`,
      diasCulto: [{ dia: 'Terça', horario: '9:30' }],
    }
    void writer.set(db.doc(`Igreja/i${index}`), igreja)
  }
  for (let index = 0; index < users; index++) {
    const password = legacyHash(Math.floor((index * hashes) / users))
    void writer.set(db.doc(`User/u${index}`), { ...legacyUser(index), password })
    if (index % NEWCOMERS !== 0)
      void writer.set(db.doc(`Log/u${index}_1600000000000`), legacyLog(index, 'Primeiro-Login'))
  }
  await writer.flush()
  for (let index = 0; index < logs; index++) {
    void writer.set(
      db.doc(`Log/u${index % users}_${1_700_000_000_000 + index}`),
      legacyLog(index, 'Relatorio-Up'),
    )
  }
  await writer.flush()
  for (let index = 0; index < reports; index++) {
    void writer.set(db.doc(`Reports/r${index}`), legacyReport(index, users, days))
    if (index % 100 === 99) await writer.flush()
  }
  await writer.close()
}

function legacyUser(index: number) {
  const igreja = index % CASAS
  return {
    name: `Pessoa ${index}`,
    email: `Pessoa${index}@Rede.org`,
    genero: 'feminino',
    datanasc: '07/03/1980',
    celular: '(19) 99999-0000',
    cargo: 'porteiro',
    cidade: `c${igreja % 20}`,
    igreja: `i${igreja}`,
    createdAt: '2023-05-01T12:00:00.000Z',
  }
}

/** The form of a bcrypt hash: to compare a password with it takes as long as with a real one. */
function legacyHash(index: number): string {
  let text = ''
  for (let state = index + 1; text.length < 53; ) {
    state = (state * 48_271) % 2_147_483_647
    text += ALPHABET[state % 64]
  }
  // the last character of a salt holds 2 bits only
  return `$2b$10$${text.slice(0, 21)}.${text.slice(22)}`
}

function legacyLog(index: number, action: string) {
  return {
    userId: `u${index}`,
    userName: `pessoa${index}@rede.org`,
    action,
    timestamp: '2023-05-01T12:00:00.000Z',
  }
}

function legacyReport(index: number, users: number, days: number) {
  const igreja = index % CASAS
  const person = (number: number) => ({ ...legacyUser(number), id: `u${number}` })
  const report = Array.from({ length: days }, (_, day) => {
    const posto = (shift: number) => [person((index * 31 + day * 7 + shift) % users), { id: '', name: '' }]
    return {
      date: new Date(Date.UTC(2024, 0, 1 + day * 3, 19, 30)).toISOString(),
      atriu: posto(1),
      corredor: posto(2),
      banheiro: posto(3),
      estacionamento: posto(4),
    }
  })
  return {
    nomeRelatorio: `Escala ${index}`,
    cidade: `c${igreja % 20}`,
    igreja: `i${igreja}`,
    cargo: 'porteiro',
    genero: 'feminino',
    ativo: true,
    createdAt: '2024-01-01T12:00:00.000Z',
    createdBy: 'u1',
    report,
  }
}
