/** What was typed into a field of a whole number: its digits alone, so that «5 000 ₽» is 5000. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** «5 000»: as a field shows a whole number; what is none stays as it is. */
export function groupDigits(digits: string): string {
  return /^\d+$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, '\u00A0') : digits
}
