import { assertFails } from '@firebase/rules-unit-testing'
import { serverTimestamp } from 'firebase/firestore'
import { type Attack, attack, attackGiven, lawful, refused } from './attack.ts'
import {
  activate,
  altered,
  type Batch,
  logId,
  saveReport,
  type Write,
  without,
  withoutField,
} from './batches.ts'
import { ago, day } from './network.ts'
import { send } from './stage.ts'

const SECRETARY = 'uid-secretary'
const REPORT = 'Reports/inativo'
const VERSION = `${REPORT}/Versoes/1`
const save = () => saveReport('secretary', 'inativo', 2)
const now = serverTimestamp()

/** The save, with what it keeps under another path. */
function keptAt(path: string): Batch {
  const batch = save()
  return { ...without(batch, VERSION), [path]: batch[VERSION] ?? 'delete' }
}

const older = (days: number) => ({
  [VERSION]: { set: { report: [day('ana')], alteracao: {}, por: { timestamp: ago({ days }) } } },
})

/** What nobody saved, dated now. */
const invented = {
  report: [day('chefe')],
  alteracao: {},
  por: { nameUser: 'Pessoa chefe', timestamp: now },
}

const fieldsOf = (write: Write | undefined) =>
  write && write !== 'delete' && 'update' in write ? write.update : {}

export const VERSION_ATTACKS: Attack[] = [
  attack('a save that keeps nothing', SECRETARY, () => without(save(), VERSION)),
  ...['12', '1x', '0', '2'].map((id) =>
    attack(`a save that keeps the version before it as ${id}, too`, SECRETARY, () => {
      const batch = save()
      return { ...batch, [`${REPORT}/Versoes/${id}`]: batch[VERSION] ?? 'delete' }
    }),
  ),
  attackGiven(
    'a save over version 12 that keeps a version 1 that never was, too',
    () => ({ [REPORT]: { merge: { versao: 12 } } }),
    SECRETARY,
    () => {
      const batch = saveReport('secretary', 'inativo', 13)
      return { ...batch, [VERSION]: batch[`${REPORT}/Versoes/12`] ?? 'delete' }
    },
  ),
  attack('a version that nobody saved over', SECRETARY, () => {
    const kept = save()[VERSION]
    return { [VERSION]: kept ?? 'delete' }
  }),
  ...[undefined, 'uid-nobody', 'uid-expired', 'uid-memberP', SECRETARY].map(
    (uid): Attack => ({
      wants: `a version of what was never saved (${uid ?? 'a stranger'})`,
      play: (stage) => assertFails(send(stage.as(uid), { [`${REPORT}/Versoes/0`]: { set: invented } })),
      leaves: [],
    }),
  ),
  attack('a version of what was never saved, behind a switch', SECRETARY, () => {
    const batch = activate('secretary', 'inativo', true)
    const { alteracao } = fieldsOf(batch[REPORT])
    return { ...batch, [`${REPORT}/Versoes/0`]: { set: { ...invented, por: alteracao } } }
  }),
  ...['Relatorio-Up', 'Relatorio-Troca'].flatMap((action) =>
    [365, -1].map((days) =>
      attackGiven(
        `the version of a ${action} anew, ${days} days old, which was removed`,
        () => ({ [REPORT]: { merge: { versao: 5, alteracao: { action, timestamp: ago({ days }) } } } }),
        SECRETARY,
        () => ({ [`${REPORT}/Versoes/4`]: { set: invented } }),
      ),
    ),
  ),
  attack('other days kept than there were', SECRETARY, () =>
    altered(save(), VERSION, { report: [day('chefe')] }),
  ),
  attack('a day less kept', SECRETARY, () => altered(save(), VERSION, { report: [] })),
  attack('the new days kept as the old ones', SECRETARY, () =>
    altered(save(), VERSION, { report: [day('ana', 'chefe')] }),
  ),
  attack('an author invented for the version before', SECRETARY, () =>
    altered(save(), VERSION, { alteracao: { userId: 'ana' } }),
  ),
  attack('the version replaced by another, as it says', SECRETARY, () =>
    altered(save(), VERSION, {
      por: {
        log: logId('ana'),
        userId: 'ana',
        nameUser: 'Pessoa ana',
        action: 'Relatorio-Up',
        timestamp: now,
      },
    }),
  ),
  attack('a version without its successor', SECRETARY, () => withoutField(save(), VERSION, 'por')),
  attack('a version without its days', SECRETARY, () => withoutField(save(), VERSION, 'report')),
  attack('a note in a version', SECRETARY, () => altered(save(), VERSION, { nota: 'x' })),
  attack('what nobody knows in a version', SECRETARY, () => altered(save(), VERSION, { estranho: 1 })),
  attack('the version kept under another number', SECRETARY, () => keptAt(`${REPORT}/Versoes/2`)),
  attack('the version kept under a number like it', SECRETARY, () => keptAt(`${REPORT}/Versoes/01`)),
  attack('the version kept with another report', SECRETARY, () => keptAt('Reports/centro/Versoes/1')),
  attack('a second version in one save', SECRETARY, () => ({
    ...save(),
    [`${REPORT}/Versoes/3`]: save()[VERSION] ?? 'delete',
  })),
  attack('a version of a report that another save is about', SECRETARY, () => ({
    ...save(),
    'Reports/centro/Versoes/1': save()[VERSION] ?? 'delete',
  })),
  attackGiven('to write over a version', () => older(10), SECRETARY, save),
  attackGiven(
    'to change a version',
    () => older(10),
    'uid-admin',
    () => ({
      [VERSION]: { update: { report: [] } },
    }),
  ),
  attackGiven(
    'to remove a version of this year',
    () => older(364),
    'uid-admin',
    () => ({
      [VERSION]: 'delete',
    }),
  ),
  attackGiven(
    'to remove a version as a secretary who may not delete',
    () => older(400),
    'uid-memberP',
    () => ({
      [VERSION]: 'delete',
    }),
  ),
  {
    wants: 'to save twice over one version',
    play: async (stage) => {
      await lawful(stage, SECRETARY, save())
      await refused(stage, SECRETARY, save())
    },
    leaves: [REPORT, VERSION, `Log/${logId('secretary')}`],
  },
]
