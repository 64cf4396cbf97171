import { useEffect, useRef, useState } from 'react'
import { notify } from '#src/components/notify.ts'
import { can } from '#src/domain/can.ts'
import type { Report } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { monthOf } from '#src/lib/service-labels.ts'
import { type House, type Roteiro, roteiroOf } from '#src/output/roteiro.ts'
import { type Envio, saveEnvio, watchEnvio } from '#src/repositories/envios.ts'
import { getReportAt } from '#src/repositories/report-at.ts'
import { useActor } from '#src/session/use-actor.ts'
import { useAuthor } from '#src/session/use-author.ts'
import { readSent, rememberSent, type SentRoteiro } from './sent-roteiro.ts'

/** `nome`: who sent it; absent when this device did. */
export type Sent = SentRoteiro & { nome?: string }

export type SentInput = {
  /** id of the house */
  igreja: string
  house: House
  roteiro: Roteiro
  /** the active reports that the roteiro is made of */
  reports: readonly Report[]
  /** ms since the epoch */
  now: number
}

/**
 * What was last sent of a house and month: by any coordinator, for whoever edits reports; by this device, for others and without a
 * network. It stays the same while the page is open: what changed stays on the screen while it is being sent.
 */
export function useSentRoteiro({ igreja, house, roteiro, reports, now }: SentInput) {
  const { mes } = roteiro
  const shares = can(useActor(), 'relatorio_editar')
  const author = useAuthor()
  const [own] = useState(() => readSent(igreja, mes))
  const [watch] = useState(() => (shares ? watchEnvio(igreja, mes) : undefined))
  const [envio] = useSubscription(watch)
  const [common, setCommon] = useState<Sent>()
  const [failed, setFailed] = useState(false)
  const settled = useRef(false)
  const noted = useRef('')
  const latest = envio.state === 'ready' ? envio.data : undefined

  useEffect(() => {
    if (!latest || settled.current) return
    settled.current = true
    roteiroThen(latest, reports, house, mes).then(
      (then) => setCommon({ at: latest.em ?? 0, roteiro: then, nome: latest.nome }),
      () => setFailed(true),
    )
  }, [latest, reports, house, mes])

  function onSent() {
    settled.current = true
    rememberSent(igreja, roteiro, now)
    const by = author()
    const versoes = versionsOf(reports, mes)
    const key = JSON.stringify([...versoes])
    if (!shares || !by || noted.current === key) return
    noted.current = key
    saveEnvio(igreja, mes, versoes, by).catch(() => {
      noted.current = ''
      notify.error('Os outros coordenadores não ficaram sabendo deste envio. Verifique a conexão.')
    })
  }
  const sent: Sent | undefined = common && (!own || common.at > own.at) ? common : own
  return { sent, failed, onSent }
}

/** The version of each report that has a service of the month. */
function versionsOf(reports: readonly Report[], mes: string): Map<string, number> {
  const there = reports.filter(
    ({ ativo, report }) => ativo && report.some(({ date }) => date !== undefined && monthOf(date) === mes),
  )
  return new Map(there.map(({ id, versao }) => [id, versao]))
}

/** The month as it was in the versions that were sent. @throws DataError */
async function roteiroThen(
  { versoes }: Envio,
  reports: readonly Report[],
  house: House,
  mes: string,
): Promise<Roteiro> {
  const present = new Map(reports.map((report) => [report.id, report]))
  const then = await Promise.all(
    [...versoes].map(([id, versao]) => {
      const report = present.get(id)
      return report?.versao === versao ? report : getReportAt(id, versao)
    }),
  )
  const known = then.filter((report) => report !== undefined).map((report) => ({ ...report, ativo: true }))
  return roteiroOf(known, house, mes)
}
