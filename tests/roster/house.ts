import { type Igreja, NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'

/** A house with one service a week. */
export const HOUSE: Igreja = {
  id: 'i1',
  nome: 'Central',
  cidade: 'c1',
  rdj: 'nao',
  diasRDJ: [],
  diasCulto: [{ dia: 'Domingo', horario: '18:30' }],
  ...NOMES_POSTOS_PADRAO,
}
