import { TableFormatSchema } from '@ostrov/shared/formats/tables-schema'
import { DeskWaiting } from '@ostrov/shared/staff/desk-search-schema'
import { OrdersStatisticQuery, OrdersStatisticSchema, OverviewSchema } from '@ostrov/shared/statistics/schema'
import { statisticsTable } from '@ostrov/shared/statistics/table'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { countWaiting } from './count-waiting'
import { createOrdersStatistic } from './read-orders-statistic'
import { readOverview } from './read-overview'

const tags = ['Statistics']

/** Where an administrator begins. */
export const overviewAdminRoute = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/overview', ({ em, admin, now }) => readOverview(em, { role: admin.role, now }), {
      admin: 'statistics',
      response: { 200: OverviewSchema },
      detail: { summary: 'What needs a hand, and today so far beside the same weekday a week ago', tags },
    })
    .get('/admin/waiting', ({ em, admin, now }) => countWaiting(em, { role: admin.role, now }), {
      admin: true,
      response: { 200: DeskWaiting },
      detail: { summary: 'How much waits where, for the menu of the desk', tags },
    })

/** What all restaurants came to. */
export const statisticsAdminRoutes = (deps: Deps, readOrdersStatistic = createOrdersStatistic()) =>
  new Elysia({ prefix: '/admin/restaurants/orders_statistic' })
    .use(access(deps))
    .get('', ({ em, query, now }) => readOrdersStatistic(em, { ...query, now }), {
      admin: 'statistics',
      refuses: ['request.invalid'],
      query: OrdersStatisticQuery,
      response: { 200: OrdersStatisticSchema },
      detail: {
        summary: 'Orders of a period by days, hours, towns and restaurants, beside as many days before it',
        tags,
      },
    })
    .get(
      '/export',
      async ({ em, query: { format, ...query }, now }) => {
        const statistics = await readOrdersStatistic(em, { ...query, now })
        const { from, to } = statistics.period
        return tableFile(`orders-${from}-${to}`, format, statisticsTable(statistics))
      },
      {
        admin: 'statistics',
        refuses: ['request.invalid'],
        query: t.Composite([OrdersStatisticQuery, t.Object({ format: TableFormatSchema })]),
        detail: { summary: 'Its days or hours as a file', tags },
      },
    )
