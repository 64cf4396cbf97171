import type { Listado } from '#src/domain/listado.ts'
import { watchDiretorios } from './diretorios.ts'
import { watchUsers } from './users.ts'
import { watchWhenReady } from './watch-when-ready.ts'

/** Everybody by name, gender, position and house: a document a house. */
export const watchPeople = watchWhenReady<Listado[]>('diretorios', watchDiretorios, watchUsers)
