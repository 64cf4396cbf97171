import { type Firestore, Timestamp } from 'firebase-admin/firestore'

const DAY_MS = 24 * 60 * 60 * 1000

type StoredPerson = { id: string; name: string }
type StoredDay = { date: Timestamp; atriu?: StoredPerson[] }

/** Gives the secretary of the demonstration something to do: blanks, a request, a month half made, people without a first access. */
export async function makeBusyWeek(db: Firestore, now: number): Promise<void> {
  for (const id of ['casa-2-atual-porteiro-feminino', 'casa-5-atual-porteiro-masculino']) {
    await changeNextDay(db, id, now, (day) => ({ ...day, atriu: [{ id: '', name: '' }] }))
  }
  const day = await changeNextDay(db, 'casa-1-atual-porteiro-masculino', now, (same) => same)
  const [person] = day.atriu ?? []
  await db.doc('Trocas/exemplo').set({
    report: 'casa-1-atual-porteiro-masculino',
    data: day.date,
    posto: 'atriu',
    igreja: 'casa-1',
    cargo: 'porteiro',
    genero: 'masculino',
    de: person?.id ?? '',
    nomeDe: person?.name ?? '',
    para: '',
    estado: 'avisada',
    em: Timestamp.fromMillis(now),
  })
  for (const house of ['casa-3', 'casa-6', 'casa-8']) {
    await db.doc(`Reports/${house}-atual-porteiro-feminino`).update({ ativo: false, atual: false })
  }
  for (const id of ['pessoa-040', 'pessoa-041', 'pessoa-042']) {
    await db
      .doc(`User/${id}`)
      .update({ senhaPadrao: true, sessoesDesde: Timestamp.fromMillis(now - 20 * DAY_MS) })
  }
}

/** Changes the first day of a report that is still to come. */
async function changeNextDay(
  db: Firestore,
  id: string,
  now: number,
  change: (day: StoredDay) => StoredDay,
): Promise<StoredDay> {
  const reference = db.doc(`Reports/${id}`)
  const days: StoredDay[] = (await reference.get()).get('report')
  const next = days.findIndex(({ date }) => date.toMillis() > now)
  const found = days[next]
  if (!found) throw new Error(`${id} has no day to come`)
  const changed = change(found)
  await reference.update({ report: days.map((day, index) => (index === next ? changed : day)) })
  return changed
}
