/** Brazil's country code. */
const PAIS = '55'

/**
 * A phone number as WhatsApp dials it: country, area code and number, digits only. People write it in many ways: without the
 * country, with the carrier's '0xx', without the area code (then `ddd` is taken), or a mobile number without the 9 that leads
 * it since 2016. Undefined when it cannot be made whole. A number of another country stays as it is.
 */
export function wholeCelular(celular: string, ddd = ''): string | undefined {
  const digits = withoutTrunk(celular.replace(/\D/g, ''))
  if (digits.length === 8 || digits.length === 9) {
    return /^[1-9][1-9]$/.test(ddd) ? whole(ddd, digits) : undefined
  }
  if (digits.length === 10 || digits.length === 11) return whole(digits.slice(0, 2), digits.slice(2))
  const isBrazilian = digits.startsWith(PAIS) && (digits.length === 12 || digits.length === 13)
  if (isBrazilian) return whole(digits.slice(2, 4), digits.slice(4))
  return digits.length >= 12 && digits.length <= 15 ? digits : undefined
}

/** The area code of a number that can be made whole; '' else. */
export function dddOf(celular: string): string {
  const number = wholeCelular(celular)
  return number?.startsWith(PAIS) ? number.slice(2, 4) : ''
}

/** Opens WhatsApp with that person, `text` ready to be sent; undefined when the number cannot be made whole. */
export function whatsappLink(
  celular: string,
  { text = '', ddd = '' }: { text?: string; ddd?: string } = {},
): string | undefined {
  const number = wholeCelular(celular, ddd)
  if (number === undefined) return undefined
  return `https://wa.me/${number}${text === '' ? '' : `?text=${encodeURIComponent(text)}`}`
}

/** '(11) 98765-4321' as a person writes it; a number that cannot be made whole stays as it is. */
export function shownCelular(celular: string): string {
  const number = wholeCelular(celular)
  if (!number?.startsWith(PAIS)) return celular
  return `(${number.slice(2, 4)}) ${number.slice(4, -4)}-${number.slice(-4)}`
}

/** '0 11 ...' and '0 15 11 ...': the 0 of a long-distance call, and the carrier behind it. */
function withoutTrunk(digits: string): string {
  const rest = digits.replace(/^0+/, '')
  const hasCarrier = rest.length < digits.length && (rest.length === 12 || rest.length === 13)
  return hasCarrier && !rest.startsWith(PAIS) ? rest.slice(2) : rest
}

/** Mobile numbers begin with 6 to 9; those of eight digits lack the 9. */
function whole(ddd: string, number: string): string | undefined {
  if (!/^[1-9][1-9]$/.test(ddd)) return undefined
  const isOldMobile = number.length === 8 && /^[6-9]/.test(number)
  return `${PAIS}${ddd}${isOldMobile ? '9' : ''}${number}`
}
