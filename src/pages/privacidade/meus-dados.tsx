import { useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { DataState } from '#src/components/data-state.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { useNow } from '#src/hooks/use-now.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { formatShortDate, toStored } from '#src/lib/service-time.ts'
import { copyOfData } from '#src/output/copy-of-data.ts'
import { readHeld } from '#src/repositories/held-data.ts'
import { watchUser } from '#src/repositories/users.ts'
import { useActor } from '#src/session/use-actor.ts'
import './privacidade.css'

/** The person's own profile as the network has it, and a file with everything of theirs that they may read. */
export function MeusDados({ uid }: { uid: string }) {
  const [user, retry] = useSubscription(useMemo(() => watchUser(uid), [uid]))
  const now = useNow()
  const actor = useActor()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function download() {
    setBusy(true)
    setError('')
    try {
      const text = copyOfData(await readHeld(uid, actor), now)
      downloadFile(new File([text], 'meus-dados.json', { type: 'application/json' }))
    } catch (reason) {
      console.warn('The copy of the data failed', reason)
      setError('Não foi possível reunir seus dados. Verifique a conexão e tente de novo.')
    }
    setBusy(false)
  }

  return (
    <section className="stack" aria-labelledby="meus-dados">
      <h2 id="meus-dados">Seus dados</h2>
      <DataState
        subscription={user}
        loading="Carregando seus dados..."
        failed="Erro ao carregar seus dados."
        onRetry={retry}
      >
        {(profile) => (
          <dl className="privacidade__fields">
            <Field name="Nome" value={profile?.name} />
            <Field name="Usuário" value={profile?.email} />
            <Field name="Gênero" value={profile?.genero} />
            <Field
              name="Data de nascimento"
              value={profile?.datanasc ? formatShortDate(toStored(profile.datanasc, '00:00')) : ''}
            />
            <Field name="Celular" value={profile?.celular} />
          </dl>
        )}
      </DataState>
      <p>
        O arquivo traz seu cadastro, as datas em que você não pode, seus cultos nas escalas publicadas, seus
        pedidos de troca e os aparelhos que recebem avisos, e diz tudo o mais que a rede guarda sobre você.
        Para corrigir ou apagar algo, fale com quem cuida da escala.
      </p>
      <FormError>{error}</FormError>
      <Button onClick={download} busy={busy} busyLabel="Reunindo seus dados...">
        Baixar meus dados
      </Button>
    </section>
  )
}

function Field({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || 'Não informado'}</dd>
    </div>
  )
}
