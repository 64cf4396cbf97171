import { assertFails } from '@firebase/rules-unit-testing'
import { doc, getDoc } from 'firebase/firestore'
import { around } from './alike.ts'
import type { Attack } from './attack.ts'
import { type Docs, igreja } from './network.ts'
import { populated } from './roles.ts'

const MEMBER = 'uid-memberP'

/** To read what would be the reader's if one thing in it were a little different; `given` is there besides. */
function peek(wants: string, given: Docs, path: string, uid = MEMBER): Attack {
  return {
    wants: `to read ${wants}`,
    leaves: Object.keys(given),
    play: async (stage) => {
      await stage.put(given)
      await assertFails(getDoc(doc(stage.as(uid), path)))
    },
  }
}

const before = (path: string) => populated()[path] ?? {}
const session = (user: string): Docs => ({
  [`Sessao/uid-${user}`]: { ...before('Sessao/uid-memberP'), user },
})

/** A request of somebody else. */
const asking = (fields: Record<string, unknown>): Docs => ({
  'Trocas/outro': { ...before('Trocas/pedido'), de: 'ana', para: 'vera', ...fields },
})

const ofCentro = (fields: Record<string, unknown>): Docs => ({
  'Reports/outro': { ...before('Reports/centro'), ...fields },
})

/** Somebody of another house whose position is almost, or sorts as, an administrator's. */
const ranked = (tipo: string): Docs => ({ 'Cargo/porteiro': { ...before('Cargo/porteiro'), tipo } })

export const NEAR_READING: Attack[] = [
  // requests for a substitute
  ...around('memberP').flatMap((user) => [
    peek(`what ${user} asked`, asking({ de: user }), 'Trocas/outro'),
    peek(`what ${user} was asked`, asking({ para: user }), 'Trocas/outro'),
  ]),
  ...around('centro').map((house) =>
    peek(`what the team of ${house} was asked`, asking({ para: '', igreja: house }), 'Trocas/outro'),
  ),
  ...around('porteiro').map((cargo) =>
    peek(`what the ${cargo} were asked`, asking({ para: '', cargo }), 'Trocas/outro'),
  ),
  ...[...around('feminino'), 'masculino'].map((genero) =>
    peek(`what the ${genero} were asked`, asking({ para: '', genero }), 'Trocas/outro'),
  ),
  ...['.*', 'memberP'].map((para) =>
    peek(
      `what ${para} of the team was asked`,
      { ...asking({ para }), ...session('ana2') },
      'Trocas/outro',
      'uid-ana2',
    ),
  ),
  // reports
  ...around('centro').map((house) =>
    peek(`a report of ${house}`, ofCentro({ igreja: house }), 'Reports/outro'),
  ),
  ...around('memberP').map((user) =>
    peek(`a report with ${user} in it`, ofCentro({ igreja: 'norte', pessoas: [user] }), 'Reports/outro'),
  ),
  ...['Admin2', 'Admi', 'UserP', 'Zelador'].flatMap((tipo) => [
    peek(`a report as ${tipo}`, ranked(tipo), 'Reports/norte'),
    peek(`the log as ${tipo}`, ranked(tipo), 'Log/ana_1700000000000'),
  ]),
  // people, directories, what is one's own
  ...around('memberP').flatMap((user) =>
    ['User', 'Disponibilidade', 'Avisos'].map((name) =>
      peek(`${name} of ${user}`, { [`${name}/${user}`]: before('Disponibilidade/ana') }, `${name}/${user}`),
    ),
  ),
  ...around('centro').map((house) =>
    peek(
      `the directory of ${house}`,
      { [`Igreja/${house}`]: igreja('osasco'), [`Diretorio/${house}`]: { pessoas: {}, ultimo: '' } },
      `Diretorio/${house}`,
    ),
  ),
  ...around('uid-memberP').map((uid) =>
    peek(`the session of ${uid}`, { [`Sessao/${uid}`]: before('Sessao/uid-memberP') }, `Sessao/${uid}`),
  ),
]
