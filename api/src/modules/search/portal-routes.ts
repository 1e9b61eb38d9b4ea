import { SearchQuery, SearchResult } from '@ostrov/shared/search/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { search } from './search'

const tags = ['Menu']

/** What anybody may look for. */
export const searchRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/search', ({ em, query, now }) => search(em, query.query, now), {
    open: true,
    query: SearchQuery,
    response: { 200: SearchResult },
    detail: { summary: 'Kitchens, sections of menus, restaurants and dishes, however they are spelled', tags },
  })
