import { type Actor, can } from '#src/domain/can.ts'
import { NOMES_POSTOS_PADRAO, type Posto } from '#src/domain/entities.ts'
import { DIAS_SEM_ACESSO, SEM_ACESSO_READ } from '#src/domain/sem-acesso.ts'
import type { Troca } from '#src/domain/troca.ts'
import { dayHint } from '#src/lib/day-hint.ts'
import { dayAndMonth, monthName, shortDay, shortWhen } from '#src/lib/service-labels.ts'
import { shownTime } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import type { MonthState } from '#src/roster/month-state.ts'
import type { StaffData, StaffTask } from '#src/roster/staff-tasks.ts'

export type DeskLink = { texto: string; to: string }

/** One thing to do, in words: what stands, what to open, and its cases, the soonest first. */
export type DeskLine = {
  tipo: StaffTask['tipo']
  titulo: string
  nota?: string
  acao?: DeskLink
  casos: (DeskLink & { chave: string })[]
  progresso?: { feitas: number; total: number }
}

/** So many houses of the month are named. */
const NAMED = 3

/** Where one's own commitments stand on the page. */
export const OWN_TURNS = 'meus-compromissos'

/** @param now ms since the epoch */
export function deskLine(task: StaffTask, data: StaffData, actor: Actor, now: number): DeskLine {
  const houses = new Map(data.igrejas.map((igreja) => [igreja.id, igreja]))
  const house = (id: string) => houses.get(id)?.nome ?? ''
  const place = (igreja: string, posto: Posto) =>
    [(houses.get(igreja) ?? NOMES_POSTOS_PADRAO)[posto], house(igreja)].filter(Boolean).join(', ')
  const open = (report: string) =>
    can(actor, 'relatorio_editar') ? paths.relatorioEdit(report) : paths.relatorios
  const { tipo } = task

  switch (tipo) {
    case 'meu-turno': {
      const { date, igreja, posto } = task.turno
      const titulo = `Você serve ${dayHint(date, now)} às ${shownTime(date)}: ${place(igreja, posto)}`
      return { tipo, titulo, acao: { texto: 'Ver', to: `#${OWN_TURNS}` }, casos: [] }
    }
    case 'vagas': {
      const total = task.casos.reduce((sum, { vagas }) => sum + vagas, 0)
      const casos = task.casos.map(({ report, vagas, primeira }) => ({
        chave: report.id,
        texto: `${shortWhen(primeira)} · ${report.nomeRelatorio}, ${house(report.igreja)}${vagas > 1 ? ` (${vagas} vagas)` : ''}`,
        to: open(report.id),
      }))
      return {
        tipo,
        titulo: `${count(total, 'vaga em branco', 'vagas em branco')} nos próximos 7 dias`,
        casos,
      }
    }
    case 'ausencias': {
      const casos = task.casos.map(({ report, date, posto, nome }) => ({
        chave: `${report.id}_${date}_${posto}_${nome}`,
        texto: `${shortWhen(date)} · ${nome}, ${place(report.igreja, posto)}`,
        to: open(report.id),
      }))
      return {
        tipo,
        titulo: `${count(casos.length, 'turno', 'turnos')} de quem avisou que não pode`,
        casos,
      }
    }
    case 'trocas': {
      const casos = task.casos.map((troca) => ({
        chave: troca.id,
        texto: `${shortWhen(troca.data)} · ${trocaText(troca)}: ${place(troca.igreja, troca.posto)}`,
        to: paths.relatorios,
      }))
      return { tipo, titulo: count(casos.length, 'pedido de troca', 'pedidos de troca'), casos }
    }
    case 'mes':
      return monthLine(task.estado, actor)
    case 'terminam': {
      const last = task.casos.at(-1)?.fim ?? 0
      const casos = task.casos.map(({ report, fim }) => ({
        chave: report.id,
        texto: `${shortDay(fim)} · ${report.nomeRelatorio}, ${house(report.igreja)}`,
        to: open(report.id),
      }))
      const [has, many] = ['termina', 'terminam'].map(
        (verb) => `${verb} até ${dayAndMonth(last)} sem outro depois`,
      )
      return {
        tipo,
        titulo: count(casos.length, `relatório ${has}`, `relatórios ${many}`),
        ...(can(actor, 'relatorio_novo') && { acao: { texto: 'Gerar o mês', to: paths.relatorioMes } }),
        casos,
      }
    }
    case 'sem-acesso': {
      const people =
        task.pessoas >= SEM_ACESSO_READ
          ? `${SEM_ACESSO_READ} pessoas ou mais`
          : count(task.pessoas, 'pessoa', 'pessoas')
      return {
        tipo,
        titulo: `${people} sem o primeiro acesso há mais de ${DIAS_SEM_ACESSO} dias`,
        acao: { texto: 'Ver quem são', to: paths.usersWithoutAccess },
        casos: [],
      }
    }
  }
}

function monthLine({ mes, casas, prontas, faltam, rascunhos }: MonthState, actor: Actor): DeskLine {
  const name = monthName(mes)
  const rest = faltam.length - NAMED
  const missing = faltam.slice(0, NAMED).join(', ') + (rest > 0 ? ` e mais ${rest}` : '')
  const drafts =
    rascunhos.length > 0
      ? `${count(rascunhos.length, 'relatório não foi ativado', 'relatórios não foram ativados')}: os membros ainda não veem.`
      : ''
  const go = can(actor, 'relatorio_novo') && faltam.length > 0
  return {
    tipo: 'mes',
    titulo: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${prontas} de ${count(casas, 'casa pronta', 'casas prontas')}`,
    nota: [missing && `${faltam.length === 1 ? 'Falta' : 'Faltam'} ${missing}.`, drafts]
      .filter(Boolean)
      .join(' '),
    acao: go
      ? { texto: 'Continuar', to: paths.relatorioMes }
      : { texto: 'Ver os relatórios', to: paths.relatorios },
    casos: [],
    progresso: { feitas: prontas, total: casas },
  }
}

function trocaText({ estado, nomeDe, para }: Troca): string {
  if (estado === 'avisada') return `${nomeDe} avisou que não poderá`
  if (estado === 'combinada') return `Falta aprovar a troca de ${nomeDe}`
  return para === '' ? `${nomeDe} pediu a toda a equipe` : `${nomeDe} pediu a outra pessoa`
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`
}
