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
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { wholeList } from '../../db/list'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { closeAllDay, copyDay, openAllDay, removeSchedule, saveGeneral, saveHoliday } from './change-schedule'
import { readHours } from './read-hours'

const PATH = '/restaurant_schedule/:restaurantId'
const params = t.Object({ restaurantId: Uuid })
const row = t.Object({ restaurantId: Uuid, scheduleId: Uuid })
const tags = ['Restaurants']
const response = { 200: OwnSchedule }

/** A restaurant's hours, as who has the permission changes them. */
export const scheduleRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(PATH, ({ em, restaurant }) => readHours(em, restaurant), {
      serves: 'settings',
      params,
      response: { 200: RestaurantHours },
      detail: { summary: 'All that decides when a restaurant takes orders, approved or not', tags },
    })
    .post(`${PATH}/general`, ({ em, body, ...changing }) => em.transactional((tx) => saveGeneral(tx, changing, body)), {
      serves: 'settings',
      refuses: ['schedule.overlaps'],
      params,
      body: GeneralInput,
      response,
      detail: { summary: 'Add hours of a weekday; a closing at or before the opening is past midnight', tags },
    })
    .put(
      `${PATH}/general`,
      ({ em, body, ...changing }) =>
        em.transactional(async (tx) => wholeList(scheduleList, await copyDay(tx, changing, body))),
      {
        serves: 'settings',
        refuses: ['schedule.changed', 'schedule.overlaps'],
        params,
        body: CopyDayInput,
        response: { 200: listOf(scheduleList, OwnSchedule) },
        detail: { summary: 'Give weekdays the hours of another instead of their own', tags },
      },
    )
    .put(
      `${PATH}/general/:scheduleId`,
      ({ em, body, params: { scheduleId }, ...changing }) =>
        em.transactional((tx) => saveGeneral(tx, changing, body, scheduleId)),
      {
        serves: 'settings',
        refuses: ['schedule.not_found', 'schedule.changed', 'schedule.overlaps'],
        params: row,
        body: GeneralInput,
        response,
        detail: { summary: 'Change hours of a weekday', tags },
      },
    )
    .use(datesOf(deps))

/** Hours that are not of the week. */
const datesOf = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .post(`${PATH}/holiday`, ({ em, body, ...changing }) => em.transactional((tx) => saveHoliday(tx, changing, body)), {
      serves: 'settings',
      refuses: ['schedule.overlaps', 'schedule.past', 'schedule.too_many'],
      params,
      body: HolidayInput,
      response,
      detail: { summary: 'Hours of one date instead of its weekday’s, or that it is closed', tags },
    })
    .put(
      `${PATH}/holiday/:scheduleId`,
      ({ em, body, params: { scheduleId }, ...changing }) =>
        em.transactional((tx) => saveHoliday(tx, changing, body, scheduleId)),
      {
        serves: 'settings',
        refuses: ['schedule.not_found', 'schedule.changed', 'schedule.overlaps', 'schedule.past', 'schedule.too_many'],
        params: row,
        body: HolidayInput,
        response,
        detail: { summary: 'Change the hours of one date', tags },
      },
    )
    .post(`${PATH}/all_day`, ({ em, ...changing }) => em.transactional((tx) => openAllDay(tx, changing)), {
      serves: 'settings',
      params,
      response,
      detail: { summary: 'Round the clock; may be repeated', tags },
    })
    .delete(
      `${PATH}/schedule/all_day`,
      async ({ em, ...changing }) => {
        await em.transactional((tx) => closeAllDay(tx, changing))
        return done
      },
      {
        serves: 'settings',
        params,
        response: { 200: Done },
        detail: { summary: 'Back to the hours of the week; may be repeated', tags },
      },
    )
    .delete(
      `${PATH}/schedule/:scheduleId`,
      async ({ em, params: { scheduleId }, query: { version }, ...changing }) => {
        await em.transactional((tx) => removeSchedule(tx, changing, scheduleId, version))
        return done
      },
      {
        serves: 'settings',
        refuses: ['schedule.not_found', 'schedule.changed'],
        params: row,
        query: SeenSchedule,
        response: { 200: Done },
        detail: { summary: 'Take hours of a weekday or of a date away', tags },
      },
    )
