import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'

/** px from what it belongs to, and from the window's edges. */
const GAP = 6

/**
 * A popover that stands at its anchor, above it where there is no room below. Browsers close it by Escape or by a press
 * beside it, and give the focus back; a drawer it was opened in stays.
 */
export function useAnchored(anchor: RefObject<HTMLElement | null>) {
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const box = popover.current
    if (!open || !box) return
    const place = () => anchor.current && putAt(box, anchor.current.getBoundingClientRect())
    const growing = new ResizeObserver(place)
    growing.observe(box)
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', place, { capture: true, passive: true, signal })
    addEventListener('resize', place, { signal })
    place()
    return () => {
      growing.disconnect()
      listening.abort()
    }
  }, [open, anchor])
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open')
    if (newState === 'open' && anchor.current) putAt(currentTarget, anchor.current.getBoundingClientRect())
  }
  return { popover, open, anchored: { ref: popover, popover: 'auto', onBeforeToggle } as const }
}

function putAt(box: HTMLElement, { left, top, bottom }: DOMRect) {
  const { width, height } = box.getBoundingClientRect()
  const below = innerHeight - bottom - GAP
  const isBelow = below >= height + GAP || below >= top
  const x = Math.max(GAP, Math.min(left, innerWidth - width - GAP))
  const y = isBelow ? Math.min(bottom + GAP, innerHeight - height - GAP) : top - height - GAP
  box.style.left = `${x}px`
  box.style.top = `${Math.max(GAP, y)}px`
}
