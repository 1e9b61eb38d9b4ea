import { cutText } from './cut-text'
import { quoted } from './quoted'

/** A number, or a sentence on how to write it. */
export type NumberRead = { number: number; complaint: null } | { number: null; complaint: string }

/** More than any number is written with; a longer text is not looked at. */
const LONGEST = 40
const SHOWN = 30
const CURRENCY = /\s?(?:₽|р\.?|руб\.?|рубл(?:ь|я|ей)|rub)$/iu
const GROUPS = /^(?:\d+|\d{1,3}(?:\s\d{3})+)$/
const PARTS = /^([\d\s]+)([.,])(\d+)$/

/** A sum in whole rubles: «690 руб.», «1 200», «1 000,00». What could be another sum is refused. */
export function readRubles(said: string | number): NumberRead {
  return wholeOf(said, CURRENCY, (text, near) => `${text}: нужны целые рубли, например ${near} или\u00A0${near + 1}`)
}

/** A count: nothing but a whole number. */
export function readWhole(said: string | number): NumberRead {
  return wholeOf(said, null, (text, near) => `${text}: нужно целое число, например ${near}`)
}

type Measure = {
  /** Words that may stand behind the number. */
  units?: RegExp
  /** False where three digits behind the sign cannot be thousands, as of kilograms. */
  thousands?: boolean
}

/** A number that may have a part: «0,5», «1 150». */
export function readMeasure(said: string | number, { units, thousands = true }: Measure = {}): NumberRead {
  return numberOf(said, units ?? null, thousands)
}

/** A number as text that no reader takes for thousands: 1.125 is «1.1250». */
export function numberText(number: number): string {
  const text = String(withoutDust(number))
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Sums of doubles end in dust: 350 × 1.1 is 385.00000000000006. A table's program shows fifteen digits. */
const withoutDust = (number: number) => (Number.isFinite(number) ? Number(number.toPrecision(15)) : number)

function wholeOf(
  said: string | number,
  suffix: RegExp | null,
  sentence: (text: string, near: number) => string,
): NumberRead {
  const read = numberOf(said, suffix, true)
  if (read.number === null || Number.isInteger(read.number)) return read
  return refused(sentence(shown(said), Math.floor(read.number)))
}

function numberOf(said: string | number, suffix: RegExp | null, thousands: boolean): NumberRead {
  if (typeof said === 'number') {
    const number = withoutDust(said)
    return Number.isFinite(number) && number >= 0 ? readAs(number) : refused(plainWanted(said))
  }
  const whole = said.trim()
  if (whole.length > LONGEST) return refused(plainWanted(said))
  const text = suffix ? whole.replace(suffix, '').trimEnd() : whole
  if (GROUPS.test(text)) return readAs(Number(text.replace(/\s/g, '')))
  const [, before = '', sign = '', part = ''] = PARTS.exec(text) ?? []
  if (sign === '' || !GROUPS.test(before)) return refused(plainWanted(said))
  const digits = before.replace(/\s/g, '')
  const number = Number(`${digits}.${part}`)
  const isDoubtful = thousands && part.length === 3 && (/\s/.test(before) || /^[1-9]\d{0,2}$/.test(digits))
  return isDoubtful ? refused(whichOne(said, sign, Number(digits + part), number)) : readAs(number)
}

const readAs = (number: number): NumberRead => ({ number, complaint: null })
const refused = (complaint: string): NumberRead => ({ number: null, complaint })

function whichOne(said: string, sign: string, one: number, other: number): string {
  const spelled = String(other).replace('.', ',')
  return `${shown(said)}\u00A0— это ${one} или\u00A0${spelled}? Напишите без\u00A0${sign === ',' ? 'запятой' : 'точки'}`
}

function plainWanted(said: string | number): string {
  const text = shown(said)
  const example = /\d{1,9}/.exec(text)?.[0]
  if (example === undefined) return 'Разрешены только цифры'
  return `${text}: нужно одно число цифрами, например ${Number(example)}`
}

const shown = (said: string | number) => {
  const text = String(said).trim()
  return quoted(text.length > SHOWN ? `${cutText(text, SHOWN)}…` : text)
}
