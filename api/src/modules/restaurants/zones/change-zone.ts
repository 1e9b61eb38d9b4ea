import { quoted } from '@ostrov/shared/formats/quoted'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { MAX_ZONES, polygonComplaint, SWAPPED } from '@ostrov/shared/restaurants/borders'
import { ZONE_FORM } from '@ostrov/shared/restaurants/form'
import type { PeakConditions } from '@ostrov/shared/restaurants/peak'
import type { OwnZoneWire, ZoneChangeWire, ZoneInputWire } from '@ostrov/shared/restaurants/zones-schema'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { inRegion } from '../../geo/trust-place'
import { ownZoneColumns, readOwnZones } from './delivery-zones'

export type Changing = { deps: Pick<Deps, 'config'>; restaurant: Served; by: By; now: Date }

/**
 * One more zone. Call inside a transaction, as all below.
 * @throws {Refusal} `request.invalid`, `zone.polygon_invalid`, `address.outside_region`, `zone.too_many`
 */
export async function addZone(em: Em, changing: Changing, input: ZoneInputWire): Promise<OwnZoneWire> {
  const [zone] = await addZones(em, changing, [input])
  if (!zone) throw new Error('The zone was not written')
  return zone
}

/** Several zones, all of them or none; the sentence names the one that is refused. */
export async function addZones(em: Em, changing: Changing, inputs: readonly ZoneInputWire[]): Promise<OwnZoneWire[]> {
  const { restaurant, now } = changing
  for (const { name, polygon } of inputs) checkPolygon(changing.deps, polygon, inputs.length > 1 ? name : null)
  await lockZones(em, restaurant)
  const known = await readOwnZones(em, restaurant.id)
  if (known.length + inputs.length > MAX_ZONES) throw new Refusal('zone.too_many')
  const added: OwnZoneWire[] = []
  for (const input of inputs) {
    const peak = peakOf(input)
    const zone = await row<OwnZoneWire>(
      em,
      sql`insert into delivery_zone as z (restaurant_id, name, is_active, polygon, min_order_sum, free_delivery_sum, price,
            peak, peak_price, peak_min_order_sum, peak_free_delivery_sum, fill_color, border_color, created_at, updated_at)
          values (${restaurant.id}, ${input.name.trim()}, ${input.is_active ?? true}, ${JSON.stringify(input.polygon)}::jsonb,
            ${input.min_order_sum}, ${input.free_delivery_sum ?? null}, ${input.price}, ${peak.peak}, ${peak.peak_price},
            ${peak.peak_min_order_sum}, ${peak.peak_free_delivery_sum}, ${input.fill_color}, ${input.border_color},
            ${now}, ${now}) returning ${ownZoneColumns}`,
    )
    if (!zone) throw new Error('The zone was not written')
    await write(em, changing, 'create', zone.id, { to: fieldsOf(zone) })
    added.push(zone)
  }
  return added
}

/**
 * Changes what is given of a zone.
 * @throws {Refusal} as `addZone`, `zone.not_found`, and `zone.changed` with the zone as it is, where `version` is not its own any more
 */
export async function changeZone(em: Em, changing: Changing, id: string, { version, ...input }: ZoneChangeWire) {
  const { restaurant, now } = changing
  if (input.polygon) checkPolygon(changing.deps, input.polygon, null)
  const before = await lockZone(em, restaurant, id)
  if (version !== undefined && version !== before.version) {
    throw new Refusal('zone.changed', { data: { current: before } })
  }
  const given = { ...before, ...input }
  const wanted = { ...given, ...peakOf(given) }
  const zone = await row<OwnZoneWire>(
    em,
    sql`update delivery_zone z set name = ${wanted.name.trim()}, is_active = ${wanted.is_active},
          polygon = ${JSON.stringify(wanted.polygon)}::jsonb, min_order_sum = ${wanted.min_order_sum},
          free_delivery_sum = ${wanted.free_delivery_sum}, price = ${wanted.price}, peak = ${wanted.peak},
          peak_price = ${wanted.peak_price}, peak_min_order_sum = ${wanted.peak_min_order_sum},
          peak_free_delivery_sum = ${wanted.peak_free_delivery_sum}, fill_color = ${wanted.fill_color},
          border_color = ${wanted.border_color}, updated_at = ${now}
        where z.id = ${id} returning ${ownZoneColumns}`,
  )
  if (!zone) throw new Error('The zone was not written')
  await write(em, changing, 'change', id, { from: fieldsOf(before), to: fieldsOf(zone) })
  return zone
}

