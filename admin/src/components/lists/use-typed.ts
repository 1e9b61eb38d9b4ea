import { useEffect, useState } from 'react'

const TYPING_PAUSE_MS = 500

/** What is being typed: it settles when one stops, or at once by `settle`. */
export function useTyped(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(settled)
  // «Сбросить» and the back button change the address from outside.
  useEffect(() => setTyped((now) => (now.trim() === settled ? now : settled)), [settled])
  useEffect(() => {
    if (typed.trim() === settled) return
    const timer = setTimeout(() => onSettle(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return { typed, setTyped, settle: () => onSettle(typed.trim()) }
}
