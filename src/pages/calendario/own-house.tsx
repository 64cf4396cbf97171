import { useMemo } from 'react'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { watchCidade } from '#src/repositories/cidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import './calendario.css'

/** A member's own city and prayer house, as labels. */
export function OwnHouse({ cidade, igreja }: { cidade: string; igreja: string }) {
  const cidades = useDocuments(
    useMemo(() => [cidade], [cidade]),
    watchCidade,
  )
  const igrejas = useDocuments(
    useMemo(() => [igreja], [igreja]),
    watchIgreja,
  )
  const unknownCidade = cidade !== '' && !cidades.has(cidade)
  const unknownIgreja = igreja !== '' && !igrejas.has(igreja)
  return (
    <dl className="own-house">
      <div>
        <dt>Cidade</dt>
        <dd>{unknownCidade ? '...' : cidades.get(cidade)?.nome || 'Cidade não encontrada'}</dd>
      </div>
      <div>
        <dt>Casa de Oração</dt>
        <dd>{unknownIgreja ? '...' : igrejas.get(igreja)?.nome || 'Igreja não encontrada'}</dd>
      </div>
    </dl>
  )
}
