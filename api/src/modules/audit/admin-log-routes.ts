import { TableFormatSchema } from '@ostrov/shared/formats/tables-schema'
import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { deskLog } from '@ostrov/shared/staff/lists'
import { logTable } from '@ostrov/shared/staff/log-table'
import { DeskLogEntrySchema } from '@ostrov/shared/staff/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { countDeskLog, exportDeskLog, readDeskLog, readDeskLogOf } from './desk-log'

const params = t.Object({ id: Uuid })
const tags = ['Staff']

/** The log of everything, for whoever runs the platform. */
export const adminLogRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/logs' })
    .use(access(deps))
    .get('', ({ em, query }) => readDeskLog(em, query), {
      admin: 'log',
      ...listRoute(deskLog, DeskLogEntrySchema),
      detail: { summary: 'Who did what, through whom, from what to what, when and from where, the newest first', tags },
    })
    .get('/facets', ({ em, query }) => countDeskLog(em, query), {
      admin: 'log',
      query: listQuery(deskLog),
      response: { 200: Facets },
      detail: { summary: 'How many entries each choice would leave under all the other choices', tags },
    })
    .get(
      '/export',
      async ({ em, query: { format, ...query }, now }) =>
        tableFile('log', format, logTable(await exportDeskLog(em, query), now)),
      {
        admin: 'log',
        query: t.Composite([listQuery(deskLog), t.Object({ format: TableFormatSchema })]),
        detail: { summary: 'The same as a file, the first ten thousand', tags },
      },
    )
    .get('/restaurant/:id', ({ em, params: { id }, query }) => readDeskLogOf(em, { noun: 'restaurant', id }, query), {
      admin: 'log',
      refuses: ['restaurant.not_found'],
      params,
      ...listRoute(deskLog, DeskLogEntrySchema),
      detail: { summary: 'What was done in one restaurant', tags },
    })
    .get('/business_user/:id', ({ em, params: { id }, query }) => readDeskLogOf(em, { noun: 'business', id }, query), {
      admin: 'log',
      refuses: ['business.not_found'],
      params,
      ...listRoute(deskLog, DeskLogEntrySchema),
      detail: { summary: 'What one partner did, and what was done to their account', tags },
    })
