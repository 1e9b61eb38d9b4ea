import { FEED_SECTIONS, FeedAd } from '@ostrov/shared/ads/feed-schema'
import { AD_LISTS } from '@ostrov/shared/ads/lists'
import { AdMap } from '@ostrov/shared/ads/map-schema'
import { AdAddress, AdCard, AdContacts, AdSchema, FreshAds, SectionCounts, UsualPrice } from '@ostrov/shared/ads/schema'
import {
  COMPARED,
  type ComparedName,
  PLACED,
  type PlacedName,
  SECTION_NAMES,
  type SectionName,
} from '@ostrov/shared/ads/sections'
import { comparedFields } from '@ostrov/shared/ads/usual-price'
import { Facets, listOf, listQuery, listRoute, mapQuery } from '@ostrov/shared/lists/schema'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { organizationJobs } from '@ostrov/shared/organizations/lists'
import { Done, done, Integer, IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Type } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'
import type { Em } from '../../../db/orm'
import { access } from '../../../http/access'
import { clientNetwork } from '../../../http/counted'
import { routesOfEach } from '../../../http/routes-of-each'
import type { Deps } from '../../../kernel/deps'
import { createLimits } from '../../../kernel/limits'
import type { AdStore } from '../counting/ad-store'
import { adStoreOf } from '../counting/ad-store-of'
import { ownAdRoutes } from '../writing/customer-routes'
import { countPieces, listAdAddresses } from './ad-addresses'
import { readFeedPart } from './feed-ads'
import { adFacets, countSections, freshAds, listAds } from './list-ads'
import { mapAds } from './map-ads'
import { listOrganizationJobs } from './organization-jobs'
import { peopleAdRoutes } from './people-routes'
import { readAd } from './read-ad'
import { countView, showContacts } from './show-contacts'
import { usualPrice } from './usual-price'

const tags = ['Ads']
const params = t.Object({ number: IntegerInAddress({ minimum: 1, maximum: 2_147_483_647 }) })

/** The lists of one section. */
const sectionRoutes = <const Name extends SectionName>(deps: Deps, kept: AdStore, section: Name) => {
  const table = AD_LISTS[section]
  const query = Type.Unsafe<AnyQuery>(listQuery(table))
  return new Elysia({ prefix: `/ads/${section}` as const })
    .use(access(deps))
    .get('', ({ em, query, now }) => listAds(em, { kept }, section, query, now), {
      open: 'shared',
      query,
      response: { 200: listOf(table, AdCard) },
      detail: { summary: `What the section shows: ${section}`, tags },
    })
    .get('/facets', ({ em, query, now }) => adFacets(em, kept, section, query, now), {
      open: 'shared',
      query,
      response: { 200: Facets },
      detail: { summary: `How many ads each choice would leave under the others: ${section}`, tags },
    })
}

/** Where what a section shows stands. */
const mapRoute = <const Name extends SectionName>(deps: Deps, section: Name) =>
  new Elysia({ prefix: `/ads/${section}` as const })
    .use(access(deps))
    .get('/map', ({ em, query, now }) => mapAds(em, section, query, now), {
      open: 'shared',
      query: Type.Unsafe<AnyQuery>(mapQuery(AD_LISTS[section])),
      response: { 200: AdMap },
      detail: { summary: `What of the section stands where in a window of the map: ${section}`, tags },
    })

/** What the like of it costs, by what a form says of a thing so far. */
const usualPriceRoute = <const Name extends SectionName>(deps: Deps, section: Name) =>
  new Elysia({ prefix: `/ads/${section}` as const })
    .use(access(deps))
    .get('/usual_price', ({ em, query, now }) => readUsual(em, section, query, now), {
      open: 'shared',
      query: t.Object(
        Object.fromEntries(comparedFields(section).map((name) => [name, t.Optional(t.String({ maxLength: 80 }))])),
      ),
      response: { 200: t.Object({ usual_price: UsualPrice }) },
      detail: { summary: `Between which prices half of the like stands: ${section}`, tags },
    })

const readUsual = async (em: Em, section: SectionName, said: Readonly<Record<string, unknown>>, now: Date) => ({
  usual_price: await usualPrice(em, section, { said }, now),
})

