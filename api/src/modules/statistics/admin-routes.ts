import { TableFormatSchema } from '@ostrov/shared/formats/tables-schema'
import { OrdersStatisticQuery, OrdersStatisticSchema } from '@ostrov/shared/statistics/schema'
import { statisticsTable } from '@ostrov/shared/statistics/table'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { readOrdersStatistic } from './read-orders-statistic'

const tags = ['Statistics']

/** What all restaurants came to. */
export const statisticsAdminRoutes = (deps: Deps) =>
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
