import * as L from 'leaflet'
import type { Point } from '../geo/shapes'

export type MapPin = { point: Point; kind: 'home' | 'restaurant' | 'courier' | 'me'; label: string }

const PATHS = {
  home: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  restaurant: 'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2zm0 0v7',
  courier:
    'M18.5 21a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M5.5 21a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M15 6a1 1 0 1 0 0-2 1 1 0 0 0 0 2M12 17.5V14l-3-3 4-3 2 3h2',
  me: '',
}

/** A pin whose tip stands on its point. */
export function pinMarker({ point, kind, label }: MapPin): L.Marker {
  const [lon, lat] = point.coordinates
  const body = document.createElement('span')
  body.className = `map-pin map-pin--${kind}`
  if (PATHS[kind]) body.append(drawing(PATHS[kind]))
  const icon = L.divIcon({ className: 'map-pin-place', html: body, iconSize: [0, 0] })
  return L.marker([lat, lon], { icon, interactive: false, keyboard: false, alt: label })
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
