import { listOf } from '@ostrov/shared/lists/schema'
import {
  CopyDayInput,
  GeneralInput,
  HolidayInput,
  OwnSchedule,
  RestaurantHours,
  SeenSchedule,
} from '@ostrov/shared/restaurants/hours-schema'
import { scheduleList } from '@ostrov/shared/restaurants/lists'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { wholeList } from '../../../db/list'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import { type Kept, keptBy } from '../../../http/restaurant-side'
import type { Deps } from '../../../kernel/deps'
import { closeAllDay, copyDay, openAllDay, removeSchedule, saveGeneral, saveHoliday } from './change-schedule'
import { readHours } from './read-hours'

const tags = ['Restaurants']
const response = { 200: OwnSchedule }

/** A restaurant's hours, as who runs it changes them. */
export const scheduleRoutes = (deps: Deps) => {
  const kept = keptBy('business', '/restaurant_schedule/:restaurantId')
  const rows = keptBy('business', '/restaurant_schedule/:restaurantId/schedule')
  return new Elysia().use(weekAt(deps, kept)).use(datesAt(deps, kept)).use(removalsAt(deps, rows))
}

/** The same under an administrator's hand. */
export const scheduleAdminRoutes = (deps: Deps) => {
  const kept = keptBy('admin', '/admin/restaurants/:id/schedule')
  return new Elysia().use(weekAt(deps, kept)).use(datesAt(deps, kept)).use(removalsAt(deps, kept))
}

const weekAt = <const Path extends string>(deps: Deps, { prefix, reads, writes, params, withRow }: Kept<Path>) =>
  new Elysia({ prefix })
    .use(access(deps))
    .get('', ({ em, restaurant }) => readHours(em, restaurant), {
      keeps: reads,
      params,
      response: { 200: RestaurantHours },
      detail: { summary: 'All that decides when a restaurant takes orders, approved or not', tags },
    })
    .post('/general', ({ em, body, ...changing }) => em.transactional((tx) => saveGeneral(tx, changing, body)), {
      keeps: writes,
      refuses: ['schedule.overlaps'],
      params,
      body: GeneralInput,
      response,
      detail: { summary: 'Add hours of a weekday; a closing at or before the opening is past midnight', tags },
    })
    .put(
      '/general',
      ({ em, body, ...changing }) =>
        em.transactional(async (tx) => wholeList(scheduleList, await copyDay(tx, changing, body))),
      {
        keeps: writes,
        refuses: ['schedule.changed', 'schedule.overlaps'],
        params,
        body: CopyDayInput,
        response: { 200: listOf(scheduleList, OwnSchedule) },
        detail: { summary: 'Give weekdays the hours of another instead of their own', tags },
      },
    )
    .put(
      '/general/:scheduleId',
      ({ em, body, params: { scheduleId }, ...changing }) =>
        em.transactional((tx) => saveGeneral(tx, changing, body, scheduleId)),
      {
        keeps: writes,
        refuses: ['schedule.not_found', 'schedule.changed', 'schedule.overlaps'],
        params: withRow({ scheduleId: Uuid }),
        body: GeneralInput,
        response,
        detail: { summary: 'Change hours of a weekday', tags },
      },
    )

/** Hours that are not of the week. */
const datesAt = <const Path extends string>(deps: Deps, { prefix, writes, params, withRow }: Kept<Path>) =>
  new Elysia({ prefix })
    .use(access(deps))
    .post('/holiday', ({ em, body, ...changing }) => em.transactional((tx) => saveHoliday(tx, changing, body)), {
      keeps: writes,
      refuses: ['schedule.overlaps', 'schedule.past', 'schedule.too_many'],
      params,
      body: HolidayInput,
      response,
      detail: { summary: 'Hours of one date instead of its weekday’s, or that it is closed', tags },
    })
    .put(
      '/holiday/:scheduleId',
      ({ em, body, params: { scheduleId }, ...changing }) =>
        em.transactional((tx) => saveHoliday(tx, changing, body, scheduleId)),
      {
        keeps: writes,
        refuses: ['schedule.not_found', 'schedule.changed', 'schedule.overlaps', 'schedule.past', 'schedule.too_many'],
        params: withRow({ scheduleId: Uuid }),
        body: HolidayInput,
        response,
        detail: { summary: 'Change the hours of one date', tags },
      },
    )
    .post('/all_day', ({ em, ...changing }) => em.transactional((tx) => openAllDay(tx, changing)), {
      keeps: writes,
      params,
      response,
      detail: { summary: 'Round the clock; may be repeated', tags },
    })

const removalsAt = <const Path extends string>(deps: Deps, { prefix, writes, params, withRow }: Kept<Path>) =>
  new Elysia({ prefix })
    .use(access(deps))
    .delete('/all_day', ({ em, ...changing }) => answerDone(em, (tx) => closeAllDay(tx, changing)), {
      keeps: writes,
      params,
      response: { 200: Done },
      detail: { summary: 'Back to the hours of the week; may be repeated', tags },
    })
    .delete(
      '/:scheduleId',
      ({ em, params: { scheduleId }, query: { version }, ...changing }) =>
        answerDone(em, (tx) => removeSchedule(tx, changing, scheduleId, version)),
      {
        keeps: writes,
        refuses: ['schedule.not_found', 'schedule.changed'],
        params: withRow({ scheduleId: Uuid }),
        query: SeenSchedule,
        response: { 200: Done },
        detail: { summary: 'Take hours of a weekday or of a date away', tags },
      },
    )
