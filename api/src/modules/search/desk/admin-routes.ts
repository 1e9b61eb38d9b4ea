import { DeskFound, DeskSearchQuery } from '@ostrov/shared/staff/desk-search-schema'
import { Elysia } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { searchDesk } from './search-desk'

/** What administrators look for. */
export const deskSearchRoute = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/search', ({ em, query, admin }) => searchDesk(em, query.query, admin.role), {
      admin: true,
      query: DeskSearchQuery,
      response: { 200: DeskFound },
      detail: {
        summary: 'Everything of the desk by a phone, a number or words, as far as the role may',
        tags: ['Records'],
      },
    })
