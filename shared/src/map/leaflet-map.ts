import * as L from 'leaflet'
import type { CityWire } from '../geo/schema'
import type { Point } from '../geo/shapes'
import { drawGround, latLng } from './drawn-ground'
import { createFraming, type Frame } from './framing'
import { type MapPin, pinMarker } from './pins'
import { createZoneShapes, type MapZone } from './zone-shapes'

export type MapOptions = {
  center: Point
  zoom: number
  /** Empty: the island is drawn from our own data. */
  tile_url: string
  cities: readonly CityWire[]
  /** The map is the screen: one finger moves it. Elsewhere one finger scrolls the page and two move the map. */
  full: boolean
  onTap?: ((point: Point) => void) | undefined
  onZone: (id: string) => void
}

/** What the island may do with its map. */
export type MapHandle = {
  /** For what draws on it. */
  leaflet: L.Map
  setPins: (pins: readonly MapPin[]) => void
  setZones: (zones: readonly MapZone[]) => void
  /** Makes one zone stand out; null makes all alike. */
  markZone: (id: string | null) => void
  moveTo: (point: Point, zoom?: number) => void
  /** Shows all of a frame at once. */
  fit: (frame: Frame) => void
  zoomBy: (steps: number) => void
  remove: () => void
}

const ATTRIBUTION = '© участники OpenStreetMap'
/** In the public domain: what we owe is to say that it is rough. */
const OUTLINE_OF = 'Берега: Natural Earth, приблизительно'
const MOST_ZOOM = 18
const LEAST_ZOOM = 6

/** Makes a Leaflet map in the element. This module and Leaflet are loaded only when a map is really shown. */
export function createMap(element: HTMLElement, options: MapOptions): MapHandle {
  const map = bareMap(element, options)
  L.control
    .attribution({ prefix: false })
    .addTo(map)
    .addAttribution(options.tile_url ? ATTRIBUTION : OUTLINE_OF)
  if (options.tile_url) L.tileLayer(options.tile_url, { maxZoom: MOST_ZOOM }).addTo(map)
  else drawGround(map, options.cities)
  if (options.onTap) listen(map, options.onTap)
  const pins = L.layerGroup().addTo(map)
  const zones = createZoneShapes(map, options.onZone)
  const framing = createFraming(map, isMotionWelcome)
  // The element gets its size from the page's layout, which may settle after the map was made.
  const sizes = new ResizeObserver(framing.resized)
  sizes.observe(element)
  return {
    leaflet: map,
    setPins: (all) => replace(pins, all.map(pinMarker)),
    setZones: zones.set,
    markZone: zones.mark,
    moveTo: (point, zoom) =>
      map.setView(latLng(point.coordinates), zoom ?? map.getZoom(), { animate: isMotionWelcome() }),
    fit: framing.fit,
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    remove: () => {
      sizes.disconnect()
      map.remove()
    },
  }
}

function bareMap(element: HTMLElement, { center, zoom, tile_url, full }: MapOptions): L.Map {
  return L.map(element, {
    center: latLng(center.coordinates),
    zoom,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    // Tiles are drawn for whole steps only; our own ground is sharp at any.
    zoomSnap: tile_url ? 1 : 0.25,
    zoomAnimation: isMotionWelcome(),
    zoomControl: false,
    attributionControl: false,
    dragging: full || !matchMedia('(pointer: coarse)').matches,
    scrollWheelZoom: full,
  })
}

function listen(map: L.Map, onTap: (point: Point) => void) {
  map.on('click', ({ latlng }) => onTap(pointOf(latlng)))
  map.getContainer().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onTap(pointOf(map.getCenter()))
  })
}

function replace(group: L.LayerGroup, layers: readonly L.Layer[]) {
  group.clearLayers()
  for (const layer of layers) layer.addTo(group)
}

function pointOf({ lng, lat }: L.LatLng): Point {
  return { type: 'Point', coordinates: [Number(lng.toFixed(6)), Number(lat.toFixed(6))] }
}

function isMotionWelcome(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
