import { buttonClass } from '#src/components/button.tsx'
import type { Contato, NomesPostos } from '#src/domain/entities.ts'
import type { Turno } from '#src/domain/troca.ts'
import { whatsappLink } from '#src/lib/whatsapp-link.ts'
import { paths } from '#src/paths.ts'
import type { NewTroca } from '#src/repositories/change-trocas.ts'
import { turnoText } from './troca-text.ts'

/** What was sent, and to whom. */
export type Done = Pick<NewTroca, 'para' | 'devolve' | 'estado'> & { name: string }

type AskDoneProps = { done: Done; turno: Turno; known: { nomes: NomesPostos; contato: Contato | undefined } }

/** What happens now, and the message ready for WhatsApp. */
export function AskDone({ done, turno, known: { nomes, contato } }: AskDoneProps) {
  const when = turnoText(turno, nomes)
  const told = done.estado === 'avisada'
  const text = told
    ? `Não poderei servir: ${when}.`
    : done.devolve
      ? `Pode trocar comigo? Eu sirvo ${turnoText(done.devolve, nomes)} e você ${when}. Responda em ${home()}`
      : `Pode servir no meu lugar? ${when}. Responda em ${home()}`
  const toContact = told && contato ? whatsappLink(contato.celular, { text }) : undefined
  const link = toContact ?? `https://wa.me/?text=${encodeURIComponent(text)}`
  return (
    <>
      <p role="status">{sentence(done)}</p>
      <p>
        <a className={buttonClass('primary')} href={link} target="_blank" rel="noreferrer">
          {toContact && contato ? `Avisar ${contato.nome} no WhatsApp` : 'Avisar também no WhatsApp'}
        </a>
      </p>
    </>
  )
}

function sentence({ estado, para, name, devolve }: Done): string {
  if (estado === 'avisada')
    return 'Pronto: o seu aviso aparece para quem cuida da escala. Você continua na escala até que mudem.'
  if (para === '')
    return 'Pronto: a equipe vê o pedido ao abrir o aplicativo. Quem aceitar primeiro fica com o lugar.'
  return `Pronto: ${name} vê o pedido ao abrir o aplicativo. ${devolve ? 'Os dois dias mudam juntos' : 'O seu nome só sai da escala'} quando ${name} aceitar.`
}

function home(): string {
  return `${window.location.origin}${paths.home}`
}
