import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { staffLog } from '@ostrov/shared/staff/lists'
import { LogEntrySchema } from '@ostrov/shared/staff/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { countOwnerLog, readOwnerLog } from './owner-log'

export const logRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/logs', ({ em, business, restaurants, query }) => readOwnerLog(em, business, restaurants, query), {
      servesAll: { reads: 'owner' },
      ...listRoute(staffLog, LogEntrySchema),
      detail: {
        summary: 'Who did what in my restaurants, from what to what, when and from where, the newest first',
        tags: ['Staff'],
      },
    })
    .get('/logs/facets', ({ em, business, restaurants, query }) => countOwnerLog(em, business, restaurants, query), {
      servesAll: { reads: 'owner' },
      query: listQuery(staffLog),
      response: { 200: Facets },
      detail: { summary: 'How many entries each kind would leave under all the other choices', tags: ['Staff'] },
    })