/** The same of every section that has it, each by name, so that clients know what it answers. */
const allSectionRoutes = (deps: Deps, kept: AdStore) =>
  new Elysia()
    .use(
      routesOfEach<{ [Name in SectionName]: ReturnType<typeof sectionRoutes<Name>> }>(SECTION_NAMES, (section) =>
        sectionRoutes(deps, kept, section),
      ),
    )
    .use(
      routesOfEach<{ [Name in PlacedName]: ReturnType<typeof mapRoute<Name>> }>(PLACED, (section) =>
        mapRoute(deps, section),
      ),
    )
    .use(
      routesOfEach<{ [Name in ComparedName]: ReturnType<typeof usualPriceRoute<Name>> }>(COMPARED, (section) =>
        usualPriceRoute(deps, section),
      ),
    )

/** What sitemaps are made of. */
const addressRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/ads/addresses', ({ em }) => countPieces(em), {
      open: 'shared',
      response: { 200: t.Object({ pieces: Integer() }) },
      detail: { summary: 'Into how many pieces the addresses of ads are cut', tags },
    })
    .get('/ads/addresses/:piece', ({ em, params, now }) => listAdAddresses(em, params.piece, now), {
      open: 'shared',
      params: t.Object({ piece: IntegerInAddress({ minimum: 1, maximum: 200_000 }) }),
      response: { 200: t.Object({ items: t.Array(AdAddress) }) },
      detail: { summary: 'Where the ads of a piece stand, at most ten thousand', tags },
    })
    .get('/ads/feeds/:section/:piece', ({ em, params, query, now }) => readFeedPart(em, { ...params, ...query }, now), {
      open: 'shared',
      params: t.Object({
        section: t.UnionEnum(FEED_SECTIONS, { default: undefined }),
        piece: IntegerInAddress({ minimum: 1, maximum: 200_000 }),
      }),
      query: t.Object({ after: IntegerInAddress({ minimum: 0, maximum: 2 ** 31 - 1 }) }),
      response: { 200: t.Object({ items: t.Array(FeedAd) }) },
      detail: { summary: 'The next five hundred ads of a piece after a number, for feeds of search engines', tags },
    })

/** What anybody may ask of ads, and their authors of their own. */
export const adRoutes = (deps: Deps) => {
  const limits = createLimits(deps)
  const kept = adStoreOf(deps)
  return new Elysia()
    .use(allSectionRoutes(deps, kept))
    .use(addressRoutes(deps))
    .use(ownAdRoutes(deps))
    .use(peopleAdRoutes(deps))
    .use(access(deps))
    .get('/ads', ({ em, now }) => countSections(em, kept, now), {
      open: 'shared',
      response: { 200: SectionCounts },
      detail: { summary: 'How many ads each section shows', tags },
    })
    .get('/ads/fresh', ({ em, now }) => freshAds(em, now), {
      open: 'shared',
      response: { 200: FreshAds },
      detail: { summary: 'The newest few ads of each section', tags },
    })
    .get(
      '/organizations/:number/jobs',
      ({ em, params, query, now }) => listOrganizationJobs(em, params.number, query, now),
      {
        open: 'shared',
        params,
        ...listRoute(organizationJobs, AdCard),
        detail: { summary: 'Vacancies that an organization’s people have written in its name', tags },
      },
    )
    .get('/ad/:number', ({ em, params, now }) => readAd(em, params.number, now), {
      open: 'shared',
      refuses: ['ad.not_found'],
      params,
      response: { 200: AdSchema },
      detail: { summary: 'One ad, which may have run out or been taken away: its status says so', tags },
    })
    .post(
      '/ad/:number/contacts',
      async ({ em, customer, request, params, now }) => {
        await limits.consume('contacts', customer ? `customer:${customer.id}` : `address:${clientNetwork(request)}`)
        return showContacts(em, params.number, now)
      },
      {
        guest: 'writes',
        refuses: ['ad.not_found', 'request.too_often'],
        params,
        response: { 200: AdContacts },
        detail: { summary: 'Whom to call about an ad; counted, and told only so often', tags },
      },
    )
    .post(
      '/ad/:number/view',
      async ({ em, params, now }) => {
        await countView(em, params.number, now)
        return done
      },
      {
        guest: 'writes',
        params,
        response: { 200: Done },
        detail: { summary: 'Count that an ad was opened', tags },
      },
    )
}
