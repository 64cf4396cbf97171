import { Button } from './button.tsx'
import './banner.css'

export type AccessFailedBannerProps = { failed: boolean; onRetry: () => void }

/** Says that the permissions are not known, so that the menu may lack places; it goes by itself when they come. */
export function AccessFailedBanner({ failed, onRetry }: AccessFailedBannerProps) {
  return (
    <div className="offline-banner no-print" role="status">
      {failed && (
        <>
          Não foi possível carregar suas permissões: algumas páginas podem faltar no menu.{' '}
          <Button onClick={onRetry}>Tentar novamente</Button>
        </>
      )}
    </div>
  )
}
