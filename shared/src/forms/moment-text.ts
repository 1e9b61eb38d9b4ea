import { formatTime, instantAt, localParts, parseClock } from '../formats/time'
import { isDay } from './form'

/** An instant as a field holds it, «2026-11-22T19:30» by the region's clock; what is none stays as it is. */
export function momentText(instant: string): string {
  return Number.isNaN(Date.parse(instant)) ? instant : `${localParts(instant).date}T${formatTime(instant)}`
}

/** What a field holds as it is sent; what is no whole moment stays as it is. */
export function momentOf(text: string): string {
  const [day = '', clock = '', ...rest] = text.split('T')
  const minutes = parseClock(clock)
  return isDay(day) && minutes !== null && rest.length === 0 ? instantAt(day, minutes).toISOString() : text
}
