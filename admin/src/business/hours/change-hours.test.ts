import { expect, test } from 'bun:test'
import type { OwnScheduleWire, RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { QueryClient } from '@tanstack/react-query'
import { changeHours } from './change-hours'

const KEY = ['hours', 'kitchen']
const MONDAY: OwnScheduleWire = {
  ...{ id: 'monday', version: 'one', type: 'general', weekday: 1, date: null, closed: false },
  ...{ open_time: '10:00', close_time: '18:00' },
}
const HOURS: RestaurantHoursWire = {
  ...{ id: 'kitchen', moderation_status: 'approved', schedules: [MONDAY], disabled_until: null },
  ...{
    disabled_reason: null,
    busy_minutes: 0,
    busy_until: null,
    orders_per_quarter: null,
    ahead_days: null,
    ahead_lead: 60,
  },
}
/** Tuesday as it is shown before the server has said anything, and as the server has it. */
const COPY: OwnScheduleWire = { ...MONDAY, id: 'monday-2', weekday: 2 }
const SAVED: OwnScheduleWire = { ...COPY, id: 'tuesday', version: 'two' }

function opened() {
  const client = new QueryClient()
  client.setQueryData(KEY, HOURS)
  const shown = () => client.getQueryData<RestaurantHoursWire>(KEY)?.schedules
  return { client, shown, change: changeHours(client, KEY) }
}

test('copied hours are shown at once and then known by the answer, ids and versions, before anything is read anew', async () => {
  const { client, shown, change } = opened()
  const answer = Promise.withResolvers<{ items: OwnScheduleWire[] }>()
  const sent = Promise.withResolvers<void>()
  const send = () => {
    sent.resolve()
    return answer.promise
  }
  const done = change({ schedules: [MONDAY, COPY] }, send, ({ items }) => ({ schedules: items }))
  await sent.promise
  expect(shown()).toEqual([MONDAY, COPY])
  answer.resolve({ items: [MONDAY, SAVED] })
  await done
  expect(shown()).toEqual([MONDAY, SAVED])
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true)
})

test('a refusal puts back what was, and is for whoever asked', async () => {
  const { shown, change } = opened()
  const refused = change({ schedules: [MONDAY, COPY] }, () => Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  expect(shown()).toEqual([MONDAY])
})
