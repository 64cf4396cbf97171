/** The rules refuse more. */
export const MAX_CELULAR_DIGITS = 20

/** A phone number is kept in digits only, whatever stands between them. */
export function celularDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/** Digits with the usual signs between them, and not too many; '' is a phone number too: none. */
export function isCelular(text: string): boolean {
  return /^[\d\s()+./-]*$/.test(text) && celularDigits(text).length <= MAX_CELULAR_DIGITS
}
