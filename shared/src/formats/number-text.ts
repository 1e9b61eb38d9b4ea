/** What was typed into a field of a number: a whole one loses its blanks and first zeros; all else stays, to be complained about. */
export function typedNumber(typed: string): string {
  const own = typed.replaceAll(OWN_BLANK, '')
  const whole = /^\d+$/.test(own) ? own : GROUPS.test(typed.trim()) ? typed.replace(/\s/g, '') : null
  return whole === null ? typed : whole.replace(/^0+(?=\d)/, '')
}

/** «5 000»: as a field shows a whole number; what is none stays as it is. */
export function groupDigits(digits: string): string {
  return /^\d+$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, OWN_BLANK) : digits
}

/** The field itself puts it between groups, so one is no mistake wherever correcting has left it. */
const OWN_BLANK = '\u00A0'
const GROUPS = /^\d{1,3}(?:\s\d{3})+$/
