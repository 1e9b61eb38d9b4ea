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
const SHOWN_MS = 5000
let lastId = 0

/** Shows a short message; the same words are never shown twice at once. It leaves after `shownMs` (5 s; an error with an action stays longer). */
export function showToast(
  text: string,
  {
    kind = 'info',
    action,
    shownMs = action ? 2 * SHOWN_MS : SHOWN_MS,
  }: Partial<Omit<Toast, 'id' | 'text'>> & { shownMs?: number } = {},
): number {
  lastId += 1
  const id = lastId
  const others = $toasts.get().filter((toast) => toast.text !== text)
  $toasts.set([...others, { id, text, kind, action }].slice(-MOST_AT_ONCE))
  setTimeout(dismissToast, shownMs, id)
  return id
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}

const LEFT = 'ostrov_toast'

/** Leaves a message for the page one is about to open. */
export function showToastOnNextPage(text: string, kind: Toast['kind'] = 'info'): void {
  sessionStorage.setItem(LEFT, JSON.stringify({ text, kind }))
}

/** For ToastRoot: shows what the page before has left. */
export function showLeftToast(): void {
  const left = sessionStorage.getItem(LEFT)
  sessionStorage.removeItem(LEFT)
  const toast: unknown = JSON.parse(left ?? 'null')
  if (typeof toast !== 'object' || toast === null || !('text' in toast) || typeof toast.text !== 'string') return
  const kind = 'kind' in toast && (toast.kind === 'success' || toast.kind === 'error') ? toast.kind : 'info'
  showToast(toast.text, { kind })
}
