import { useEffect } from 'react'

const SETTLED_MS = 100

/** While `when` holds, the page takes the focus of what is gone, however late it went: the next Tab goes on from there. */
export function useFocusFallback(when: boolean): void {
  useEffect(() => {
    const content = document.getElementById('content')
    if (!when || !content) return
    let last = document.activeElement
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target
    }
    const takeOver = () => {
      if (document.activeElement === document.body) content.focus({ preventScroll: true })
    }
    const timer = setTimeout(takeOver, SETTLED_MS)
    // A row that was removed leaves the list when that is read anew, on a slow network seconds later.
    const rows = new MutationObserver(() => {
      if (last && !last.isConnected) takeOver()
    })
    document.addEventListener('focusin', remember)
    rows.observe(content, { childList: true, subtree: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', remember)
      rows.disconnect()
    }
  }, [when])
}
