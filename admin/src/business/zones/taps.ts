import type * as L from 'leaflet'

/** px that a finger slips while it only taps; the drawing takes what goes farther for a drag. */
const SLIP = 8

/**
 * Tells taps on the map itself that begin while it is asked for them, and presses of the other button; returns what stops it.
 * The drawing has had them before: the tap that closes a ring is the drawing's alone.
 */
export function listenToTaps(
  map: L.Map,
  isAsked: () => boolean,
  onTap: (spot: L.Point, isOther: boolean) => void,
): () => void {
  const container = map.getContainer()
  const listening = new AbortController()
  const { signal } = listening
  let down: { x: number; y: number } | null = null
  const tell = (event: MouseEvent, isOther: boolean) => {
    if (event.target === container) onTap(map.mouseEventToContainerPoint(event), isOther)
  }
  container.addEventListener(
    'pointerdown',
    ({ isPrimary, clientX, clientY }) => {
      if (isPrimary) down = isAsked() ? { x: clientX, y: clientY } : null
    },
    { signal },
  )
  container.addEventListener(
    'click',
    (event) => {
      if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLIP) tell(event, false)
    },
    { signal },
  )
  // A finger that rests asks for a menu too, and must not take a corner away by it.
  container.addEventListener('contextmenu', (event) => tell(event, event.button === 2 || event.ctrlKey), { signal })
  return () => listening.abort()
}
