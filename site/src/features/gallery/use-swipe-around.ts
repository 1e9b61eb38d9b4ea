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
    const element = row.current
    if (!element) return
    const leave = new AbortController()
    const { signal } = leave
    let from: Touch | null = null
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        from = touches.length === 1 && !isPinched() ? (touches[0] ?? null) : null
      },
      { signal, passive: true },
    )
    element.addEventListener(
      'touchmove',
      (event) => {
        const { x, y } = travelled(from, event)
        const isOut = Math.abs(x) > Math.abs(y) && wayOut(at, count, x) !== 0
        if (isOut && event.cancelable) event.preventDefault()
      },
      { signal, passive: false },
    )
    element.addEventListener(
      'touchend',
      (event) => {
        const { x } = travelled(from, event)
        from = null
        const step = wayOut(at, count, x)
        if (Math.abs(x) > SWIPE && step !== 0 && count > 1) go(step)
      },
      { signal },
    )
    return () => leave.abort()
  }, [row, at, count, go])
}

function travelled(from: Touch | null, { changedTouches }: TouchEvent): { x: number; y: number } {
  const finger = changedTouches[0]
  return from && finger ? { x: finger.clientX - from.clientX, y: finger.clientY - from.clientY } : { x: 0, y: 0 }
}

function isPinched(): boolean {
  return (visualViewport?.scale ?? 1) > 1
}
