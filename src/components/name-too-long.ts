import { MAX_NAME_LENGTH } from '#src/domain/name.ts'

/** What every form says of a name for which `nameProblem` gives 'long'. */
export const NAME_TOO_LONG = `O nome pode ter no máximo ${MAX_NAME_LENGTH} caracteres.`
