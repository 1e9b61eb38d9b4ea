import { StatisticsQuery, StatisticsSchema } from '@ostrov/shared/statistics/schema'
import { csvOf, statisticsTable } from '@ostrov/shared/statistics/table'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readStatistics } from './read-statistics'

const tags = ['Statistics']

/** What the restaurants one runs came to. */
export const statisticsBusinessRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/statistics' })
    .use(access(deps))
    .get('', ({ em, restaurants, query, now }) => readStatistics(em, { ...query, restaurants, now }), {
      servesAll: 'settings',
      refuses: ['request.invalid'],
      query: StatisticsQuery,
      response: { 200: StatisticsSchema },
      detail: { summary: 'Money, orders, times and dishes of a period, beside as many days before it', tags },
    })
    .get(
      '/csv',
      async ({ em, restaurants, query, now, set }) => {
        const statistics = await readStatistics(em, { ...query, restaurants, now })
        const { from, to } = statistics.period
        set.headers['content-type'] = 'text/csv; charset=utf-8'
        set.headers['content-disposition'] = `attachment; filename="statistics-${from}-${to}.csv"`
        return csvOf(statisticsTable(statistics))
      },
      {
        servesAll: 'settings',
        refuses: ['request.invalid'],
        query: StatisticsQuery,
        response: { 200: t.String() },
        detail: { summary: 'Its rows as a table', tags },
      },
    )
