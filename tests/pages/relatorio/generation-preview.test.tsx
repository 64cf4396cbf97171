import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#src/pages/relatorio/new/generation-draft.ts'
import { GenerationPreview } from '#src/pages/relatorio/new/generation-preview.tsx'
import type { GenerationData } from '#src/pages/relatorio/new/use-generation-data.ts'
import { SessionContext } from '#src/session/session-context.ts'
import { ADMINISTRATOR_SESSION } from '#tests/setup/administrator-session.ts'

const DRAFT = { ...EMPTY_DRAFT, igreja: 'central', cargo: 'porteiro', genero: 'feminino' as const }
const PEOPLE = ['ana', 'bia'].map((id) => ({
  id,
  name: id,
  genero: DRAFT.genero,
  ...{ cargo: 'p', igreja: 'c' },
}))
const DATA: GenerationData = {
  igrejas: { state: 'loading' },
  igreja: undefined,
  cargo: undefined,
  pessoas: PEOPLE,
  pessoasFailed: false,
  known: undefined,
  cultos: 4,
}

test('the people count as there once what is known of them is there too: before, nothing can be generated', () => {
  const preview = (known: GenerationData['known']) => (
    <SessionContext value={ADMINISTRATOR_SESSION}>
      <GenerationPreview draft={DRAFT} data={{ ...DATA, known }} />
    </SessionContext>
  )
  const { rerender } = render(preview(undefined))
  expect(screen.getByRole('status')).toHaveTextContent('Carregando as pessoas...')
  rerender(preview({ reports: [], disponibilidades: [], vinculos: [], incomplete: false }))
  expect(screen.getByRole('status')).toHaveTextContent('2 pessoas têm este cargo')
})
