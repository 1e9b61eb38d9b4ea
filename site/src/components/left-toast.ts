import { showToast, type Toast } from '@ostrov/shared/ui/toasts'

const LEFT = 'ostrov_toast'
const KINDS = ['info', 'success', 'error'] as const satisfies Toast['kind'][]

/** Leaves a message for the page one is about to open. */
export function showToastOnNextPage(text: string, kind: Toast['kind'] = 'info'): void {
  sessionStorage.setItem(LEFT, `${kind} ${text}`)
}

/** Shows what the page before has left. */
export function showLeftToast(): void {
  const left = sessionStorage.getItem(LEFT)
  sessionStorage.removeItem(LEFT)
  for (const kind of KINDS) if (left?.startsWith(`${kind} `)) showToast(left.slice(kind.length + 1), { kind })
}
