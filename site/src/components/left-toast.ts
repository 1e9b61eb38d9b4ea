import { showToast, type Toast } from '@ostrov/shared/ui/toasts'

const LEFT = 'ostrov_toast'

/** Leaves a message for the page one is about to open. */
export function showToastOnNextPage(text: string, kind: Toast['kind'] = 'info'): void {
  sessionStorage.setItem(LEFT, JSON.stringify({ text, kind }))
}

/** Shows what the page before has left. */
export function showLeftToast(): void {
  const left = sessionStorage.getItem(LEFT)
  sessionStorage.removeItem(LEFT)
  const toast: unknown = JSON.parse(left ?? 'null')
  if (typeof toast !== 'object' || toast === null || !('text' in toast) || typeof toast.text !== 'string') return
  const kind = 'kind' in toast && (toast.kind === 'success' || toast.kind === 'error') ? toast.kind : 'info'
  showToast(toast.text, { kind })
}
