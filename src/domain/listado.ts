import type { User } from './entities.ts'

/** Somebody as the directory of their house names them. */
export type Listado = Pick<User, 'id' | 'name' | 'genero' | 'cargo' | 'igreja'>
