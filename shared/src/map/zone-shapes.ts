import * as L from 'leaflet'
import type { Polygon } from '../geo/shapes'
import { zoneProperties } from './zone-colours'
import { placeTags, type Tag } from './zone-tags'

export type MapZone = {
  id: string
  polygon: Polygon
  fill_color: string
  border_color: string
  /** A few letters at its border: the price. */
  tag: string
}

export type ZoneShapes = {
  set: (zones: readonly MapZone[]) => void
  /** Makes one stand out; null makes all alike. */
  mark: (id: string | null) => void
}

type Shape = { id: string; outline: L.Polygon; tag: L.Marker; corners: L.LatLng[] }

/** The zones of a map. A press on one is a choice of it. */
export function createZoneShapes(map: L.Map, onPress: (id: string) => void): ZoneShapes {
  const group = L.layerGroup().addTo(map)
  let shapes: Shape[] = []
  map.on('moveend zoomend', () => standTags(map, shapes))
  return {
    set: (zones) => {
      group.clearLayers()
      // A wide zone lies under the narrow ones, else it would take their presses.
      shapes = zones.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map(shapeOf)
      for (const { id, outline, tag } of shapes) {
        const zone = zones.find((one) => one.id === id)
        for (const layer of [outline, tag]) {
          layer.on('click', () => onPress(id)).addTo(group)
          if (zone) paint(layer.getElement(), zone)
        }
      }
      standTags(map, shapes)
    },
    mark: (chosen) => {
      for (const { id, outline, tag } of shapes) {
        const state = chosen === null ? 'calm' : id === chosen ? 'chosen' : 'other'
        for (const layer of [outline, tag]) layer.getElement()?.setAttribute('data-zone', state)
        tag.setZIndexOffset(state === 'chosen' ? 1000 : 0)
      }
    },
  }
}

function shapeOf({ id, polygon, tag }: MapZone): Shape {
  const rings = polygon.coordinates.map((ring) => ring.map(([lon, lat]) => L.latLng(lat, lon)))
  const corners = (rings[0] ?? []).toSorted((one, other) => other.lat - one.lat)
  // The list says the same in words, so the tag is for the eyes and the finger only.
  const text = document.createElement('span')
  text.textContent = tag
  text.setAttribute('aria-hidden', 'true')
  const icon = L.divIcon({ className: 'map-zone map-tag', html: text, iconSize: [0, 0] })
  return {
    id,
    corners,
    outline: L.polygon(rings, { className: 'map-zone', bubblingMouseEvents: false }),
    tag: L.marker(corners[0] ?? [0, 0], { icon, keyboard: false }),
  }
}

/** The narrow zones choose first: they have the fewest corners that are free. */
function standTags(map: L.Map, shapes: readonly Shape[]) {
  const frame = map.getContainer().parentElement
  if (!frame || shapes.length === 0) return
  const { left, top } = map.getContainer().getBoundingClientRect()
  const over = [...frame.querySelectorAll('.map-pin, .map-town > span, button')].map((one) => {
    const box = one.getBoundingClientRect()
    return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }
  })
  const { x: right, y: bottom } = map.getSize()
  const inward = shapes.toReversed()
  const tags = inward.map(({ tag, corners }): Tag => {
    const { width = 0, height = 0 } = tag.getElement()?.firstElementChild?.getBoundingClientRect() ?? {}
    return { width, height, spots: corners.map((corner) => map.latLngToContainerPoint(corner)) }
  })
  for (const [at, spot] of placeTags(tags, { left: 0, top: 0, right, bottom }, over).entries()) {
    inward[at]?.tag.setLatLng(map.containerPointToLatLng([spot.x, spot.y]))
  }
}

function paint(element: Element | undefined, zone: MapZone) {
  if (!(element instanceof SVGElement || element instanceof HTMLElement)) return
  for (const [name, value] of Object.entries(zoneProperties(zone))) element.style.setProperty(name, value)
}

/** Square degrees, by the shoelace: good enough to tell wide from narrow. */
function sizeOf({ polygon }: MapZone): number {
  const ring = polygon.coordinates[0] ?? []
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}
