import { formatMoney } from '../formats/money'
import { quoted } from '../formats/quoted'
import { formatDate } from '../formats/time'
import { richTextWords } from '../rich-text/text-change'
import { isDay, type Field as TableField } from './form'
import { numberIn } from './number'
import { isSame } from './same'

/** What two editors made of one thing, field by field. */
export type Field<Typed> = keyof Typed & string
/** What of a field is compared, where it is not all that it holds. */
type Plain<Typed> = (values: Typed, name: Field<Typed>) => unknown
/** Fields that mean nothing without another one, by its name: they are taken over with it. */
export type Along<Typed> = Readonly<Partial<Record<Field<Typed>, readonly Field<Typed>[]>>>

/** The fields in which one differs from the other. */
export function changedFields<Typed extends object>(from: Typed, to: Typed, plain: Plain<Typed> = whole) {
  const isField = (name: string): name is Field<Typed> => Object.hasOwn(to, name)
  return Object.keys(to)
    .filter(isField)
    .filter((name) => !isSame(plain(from, name), plain(to, name)))
}

/**
 * Two who began with the same: what only the other changed is taken over, what both changed differently stays mine and is
 * named, so that one looks at it before it is saved.
 */
export function mergeValues<Typed extends object>(
  base: Typed,
  mine: Typed,
  theirs: Typed,
  plain?: Plain<Typed>,
  along?: Along<Typed>,
) {
  const ours = changedFields(base, mine, plain)
  const differing = changedFields(mine, theirs, plain)
  const changed = changedFields(base, theirs, plain).filter((name) => differing.includes(name))
  const taken = changed.filter((name) => !ours.includes(name))
  const values: Typed = { ...mine, ...takenFrom(theirs, taken, along) }
  return { values, taken, clashes: changed.filter((name) => ours.includes(name)) }
}

/** What a field of a table holds, in words. */
export function fieldWords(field: TableField, value: unknown): string {
  const { kind, choices, max } = field
  const text = String(value ?? '').trim()
  const sum = kind === 'money' ? numberIn(field, text) : null
  if (sum !== null) return formatMoney(sum)
  if (kind === 'date' && isDay(text)) return formatDate(text)
  if (kind === 'moment' && isDay(text.slice(0, 10))) return `${formatDate(text.slice(0, 10))}, ${text.slice(11)}`
  if ((kind === 'number' || kind === 'money') && text !== '') return text
  if (kind === 'images' && max === 1) return Array.isArray(value) && value.length > 0 ? 'другая картинка' : 'нет'
  return valueWords(choices?.[text] ?? value)
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (Array.isArray(value)) return String(value.length)
  const text = (typeof value === 'object' ? richTextWords(value) : String(value ?? '')).trim()
  return text === '' ? 'пусто' : quoted(text)
}

/** These fields as another has them, with all that belongs to them. */
export function takenFrom<Typed>(theirs: Typed, names: readonly Field<Typed>[], along?: Along<Typed>) {
  const taken: Partial<Typed> = {}
  for (const name of names.flatMap((one) => [one, ...(along?.[one] ?? [])])) taken[name] = theirs[name]
  return taken
}

function whole<Typed extends object>(values: Typed, name: Field<Typed>): unknown {
  return values[name]
}
