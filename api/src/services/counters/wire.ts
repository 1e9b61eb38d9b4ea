import { cutText } from '@ostrov/shared/formats/cut-text'
import { RUBLES_MAX } from '@ostrov/shared/wire/schema'

/** By which articles our rows name goods. */
export const ARTICLE = /^\d{1,20}$/
/** How the runtime says that nothing has left. */
const UNSENT = new Set(['ConnectionRefused', 'FailedToOpenSocket', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

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
