import { useState } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import { RadioGroup } from '#src/components/radio-group.tsx'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { instantLabel } from '#src/lib/service-labels.ts'
import type { Roteiro } from '#src/output/roteiro.ts'
import { whatsappMessages } from '#src/output/whatsapp-text.ts'
import { ChangeMessages } from './change-messages.tsx'
import { FolhaDaCasa } from './folha-da-casa.tsx'
import { MessageList } from './message-list.tsx'
import { Pictures } from './pictures.tsx'
import { Planilha } from './planilha.tsx'
import { readSent, rememberSent } from './sent-roteiro.ts'

const FORMATS = [
  { value: 'texto', label: 'Mensagem' },
  { value: 'imagem', label: 'Imagem' },
  { value: 'folha', label: 'Folha da casa' },
  { value: 'planilha', label: 'Planilha' },
] as const

type Format = (typeof FORMATS)[number]['value']

/** The month in each of the forms in which it is handed out. On paper it is the sheet, whatever is on the screen. */
export function RoteiroFormats({ roteiro, igreja, now }: { roteiro: Roteiro; igreja: string; now: number }) {
  const [wanted, setFormat] = useUrlState('formato', 'texto')
  const format: Format = FORMATS.find(({ value }) => value === wanted)?.value ?? 'texto'
  // what changed stays on the screen while it is being sent
  const [sent] = useState(() => readSent(igreja, roteiro.mes))
  const onSent = () => rememberSent(igreja, roteiro, now)

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
        {sent && <p className="formats__sent">Enviado por este aparelho em {instantLabel(sent.at)}.</p>}
      </div>
      {sent && <ChangeMessages sent={sent} roteiro={roteiro} now={now} onSent={onSent} />}
      {format === 'texto' && <MessageList messages={whatsappMessages(roteiro)} onSent={onSent} />}
      {format === 'imagem' && <Pictures roteiro={roteiro} onSent={onSent} />}
      {format === 'planilha' && <Planilha roteiro={roteiro} />}
      <FolhaDaCasa roteiro={roteiro} onScreen={format === 'folha'} />
    </>
  )
}
