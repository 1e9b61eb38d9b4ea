import { expect, test } from 'bun:test'
import { openState, type ScheduleRow } from '@ostrov/shared/restaurants/schedule'
import { makeRestaurant } from '../../../../test/kitchen'
import { openProduct } from '../../../../test/product'
import { listRestaurants } from '../list-restaurants'
import { readRestaurant } from '../read-restaurant'
import { Restaurant } from '../restaurant'
import { refreshDueOpenHours } from './open-hours'
import { Schedule } from './schedule'

const product = await openProduct()

// 21 November 2026 is a Saturday; times are the region's, UTC+11.
const at = (local: string) => new Date(`2026-11-${local}+11:00`)
const week = (open_time: string, close_time: string): ScheduleRow[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ type: 'general', weekday, open_time, close_time }))
const holiday = { type: 'holiday', date: '2026-11-22' } as const
const KITCHENS: Record<string, { schedules: ScheduleRow[]; disabled_until?: Date }> = {
  'by day': { schedules: week('10:00', '22:00') },
  'past midnight': { schedules: week('18:00', '02:00') },
  'with a break': { schedules: [...week('10:00', '15:00'), ...week('15:01', '22:00')] },
  'round the clock': { schedules: [{ type: 'all_day' }] },
  'closed on a holiday': { schedules: [...week('10:00', '22:00'), { ...holiday, closed: true }] },
  'shorter on a holiday': {
    schedules: [...week('10:00', '22:00'), { ...holiday, open_time: '12:00', close_time: '14:00' }],
  },
  'without hours': { schedules: [] },
  'switched off within its hours': { schedules: week('10:00', '22:00'), disabled_until: at('21T16:30:00') },
  'switched off for days': { schedules: week('10:00', '22:00'), disabled_until: at('24T23:00:00') },
}
const BOUNDARIES = [
  '21T10:00',
  '21T15:00',
  '21T15:01',
  '21T16:30',
  '21T22:00',
  '22T02:00',
  '22T10:00',
  '22T14:00',
  '22T18:00',
]
const moments = BOUNDARIES.flatMap((local) => [-1000, 0, 1000].map((ms) => new Date(at(`${local}:00`).getTime() + ms)))

test.each(Object.entries(KITCHENS))('a kitchen %s opens in the list when it opens', async (title, kitchen) => {
  const { schedules, disabled_until = null } = kitchen
  const em = product.em()
  await em.nativeUpdate(Restaurant, {}, { moderation_status: 'draft' })
  const { id } = await makeRestaurant(em, { title, open: false, disabled_until })
  for (const row of schedules) em.create(Schedule, { restaurant_id: id, ...row })
  await em.flush()
  await refreshDueOpenHours(product.em(), at('21T09:00:00'))
  for (const now of moments) {
    // The minute's work has not come by at the boundary itself, only before it.
    await refreshDueOpenHours(product.em(), new Date(now.getTime() - 60_000))
    const rule = openState({ schedules, disabled_until, moderation_status: 'approved', now })
    const said = { is_open: rule.open, opens_at: iso(rule.opens_at), closes_at: iso(rule.closes_at) }
    const all = await listRestaurants(product.em(), {}, now)
    const opened = await listRestaurants(product.em(), { opened: true }, now)
    expect([now, all.items[0]]).toMatchObject([now, said])
    expect([now, opened.items.length]).toEqual([now, rule.open ? 1 : 0])
    expect(await readRestaurant(product.em(), id, now)).toMatchObject(said)
  }
})

const iso = (moment: Date | null) => moment?.toISOString() ?? null
