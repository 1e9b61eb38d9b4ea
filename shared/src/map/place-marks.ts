import * as L from 'leaflet'
import type { Point } from '../geo/shapes'

/** One thing at its place, or several that would lie over one another. */
export type PlaceMark = {
  point: Point
  /** What it says: a price, a count. */
  text: string
  /** Above that, of more weight. */
  lead?: string
  /** For who does not see the map. */
  label: string
  many: boolean
}

/** Marks that are pressed: buttons, so that keys reach them as well. */
export function createPlaceMarks<Mark extends PlaceMark>(map: L.Map, onPress: (mark: Mark) => void) {
  const layer = L.layerGroup().addTo(map)
  return (marks: readonly Mark[]) => {
    const focused = focusedKey(map)
    layer.clearLayers()
    for (const mark of marks) {
      const button = buttonOf(mark)
      button.addEventListener('click', () => onPress(mark))
      const [lon, lat] = mark.point.coordinates
      const icon = L.divIcon({ className: 'map-mark-place', html: button, iconSize: [0, 0] })
      L.marker([lat, lon], { icon, interactive: false, keyboard: false }).addTo(layer)
      if (keyOf(mark) === focused) button.focus({ preventScroll: true })
    }
  }
}

function buttonOf(mark: PlaceMark): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = mark.many ? 'map-mark map-mark--many' : 'map-mark'
  if (mark.lead) button.append(leadOf(mark.lead), ' ')
  button.append(mark.text)
  button.setAttribute('aria-label', mark.label)
  button.dataset.mark = keyOf(mark)
  // A press is the mark's: the map neither moves nor zooms by it.
  L.DomEvent.disableClickPropagation(button)
  return button
}

function leadOf(words: string): HTMLElement {
  const lead = document.createElement('b')
  lead.textContent = words
  return lead
}

const keyOf = ({ point, text }: PlaceMark) => `${point.coordinates.join(' ')} ${text}`

function focusedKey(map: L.Map): string | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && map.getContainer().contains(activeElement)
    ? (activeElement.dataset.mark ?? null)
    : null
}
