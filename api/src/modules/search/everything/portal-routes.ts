import {
  AdSuggestions,
  AdSuggestionsQuery,
  Everything,
  EverythingQuery,
  OftenSearched,
  Popular,
  SearchQuery,
  SearchResult,
} from '@ostrov/shared/search/schema'
import { Elysia } from 'elysia'
import { access } from '../../../http/access'
import { clientNetwork } from '../../../http/counted'
import type { Deps } from '../../../kernel/deps'
import { search } from '../delivery/search'
import { countSearch } from '../often/count-search'
import { listOften } from '../often/list-often'
import { listPopular } from '../often/list-popular'
import { findEverything } from './find-everything'
import { suggestAds } from './suggest-ads'

const tags = ['Menu']

/** What anybody may look for. */
export const searchRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get(
      '/search',
      async ({ em, query, now, request }) => {
        const found = await search(em, query.query, now)
        await countSearch(deps, em, { text: query.query, visitor: clientNetwork(request), found, now })
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
    .get('/search/ads', ({ em, query, now }) => suggestAds(deps, em, query, now), {
      open: 'asking',
      query: AdSuggestionsQuery,
      response: { 200: AdSuggestions },
      detail: { summary: 'What may be meant while one types into the search of a section', tags },
    })
    .get('/search/popular', ({ em, now }) => listPopular(deps, em, now), {
      open: true,
      response: { 200: Popular },
      detail: { summary: 'Kinds of things of which there is most', tags },
    })
    .get('/search/often', ({ em, now }) => listOften(em, now), {
      open: true,
      response: { 200: OftenSearched },
      detail: { summary: 'What is often looked for', tags },
    })
