import { instantAt, localParts } from '@ostrov/shared/formats/time'
import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { revisionList } from '@ostrov/shared/moderation/lists'
import { UNDO_DECISION_MS } from '@ostrov/shared/moderation/rules'
import {
  AuthorHistory,
  DecisionInput,
  ManyDecided,
  ManyDecisionsInput,
  QueueFigures,
  RevisionSchema,
  TakeInput,
} from '@ostrov/shared/moderation/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { readAuthorHistory } from './author-history'
import { decide, decideMany } from './decide'
import { moderationReasonRecord } from './moderation-reason-record'
import { readQueueFigures } from './queue-figures'
import { countPending, listPending, readRevision } from './read-revisions'
import { releaseRevision, takeRevision } from './take'
import { undoDecision } from './undo-decision'

const params = t.Object({ id: Uuid })
const OF_OPTIONS: ModeratedKind[] = ['product_option', 'product_option_group']
const tags = ['Moderation']

export const adminModerationRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/admin/moderation', ({ em, admin, query }) => listPending(em, query, { admin_id: admin.id }), {
      admin: 'moderation',
      ...listRoute(revisionList, RevisionSchema),
      detail: { summary: 'What waits for a moderator, the longest waiting first', tags },
    })
    .get(
      '/admin/restaurants/moderation',
      ({ em, admin, query }) => listPending(em, query, { admin_id: admin.id, kinds: ['restaurant'] }),
      {
        admin: 'moderation',
        ...listRoute(revisionList, RevisionSchema),
        detail: { summary: 'The same, restaurants alone', tags },
      },
    )
    .get(
      '/admin/products/moderation',
      ({ em, admin, query }) => listPending(em, query, { admin_id: admin.id, kinds: ['product'] }),
      {
        admin: 'moderation',
        ...listRoute(revisionList, RevisionSchema),
        detail: { summary: 'The same, dishes alone', tags },
      },
    )
    .get(
      '/admin/product-option/moderation',
      ({ em, admin, query }) => listPending(em, query, { admin_id: admin.id, kinds: OF_OPTIONS }),
      {
        admin: 'moderation',
        ...listRoute(revisionList, RevisionSchema),
        detail: { summary: 'The same, options and their groups alone', tags },
      },
    )
    .get(
      '/admin/product_category/moderation',
      ({ em, admin, query }) => listPending(em, query, { admin_id: admin.id, kinds: ['product_category'] }),
      {
        admin: 'moderation',
        ...listRoute(revisionList, RevisionSchema),
        detail: { summary: 'The same, categories alone', tags },
      },
    )
    .get('/admin/moderation/facets', ({ em, admin, query }) => countPending(em, query, admin.id), {
      admin: 'moderation',
      query: listQuery(revisionList),
      response: { 200: Facets },
      detail: { summary: 'How much waits of each kind', tags },
    })
    .get(
      '/admin/moderation/figures',
      ({ em, now }) => readQueueFigures(em, { today: instantAt(localParts(now).date, 0), now }),
      {
        admin: 'moderation',
        response: { 200: QueueFigures },
        detail: { summary: 'How much waits, how long, and who has decided how much', tags },
      },
    )
    .get('/admin/moderation/:id', ({ em, params }) => readRevision(em, params.id), {
      admin: 'moderation',
      refuses: ['moderation.not_found'],
      params,
      response: { 200: RevisionSchema },
      detail: { summary: 'One revision: what is shown and what is proposed', tags },
    })
    .get('/admin/restaurants/moderation/:id', ({ em, params }) => readRevision(em, params.id, 'restaurant'), {
      admin: 'moderation',
      refuses: ['moderation.not_found'],
      params,
      response: { 200: RevisionSchema },
      detail: { summary: 'One revision of a restaurant', tags },
    })
    .put(
      '/admin/moderation/:id',
      async ({ em, by, params, body, now }) => {
        await em.transactional((tx) => decide(tx, params.id, { ...body, by, now }))
        return readRevision(em, params.id)
      },
      {
        admin: 'moderation',
        refuses: [
          'moderation.not_found',
          'moderation.decided',
          'moderation.taken',
          'moderation.own_verdict',
          'moderation.base_changed',
          'moderation.reason_required',
          'moderation.appeal_word',
        ],
        params,
        body: DecisionInput,
        response: { 200: RevisionSchema },
        detail: { summary: 'Approve what is proposed, or return or reject it with a reason', tags },
      },
    )
    .get('/admin/moderation/:id/author', ({ em, params, now }) => readAuthorHistory(em, params.id, now), {
      admin: 'moderation',
      refuses: ['moderation.not_found'],
      params,
      response: { 200: AuthorHistory },
      detail: { summary: 'What moderators have said to the author of a revision before', tags },
    })
    .put(
      '/admin/moderation/many',
      async ({ em, by, body, now }) => {
        const decided = await em.transactional((tx) => decideMany(tx, { ...body, by, now }))
        return { ...decided, undo_until: new Date(now.getTime() + UNDO_DECISION_MS).toISOString() }
      },
      {
        admin: 'moderation',
        body: ManyDecisionsInput,
        response: { 200: ManyDecided },
        detail: { summary: 'One word on many revisions; each that refuses says why and waits on', tags },
      },
    )
    .put(
      '/admin/moderation/:id/undo',
      async ({ em, by, params, now }) => {
        const waiting = await em.transactional((tx) => undoDecision(tx, params.id, { by, now }))
        return readRevision(em, waiting)
      },
      {
        admin: 'moderation',
        refuses: ['moderation.not_found', 'moderation.undo_too_late'],
        params,
        response: { 200: RevisionSchema },
        detail: { summary: 'Take an own decision of the last thirty seconds back; answers what waits then', tags },
      },
    )
    .put(
      '/admin/moderation/:id/take',
      async ({ em, admin, params, body, now }) => {
        await takeRevision(em, params.id, { admin_id: admin.id, ...body, now })
        return readRevision(em, params.id)
      },
      {
        admin: 'moderation',
        refuses: ['moderation.not_found', 'moderation.decided', 'moderation.taken', 'moderation.own_verdict'],
        params,
        body: TakeInput,
        response: { 200: RevisionSchema },
        detail: { summary: 'Open what waits, so that no other moderator works on it meanwhile', tags },
      },
    )
    .delete(
      '/admin/moderation/:id/take',
      async ({ em, admin, params }) => {
        await releaseRevision(em, params.id, admin.id)
        return done
      },
      {
        admin: 'moderation',
        params,
        response: { 200: Done },
        detail: { summary: 'Give back what this moderator has open', tags },
      },
    )

export function moderationReasonAdminRoutes(deps: Deps) {
  const { list, one, create, change, remove } = recordRoutes(deps, '/admin/moderation_reason', moderationReasonRecord)
  return new Elysia().use(list()).use(one()).use(create()).use(change()).use(remove())
}
