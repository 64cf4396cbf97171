import { useEffect, useState } from 'react'

/** How many records of one kind point to what is about to go; `count` undefined when that cannot be known. */
export type Use = {
  count: number | undefined
  one: string
  many: string
  /** no rule lets these point elsewhere */
  stays?: boolean
}

/** Counted once, when the dialog opens; undefined until then. */
export function useUses(count: () => Promise<Use[]>): Use[] | undefined {
  const [uses, setUses] = useState<Use[]>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, when the dialog opens
  useEffect(() => {
    let shown = true
    count().then((counted) => shown && setUses(counted))
    return () => {
      shown = false
    }
  }, [])
  return uses
}

/** What will be lost and how much of it is in use. */
export function usesSentence(what: string, uses: readonly Use[]): string {
  const known = uses.filter(({ count }) => count !== undefined)
  const inUse = known.filter(({ count }) => count !== 0)
  if (known.length === 0) return 'Não foi possível verificar onde é usado.'
  if (inUse.length === 0) return `${what} não está em uso.`
  const parts = inUse.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`)
  return `${what} está em uso: ${parts.join(', ')}. Sem mover, esses registros ficam sem essa informação.`
}
