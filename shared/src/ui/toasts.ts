import { atom } from 'nanostores'

export type Toast = {
  id: number
  text: string
  kind: 'info' | 'success' | 'error'
  action?: { label: string; onPress: () => void }
}

/** The messages on the screen now, the oldest first; never more than three. */
export const $toasts = atom<readonly Toast[]>([])

const MOST_AT_ONCE = 3
const SHOWN_MS = { info: 4000, success: 3000, error: 6000 }
const WITH_ACTION_MS = 10_000
let lastId = 0

/** Shows a short message; the same words never stand twice. */
export function showToast(text: string, { kind = 'info', action }: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  lastId += 1
  const id = lastId
  const others = $toasts.get().filter((toast) => toast.text !== text)
  $toasts.set([...others, { id, text, kind, action }].slice(-MOST_AT_ONCE))
  return id
}

/**
 * Starts the clock of a message that stands on the screen now: three to six seconds by what it says, ten when it offers
 * an action. What draws it may come late over a slow network, and nobody has read it before.
 * @returns how to stop the clock
 */
export function runOut({ id, kind, action }: Toast): () => void {
  const timer = setTimeout(dismissToast, action ? WITH_ACTION_MS : SHOWN_MS[kind], id)
  return () => clearTimeout(timer)
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}
