import { Everything, EverythingQuery, OftenSearched, SearchQuery, SearchResult } from '@ostrov/shared/search/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import { clientAddress } from '../../http/counted'
import type { Deps } from '../../kernel/deps'
import { countSearch } from './count-search'
import { findEverything } from './find-everything'
import { listOften } from './list-often'
import { search } from './search'

const tags = ['Menu']

/** What anybody may look for. */
export const searchRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(
      '/search',
      async ({ em, query, now, request }) => {
        const found = await search(em, query.query, now)
        await countSearch(deps, em, { text: query.query, visitor: clientAddress(request), found, now })
        return found
      },
      {
        open: true,
        query: SearchQuery,
        response: { 200: SearchResult },
        detail: { summary: 'Kitchens, sections of menus, restaurants and dishes, however they are spelled', tags },
      },
    )
    .get('/search/everything', ({ em, query, now }) => findEverything(em, query, now), {
      open: true,
      query: EverythingQuery,
      response: { 200: Everything },
      detail: { summary: 'Restaurants, dishes, ads and news by their words, group by group', tags },
    })
    .get('/search/often', ({ em, now }) => listOften(em, now), {
      open: true,
      response: { 200: OftenSearched },
      detail: { summary: 'What is often looked for', tags },
    })
