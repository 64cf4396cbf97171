import { ConfirmDialog } from '#src/components/confirm-dialog.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import type { Pasted } from './spreadsheet-text.ts'

export type PasteDialogProps = {
  pasted: Pasted
  nomes: NomesPostos
  onPaste: () => void
  onClose: () => void
}

/** Shows what pasting would do before anything is written: whose names are known, and which cells stay as they are. */
export function PasteDialog({ pasted, nomes, onPaste, onClose }: PasteDialogProps) {
  const { cells, changes, beyond } = pasted
  const bad = cells.filter(({ problem }) => problem)
  return (
    <ConfirmDialog
      title="Colar da planilha"
      confirmLabel={changes.length === 1 ? 'Colar em 1 vaga' : `Colar em ${changes.length} vagas`}
      onConfirm={() => {
        if (changes.length > 0) onPaste()
      }}
      failed={() => 'Não foi possível colar.'}
      onClose={onClose}
      body={
        <>
          <p>
            {changes.length === 0
              ? 'Nenhum nome foi reconhecido: nada muda.'
              : 'Nada foi escrito ainda. As vagas cujo nome não foi reconhecido ficam como estão.'}
          </p>
          {bad.length > 0 && (
            <ul className="paste__unknown">
              {bad.map(({ place, text, problem }) => (
                <li key={`${place.key}/${place.posto}/${place.slot}`}>
                  <strong>{text}</strong> ({nomes[place.posto]}):{' '}
                  {problem === 'unknown'
                    ? 'ninguém com este nome entre os usuários disponíveis'
                    : 'mais de uma pessoa com este nome'}
                </li>
              ))}
            </ul>
          )}
          {beyond > 0 && (
            <p>
              {beyond === 1 ? '1 célula fica' : `${beyond} células ficam`} fora da grade e{' '}
              {beyond === 1 ? 'é ignorada' : 'são ignoradas'}.
            </p>
          )}
        </>
      }
    />
  )
}
