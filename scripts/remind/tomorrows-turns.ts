import type { Firestore } from 'firebase-admin/firestore'
import { NOMES_POSTOS_PADRAO, type NomesPostos, POSTOS } from '../../src/domain/entities.ts'
import { pushTo } from '../../src/lib/push-to.ts'
import { shiftDays, shownDate, shownTime, toStored, upcomingFrom } from '../../src/lib/service-time.ts'
import { readString } from '../../src/lib/untyped-data.ts'
import { parseReport } from '../../src/repositories/parse-report.ts'

/** One person's turn of tomorrow: '18:30, Átrio, Jardim Novo'. */
export type Turn = { date: number; text: string }

/** The turns of tomorrow in active reports by person, each list by time. `nowMs`: ms since the epoch. */
export async function tomorrowsTurns(db: Firestore, nowMs: number): Promise<Map<string, Turn[]>> {
  const begin = toStored(shownDate(shiftDays(upcomingFrom(nowMs), 1)), '00:00')
  const end = shiftDays(begin, 1)
  const found = new Map<string, Turn[]>()
  const houses = new Map<string, House>()
  // not by period: a report of an older release has none
  const active = await db.collection('Reports').where('ativo', '==', true).get()
  for (const document of active.docs) {
    const { igreja, report } = parseReport(document.id, document.data())
    const days = report.filter(({ date }) => date !== undefined && date >= begin && date < end)
    if (days.length === 0) continue
    const house = houses.get(igreja) ?? (await readHouse(db, igreja))
    houses.set(igreja, house)
    for (const { date = begin, ...posts } of days) {
      for (const posto of POSTOS) {
        const text = [shownTime(date), house.nomes[posto], house.nome].filter(Boolean).join(', ')
        for (const { id } of posts[posto] ?? []) {
          if (id !== '') pushTo(found, id, { date, text })
        }
      }
    }
  }
  for (const turns of found.values()) turns.sort((a, b) => a.date - b.date)
  return found
}

type House = { nome: string; nomes: NomesPostos }

async function readHouse(db: Firestore, igreja: string): Promise<House> {
  const fields = igreja === '' ? {} : ((await db.doc(`Igreja/${igreja}`).get()).data() ?? {})
  const nomes = { ...NOMES_POSTOS_PADRAO }
  for (const posto of POSTOS) nomes[posto] = readString(fields, posto) || nomes[posto]
  return { nome: readString(fields, 'nome'), nomes }
}
