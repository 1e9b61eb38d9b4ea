import type { FeatureCollection, LineString, Polygon, Position } from 'geojson'
import * as L from 'leaflet'
import type { CityWire } from '../geo/schema'
import { drawHouses } from './drawn-houses'
import { placeLabels, type Spot, type Street } from './street-labels'
import { placeWaterNames } from './water-names'
import { ISLANDS } from './waters'

const STREETS_FROM_ZOOM = 10
const NAMES_FROM_ZOOM = 15
const ISLANDS_TO_ZOOM = 9
/** Metres of built-up ground on either side of a street. */
const GROUND_METRES = 190
const TOWN_CHAR_WIDTH = 9
const EQUATOR_METRES_PER_PIXEL = 156_543

type Streets = FeatureCollection<LineString, { name: string }>

/** The island without any tiles: coast, streets of the towns in view, their names and houses, in the theme's colours (map.css). */
export function drawGround(map: L.Map, cities: readonly CityWire[]): void {
  const panes = ['ground', 'streets', 'houses', 'names'].map((name) => map.createPane(`drawn-${name}`))
  for (const [index, pane] of panes.entries()) pane.style.zIndex = String(210 + index * 10)
  const names = L.layerGroup().addTo(map)
  const drawn = new Map<string, Streets>()
  let lands: readonly Position[][] = []
  // A page may be left while its streets are still on their way: nothing is drawn on a map that is gone.
  const gone = new AbortController()
  map.on('unload', () => gone.abort())

  const drawNames = () => {
    names.clearLayers()
    const all = [...namesInView(map, [...drawn.values()], cities), ...namesOfNature(map, lands)]
    for (const name of all) name.addTo(names)
  }
  const refresh = async () => {
    scaleStrokes(map)
    // Towns are named at once: other things on the map make way for their names.
    drawNames()
    const unknown = citiesInView(map, cities).filter(({ slug }) => !drawn.has(slug))
    for (const { slug } of unknown) {
      drawn.set(slug, { type: 'FeatureCollection', features: [] })
      const streets = await readJson<Streets>(`/geo/streets-${slug}.json`, gone.signal)
      if (gone.signal.aborted) return
      if (!streets) continue
      drawn.set(slug, streets)
      drawStreets(map, streets)
    }
    if (unknown.length > 0) drawNames()
  }

  void readJson<FeatureCollection<Polygon>>('/geo/island.json', gone.signal).then((coast) => {
    if (!coast || gone.signal.aborted) return
    lands = coast.features.flatMap(({ geometry }) => geometry.coordinates.map(rounded))
    for (const land of lands) drawLand(map, land)
    drawNames()
  })
  map.on('moveend zoomend', () => void refresh())
  drawHouses(map, (path) => readJson(path, gone.signal))
  void refresh()
}

function drawLand(map: L.Map, ring: readonly Position[]) {
  const corners = ring.map(([lon = 0, lat = 0]) => L.latLng(lat, lon))
  L.polygon(corners, { pane: 'tilePane', interactive: false, className: 'map-land' }).addTo(map)
}

/** A shore has no corners (Chaikin, twice): each is cut a quarter of the way to the next. */
function rounded(ring: readonly Position[]): Position[] {
  let line = [...ring]
  for (let turn = 0; turn < 2; turn += 1) {
    line = line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to
      return [0.25, 0.75].map((part) => to.map((end, axis) => (from[axis] ?? end) * (1 - part) + end * part))
    })
  }
  return line
}

