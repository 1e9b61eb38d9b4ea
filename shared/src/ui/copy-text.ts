import { showToast } from './toasts'

/** Copies a text and says so in the given words. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(said, { kind: 'success' })
  } catch {
    showToast('Не\u00a0получилось скопировать', { kind: 'error' })
  }
}
