import { isDeepStrictEqual } from 'node:util'
import type { OwnZoneWire, ZoneInputWire, ZonesPlanWire } from '@ostrov/shared/restaurants/zones-schema'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { versionOf } from '../../../kernel/version'
import { addZones, type Changing, changeZone, lockZones, removeZone } from './change-zone'
import { readOwnZones } from './delivery-zones'
import { districtsOf } from './zone-templates'

const COLOURS = ['#0B6767', '#B7791F', '#AF2440', '#24744A']

type Step = { known: OwnZoneWire | null; wanted: Required<ZoneInputWire> | null }

/**
 * What becomes of a restaurant's zones by the template of its town: a zone of the same name gets its border and terms, another
 * one goes, what is missing is added. Nothing where all is as the template has it.
 * @throws {Refusal} `zone.no_template` in a town that has none
 */
export async function planZones(em: Em, restaurant: Served): Promise<ZonesPlanWire> {
  return planOf(await stepsOf(em, restaurant))
}

/**
 * Makes them so; done again it changes nothing. Call inside a transaction.
 * @throws {Refusal} `zone.no_template`; `zone.changed` with the present plan where `version` is of another one
 */
export async function renewZones(em: Em, changing: Changing, version?: string): Promise<OwnZoneWire[]> {
  const { restaurant } = changing
  await lockZones(em, restaurant)
  const steps = await stepsOf(em, restaurant)
  const current = planOf(steps)
  if (version !== undefined && version !== current.version) throw new Refusal('zone.changed', { data: { current } })
  for (const { known, wanted } of steps) {
    if (known && !wanted) await removeZone(em, changing, known.id)
    if (known && wanted && !isSame(known, wanted)) await changeZone(em, changing, known.id, wanted)
  }
  const added = steps.flatMap(({ known, wanted }) => (wanted && !known ? [wanted] : []))
  if (added.length > 0) await addZones(em, changing, added)
  return readOwnZones(em, restaurant.id)
}

async function stepsOf(em: Em, restaurant: Served): Promise<Step[]> {
  const town = await row<{ slug: string }>(
    em,
    sql`select c.slug from restaurant r join city c on c.id = r.city_id where r.id = ${restaurant.id}`,
  )
  const template = templateOf(town?.slug ?? '')
  if (template.length === 0) throw new Refusal('zone.no_template')
  const zones = await readOwnZones(em, restaurant.id)
  const nameOf = ({ name }: { name: string }) => name.trim().toLowerCase()
  const matched = template.map((wanted) => ({
    known: zones.find((zone) => nameOf(zone) === nameOf(wanted)) ?? null,
    wanted,
  }))
  const gone = zones.filter((zone) => !matched.some(({ known }) => known?.id === zone.id))
  return [...matched, ...gone.map((known) => ({ known, wanted: null }))]
}

function templateOf(slug: string): Required<ZoneInputWire>[] {
  return districtsOf(slug).map(({ coordinates: polygon, ...terms }, at) => {
    const colour = COLOURS[at % COLOURS.length] ?? ''
    const peak = { peak: 'same', peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null } as const
    return { ...terms, polygon, is_active: true, ...peak, fill_color: colour, border_color: colour }
  })
}

function planOf(steps: readonly Step[]): ZonesPlanWire {
  const items = steps.flatMap(({ known, wanted }): ZonesPlanWire['items'] => {
    if (!wanted) return known ? [{ act: 'delete', name: known.name, before: termsOf(known), after: null }] : []
    if (!known) return [{ act: 'create', name: wanted.name, before: null, after: termsOf(wanted) }]
    if (isSame(known, wanted)) return []
    const isMoved = !isDeepStrictEqual(known.polygon, wanted.polygon)
    return [{ act: 'change', name: known.name, before: termsOf(known), after: termsOf(wanted), is_moved: isMoved }]
  })
  const kept = steps.filter(({ known, wanted }) => known && wanted && isSame(known, wanted)).length
  return {
    items,
    kept,
    version: versionOf(steps.map(({ known, wanted }) => [known?.id ?? null, known?.version ?? null, wanted])),
  }
}

const termsOf = ({ price, min_order_sum, free_delivery_sum = null }: ZoneInputWire) => ({
  price,
  min_order_sum,
  free_delivery_sum,
})

/** All that the template says of a zone stands so already; its name may be written otherwise. */
function isSame(known: OwnZoneWire, { name: _, ...wanted }: Required<ZoneInputWire>): boolean {
  return Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(Reflect.get(known, name), value))
}
