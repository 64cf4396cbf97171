import { type Limites, POSTOS } from '#src/domain/entities.ts'
import { isWallDate } from '#src/lib/service-time.ts'
import { type Fields, readInteger, readList, readString } from '#src/lib/untyped-data.ts'

/** A limit that cannot be read is none: it must not keep anybody from serving. */
export function parseLimites(fields: Fields): Limites {
  const desde = readString(fields, 'desde')
  const maxPorMes = readInteger(fields, 'maxPorMes')
  const listed = readList(fields, 'naoPostos')
  const naoPostos = POSTOS.filter((posto) => listed.includes(posto))
  return {
    ...(isWallDate(desde) ? { desde } : {}),
    ...(maxPorMes >= 1 && maxPorMes <= 5 ? { maxPorMes } : {}),
    ...(naoPostos.length > 0 ? { naoPostos } : {}),
  }
}
