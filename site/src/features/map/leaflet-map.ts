import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point, Polygon } from '@ostrov/shared/geo/shapes'
import * as L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { drawGround, latLng } from './drawn-ground'

export type MapPin = { point: Point; kind: 'home' | 'restaurant' | 'me'; label: string }
export type MapZone = { polygon: Polygon; fill_color: string; border_color: string }

export type MapOptions = {
  center: Point
  zoom: number
  /** Empty: the island is drawn from our own data. */
  tile_url: string
  cities: readonly CityWire[]
  /** The map is the screen: one finger moves it. Elsewhere one finger scrolls the page and two move the map. */
  full: boolean
  onTap?: ((point: Point) => void) | undefined
}

/** What the island may do with its map. */
export type MapHandle = {
  setPins: (pins: readonly MapPin[]) => void
  setZones: (zones: readonly MapZone[]) => void
  moveTo: (point: Point, zoom?: number) => void
  /** Shows all of these points at once. */
  fit: (points: readonly Point[]) => void
  zoomBy: (steps: number) => void
  remove: () => void
}

const ATTRIBUTION = '© участники OpenStreetMap'
const MOST_ZOOM = 18
const LEAST_ZOOM = 6

/** Makes a Leaflet map in the element. This module and Leaflet are loaded only when a map is really shown. */
export function createMap(element: HTMLElement, options: MapOptions): MapHandle {
  const free = options.full || !matchMedia('(pointer: coarse)').matches
  const map = L.map(element, {
    center: latLng(options.center.coordinates),
    zoom: options.zoom,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    zoomControl: false,
    attributionControl: options.tile_url !== '',
    dragging: free,
    scrollWheelZoom: options.full,
  })
  if (options.tile_url) L.tileLayer(options.tile_url, { maxZoom: MOST_ZOOM, attribution: ATTRIBUTION }).addTo(map)
  else drawGround(map, options.cities)
  if (options.onTap) listen(map, options.onTap)
  const pins = L.layerGroup().addTo(map)
  const zones = L.layerGroup().addTo(map)
  // The element gets its size from the page's layout, which may settle after the map was made.
  const sizes = new ResizeObserver(() => map.invalidateSize())
  sizes.observe(element)
  return {
    setPins: (all) => replace(pins, all.map(pinMarker)),
    setZones: (all) => replace(zones, all.map(zoneShape)),
    moveTo: (point, zoom) =>
      map.setView(latLng(point.coordinates), zoom ?? map.getZoom(), { animate: isMotionWelcome() }),
    fit: (points) => {
      if (points.length === 0) return
      const bounds = L.latLngBounds(points.map((point) => latLng(point.coordinates)))
      // A pin stands on its point, so it needs its height above it.
      map.fitBounds(bounds, { paddingTopLeft: [48, 64], paddingBottomRight: [48, 32], maxZoom: 16, animate: false })
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    remove: () => {
      sizes.disconnect()
      map.remove()
    },
  }
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

const PATHS = {
  home: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  restaurant: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2zm0 0v7',
  me: '',
}

function pinMarker({ point, kind, label }: MapPin): L.Marker {
  const body = document.createElement('span')
  body.className = `map-pin map-pin--${kind}`
  if (PATHS[kind]) body.append(drawing(PATHS[kind]))
  const icon = L.divIcon({ className: 'map-pin-place', html: body, iconSize: [0, 0] })
  return L.marker(latLng(point.coordinates), { icon, interactive: false, keyboard: false, alt: label })
}

function drawing(path: string): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

function zoneShape({ polygon, fill_color, border_color }: MapZone): L.Polygon {
  const rings = polygon.coordinates.map((ring) => ring.map(latLng))
  return L.polygon(rings, {
    color: border_color,
    fillColor: fill_color,
    fillOpacity: 0.25,
    weight: 2,
    interactive: false,
  })
}

function pointOf({ lng, lat }: L.LatLng): Point {
  return { type: 'Point', coordinates: [Number(lng.toFixed(6)), Number(lat.toFixed(6))] }
}

function isMotionWelcome(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
