import type { AdWire } from '@ostrov/shared/ads/schema'
import { formatNumber } from '@ostrov/shared/formats/money'
import { DAY_MS, formatDate, localParts } from '@ostrov/shared/formats/time'
import { metresFrom } from '@ostrov/shared/geo/mercator'
import type { Point, Position } from '@ostrov/shared/geo/shapes'

/** «сегодня», «вчера», «12 ноября». */
export function dayWords(moment: string, now: Date): string {
  const { date } = localParts(moment)
  if (date === localParts(now).date) return 'сегодня'
  if (date === localParts(new Date(now.getTime() - DAY_MS)).date) return 'вчера'
  return formatDate(date)
}

/** Where it is: an address that names its town already needs it no more. */
export function placeWords({ city, address }: Pick<AdWire, 'city' | 'address'>): string {
  if (!address) return city
  return address.includes(city) ? address : `${address}, ${city}`
}

/** «300 м», «4,2 км», «57 км»: a point is known to some hundred metres. */
export function farWords(from: Position, { coordinates }: Point): string {
  return metresWords(metresFrom(from, coordinates))
}

/** The same of so many metres. */
export function metresWords(metres: number): string {
  if (metres < 950) return `${Math.max(1, Math.round(metres / 100)) * 100}\u00A0м`
  const tenths = Math.round(metres / 100)
  return `${tenths < 100 ? String(tenths / 10).replace('.', ',') : formatNumber(Math.round(tenths / 10))}\u00A0км`
}

/** What is not called anything yet. */
export const previewTitle = ({ title }: { title: string }) => title || 'Без названия'
