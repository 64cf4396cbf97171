import { useOnline } from '#src/hooks/use-online.ts'
import './banner.css'

/** Says that the device is without a network. The region is always there: what appears in it is announced. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div className="offline-banner" role="status">
      {online ? null : 'Sem conexão. Você vê o que já foi carregado; para salvar é preciso conexão.'}
    </div>
  )
}
