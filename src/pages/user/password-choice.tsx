import { useState } from 'react'
import { RadioGroup } from '#src/components/radio-group.tsx'
import type { Grant } from '#src/domain/can.ts'
import { DIAS_SENHA_PROVISORIA } from '#src/domain/senha-provisoria.ts'

/** How a person gets in for the first time: with a password of their own that is shown once, or with the one that everybody knows. */
export type FirstPassword = 'provisoria' | 'padrao'

/** A position that gives more than the two pages of every member is worth a password that nobody can guess. */
export function suggestedPassword({ permissoes, tipo }: Grant): FirstPassword {
  const harmless = tipo !== 'Admin' && permissoes.every((key) => key === 'home' || key === 'calendario')
  return harmless ? 'padrao' : 'provisoria'
}

/** What the person chose, or what is suggested for the position as long as nothing was chosen. */
export function useFirstPassword(grant: Grant) {
  const [chosen, setChosen] = useState<FirstPassword>()
  return { value: chosen ?? suggestedPassword(grant), onChange: setChosen }
}

type PasswordChoiceProps = { value: FirstPassword; onChange: (value: FirstPassword) => void; padrao: string }

export function PasswordChoice({ value, onChange, padrao }: PasswordChoiceProps) {
  return (
    <RadioGroup
      legend="Senha do primeiro acesso"
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'provisoria',
          label: 'Senha provisória',
          hint: 'Só desta pessoa, aparece uma vez. A mais segura.',
        },
        {
          value: 'padrao',
          label: `Senha padrão: ${padrao}`,
          hint: `Todos a conhecem: até o primeiro acesso, ou por ${DIAS_SENHA_PROVISORIA} dias, quem souber o username entra na conta.`,
        },
      ]}
    />
  )
}
