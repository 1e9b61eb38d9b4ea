import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { disagreementList } from '@ostrov/shared/moderation/lists'
import {
  DisagreementFigures,
  DisagreementSchema,
  RulesSchema,
  TakenAgain,
} from '@ostrov/shared/moderation/quality-schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { countDisagreements, listDisagreements, readDisagreementFigures } from './disagreements'
import { lookAgain } from './look-again'
import { readRules, saveRules } from './rules'

const tags = ['Moderation']

/** How well moderators agree, and how they work. */
export const qualityRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/moderation' })
    .use(access(deps))
    .get('/disagreements', ({ em, query }) => listDisagreements(em, query), {
      admin: 'verdicts',
      ...listRoute(disagreementList, DisagreementSchema),
      detail: { summary: 'Where a blind check said another word than the first, the newest first', tags },
    })
    .get('/disagreements/facets', ({ em, query }) => countDisagreements(em, query), {
      admin: 'verdicts',
      query: listQuery(disagreementList),
      response: { 200: Facets },
      detail: { summary: 'How many of them each choice would leave', tags },
    })
    .get('/disagreements/figures', ({ em, now }) => readDisagreementFigures(em, now), {
      admin: 'verdicts',
      response: { 200: DisagreementFigures },
      detail: { summary: 'How much was checked in thirty days, and of how much two said different things', tags },
    })
    .put(
      '/disagreements/:id/again',
      ({ em, by, params, now }) => em.transactional((tx) => lookAgain(tx, params.id, { by, now })),
      {
        admin: 'verdicts',
        refuses: ['moderation.not_found', 'moderation.went_on'],
        params: t.Object({ id: Uuid }),
        response: { 200: TakenAgain },
        detail: { summary: 'Take the thing into the queue once more', tags },
      },
    )
    .get('/rules', ({ em }) => readRules(em), {
      admin: 'verdicts',
      response: { 200: RulesSchema },
      detail: { summary: 'Whom moderators trust, and how much of what was decided is checked', tags },
    })
    .put(
      '/rules',
      async ({ em, by, body, now }) => {
        await em.transactional((tx) => saveRules(tx, body, { by, now }))
        return body
      },
      {
        admin: 'system',
        body: RulesSchema,
        response: { 200: RulesSchema },
        detail: { summary: 'Say it anew', tags },
      },
    )