/** @throws {Refusal} `zone.not_found` */
export async function removeZone(em: Em, changing: Changing, id: string): Promise<void> {
  const before = await lockZone(em, changing.restaurant, id)
  await changed(em, sql`delete from delivery_zone where id = ${id}`)
  await write(em, changing, 'delete', id, { from: fieldsOf(before) })
}

const { peak_price, peak_min_order_sum, peak_free_delivery_sum } = ZONE_FORM
const PEAK_FORM = { peak_price, peak_min_order_sum, peak_free_delivery_sum }

/** @throws {Refusal} `request.invalid` where conditions of their own lack a sum. */
function peakOf(zone: Partial<PeakConditions>): PeakConditions {
  const none = { peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  if (zone.peak !== 'own') return { peak: zone.peak ?? 'same', ...none }
  const errors = checkForm(PEAK_FORM, zone)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const { peak, peak_price = null, peak_min_order_sum = null, peak_free_delivery_sum = null } = zone
  return { peak, peak_price, peak_min_order_sum, peak_free_delivery_sum }
}

function checkPolygon(deps: Pick<Deps, 'config'>, polygon: ZoneInputWire['polygon'], name: string | null) {
  const complaint = polygonComplaint(polygon) ?? swappedIn(deps, polygon)
  if (complaint) {
    const message = name === null ? complaint : `${quoted(name)}: ${complaint}`
    throw new Refusal('zone.polygon_invalid', { message, errors: { polygon: message } })
  }
  for (const coordinates of polygon.coordinates[0] ?? []) inRegion(deps, { type: 'Point', coordinates })
}

/** A border that lies elsewhere, and within the region once longitude and latitude change places. */
function swappedIn({ config }: Pick<Deps, 'config'>, polygon: ZoneInputWire['polygon']): string | null {
  const { south, west, north, east } = config.region.bounds
  const lies = (lon: number, lat: number) => lat >= south && lat <= north && lon >= west && lon <= east
  const border = polygon.coordinates[0] ?? []
  return !border.some(([lon, lat]) => lies(lon, lat)) && border.every(([lon, lat]) => lies(lat, lon)) ? SWAPPED : null
}

/** Of two who add zones at once the second counts what the first added. */
export async function lockZones(em: Em, restaurant: Served) {
  await row(em, sql`select from restaurant where id = ${restaurant.id} for no key update`)
}

async function lockZone(em: Em, restaurant: Served, id: string): Promise<OwnZoneWire> {
  const zone = await row<OwnZoneWire>(
    em,
    sql`select ${ownZoneColumns} from delivery_zone z where z.id = ${id} and z.restaurant_id = ${restaurant.id} for update`,
  )
  if (!zone) throw new Refusal('zone.not_found')
  return zone
}

type Written = { from?: Record<string, unknown>; to?: Record<string, unknown> }
function write(
  em: Em,
  { restaurant, by, now }: Changing,
  act: 'create' | 'change' | 'delete',
  id: string,
  is: Written,
) {
  const about = { subject: `zone:${id}`, restaurant_id: restaurant.id }
  return writeEntry(em, { by, now, ...about, act: `zone.${act}`, ...is })
}

function fieldsOf({ id: _, restaurant_id: __, updated_at: ___, version: ____, ...zone }: OwnZoneWire) {
  return zone
}
