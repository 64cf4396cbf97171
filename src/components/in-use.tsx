import { useEffect, useState } from 'react'

/** How many records of one kind point to what is about to go; `count` undefined when that cannot be known. */
export type Use = { count: number | undefined; one: string; many: string }

/** What will be lost and how much of it is in use: the body of a delete confirmation. */
export function InUse({ what, count }: { what: string; count: () => Promise<Use[]> }) {
  const [uses, setUses] = useState<Use[]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, when the dialog opens
  useEffect(() => {
    let shown = true
    count().then((counted) => shown && setUses(counted))
    return () => {
      shown = false
    }
  }, [])

  return (
    <>
      <p>Esta ação não pode ser desfeita.</p>
      <p role="status">{uses === undefined ? 'Verificando onde é usado...' : sentence(what, uses)}</p>
    </>
  )
}

function sentence(what: string, uses: Use[]): string {
  const known = uses.filter(({ count }) => count !== undefined)
  const inUse = known.filter(({ count }) => count !== 0)
  if (known.length === 0) return 'Não foi possível verificar onde é usado.'
  if (inUse.length === 0) return `${what} não está em uso.`
  const parts = inUse.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
  return `${what} está em uso: ${parts.join(', ')}. Esses registros ficarão sem essa informação.`
}
