import { TableFormatSchema } from '@ostrov/shared/formats/tables-schema'
import { CourierFigures, StatisticsQuery, StatisticsSchema } from '@ostrov/shared/statistics/schema'
import { courierFiguresTable, statisticsTable } from '@ostrov/shared/statistics/table'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { readCourierFigures } from './read-courier-figures'
import { readStatistics } from './read-statistics'

const FileQuery = t.Composite([StatisticsQuery, t.Object({ format: TableFormatSchema })])
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
        query: FileQuery,
        detail: { summary: 'Its rows as a file', tags },
      },
    )
    .get('/couriers', ({ em, restaurants, query, now }) => readCourierFigures(em, { ...query, restaurants, now }), {
      servesAll: { reads: 'settings' },
      refuses: ['request.invalid'],
      query: StatisticsQuery,
      response: { 200: CourierFigures },
      detail: { summary: 'What each courier brought in a period, and how soon', tags },
    })
    .get(
      '/couriers/export',
      async ({ em, restaurants, query: { format, ...query }, now }) => {
        const figures = await readCourierFigures(em, { ...query, restaurants, now })
        const { from, to } = figures.period
        return tableFile(`couriers-${from}-${to}`, format, courierFiguresTable(figures))
      },
      {
        servesAll: { reads: 'settings' },
        refuses: ['request.invalid'],
        query: FileQuery,
        detail: { summary: 'The same as a file', tags },
      },
    )
