import { useState } from 'react'
import { CodeMissing } from '#src/lib/code-missing.ts'
import { renewCode } from '#src/lib/renew-code.ts'
import { Button } from './button.tsx'

/** The last resort: something broke that no screen foresaw, or its code is not to be had. No stack trace, a way out. */
export function Fatal({ error }: { error?: unknown }) {
  const [loading, setLoading] = useState(false)
  const missing = error instanceof CodeMissing
  function reload() {
    setLoading(true)
    void renewCode()
  }
  return (
    <div className="stack" role="alert" style={{ padding: 'var(--space-5)', alignItems: 'flex-start' }}>
      <h1>{missing ? 'Esta tela não pôde ser carregada' : 'Algo deu errado'}</h1>
      <p>
        {missing
          ? 'Verifique a conexão e carregue de novo. O que já estava salvo continua salvo.'
          : 'Esta tela não pôde ser mostrada. O que já estava salvo continua salvo.'}
      </p>
      <Button variant="primary" busy={loading} onClick={reload}>
        Carregar de novo
      </Button>
    </div>
  )
}
