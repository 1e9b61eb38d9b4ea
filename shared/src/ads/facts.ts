import { formatMoney, formatNumber } from '../formats/money'
import { quoted } from '../formats/quoted'
import type { AdField } from './section'
import { type SectionName, sectionOf } from './sections'

/** A fact in words, as cards and pages of ads tell it. */
export type Fact = { name: string; label: string; text: string }
/** What an ad's columns hold. */
export type Said = Readonly<Record<string, unknown>>
/** What entries of catalogues are called, by their slugs. */
export type EntryNames = ReadonlyMap<string, string>

/** Fields that are told in another place of the page. */
const ELSEWHERE: readonly AdField['kind'][] = ['images', 'lines', 'phone', 'reference', 'place', 'point']
const APART = [
  ...['title', 'price', 'address', 'is_approximate', 'contact_name'],
  ...['salary_from', 'salary_to', 'salary_kind'],
]

/** The fields that make facts: those of the card, or all. */
export function factFields(section: SectionName, where: 'card' | 'page'): [string, AdField][] {
  return Object.entries(sectionOf(section).fields).filter(
    ([name, { kind, fact }]) =>
      !ELSEWHERE.includes(kind) && !APART.includes(name) && (where === 'page' || fact === true),
  )
}

/** The slugs of catalogues that an ad names. */
export function entriesOf(section: SectionName, said: Said): string[] {
  return Object.entries(sectionOf(section).fields).flatMap(([name, { entry }]) => {
    const slug = entry && said[name]
    return typeof slug === 'string' ? [slug] : []
  })
}

/** What an ad tells, in the order of its section; what it does not tell is left out. */
export function factsOf(section: SectionName, said: Said, names: EntryNames, where: 'card' | 'page'): Fact[] {
  return factFields(section, where).flatMap(([name, field]) => {
    const text = where === 'card' ? wordsAlone(field, said[name], names) : wordsOf(field, said[name], names)
    return text ? [{ name, label: field.label, text }] : []
  })
}

/** A value in words that need no label beside them. */
function wordsAlone(field: AdField, value: unknown, names: EntryNames): string | null {
  const words = field.alone?.[String(value)] ?? wordsOf(field, value, names)
  return words && field.name ? quoted(words) : words
}

/** A value in words; none where nothing is said. */
export function wordsOf(
  { kind, label, choices, entry, unit, numbers }: AdField,
  value: unknown,
  names: EntryNames,
): string | null {
  if (value === null || value === undefined || value === '' || value === false) return null
  if (kind === 'flag') return label
  if (choices) return choices[String(value)] ?? null
  if (entry) return names.get(String(value)) ?? null
  if (typeof value !== 'number') return String(value)
  if (kind === 'money') return formatMoney(value)
  if (numbers?.[value]) return numbers[value]
  const number = isYear(label) ? String(value) : formatNumber(value)
  return unit ? `${number}\u00A0${unit}` : number
}
/** Years have no gap between their thousands. */
export const isYear = (label: string) => label.startsWith('Год')
