import type { Uso } from './serving-context.ts'
import type { Codigo } from './serving-rules.ts'

/**
 * How grave a reason is: 'sobrepoe' blocks, but staff may override it with a typed reason; 'dica' is said and warns of nothing;
 * '-' is not said.
 */
export type Gravity = 'bloqueia' | 'sobrepoe' | 'avisa' | 'dica' | '-'

/** gerar, escolher, trocar, publicar */
const levels = (gerar: Gravity, escolher: Gravity, trocar: Gravity, publicar: Gravity) => ({
  gerar,
  escolher,
  trocar,
  publicar,
})

/** In the order in which they are said. */
export const GRAVITY: Record<Codigo, Record<Uso, Gravity>> = {
  'ja-no-culto': levels('bloqueia', 'bloqueia', 'bloqueia', 'bloqueia'),
  'em-outro-relatorio': levels('bloqueia', 'sobrepoe', 'bloqueia', 'sobrepoe'),
  ausente: levels('bloqueia', 'sobrepoe', 'bloqueia', 'sobrepoe'),
  'ainda-nao-comecou': levels('bloqueia', 'sobrepoe', 'bloqueia', 'avisa'),
  'nao-neste-posto': levels('bloqueia', 'avisa', 'bloqueia', 'avisa'),
  'outro-cargo': levels('bloqueia', 'avisa', 'bloqueia', 'avisa'),
  'outro-genero': levels('bloqueia', 'avisa', 'bloqueia', 'avisa'),
  'outra-casa': levels('bloqueia', 'avisa', 'bloqueia', 'avisa'),
  separado: levels('bloqueia', 'avisa', 'bloqueia', 'avisa'),
  'limite-do-mes': levels('bloqueia', 'avisa', 'avisa', 'avisa'),
  'semana-passada': levels('-', 'avisa', 'avisa', 'dica'),
  'mesmo-dia-outro-culto': levels('-', 'avisa', 'avisa', '-'),
  'mesmo-posto': levels('-', 'dica', 'dica', '-'),
  'par-ausente': levels('-', 'avisa', 'avisa', 'avisa'),
}
