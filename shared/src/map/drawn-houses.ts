import * as L from 'leaflet'
import type { HouseWire } from '../geo/schema'
import { boxOf, type HouseTile, tilesOf } from './house-tiles'

const FROM_ZOOM = 16
/** Of a house's mark, metres. */
const [WIDE, HIGH] = [24, 16]
const METRES_PER_DEGREE = 111_320
/** Two numbers nearer than so many px would be read as one. */
const APART = 20

type Read = (path: string) => Promise<{ houses: readonly HouseWire[] } | null>

/** Houses of the gazetteer where one is near enough to tap one: a mark at its place, and its number. */
export function drawHouses(map: L.Map, read: Read): void {
  const known = new Map<string, readonly HouseWire[]>()
  const marks = L.layerGroup()
  const draw = () => {
    marks.clearLayers()
    const near = [...known.values()].flat().filter(({ lon, lat }) => map.getBounds().contains([lat, lon]))
    for (const house of near) markOf(house).addTo(marks)
    for (const house of legible(map, near)) numberOf(house).addTo(marks)
  }
  const refresh = async () => {
    if (map.getZoom() < FROM_ZOOM) return void marks.remove()
    marks.addTo(map)
    const missing = tilesOf(viewOf(map)).filter((tile) => !known.has(keyOf(tile)))
    for (const tile of missing) known.set(keyOf(tile), [])
    draw()
    await Promise.all(
      missing.map(async (tile) => {
        const { west, south, east, north } = boxOf(tile)
        const found = await read(`/api/houses?west=${west}&south=${south}&east=${east}&north=${north}`)
        if (found) known.set(keyOf(tile), found.houses)
        // What did not come is asked for when one comes back here.
        else known.delete(keyOf(tile))
      }),
    )
    if (missing.length > 0 && map.getPane('drawn-houses')?.isConnected) draw()
  }
  map.on('moveend zoomend', () => void refresh())
  void refresh()
}

const keyOf = ({ x, y }: HouseTile) => `${x} ${y}`

function viewOf(map: L.Map) {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

function markOf({ lon, lat }: HouseWire): L.Rectangle {
  const high = HIGH / METRES_PER_DEGREE / 2
  const wide = WIDE / METRES_PER_DEGREE / Math.cos((lat * Math.PI) / 180) / 2
  const corners = L.latLngBounds([lat - high, lon - wide], [lat + high, lon + wide])
  return L.rectangle(corners, { pane: 'drawn-houses', className: 'map-house', interactive: false })
}

/** Those whose numbers do not lie over one another. */
function legible(map: L.Map, houses: readonly HouseWire[]): HouseWire[] {
  const taken: L.Point[] = []
  return houses.filter(({ lon, lat }) => {
    const at = map.latLngToContainerPoint([lat, lon])
    const free = taken.every((other) => other.distanceTo(at) > APART)
    if (free) taken.push(at)
    return free
  })
}

function numberOf({ house, lon, lat }: HouseWire): L.Marker {
  const text = document.createElement('span')
  text.textContent = house
  const icon = L.divIcon({ className: 'map-number', html: text, iconSize: [0, 0] })
  return L.marker([lat, lon], { icon, interactive: false, keyboard: false, pane: 'drawn-names' })
}