async function readJson<Shape>(path: string, signal: AbortSignal): Promise<Shape | null> {
  try {
    const response = await fetch(path, { signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function scaleStrokes(map: L.Map) {
  const { style } = map.getContainer()
  const zoom = map.getZoom()
  const metres = (EQUATOR_METRES_PER_PIXEL * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 2 ** zoom
  style.setProperty('--street-width', `${Math.min(26, Math.max(zoom < 13 ? 1 : 2, 2 ** (zoom - 12.8)))}px`)
  style.setProperty('--ground-width', `${(GROUND_METRES * 2) / metres}px`)
}

function citiesInView(map: L.Map, cities: readonly CityWire[]): CityWire[] {
  if (map.getZoom() < STREETS_FROM_ZOOM) return []
  const near = map.getBounds().pad(1)
  const away = ({ coordinates }: CityWire) => map.distance(map.getCenter(), latLng(coordinates.coordinates))
  const byDistance = cities.toSorted((one, other) => away(one) - away(other))
  // A town is wider than the screen: its middle may lie far outside while its streets are what one sees.
  return byDistance
    .filter((city, index) => index === 0 || near.contains(latLng(city.coordinates.coordinates)))
    .slice(0, 4)
}

function drawStreets(map: L.Map, streets: Streets) {
  const layer = (pane: string, className: string) =>
    L.geoJSON(streets, { pane, interactive: false, style: { className } }).addTo(map)
  layer('drawn-ground', 'map-ground')
  layer('drawn-streets', 'map-street-edge')
  layer('drawn-streets', 'map-street')
}

function namesInView(map: L.Map, streets: readonly Streets[], cities: readonly CityWire[]): L.Marker[] {
  const zoom = map.getZoom()
  if (zoom >= NAMES_FROM_ZOOM) {
    const onScreen = streets.flatMap((one) => one.features.map((feature) => streetOnScreen(map, feature)))
    return placeLabels(onScreen, map.getSize()).map(({ name, at, angle }) =>
      nameMarker(map.containerPointToLatLng([at.x, at.y]), name, 'map-name', angle),
    )
  }
  const className = zoom < STREETS_FROM_ZOOM + 1 ? 'map-town map-town--dot' : 'map-town'
  return apart(map, cities).map(({ name, coordinates }) =>
    nameMarker(latLng(coordinates.coordinates), name, className, 0),
  )
}

/** Waters, and islands while they are small; none is known before the coast. */
function namesOfNature(map: L.Map, lands: readonly Position[][]): L.Marker[] {
  if (lands.length === 0) return []
  const placeOf = ({ x, y }: Spot) => map.containerPointToLatLng([x, y])
  const waters = placeWaterNames({ size: map.getSize(), placeOf, lands }).map(({ name, at }) =>
    nameMarker(placeOf(at), name, 'map-water', 0),
  )
  if (map.getZoom() > ISLANDS_TO_ZOOM) return waters
  return [...waters, ...ISLANDS.map(({ name, at: [lon, lat] }) => nameMarker(L.latLng(lat, lon), name, 'map-name', 0))]
}

/** The towns whose names do not lie over those of larger ones, which come first in the list. */
function apart(map: L.Map, cities: readonly CityWire[]): CityWire[] {
  const taken: { x: number; y: number; width: number }[] = []
  return cities.filter(({ name, coordinates }) => {
    const { x, y } = map.latLngToContainerPoint(latLng(coordinates.coordinates))
    const width = name.length * TOWN_CHAR_WIDTH
    const free = taken.every((one) => Math.abs(one.y - y) > 22 || Math.abs(one.x - x) > (one.width + width) / 2)
    if (free) taken.push({ x, y, width })
    return free
  })
}

function streetOnScreen(map: L.Map, { properties, geometry }: Streets['features'][number]): Street {
  const line = geometry.coordinates.map(([lon = 0, lat = 0]) => map.latLngToContainerPoint([lat, lon]))
  return { name: properties.name, line }
}

function nameMarker(at: L.LatLng, name: string, className: string, angle: number): L.Marker {
  const text = document.createElement('span')
  text.textContent = name
  text.style.rotate = `${angle}deg`
  const icon = L.divIcon({ className, html: text, iconSize: [0, 0] })
  return L.marker(at, { icon, interactive: false, keyboard: false, pane: 'drawn-names' })
}

export function latLng([lon, lat]: readonly [number, number]): L.LatLng {
  return L.latLng(lat, lon)
}
