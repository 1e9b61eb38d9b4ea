import { formatPhone } from '../formats/phone'
import type { Point } from '../geo/shapes'

/** What is kept as one field and read as several: field → what people call it. */
const DETAIL_LABELS: Readonly<Record<string, string>> = {
  name: 'Название',
  address: 'Адрес',
  cuisine_type: 'Кухня',
  phones: 'Телефоны',
  coordinates: 'На\u00A0карте',
}

/** The point among such facts; null where there is none. */
export function pointIn(facts: unknown): Point | null {
  const { coordinates: point } = factsOf(facts)
  const { coordinates } = factsOf(point)
  if (!Array.isArray(coordinates)) return null
  const [lon, lat]: unknown[] = coordinates
  return typeof lon === 'number' && typeof lat === 'number' ? { type: 'Point', coordinates: [lon, lat] } : null
}

export type DetailLine = { name: string; label: string; shown: string | null; proposed: string }

/** A field of several facts, line by line in words. */
export function detailLines(shown: unknown, proposed: unknown): DetailLine[] {
  const [before, after] = [factsOf(shown), factsOf(proposed)]
  const names = [...new Set([...Object.keys(DETAIL_LABELS), ...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => name in before || name in after)
    .map((name) => ({
      name,
      label: DETAIL_LABELS[name] ?? name,
      shown: shown === null ? null : wordsOf(name, before[name]),
      proposed: wordsOf(name, after[name]),
    }))
}

function factsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function wordsOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => wordsOf(name, one)).join(', ')
  if (name === 'phones') return formatPhone(String(value))
  if (typeof value === 'object')
    return wordsOf(
      name,
      Object.values(value)
        .flat()
        .filter((one) => typeof one === 'number'),
    )
  return String(value)
}
