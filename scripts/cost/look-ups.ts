/** Who asks: the rules need not look for a permission where a member's own way comes first. */
export type Who = 'member' | 'staff'

type Count = number | Record<Who, number>

/**
 * How many documents each rule looks up at most, each of which is billed once a request: `tests/rules/look-ups.test.ts` measures them on
 * the emulator and fails where this table says less. `getAfter`, and what an earlier write of the commit looked up, are free.
 */
const LOOK_UPS: Record<string, Count> = {
  'Login get': 0,
  'Sessao get': 0,
  'Estado get': 0,
  'User get': { member: 1, staff: 3 },
  'User list': 3,
  'Cidade get': 2,
  'Cidade list': 2,
  'Cargo get': 2,
  'Cargo list': 2,
  'Igreja get': 2,
  'Igreja list': 2,
  'Reports get': { member: 2, staff: 3 },
  'Reports list': { member: 2, staff: 3 },
  'Versoes list': 3,
  'Diretorio get': { member: 2, staff: 3 },
  'Diretorio list': 3,
  'Trocas list': { member: 2, staff: 3 },
  'Log list': 3,
  'Tentativa write': 4,
  'Dispositivo write': 3,
  'Falhas write': 4,
  'Sessao write': 3,
  'User write': 7,
  'Login write': 1,
  'Credencial write': 2,
  'Diretorio write': 4,
  'Cidade write': 3,
  'Cargo write': 3,
  'Igreja write': 4,
  'Reports write': 6,
  'Versoes write': 0,
  'Trocas write': 5,
  'Avisos get': 2,
  'Avisos write': 2,
  'Envios write': 4,
  'Lembretes write': 4,
  'Disponibilidade write': 4,
  'Vinculo write': 5,
  'Log write': 2,
}

/** What a rule that is not in the table looks up at most: the session, the profile and the position. */
const OTHERS = 3

/** @param rule collection and 'get', 'list' or 'write' */
export function lookUpsOf(rule: string, who: Who): number {
  const count = LOOK_UPS[rule] ?? OTHERS
  return typeof count === 'number' ? count : count[who]
}
