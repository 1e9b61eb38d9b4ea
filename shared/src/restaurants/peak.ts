import { lowerFirst } from '../formats/lower-first'
import { formatClock, type Instant, instantAt, localParts } from '../formats/time'
import { type ZoneConditions, zoneConditions } from './zones'

/** Minutes of the region's day, from the first to before the last: the hours in which a zone may have conditions of its own. */
const PEAKS = [
  { from: 12 * 60, to: 14 * 60 },
  { from: 19 * 60, to: 21 * 60 },
] as const

/** What a zone does in peak hours: the same as always, on conditions of its own, or nothing. */
export const PEAK_WAYS = ['same', 'own', 'closed'] as const
export type PeakWay = (typeof PEAK_WAYS)[number]

/** A zone's conditions in peak hours; the sums are null but where `peak` is `own`. */
export type PeakConditions = {
  peak: PeakWay
  peak_price: number | null
  peak_min_order_sum: number | null
  peak_free_delivery_sum: number | null
}

/** When the peak hours end in which this moment lies; null where it lies in none. */
export function peakEnd(now: Instant): Date | null {
  const { date, minutes } = localParts(now)
  const peak = PEAKS.find(({ from, to }) => minutes >= from && minutes < to)
  return peak ? instantAt(date, peak.to) : null
}

export function isPeak(now: Instant): boolean {
  return peakEnd(now) !== null
}

/** The zone with the conditions that apply, in peak hours or outside of them; null where it brings nothing then. */
export function conditionsIn<Zone extends ZoneConditions & PeakConditions>(peak: boolean, zone: Zone): Zone | null {
  if (!peak || zone.peak === 'same') return zone
  if (zone.peak === 'closed') return null
  const { peak_price, peak_min_order_sum, peak_free_delivery_sum } = zone
  return {
    ...zone,
    price: peak_price ?? zone.price,
    min_order_sum: peak_min_order_sum ?? zone.min_order_sum,
    free_delivery_sum: peak_free_delivery_sum,
  }
}

/** The same at a moment. */
export function conditionsAt<Zone extends ZoneConditions & PeakConditions>(now: Instant, zone: Zone): Zone | null {
  return conditionsIn(isPeak(now), zone)
}

/** What a zone does in peak hours, in words; null where it does as always. */
export function peakWords(zone: ZoneConditions & PeakConditions): string | null {
  if (zone.peak === 'same') return null
  const own = conditionsIn(true, zone)
  if (!own) return 'В\u00A0часы пик не\u00A0доставляем'
  const { price, minimum, free } = zoneConditions(own)
  const words = [price, minimum, free].flatMap((part) => part ?? [])
  return `В\u00A0часы пик: ${words.map(lowerFirst).join(', ')}`
}

/** «12:00–14:00 и 19:00–21:00» */
export const PEAK_CLOCK = PEAKS.map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`).join(' и\u00A0')

/** A note that pages alone show: browsers do not load it. */
export const PEAK_HOURS = `В\u00A0часы пик, ${PEAKS.map(({ from, to }) => `с\u00A0${formatClock(from)} до\u00A0${formatClock(to)}`).join(' и\u00A0')}, доставки в\u00A0отдалённые районы может не\u00A0быть`

/** «в часы пик, снова с 14:00» */
export function restingReason(until: Date): string {
  return `в\u00A0часы пик, снова с\u00A0${clockOf(until)}`
}

/** Why an address that is reached at other hours is not reached now, and when it is again. */
export function restingSentence(until: Date): string {
  return `В\u00A0часы пик по\u00A0вашему адресу не\u00A0доставляют. Доставка снова с\u00A0${clockOf(until)}`
}

const clockOf = (moment: Date) => formatClock(localParts(moment).minutes)
