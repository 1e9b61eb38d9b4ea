import { UNDO_WAY_MS } from '@ostrov/shared/moderation/rules'
import { atom } from 'nanostores'

/** A moderator's word, on one proposal or on many, that they may take back. */
export type Decided = {
  key: number
  words: string
  ids: readonly string[]
  /** Until when the screen offers that, by the server's clock; null while the word is on its way. */
  until: number | null
  isUndone: boolean
}

/** The words of this page that may be taken back, the oldest first; they outlive the screen on which they were said. */
export const $decided = atom<readonly Decided[]>([])
let lastKey = 0

/** A word sets off; those that stand for good are forgotten. @returns by which key it is told of later */
export function setOff(now: Date): number {
  lastKey += 1
  const others = $decided.get().filter((one) => one.isUndone || offered([one], now).length > 0)
  $decided.set([...others, { key: lastKey, words: 'Сохраняем…', ids: [], until: null, isUndone: false }])
  return lastKey
}

/** It has arrived, and stands until `undo_until` at the server: less is offered, for an undo must arrive, too. */
export function arrived(
  key: number,
  { words, ids, undo_until }: Pick<Decided, 'words' | 'ids'> & { undo_until: string | null },
) {
  const until = Date.parse(undo_until ?? '') - UNDO_WAY_MS
  if (ids.length === 0 || Number.isNaN(until)) return forget(key)
  put(key, { words, ids, until })
}

/** It was refused, is taken back or stands for good. */
export function forget(key: number): void {
  $decided.set($decided.get().filter((one) => one.key !== key))
}

/** The last that can be taken back now is chosen for that; undefined where there is none. */
export function chooseLast(now: Date): Decided | undefined {
  const last = offered($decided.get(), now).at(-1)
  if (last) put(last.key, { isUndone: true })
  return last
}

/** Those that can be taken back now. */
export const offered = (all: readonly Decided[], now: Date) =>
  all.filter(({ until, isUndone }) => !isUndone && (until === null || until > now.getTime()))

export const decidedAs = (key: number) => $decided.get().find((one) => one.key === key)

function put(key: number, change: Partial<Decided>) {
  $decided.set($decided.get().map((one) => (one.key === key ? { ...one, ...change } : one)))
}
