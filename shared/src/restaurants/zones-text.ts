import { cutText } from '../formats/cut-text'
import { readFlag } from '../formats/flag-text'
import { readRubles } from '../formats/number-read'
import { quoted } from '../formats/quoted'
import { oneLine } from '../formats/same-text'
import type { Polygon, Position } from '../geo/shapes'
import { namesOf } from '../wire/names'
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
        return refused(`Не\u00A0понимаем строку ${quoted(cutText(line.trim(), 40))}.`)
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
  const zones: NewZone[] = []
  for (const [at, { polygon, properties }] of shapes.entries()) {
    const zone = zoneOf(polygon, properties, at + 1)
    const { name } = zone.fields
    const complaint = zone.complaint ?? polygonComplaint(polygon)
    if (complaint) return refused(`${quoted(name)}: ${complaint}`)
    zones.push(zone.fields)
  }
  return { read: zones, complaint: null }
}

type Fields = Record<string, unknown>
type Shape = { polygon: Polygon; properties: Fields }

const SUMS = {
  price: 'цена доставки',
  min_order_sum: 'минимальный заказ',
  free_delivery_sum: 'бесплатная доставка',
  peak_price: 'цена доставки в\u00A0часы пик',
  peak_min_order_sum: 'минимальный заказ в\u00A0часы пик',
  peak_free_delivery_sum: 'бесплатная доставка в\u00A0часы пик',
} as const
type Sums = Record<keyof typeof SUMS, number | null>

/** A zone with what of it cannot be read: no sum becomes another one. */
function zoneOf(polygon: Polygon, of: Fields, number: number): { fields: NewZone; complaint: string | null } {
  const colour = (value: unknown) => (/^#[\da-f]{6}$/i.test(String(value)) ? String(value) : COLOUR)
  const complaints: string[] = []
  const sums: Sums = {
    ...{ price: null, min_order_sum: null, free_delivery_sum: null },
    ...{ peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null },
  }
  for (const name of namesOf(SUMS)) {
    const { sum, complaint } = sumOf(of[name])
    sums[name] = sum
    if (complaint) complaints.push(`${SUMS[name]}\u00A0— ${complaint}.`)
  }
  const is_active = activeOf(of.is_active)
  if (is_active === null) complaints.push('is_active\u00A0— напишите «да» или «нет».')
  const fields = {
    name: cutText(oneLine(textOf(of.name)), ZONE_FORM.name.max) || `Зона ${number}`,
    is_active: is_active ?? false,
    polygon,
    price: sums.price ?? 0,
    min_order_sum: sums.min_order_sum ?? 0,
    free_delivery_sum: sums.free_delivery_sum,
    ...peakRead(of, sums),
    fill_color: colour(of.fill_color ?? of.fill),
    border_color: colour(of.border_color ?? of.stroke ?? of.fill_color ?? of.fill),
  }
  return { fields, complaint: complaints[0] ?? null }
}

/** What no database keeps is left out of a name. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '').toWellFormed() : ''

/** A zone is served unless its file says otherwise; null where what it says is neither. */
function activeOf(value: unknown): boolean | null {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'boolean' ? value : readFlag(textOf(value))
}

const peakOf = ({ peak, peak_price, peak_min_order_sum, peak_free_delivery_sum }: PeakConditions) => ({
  ...{ peak, peak_price, peak_min_order_sum, peak_free_delivery_sum },
})

/** Conditions of its own that lack a sum are none. */
function peakRead(of: Fields, { peak_price, peak_min_order_sum, peak_free_delivery_sum }: Sums): PeakConditions {
  const said = PEAK_WAYS.find((way) => way === of.peak) ?? 'same'
  const none = { peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  if (said !== 'own') return { peak: said, ...none }
  if (peak_price === null || peak_min_order_sum === null) return { peak: 'same', ...none }
  return { peak: said, peak_price, peak_min_order_sum, peak_free_delivery_sum }
}

/** A sum in rubles; null where none is said. */
function sumOf(value: unknown): { sum: number | null; complaint: string | null } {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return { sum: null, complaint: null }
  if (typeof value !== 'string' && typeof value !== 'number') return { sum: null, complaint: 'нужны целые рубли' }
  const { number, complaint } = readRubles(value)
  if (number === null) return { sum: null, complaint }
  return number <= MAX_SUM ? { sum: number, complaint } : { sum: null, complaint: `не\u00A0больше ${MAX_SUM}` }
}

/** Collections within collections are walked so deep; no map has more. */
const DEEPEST = 10

/** The polygons of a file, no more than make it too many. */
function polygonsOf(value: unknown): Shape[] {
  const shapes: Shape[] = []
  const walk = (one: unknown, properties: Fields, depth: number) => {
    if (!isFields(one) || depth > DEEPEST || shapes.length > MAX_ZONES) return
    const { type, features, geometry, geometries, coordinates } = one
    if (type === 'FeatureCollection' && Array.isArray(features))
      for (const inner of features) walk(inner, properties, depth + 1)
    else if (type === 'Feature') walk(geometry, isFields(one.properties) ? one.properties : {}, depth + 1)
    else if (type === 'GeometryCollection' && Array.isArray(geometries))
      for (const inner of geometries) walk(inner, properties, depth + 1)
    else if (type === 'Polygon') shapes.push(...shapeOf(coordinates, properties))
    else if (type === 'MultiPolygon' && Array.isArray(coordinates))
      for (const rings of coordinates) if (shapes.length <= MAX_ZONES) shapes.push(...shapeOf(rings, properties))
  }
  walk(value, {}, 0)
  return shapes
}

function shapeOf(rings: unknown, properties: Fields): Shape[] {
  const coordinates = ringsOf(rings)
  return coordinates ? [{ polygon: { type: 'Polygon', coordinates }, properties }] : []
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
