import { quoted } from '../formats/quoted'
import type { Polygon, Position } from '../geo/shapes'
import { MAX_ZONES, polygonComplaint } from './borders'
import { MAX_SUM, ZONE_FORM } from './form'
import { PEAK_WAYS, type PeakConditions } from './peak'

/** What a file may weigh. */
export const MAX_FILE_BYTES = 1_000_000
const COLOUR = '#0B6767'

/** A zone as it is sent. */
export type NewZone = {
  name: string
  is_active: boolean
  polygon: Polygon
  price: number
  min_order_sum: number
  free_delivery_sum: number | null
  fill_color: string
  border_color: string
} & PeakConditions
type Read<What> = { read: What; complaint: null } | { read: null; complaint: string }

/** A border as text: «46.9695, 142.7331» a line, as maps give it, an empty line before each hole; no point is said twice. */
export function borderText({ coordinates }: Polygon): string {
  const lineOf = ([lon, lat]: Position) => `${lat}, ${lon}`
  return coordinates.map((ring) => ring.slice(0, -1).map(lineOf).join('\n')).join('\n\n')
}

/** The border that a text means: points as `borderText` writes them, or GeoJSON. */
export function readBorder(text: string): Read<Polygon> {
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) {
    const shapes = polygonsOf(parsed(trimmed))
    const [only] = shapes
    if (!only || shapes.length > 1) return refused('В\u00A0этом GeoJSON должен быть один многоугольник.')
    return checked(only.polygon)
  }
  const coordinates: Position[][] = []
  for (const part of trimmed.split(/\n\s*\n/).filter(Boolean)) {
    const ring: Position[] = []
    for (const line of part.split('\n')) {
      const [, lat, lon] = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(line) ?? []
      if (lat === undefined || lon === undefined)
        return refused(`Не\u00A0понимаем строку ${quoted(line.trim().slice(0, 40))}.`)
      ring.push([Number(lon), Number(lat)])
    }
    coordinates.push(closed(ring))
  }
  return checked({ type: 'Polygon', coordinates })
}

/** Zones as a GeoJSON file, with all that is said of them. */
export function zonesFile(zones: readonly NewZone[]): string {
  const features = zones.map(({ polygon, ...zone }) => {
    const { name, is_active, price, min_order_sum, free_delivery_sum, fill_color, border_color } = zone
    const properties = { name, is_active, price, min_order_sum, free_delivery_sum, fill_color, border_color }
    return { type: 'Feature', properties: { ...properties, ...peakOf(zone) }, geometry: polygon }
  })
  return JSON.stringify({ type: 'FeatureCollection', features }, null, 1)
}

/** The zones of a GeoJSON file; what a file of somebody else's leaves out is left as a new zone has it. */
export function readZonesFile(text: string): Read<NewZone[]> {
  if (text.length > MAX_FILE_BYTES) return refused('Файл больше 1\u00A0МБ.')
  const shapes = polygonsOf(parsed(text))
  if (shapes.length === 0) return refused('В\u00A0файле нет многоугольников GeoJSON.')
  if (shapes.length > MAX_ZONES) return refused(`Не\u00A0больше ${MAX_ZONES} зон в\u00A0файле.`)
  const zones = shapes.map(({ polygon, properties }, at) => zoneOf(polygon, properties, at + 1))
  for (const { name, polygon } of zones) {
    const complaint = polygonComplaint(polygon)
    if (complaint) return refused(`${quoted(name)}: ${complaint}`)
  }
  return { read: zones, complaint: null }
}

type Fields = Record<string, unknown>
type Shape = { polygon: Polygon; properties: Fields }

function zoneOf(polygon: Polygon, of: Fields, number: number): NewZone {
  const colour = (value: unknown) => (/^#[\da-f]{6}$/i.test(String(value)) ? String(value) : COLOUR)
  return {
    name:
      String(of.name ?? '')
        .trim()
        .slice(0, ZONE_FORM.name.max) || `Зона ${number}`,
    is_active: of.is_active !== false,
    polygon,
    price: sumOf(of.price) ?? 0,
    min_order_sum: sumOf(of.min_order_sum) ?? 0,
    free_delivery_sum: sumOf(of.free_delivery_sum),
    ...peakRead(of),
    fill_color: colour(of.fill_color ?? of.fill),
    border_color: colour(of.border_color ?? of.stroke ?? of.fill_color ?? of.fill),
  }
}

const peakOf = ({ peak, peak_price, peak_min_order_sum, peak_free_delivery_sum }: PeakConditions) => ({
  ...{ peak, peak_price, peak_min_order_sum, peak_free_delivery_sum },
})

/** Conditions of its own that lack a sum are none. */
function peakRead(of: Fields): PeakConditions {
  const said = PEAK_WAYS.find((way) => way === of.peak) ?? 'same'
  const [peak_price, peak_min_order_sum] = [sumOf(of.peak_price), sumOf(of.peak_min_order_sum)]
  const none = { peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  if (said !== 'own') return { peak: said, ...none }
  if (peak_price === null || peak_min_order_sum === null) return { peak: 'same', ...none }
  return { peak: said, peak_price, peak_min_order_sum, peak_free_delivery_sum: sumOf(of.peak_free_delivery_sum) }
}

function sumOf(value: unknown): number | null {
  const sum = value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(sum) && sum >= 0 ? Math.min(MAX_SUM, Math.round(sum)) : null
}

function polygonsOf(value: unknown, properties: Fields = {}): Shape[] {
  if (!isFields(value)) return []
  const { type, features, geometry, geometries, coordinates } = value
  if (type === 'FeatureCollection' && Array.isArray(features)) return features.flatMap((one) => polygonsOf(one))
  if (type === 'Feature') return polygonsOf(geometry, isFields(value.properties) ? value.properties : {})
  if (type === 'GeometryCollection' && Array.isArray(geometries)) {
    return geometries.flatMap((one) => polygonsOf(one, properties))
  }
  const all =
    type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' && Array.isArray(coordinates) ? coordinates : []
  return all.flatMap((rings) => {
    const read = ringsOf(rings)
    return read ? [{ polygon: { type: 'Polygon' as const, coordinates: read }, properties }] : []
  })
}

function ringsOf(rings: unknown): Position[][] | null {
  if (!Array.isArray(rings)) return null
  const read = rings.map((ring) => (Array.isArray(ring) ? ring.flatMap(positionOf) : []))
  return read.some((ring, at) => ring.length !== (Array.isArray(rings[at]) ? rings[at].length : -1)) ? null : read
}

/** A height beside the two is left out. */
function positionOf(value: unknown): Position[] {
  if (!Array.isArray(value)) return []
  const [lon, lat] = value.map(Number)
  return lon !== undefined && lat !== undefined && Number.isFinite(lon) && Number.isFinite(lat) ? [[lon, lat]] : []
}

function closed(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || (first[0] === last[0] && first[1] === last[1] && ring.length > 1)) return ring
  return [...ring, first]
}

function checked(polygon: Polygon): Read<Polygon> {
  const complaint = polygonComplaint(polygon)
  return complaint ? refused(complaint) : { read: polygon, complaint: null }
}

const refused = (complaint: string) => ({ read: null, complaint })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
