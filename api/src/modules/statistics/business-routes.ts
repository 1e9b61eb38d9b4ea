import { TableFormatSchema } from '@ostrov/shared/formats/tables-schema'
import { StatisticsQuery, StatisticsSchema } from '@ostrov/shared/statistics/schema'
import { statisticsTable } from '@ostrov/shared/statistics/table'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { readStatistics } from './read-statistics'

const tags = ['Statistics']

/** What the restaurants one runs came to. */
export const statisticsBusinessRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/statistics' })
    .use(access(deps))
    .get('', ({ em, restaurants, query, now }) => readStatistics(em, { ...query, restaurants, now }), {
      servesAll: { reads: 'settings' },
      refuses: ['request.invalid'],
      query: StatisticsQuery,
      response: { 200: StatisticsSchema },
      detail: { summary: 'Money, orders, times and dishes of a period, beside as many days before it', tags },
    })
    .get(
      '/export',
      async ({ em, restaurants, query: { format, ...query }, now }) => {
        const statistics = await readStatistics(em, { ...query, restaurants, now })
        const { from, to } = statistics.period
        return tableFile(`statistics-${from}-${to}`, format, statisticsTable(statistics))
      },
      {
        servesAll: { reads: 'settings' },
        refuses: ['request.invalid'],
        query: t.Composite([StatisticsQuery, t.Object({ format: TableFormatSchema })]),
        detail: { summary: 'Its rows as a file', tags },
      },
    )
