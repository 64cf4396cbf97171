import { Page } from '#src/components/page.tsx'
import { useSession } from '#src/session/session-context.ts'
import { MeusDados } from './meus-dados.tsx'

/** What the network keeps about a person, who sees it and for how long; and that person's own data. */
export function PrivacidadePage() {
  const { user } = useSession()
  return (
    <Page title="Privacidade">
      <section className="stack" aria-labelledby="o-que-guardamos">
        <h2 id="o-que-guardamos">O que a rede guarda sobre você</h2>
        <ul>
          <li>
            Seu cadastro: nome, usuário, gênero, data de nascimento, celular, cargo, cidade e casa de oração.
          </li>
          <li>Os cultos em que você foi escalado, com o posto.</li>
          <li>As datas em que você avisou que não pode servir. O motivo nunca é perguntado.</li>
          <li>Seus pedidos de troca, e os dias em que alguém lembrou você de um culto.</li>
          <li>Os aparelhos em que você pediu avisos.</li>
          <li>Nome e celular de quem aceitou ser o contato de uma casa de oração.</li>
          <li>Quando você entrou e o que você mudou no sistema, se trabalha na secretaria.</li>
        </ul>
        <p>
          Sua senha não é guardada: o sistema guarda apenas um código que não permite descobri-la. Nada é
          usado para propaganda nem entregue a outras empresas além de quem hospeda o sistema.
        </p>
      </section>
      <section className="stack" aria-labelledby="quem-ve">
        <h2 id="quem-ve">Quem vê</h2>
        <ul>
          <li>Os membros da sua casa de oração: seu nome e em qual culto e posto você serve.</li>
          <li>A secretaria: também seu cadastro e suas datas, para montar a escala e falar com você.</li>
          <li>Os administradores: também o registro do que foi mudado e por quem.</li>
        </ul>
      </section>
      <section className="stack" aria-labelledby="por-quanto-tempo">
        <h2 id="por-quanto-tempo">Por quanto tempo</h2>
        <p>
          O cadastro fica enquanto você serve na rede. As escalas passadas ficam, porque são elas que repartem
          os turnos com justiça. Você pode pedir que seu cadastro seja apagado e que seu nome saia das escalas
          passadas.
        </p>
      </section>
      {user && <MeusDados uid={user.uid} />}
    </Page>
  )
}
