import { type RefObject, useEffect } from 'react'
import { SWIPE, wayOut } from './slides'

/**
 * The browser's own scrolling ends with the row; a finger that goes on comes round. The browser must not take such a
 * finger for itself: some go back a page on it. A picture that is pinched large is only moved about.
 */
export function useSwipeAround(
  row: RefObject<HTMLElement | null>,
  at: number,
  count: number,
  go: (step: number) => void,
) {
  useEffect(() => {
    const leave = new AbortController()
    if (row.current) listen(row.current, { wayOf: (x) => wayOut(at, count, x), go, signal: leave.signal })
    return () => leave.abort()
  }, [row, at, count, go])
}

type Row = { wayOf: (travelled: number) => -1 | 0 | 1; go: (step: number) => void; signal: AbortSignal }

function listen(element: HTMLElement, { wayOf, go, signal }: Row) {
  let from: Touch | null = null
  const start = ({ touches }: TouchEvent) => {
    from = touches.length === 1 && !isPinched() ? (touches[0] ?? null) : null
  }
  const move = (event: TouchEvent) => {
    const { x, y } = travelled(from, event)
    if (event.cancelable && Math.abs(x) > Math.abs(y) && wayOf(x) !== 0) event.preventDefault()
  }
  const end = (event: TouchEvent) => {
    const { x } = travelled(from, event)
    from = null
    if (Math.abs(x) > SWIPE && wayOf(x) !== 0) go(wayOf(x))
  }
  element.addEventListener('touchstart', start, { signal, passive: true })
  element.addEventListener('touchmove', move, { signal, passive: false })
  element.addEventListener('touchend', end, { signal })
}

function travelled(from: Touch | null, { changedTouches }: TouchEvent): { x: number; y: number } {
  const finger = changedTouches[0]
  return from && finger ? { x: finger.clientX - from.clientX, y: finger.clientY - from.clientY } : { x: 0, y: 0 }
}

function isPinched(): boolean {
  return (visualViewport?.scale ?? 1) > 1
}
