import { cutText } from '@ostrov/shared/formats/cut-text'
import { formatClock, localParts } from '@ostrov/shared/formats/time'
import { RUBLES_MAX } from '@ostrov/shared/wire/schema'

/** By which articles our rows name goods. */
export const ARTICLE = /^\d{1,20}$/
/** How the runtime says that nothing has left. */
const UNSENT = new Set(['ConnectionRefused', 'FailedToOpenSocket', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

/** A moment as counters write it, by the region's clock: «2026-11-28 20:00:00». */
export function counterMoment(at: Date): string {
  const { date, minutes } = localParts(at)
  return `${date} ${formatClock(minutes)}:00`
}

/** Whether a call failed before anything had left. */
export function isUnsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNSENT.has(String(error.code))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is written as a number in one answer and as a text in another. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? cutText(String(value).trim(), 200) : ''
}

/** A counter's price in whole rubles; what cannot be read costs nothing. */
export function rublesOf(text: string): number {
  const price = Math.round(Number(text.replace(',', '.')))
  return Number.isFinite(price) ? Math.min(Math.max(price, 0), RUBLES_MAX) : 0
}

/** Makes texts as long as a counter takes them. A text that is cut ends with a mark, and `isCut` remembers it. */
export function createFitter() {
  const fitter = {
    isCut: false,
    fit(text: string, max: number): string {
      const short = cutText(text, max)
      if (short === text) return text
      fitter.isCut = true
      // A number of two signs has no room for a mark.
      return max < 5 ? short : `${cutText(text, max - 1).trimEnd()}…`
    },
  }
  return fitter
}

/** All remarks of an order in one line. */
export const joined = (remarks: readonly string[]): string =>
  remarks
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
    .join('. ')
