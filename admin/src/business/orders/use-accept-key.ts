import { useEffect } from 'react'

/** «A» (or «Ф», the same key in Russian) accepts the order whose card has the focus. */
export function useAcceptKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyA' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const focused = document.activeElement
      if (!focused || focused.closest('input, textarea, select, dialog')) return
      focused.closest('[data-order]')?.querySelector<HTMLButtonElement>('[data-accept]')?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
