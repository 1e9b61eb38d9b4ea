import { useEffect } from 'react'

const SETTLED_MS = 100

/** Where what had the focus is gone once `when` holds, the page takes it: the next Tab goes on from there. */
export function useFocusFallback(when: boolean): void {
  useEffect(() => {
    if (!when) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus()
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [when])
}
