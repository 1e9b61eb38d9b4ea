import type { AdWire } from '@ostrov/shared/ads/schema'
import { DAY_MS, formatDate, localParts } from '@ostrov/shared/formats/time'

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
