import { listRoute } from '@ostrov/shared/lists/schema'
import { savedSearchList } from '@ostrov/shared/searches/lists'
import {
  LinkToken,
  PaceInput,
  RenewableAd,
  SavedSearch,
  SearchInput,
  SearchPreview,
  StoppedSearch,
} from '@ostrov/shared/searches/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { clientAddress } from '../../http/counted'
import type { Deps } from '../../kernel/deps'
import { readRenewable, renewByLink } from '../ads/writing/renew-by-link'
import { listSearches, previewSearch } from './read-searches'
import { markSeen, readSearch, removeSearch, saveSearch, setPace } from './save-search'
import { readStop, stopSearch } from './stop-search'

const tags = ['Searches']
const params = t.Object({ id: Uuid })

/** A person's searches, and what the links of letters do. */
export const searchRoutes = (deps: Deps) => new Elysia().use(ownSearches(deps)).use(linkRoutes(deps))

const ownSearches = (deps: Deps) =>
  new Elysia({ prefix: '/user' })
    .use(access(deps))
    .get('/searches', ({ em, customer, now }) => listSearches(em, customer, now), {
      customer: 'reads',
      ...listRoute(savedSearchList, SavedSearch),
      detail: { summary: 'What I look for, the newest first, and how much of it is new', tags },
    })
    .get('/searches/preview', ({ em, query, now }) => previewSearch(em, query, now), {
      customer: 'reads',
      refuses: ['saved_search.nothing_chosen'],
      query: t.Object({ section: SearchInput.properties.section, address: SearchInput.properties.address }),
      response: { 200: SearchPreview },
      detail: { summary: 'What such a search would be called, and how often something comes', tags },
    })
    .post(
      '/searches',
      async ({ em, customer, body, now }) => {
        const id = await em.transactional((tx) => saveSearch(tx, body, customer, now))
        return readSearch(em, id, customer, now)
      },
      {
        customer: 'writes',
        refuses: ['saved_search.nothing_chosen', 'saved_search.too_many', 'saved_search.not_found'],
        body: SearchInput,
        response: { 200: SavedSearch },
        detail: { summary: 'Save a filtered list; saved again it is the same one', tags },
      },
    )
    .put(
      '/search/:id/pace',
      async ({ em, customer, params, body, now }) => {
        await setPace(em, params.id, body.pace, customer, now)
        return done
      },
      {
        customer: 'writes',
        refuses: ['saved_search.not_found'],
        params,
        body: PaceInput,
        response: { 200: Done },
        detail: { summary: 'When I want to hear of it', tags },
      },
    )
    .post(
      '/search/:id/seen',
      async ({ em, customer, params, now }) => {
        await markSeen(em, params.id, customer, now)
        return done
      },
      {
        customer: 'writes',
        refuses: ['saved_search.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'I look at its list now', tags },
      },
    )
    .delete(
      '/search/:id',
      async ({ em, customer, params }) => {
        await removeSearch(em, params.id, customer)
        return done
      },
      {
        customer: 'writes',
        refuses: ['saved_search.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Forget a search of mine', tags },
      },
    )

/** Who has the letter may do what it offers, without signing in. */
const linkRoutes = (deps: Deps) => {
  const secret = deps.config.sessionSecret
  return new Elysia({ prefix: '/links' })
    .use(access(deps))
    .get('/search', ({ em, query }) => readStop(em, secret, query.token), {
      open: true,
      refuses: ['link.dead'],
      query: LinkToken,
      response: { 200: StoppedSearch },
      detail: { summary: 'Which search a letter’s link would stop', tags },
    })
    .post('/search', ({ em, body }) => stopSearch(em, secret, body.token), {
      guest: 'writes',
      refuses: ['link.dead'],
      body: LinkToken,
      response: { 200: StoppedSearch },
      detail: { summary: 'Hear no more of it', tags },
    })
    .get('/ad', ({ em, query, now }) => readRenewable(em, { secret, token: query.token, now }), {
      open: true,
      refuses: ['link.dead'],
      query: LinkToken,
      response: { 200: RenewableAd },
      detail: { summary: 'Which ad a letter’s link would show for longer', tags },
    })
    .post(
      '/ad',
      ({ em, request, body, now }) =>
        em.transactional((tx) => renewByLink(tx, { secret, token: body.token, now }, clientAddress(request))),
      {
        guest: 'writes',
        refuses: ['link.dead', 'ad.not_found', 'ad.over'],
        body: LinkToken,
        response: { 200: RenewableAd },
        detail: { summary: 'Show the ad for thirty days more', tags },
      },
    )
}
