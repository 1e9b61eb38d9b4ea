import { DAY_MS } from '@ostrov/shared/formats/time'
import type { Point } from '@ostrov/shared/geo/shapes'
import {
  AHEAD_REFUSALS,
  type AheadFacts,
  aheadRefusal,
  kitchenMoment,
  nextSlot,
  slotDays,
} from '@ostrov/shared/orders/ahead'
import { quarterOf } from '@ostrov/shared/orders/quarter'
import type { DeliveryType } from '@ostrov/shared/orders/statuses'
import { AHEAD_DAYS_MAX } from '@ostrov/shared/restaurants/ahead-days'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../../db/orm'
import { moment, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { schedulesJson } from '../../restaurants/hours/open-hours'
import { servesAt } from '../../restaurants/zones/delivery-zones'
import type { PlacingTerms } from './placing-facts'
import { type Capped, capsOf } from './quarter-cap'

export type SlotsAsked = {
  restaurant_id: string
  delivery_type: DeliveryType
  /** Where a delivery goes; null while that is not known. */
  point: Point | null
  /** What is to be made: nothing yet where nobody has said. */
  lines: Capped['lines']
}

type ReadFacts = Omit<AheadFacts, 'caps' | 'delivery_type' | 'schedules'> & {
  schedules: ScheduleWire[]
  orders_per_quarter: number | null
}

/**
 * The moments that an order may be wanted for, by day.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function readSlots(em: Em, asked: SlotsAsked, now: Date) {
  const { restaurant_id, delivery_type, point, lines } = asked
  const found = await row<ReadFacts>(
    em,
    sql`select r.delivery_time, r.pace, r.busy_minutes, ${moment('r.busy_until')} as busy_until, r.ahead_days, r.ahead_lead,
          r.moderation_status, ${schedulesJson} as schedules, ${moment('r.disabled_until')} as disabled_until,
          r.orders_per_quarter, json_build_object('usual', ${reached(point, false)}, 'peak', ${reached(point, true)}) as reaches
        from restaurant r where r.id = ${restaurant_id} and r.moderation_status = 'approved'`,
  )
  if (!found) throw new Refusal('restaurant.not_found')
  const { orders_per_quarter, ...facts } = found
  const span = { from: quarterOf(now).from, to: new Date(now.getTime() + (AHEAD_DAYS_MAX + 1) * DAY_MS) }
  const caps = facts.ahead_days === null ? [] : await capsOf(em, { restaurant_id, orders_per_quarter, lines }, span)
  return slotDays({ ...facts, delivery_type, caps }, now)
}

/** Why an order may not be wanted for that moment, fullness and the way there apart; null when it may. */
export function slotRefusal(terms: PlacingTerms, delivery_type: DeliveryType, { at, now }: { at: Date; now: Date }) {
  const facts = { ...terms, delivery_type, delivery_time: terms.restaurant.delivery_time }
  return aheadRefusal({ ...facts, reaches: { usual: true, peak: true }, caps: [] }, at, now)
}

/** When the kitchen begins what is wanted for a moment. */
export function kitchenStart(terms: PlacingTerms, delivery_type: DeliveryType, at: Date) {
  return kitchenMoment({ ...terms, delivery_type, delivery_time: terms.restaurant.delivery_time }, at)
}

/** Says why a moment is not to be had, and from then on the next one that is. */
export async function slotUnavailable(
  em: Em,
  asked: SlotsAsked,
  why: keyof typeof AHEAD_REFUSALS,
  { at, now }: { at: Date; now: Date },
) {
  const next = nextSlot(await readSlots(em, asked, now), at)
  return new Refusal('order.slot_unavailable', {
    message: AHEAD_REFUSALS[why],
    errors: { wanted_at: AHEAD_REFUSALS[why] },
    data: { next_at: next?.toISOString() ?? null },
  })
}

function reached(point: Point | null, peak: boolean) {
  if (!point) return sql`true`
  const [lon, lat] = point.coordinates
  return sql`exists (select from delivery_zone z where z.restaurant_id = r.id and ${servesAt(sql`point(${lon}, ${lat})`, peak)})`
}
