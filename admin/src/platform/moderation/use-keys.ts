import { useLayoutEffect, useRef } from 'react'

/** Keys of the keyboard, whatever it types («A» is «Ф» in Russian), or the sign itself, to what they do; never while one types or a dialog is open; a ticked box takes no letters. */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const now = useRef(keys)
  now.current = keys
  // Before it is painted: a key pressed at what has just appeared must find somebody listening.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = now.current[event.code] ?? now.current[event.key]
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.activeElement?.closest('input:not([type="checkbox"]), textarea, select, dialog')) return
      // The letter itself must not land in a field that the act has just focused.
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
