import { POSTOS, type Report, type User } from '#src/domain/entities.ts'
import { type CopyPart, type DataOfPerson, PERSONAL_DATA } from '#src/domain/personal-data.ts'
import type { Troca } from '#src/domain/troca.ts'
import { shownDate, shownTime } from '#src/lib/service-time.ts'

/** What a person takes along: JSON with Portuguese names, readable by people and programs. `now` is ms since the epoch. */
export function copyOfData(data: DataOfPerson, now: number): string {
  const parts = partsOf(data)
  return JSON.stringify(
    { emitidoEm: instant(now), ...parts, oQueARedeGuarda: everythingHeld(parts) },
    null,
    2,
  )
}

function partsOf(data: DataOfPerson): Record<CopyPart, unknown> {
  const { user, disponibilidade } = data
  return {
    cadastro: user,
    naoPode: disponibilidade === 'nothing' ? { ausencias: [], dias: [] } : disponibilidade,
    cultos: user && data.reports?.flatMap((report) => turnsIn(report, user)).sort(byWhen),
    pedidos: user && data.pedidos?.map((troca) => requestOf(troca, user)).sort(byWhen),
    // of the other person nothing is told
    vinculos: data.vinculos?.map(({ tipo }) => tipo),
    aparelhos: data.aparelhos?.map(({ endpoint, em }) => ({ endereco: endpoint, desde: instant(em) })),
    lembretes: data.lembretes?.map((lembrete) => lembrete.data).sort(),
    envios: data.envios?.map(({ mes, em }) => ({ mes, enviadoEm: instant(em) })),
    contatos: data.contatos.map(({ nome, contato }) => ({ casa: nome, ...contato })),
  }
}

/** Everything that is held, whether it is in this copy or not, and what an erasure would leave. */
function everythingHeld(parts: Record<CopyPart, unknown>) {
  return Object.values(PERSONAL_DATA)
    .flat()
    .map(({ oQue, parte, fica }) => ({
      oQue,
      nestaCopia: parte !== undefined && parts[parte] !== undefined ? parte : 'não',
      seForApagada: fica ? `fica: ${fica}` : 'apagado',
    }))
}

function instant(ms: number | undefined): string {
  return ms === undefined ? '' : new Date(ms).toISOString()
}

type When = { data: string; hora: string }
type Turn = When & { escala: string; posto: string }
type Request = When & { posto: string; pedido: 'feito' | 'recebido'; estado: string }

function turnsIn({ nomeRelatorio, report }: Report, { id }: User): Turn[] {
  return report.flatMap((day) =>
    POSTOS.filter((posto) => day[posto]?.some((person) => person.id === id)).map((posto) => ({
      escala: nomeRelatorio,
      ...whenOf(day.date),
      posto,
    })),
  )
}

function requestOf({ data, posto, de, estado }: Troca, { id }: User): Request {
  return { ...whenOf(data), posto, pedido: de === id ? 'feito' : 'recebido', estado }
}

function whenOf(stored: number | undefined): When {
  return stored === undefined ? { data: '', hora: '' } : { data: shownDate(stored), hora: shownTime(stored) }
}

function byWhen(a: When, b: When): number {
  return `${a.data} ${a.hora}` < `${b.data} ${b.hora}` ? -1 : 1
}
