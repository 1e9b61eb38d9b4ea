/** The numbers of forms: what a field of one takes, and how it is spelled there. */
import { type NumberRead, readMeasure, readRubles, readWhole } from '../formats/number-read'

/** Of a form's field, all that decides how its number is read. */
export type NumberField = { kind?: string; unit?: string; max?: number; decimals?: number }

/** The number that stands in a field, typed or of the wire: «1 000», «690 ₽», «7,5 %»; or why it is none. */
export function readNumber(field: NumberField, value: unknown): NumberRead {
  const text = String(value).trim()
  if (!/^[-−]\s?\d/.test(text)) return positive(field, text)
  const read = positive(field, text.slice(1))
  return read.number === null ? read : { number: -read.number, complaint: null }
}

/** The same where its complaint is said by another: null is none. */
export const numberIn = (field: NumberField, value: unknown): number | null => readNumber(field, value).number

/** As a person writes it. */
export const spelledNumber = (number: number) => String(number).replace('.', ',')

function positive({ kind, unit, max = Number.POSITIVE_INFINITY, decimals = 0 }: NumberField, text: string): NumberRead {
  if (kind === 'money') return readRubles(text)
  const bare = unit !== undefined && text.endsWith(unit) ? text.slice(0, -unit.length) : text
  if (decimals === 0) return readWhole(bare)
  const read = readMeasure(bare, { thousands: max >= 1000 })
  if (read.number === null || Number(read.number.toFixed(decimals)) === read.number) return read
  return { number: null, complaint: `После запятой не\u00A0больше ${decimals} цифр` }
}
