import { showToast, type Toast } from '@ostrov/shared/ui/toasts'

/** Where a page keeps what the next one says. */
export const LEFT_TOAST = 'ostrov_toast'
const KINDS = ['info', 'success', 'error'] as const satisfies Toast['kind'][]
let isLeaving = false

/** Leaves a message for the page one is about to open. */
export function showToastOnNextPage(text: string, kind: Toast['kind'] = 'info'): void {
  isLeaving = true
  sessionStorage.setItem(LEFT_TOAST, `${kind} ${text}`)
}

/**
 * Shows what the page before has left. What draws messages may wake up on a page that is being left already, while the
 * next one is still on its way: what this page leaves is not for itself.
 */
export function showLeftToast(): void {
  if (isLeaving) return
  const left = sessionStorage.getItem(LEFT_TOAST)
  sessionStorage.removeItem(LEFT_TOAST)
  for (const kind of KINDS) if (left?.startsWith(`${kind} `)) showToast(left.slice(kind.length + 1), { kind })
}
