import { cutText } from '@ostrov/shared/formats/cut-text'
import type { Fetch } from './counter'
import { isRecord, isUnsent, textOf } from './wire'

export type FrontpadFields = Record<
  string,
  string | number | readonly (string | number)[] | ReadonlyMap<number, string | number>
>
/** `unsent`: no connection came about, so nothing was done. `lost`: no readable answer came. */
export type FrontpadAnswer =
  | { kind: 'answered'; body: Record<string, unknown> }
  | { kind: 'refused'; code: string }
  | { kind: 'unsent' }
  | { kind: 'lost' }

type Line = { url: string; timeoutMs: number; fetch: Fetch }

/** One call of the API. Never throws. */
export async function callFrontpad(
  { url, timeoutMs, fetch }: Line,
  method: string,
  fields: FrontpadFields,
): Promise<FrontpadAnswer> {
  try {
    const response = await fetch(`${url}?${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: formOf(fields),
      // A redirect would post the order a second time.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json()
    if (!response.ok || !isRecord(body)) return { kind: 'lost' }
    if (body.result === 'success') return { kind: 'answered', body }
    return body.result === 'error' && typeof body.error === 'string'
      ? { kind: 'refused', code: cutText(body.error, 50) }
      : { kind: 'lost' }
  } catch (error) {
    return { kind: isUnsent(error) ? 'unsent' : 'lost' }
  }
}

/** Brackets stay as they are: encoded, PHP was seen to read only the first element. */
function formOf(fields: FrontpadFields): string {
  const pair = (name: string, value: string | number) =>
    `${name}=${encodeURIComponent(String(value).toWellFormed().replaceAll('\0', ''))}`
  return Object.entries(fields)
    .flatMap(([name, value]) => {
      if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [pair(name, value)]
      return [...value.entries()].map(([at, one]) => pair(`${name}[${at}]`, one))
    })
    .join('&')
}

/** A map or an array of the answer, by its keys. */
export function entriesOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => {
    const text = textOf(one)
    return text === '' ? [] : [[key, text]]
  })
}
