import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { POSTOS, type Posto, type Quantidades } from '#src/domain/entities.ts'
import { MAX_NAME_LENGTH, nameProblem } from '#src/domain/name.ts'
import type { MonthRow, RowChange } from '#src/roster/month-rows.ts'
import { MAX_QUANTIDADE, parseQuantidade } from '#src/roster/validate-generation.ts'
import { rowTitle } from './row-title.ts'

export type AdjustDialogProps = { row: MonthRow; onClose: () => void; onChange: (change: RowChange) => void }

/** Another name, or other quantities, for one report. */
export function AdjustDialog({ row, onClose, onChange }: AdjustDialogProps) {
  const postos = POSTOS.filter((posto) => row.quantidades[posto] !== undefined)
  const [nome, setNome] = useState(row.nome)
  const [typed, setTyped] = useState<Partial<Record<Posto, string>>>(() =>
    Object.fromEntries(postos.map((posto) => [posto, String(row.quantidades[posto])])),
  )
  const [checked, setChecked] = useState(false)
  const nameWrong = nameProblem(nome)
  const wrong = postos.filter((posto) => parseQuantidade(typed[posto] ?? '') === undefined)

  const keep = () => {
    setChecked(true)
    if (nameWrong || wrong.length > 0) return
    const quantidades: Quantidades = Object.fromEntries(
      postos.map((posto) => [posto, parseQuantidade(typed[posto] ?? '') ?? 0]),
    )
    onChange({ nome: nome.trim(), quantidades })
  }

  return (
    <Dialog
      title={`${rowTitle(row)} · ${row.igreja.nome}`}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={keep}>
          Usar neste mês
        </Button>
      }
    >
      <div className="form">
        <TextField
          label="Nome do relatório"
          value={nome}
          error={checked && nameWrong ? `Informe um nome de até ${MAX_NAME_LENGTH} caracteres.` : undefined}
          onChange={({ target }) => setNome(target.value)}
        />
        {postos.map((posto) => (
          <TextField
            key={posto}
            label={row.igreja[posto]}
            inputMode="numeric"
            value={typed[posto] ?? ''}
            error={
              checked && wrong.includes(posto)
                ? `Informe um número inteiro de 0 a ${MAX_QUANTIDADE}.`
                : undefined
            }
            onChange={({ target }) => setTyped({ ...typed, [posto]: target.value })}
          />
        ))}
      </div>
    </Dialog>
  )
}
