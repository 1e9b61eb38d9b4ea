import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../../db/orm'
import { moment, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { schedulesJson } from './open-hours'
import { versioned } from './schedule-version'

/** When a restaurant takes orders, whatever a moderator thinks of it. */
export async function readHours(em: Em, restaurant: Served): Promise<RestaurantHoursWire> {
  const found = await row<Omit<RestaurantHoursWire, 'schedules'> & { schedules: ScheduleWire[] }>(
    em,
    sql`select r.id, r.moderation_status, ${schedulesJson} as schedules, ${moment('r.disabled_until')} as disabled_until,
          r.disabled_reason, r.busy_minutes, ${moment('r.busy_until')} as busy_until, r.orders_per_quarter,
          r.ahead_days, r.ahead_lead
        from restaurant r where r.id = ${restaurant.id}`,
  )
  if (!found) throw new Refusal('restaurant.not_found')
  return { ...found, schedules: found.schedules.map(versioned) }
}
