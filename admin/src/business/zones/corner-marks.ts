import type { Position } from '@ostrov/shared/geo/shapes'
import * as L from 'leaflet'

const PANE = 'corners'
const SIZE = 32
const KEYS_ID = 'corner-keys'
const KEYS =
  'Стрелки двигают точку, с\u00A0Shift дальше. Page Up и\u00A0Page Down\u00A0— соседняя точка, Home и\u00A0End\u00A0— первая и\u00A0последняя. Delete удаляет.'

type Mark = { place: Position; name: string }
type Listeners = {
  focused: (at: number) => void
  left: () => void
  pressed: (at: number, event: KeyboardEvent) => void
  released: (event: KeyboardEvent) => void
}

export type CornerMarks = {
  /** Shows these; the chosen one, else the first, is where Tab stops. */
  set: (marks: readonly Mark[], chosen: number | null) => void
  focus: (at: number) => void
  hasFocus: () => boolean
}

/**
 * What the keyboard stands on: an element over each corner, one of them a stop of Tab. They are kept by their number, so that
 * the focus stays where a corner is taken away. The pointer is not theirs.
 */
export function createCornerMarks(map: L.Map, on: Listeners): CornerMarks {
  const pane = map.getPane(PANE) ?? map.createPane(PANE)
  const markers: L.Marker[] = []
  return {
    set: (marks, chosen) => {
      for (const gone of markers.splice(marks.length)) gone.remove()
      describe(pane, marks.length > 0)
      for (const [at, { place, name }] of marks.entries()) {
        const [lon, lat] = place
        const marker = markers[at] ?? addMarker(map, at, on)
        markers[at] = marker
        marker.setLatLng([lat, lon])
        const element = marker.getElement()
        element?.setAttribute('aria-label', name)
        element?.setAttribute('aria-pressed', String(at === chosen))
        element?.setAttribute('tabindex', at === (chosen ?? 0) ? '0' : '-1')
      }
    },
    focus: (at) => markers[at]?.getElement()?.focus({ preventScroll: true }),
    hasFocus: () => pane.contains(document.activeElement),
  }
}

function addMarker(map: L.Map, at: number, on: Listeners): L.Marker {
  const icon = L.divIcon({ className: 'border-corner', iconSize: [SIZE, SIZE] })
  const marker = L.marker([0, 0], { icon, pane: PANE, interactive: false, keyboard: false }).addTo(map)
  const element = marker.getElement()
  element?.setAttribute('role', 'button')
  element?.setAttribute('aria-describedby', KEYS_ID)
  element?.addEventListener('focus', () => on.focused(at))
  element?.addEventListener('blur', on.left)
  element?.addEventListener('keydown', (event) => on.pressed(at, event))
  element?.addEventListener('keyup', on.released)
  return marker
}

/** A screen reader leaves an application the arrows; one without anything in it would be a dead end. */
function describe(pane: HTMLElement, isUsed: boolean) {
  if (isUsed === pane.hasAttribute('role')) return
  if (!isUsed) {
    pane.removeAttribute('role')
    pane.removeAttribute('aria-label')
    return pane.replaceChildren()
  }
  const keys = document.createElement('p')
  keys.id = KEYS_ID
  keys.hidden = true
  keys.textContent = KEYS
  pane.append(keys)
  pane.setAttribute('role', 'application')
  pane.setAttribute('aria-label', 'Точки границы')
}
