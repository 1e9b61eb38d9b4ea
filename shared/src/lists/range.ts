import { formatMoney, formatNumber } from '../formats/money'
import type { Filter } from './table'

export type RangeFilter = Extract<Filter, { kind: 'range' }>
/** Both ends belong to it; one that is missing is open. */
export type Range = { from: number | undefined; to: number | undefined }

/** `100,200`, `100,`, `,200`; without either end nothing is asked. */
export const RANGE_PATTERN = '^(?:\\d{0,10},\\d{0,10})?$'
const PAIR = /^(\d{0,10}),(\d{0,10})$/

/** The ends that a parameter says, the smaller one first; null where it is no range. Nothing costs 0 ₽ at most, so that end is open. */
export function readRange(text: unknown, { unit }: RangeFilter): Range | null {
  const [, first, second] = (typeof text === 'string' && PAIR.exec(text)) || []
  if (first === undefined || second === undefined) return null
  const from = first === '' ? undefined : Number(first)
  const to = second === '' || (unit === '₽' && Number(second) === 0) ? undefined : Number(second)
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
}

/** The parameter of a range; nothing where both of its ends are open. */
export function writeRange({ from, to }: Range): string | undefined {
  return from === undefined && to === undefined ? undefined : `${from ?? ''},${to ?? ''}`
}

/** The same parameter as addresses keep it: an end that is usual, or beyond what the filter knows, is left out. */
export function keptRange(text: string, filter: RangeFilter): string | undefined {
  const range = readRange(text.replace(/\s/g, ''), filter)
  const kept = (end: number | undefined, usual: number) =>
    end !== undefined && end >= filter.min && end <= filter.max && end !== usual ? end : undefined
  return range ? writeRange({ from: kept(range.from, filter.min), to: kept(range.to, filter.max) }) : undefined
}

/** What is wrong with a parameter; null where nothing is. */
export function rangeComplaint(text: unknown, filter: RangeFilter): string | null {
  if (text === '') return null
  const range = readRange(text, filter)
  if (!range)
    return 'Напишите два целых числа через запятую, одно из\u00A0них можно пропустить: «100,200», «100,» или\u00A0«,200».'
  const { min, max } = filter
  const isBeyond = [range.from, range.to].some((end) => end !== undefined && (end < min || end > max))
  return isBeyond ? `Числа от\u00A0${numberOf(min, filter)} до\u00A0${numberOf(max, filter)}.` : null
}

/** «от 100 000 ₽», «до 40 м²», «2005–2012». */
export function rangeWords({ from, to }: Range, filter: RangeFilter): string {
  if (from !== undefined && to !== undefined)
    return from === to ? measured(to, filter) : `${numberOf(from, filter)}–${measured(to, filter)}`
  return from !== undefined
    ? `от\u00A0${measured(from, filter)}`
    : to !== undefined
      ? `до\u00A0${measured(to, filter)}`
      : ''
}

/** A year is a name: its thousands stay together, and nothing follows it. */
export const numberOf = (value: number, { unit }: RangeFilter) => (unit === 'год' ? String(value) : formatNumber(value))

function measured(value: number, filter: RangeFilter): string {
  const { unit } = filter
  if (unit === '₽') return formatMoney(value)
  return unit === undefined || unit === 'год' ? numberOf(value, filter) : `${numberOf(value, filter)}\u00A0${unit}`
}
