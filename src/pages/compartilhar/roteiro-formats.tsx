import { EmptyState } from '#src/components/data-state.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { RadioGroup } from '#src/components/radio-group.tsx'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { instantLabel } from '#src/lib/service-labels.ts'
import { whatsappMessages } from '#src/output/whatsapp-text.ts'
import { ChangeMessages } from './change-messages.tsx'
import { FolhaDaCasa } from './folha-da-casa.tsx'
import { MessageList } from './message-list.tsx'
import { Pictures } from './pictures.tsx'
import { Planilha } from './planilha.tsx'
import { type SentInput, useSentRoteiro } from './use-sent-roteiro.ts'

const FORMATS = [
  { value: 'texto', label: 'Mensagem' },
  { value: 'imagem', label: 'Imagem' },
  { value: 'folha', label: 'Folha da casa' },
  { value: 'planilha', label: 'Planilha' },
] as const

type Format = (typeof FORMATS)[number]['value']

/** The month in each of the forms in which it is handed out. On paper it is the sheet, whatever is on the screen. */
export function RoteiroFormats(props: SentInput) {
  const { roteiro, now } = props
  const [wanted, setFormat] = useUrlState('formato', 'texto')
  const format: Format = FORMATS.find(({ value }) => value === wanted)?.value ?? 'texto'
  const { sent, failed, onSent } = useSentRoteiro(props)

  if (roteiro.cultos.length === 0)
    return (
      <EmptyState
        sentence="Nenhum culto escalado neste mês."
        hint="Só entra aqui o que já foi ativado: um relatório em rascunho ninguém vê ainda."
      />
    )
  return (
    <>
      <div className="formats no-print">
        <RadioGroup
          legend="O que você quer entregar?"
          options={FORMATS}
          value={format}
          onChange={setFormat}
        />
        {sent && (
          <p className="formats__sent">
            Enviado por {sent.nome || 'este aparelho'} em {instantLabel(sent.at)}.
          </p>
        )}
        <FormError>{failed ? 'Não foi possível ler o que já foi enviado.' : ''}</FormError>
      </div>
      {sent && <ChangeMessages sent={sent} roteiro={roteiro} now={now} onSent={onSent} />}
      {format === 'texto' && <MessageList messages={whatsappMessages(roteiro)} onSent={onSent} />}
      {format === 'imagem' && <Pictures roteiro={roteiro} onSent={onSent} />}
      {format === 'planilha' && <Planilha roteiro={roteiro} />}
      <FolhaDaCasa roteiro={roteiro} onScreen={format === 'folha'} />
    </>
  )
}
