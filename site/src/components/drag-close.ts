import { type PointerEvent, useRef } from 'react'

/** Dragged further down than this, in px, a sheet closes; */
export const CLOSE_OFFSET = 100
/** or thrown faster than this, in px a second. */
export const CLOSE_VELOCITY = 500

// Wider than this a sheet is a window, and windows are not thrown away.
const PHONE = '(max-width: 719.98px)'

type Point = { y: number; at: number }

/** Whether letting go here closes the sheet: offset in px down from where it stood, velocity in px/s downwards. */
export function closesSheet(offset: number, velocity: number): boolean {
  return offset > CLOSE_OFFSET || (offset > 0 && velocity > CLOSE_VELOCITY)
}

/** px/s between the finger's last two moments; 0 when it rested. */
export function velocityOf(from: Point, to: Point): number {
  const elapsed = to.at - from.at
  return elapsed > 0 ? ((to.y - from.y) / elapsed) * 1000 : 0
}

/** Handlers for the part of a sheet a finger pulls down. The sheet follows through `--dragged`. */
export function useDragClose(onClose: () => void) {
  const start = useRef<Point | null>(null)
  const recent = useRef<Point>({ y: 0, at: 0 })
  const velocity = useRef(0)

  const end = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    const sheet = event.currentTarget.closest('dialog')
    start.current = null
    if (!from || !sheet) return
    sheet.classList.add('ui-sheet--settling')
    const rested = event.timeStamp - recent.current.at > 100
    const closing = event.type === 'pointerup' && closesSheet(event.clientY - from.y, rested ? 0 : velocity.current)
    sheet.style.setProperty('--dragged', '0px')
    if (closing) onClose()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const pressed = event.target instanceof Element && event.target.closest('button, a, input')
      if (pressed || !event.isPrimary || event.button !== 0 || !matchMedia(PHONE).matches) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { y: event.clientY, at: event.timeStamp }
      recent.current = start.current
      velocity.current = 0
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current
      const sheet = event.currentTarget.closest('dialog')
      if (!from || !sheet) return
      const point = { y: event.clientY, at: event.timeStamp }
      velocity.current = velocityOf(recent.current, point)
      recent.current = point
      sheet.classList.remove('ui-sheet--settling')
      sheet.style.setProperty('--dragged', `${Math.max(0, point.y - from.y)}px`)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
