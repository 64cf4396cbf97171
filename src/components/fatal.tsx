import { Button } from './button.tsx'

/** The last resort: something broke that no screen foresaw. No stack trace, a way out. */
export function Fatal() {
  return (
    <div className="stack" role="alert" style={{ padding: 'var(--space-5)', alignItems: 'flex-start' }}>
      <h1>Algo deu errado</h1>
      <p>Esta tela não pôde ser mostrada. O que já estava salvo continua salvo.</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Carregar de novo
      </Button>
    </div>
  )
}
