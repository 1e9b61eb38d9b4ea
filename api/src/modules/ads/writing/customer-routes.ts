import { ownAdList } from '@ostrov/shared/ads/lists'
import {
  AdDraftInput,
  AdDraftSchema,
  AdPreview,
  ArchiveInput,
  adChange,
  adInput,
  OwnAd,
} from '@ostrov/shared/ads/schema'
import { SECTION_NAMES, SECTIONS, type SectionName } from '@ostrov/shared/ads/sections'
import { listRoute } from '@ostrov/shared/lists/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { Done, done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import { routesOfEach } from '../../../http/routes-of-each'
import type { Deps } from '../../../kernel/deps'
import { answerOnce } from '../../../kernel/idempotency'
import { dropDraft, keepDraft, readDraft } from './draft'
import { archiveAd, removeAd, renewAd } from './move-ad'
import { listOwnAds, readOwnAd } from './own-ads'
import { previewChange, previewDraft, previewOwnAd } from './preview-draft'
import { changeAd, createAd } from './write-ad'

const tags = ['Ads']
const params = t.Object({ id: Uuid })
const response = { 200: OwnAd }

/** How a person writes ads of one section. */
const ownSectionRoutes = <const Name extends SectionName>(deps: Deps, section: Name) =>
  new Elysia({ prefix: `/user/ads/${section}` as const })
    .use(access(deps))
    .post(
      '',
      ({ em, customer, by, headers, body, now }) =>
        answerOnce(
          em,
          { scope: `customer:${customer.id}`, key: headers['idempotency-key'], route: `ad.create.${section}`, body },
          async (tx) => {
            const id = await createAd(tx, section, body, { customer, by, now })
            return readOwnAd(tx, customer, id, now)
          },
        ),
      {
        customer: 'writes',
        headers: Repeatable,
        refuses: ['request.key_reused', 'request.invalid', 'ad.too_many_today', 'ad.duplicate', 'image.not_found'],
        body: adInput(section),
        response,
        detail: { summary: `Write an ad; it is shown once a moderator has looked at it: ${section}`, tags },
      },
    )
    .put(
      '/:id',
      async ({ em, customer, by, params: { id }, body, now }) => {
        await em.transactional((tx) => changeAd(tx, { id, section }, body, { customer, by, now }))
        return readOwnAd(em, customer, id, now)
      },
      {
        customer: 'writes',
        refuses: ['ad.not_found', 'ad.changed', 'ad.over', 'request.invalid', 'image.not_found'],
        params,
        body: adChange(section),
        response,
        detail: { summary: `Change my ad; words and pictures wait for a moderator: ${section}`, tags },
      },
    )

const allOwnSectionRoutes = (deps: Deps) =>
  routesOfEach<{ [Name in SectionName]: ReturnType<typeof ownSectionRoutes<Name>> }>(SECTION_NAMES, (section) =>
    ownSectionRoutes(deps, section),
  )

const draftOf = { params: t.Object({ section: t.UnionEnum(namesOf(SECTIONS), { default: undefined }) }) }

/** A person's own ads of all sections, and those they have begun. */
export const ownAdRoutes = (deps: Deps) =>
  new Elysia().use(allOwnSectionRoutes(deps)).use(ownAds(deps)).use(previews(deps)).use(drafts(deps))

const ownAds = (deps: Deps) =>
  new Elysia({ prefix: '/user' })
    .use(access(deps))
    .get('/ads', ({ em, customer, query, now }) => listOwnAds(em, customer, query, now), {
      customer: 'reads',
      ...listRoute(ownAdList, OwnAd),
      detail: { summary: 'My ads, the newest first', tags },
    })
    .get('/ad/:id', ({ em, customer, params, now }) => readOwnAd(em, customer, params.id, now), {
      customer: 'reads',
      refuses: ['ad.not_found'],
      params,
      response,
      detail: { summary: 'One of my ads', tags },
    })
    .post(
      '/ad/:id/archive',
      async ({ em, customer, by, params: { id }, body, now }) => {
        await em.transactional((tx) => archiveAd(tx, id, body.as, { customer, by, now }))
        return readOwnAd(em, customer, id, now)
      },
      {
        customer: 'writes',
        refuses: ['ad.not_found', 'ad.over'],
        params,
        body: ArchiveInput,
        response,
        detail: { summary: 'Take my ad away', tags },
      },
    )
    .post(
      '/ad/:id/renew',
      async ({ em, customer, by, params: { id }, now }) => {
        await em.transactional((tx) => renewAd(tx, id, { customer, by, now }))
        return readOwnAd(em, customer, id, now)
      },
      {
        customer: 'writes',
        refuses: ['ad.not_found', 'ad.over'],
        params,
        response,
        detail: { summary: 'Show my ad for thirty days more', tags },
      },
    )
    .delete(
      '/ad/:id',
      ({ em, customer, by, params: { id }, now }) => answerDone(em, (tx) => removeAd(tx, id, { customer, by, now })),
      {
        customer: 'writes',
        refuses: ['ad.not_found', 'ad.over'],
        params,
        response: { 200: Done },
        detail: { summary: 'Remove my ad, which nobody sees, for good', tags },
      },
    )

/** How others will see what is changed. */
const previews = (deps: Deps) =>
  new Elysia({ prefix: '/user/ad/:id' })
    .use(access(deps))
    .get('/preview', ({ em, customer, params, now }) => previewOwnAd(em, customer, params.id, now), {
      customer: 'reads',
      refuses: ['ad.not_found'],
      params,
      response: { 200: AdPreview },
      detail: { summary: 'One of my ads as others will see it once what I wrote last is approved', tags },
    })
    .post(
      '/preview',
      ({ em, customer, params: { id }, body: { values }, now }) =>
        em.transactional((tx) => previewChange(tx, customer, { id, values }, now)),
      {
        customer: 'writes',
        refuses: ['ad.not_found', 'image.not_found'],
        params,
        body: AdDraftInput,
        response: { 200: AdPreview },
        detail: { summary: 'What I have typed into its form, as others will see it; nothing of it is kept', tags },
      },
    )

const drafts = (deps: Deps) =>
  new Elysia({ prefix: '/user' })
    .use(access(deps))
    .get('/ad_drafts/:section', ({ em, customer, params }) => readDraft(em, customer, params.section), {
      ...draftOf,
      customer: 'reads',
      refuses: ['ad.no_draft'],
      response: { 200: AdDraftSchema },
      detail: { summary: 'What I have begun to write in a section', tags },
    })
    .get('/ad_drafts/:section/preview', ({ em, customer, params }) => previewDraft(em, customer, params.section), {
      ...draftOf,
      customer: 'reads',
      refuses: ['ad.no_draft'],
      response: { 200: AdPreview },
      detail: { summary: 'What I have begun to write, as others will see it', tags },
    })
    .put(
      '/ad_drafts/:section',
      ({ em, customer, params, body, now }) =>
        answerDone(em, (tx) => keepDraft(tx, customer, params.section, body.values, now)),
      {
        ...draftOf,
        customer: 'writes',
        refuses: ['image.not_found'],
        body: AdDraftInput,
        response: { 200: Done },
        detail: { summary: 'Keep what I have typed so far', tags },
      },
    )
    .delete(
      '/ad_drafts/:section',
      async ({ em, customer, params }) => {
        await dropDraft(em, customer, params.section)
        return done
      },
      {
        ...draftOf,
        customer: 'writes',
        response: { 200: Done },
        detail: { summary: 'Forget what I have begun', tags },
      },
    )
