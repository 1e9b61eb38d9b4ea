import { MENU_KINDS } from '@ostrov/shared/moderation/kinds'
import { AppealInput, AppealSchema, ModerationPace } from '@ostrov/shared/moderation/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { appeal, readMenuAppeal } from './appeal'
import { readPace } from './queue-figures'

const tags = ['Moderation']

/** What authors are told of moderators, and say against them. */
export const authorModerationRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/business_user/moderation_pace', ({ em, now }) => readPace(em, now), {
      business: 'reads',
      response: { 200: ModerationPace },
      detail: { summary: 'How long a moderator’s answer takes these days', tags },
    })
    .post(
      '/restaurant/:restaurantId/moderation/:id/appeal',
      async ({ em, restaurant, by, params, body, now }) => {
        const owner = `restaurant:${restaurant.id}` as const
        await em.transactional((tx) => appeal(tx, params.id, { owner, words: body.words, by, now }))
        return done
      },
      {
        serves: { writes: 'any' },
        refuses: ['moderation.not_found', 'moderation.no_appeal', 'moderation.appealed'],
        params: t.Object({ restaurantId: Uuid, id: Uuid }),
        body: AppealInput,
        response: { 200: Done },
        detail: { summary: 'Appeal against a moderator’s refusal of what is the restaurant’s', tags },
      },
    )
    .get(
      '/restaurant/:restaurantId/appeal/:kind/:id',
      ({ em, restaurant, params }) => readMenuAppeal(em, restaurant, params),
      {
        serves: { reads: 'any' },
        refuses: ['moderation.not_found'],
        params: t.Object({ restaurantId: Uuid, kind: t.UnionEnum(MENU_KINDS, { default: undefined }), id: Uuid }),
        response: { 200: AppealSchema },
        detail: { summary: 'What of the menu may be appealed for, and what became of that', tags },
      },
    )
    .post(
      '/user/moderation/:id/appeal',
      async ({ em, customer, by, params, body, now }) => {
        const owner = `customer:${customer.id}` as const
        await em.transactional((tx) => appeal(tx, params.id, { owner, words: body.words, by, now }))
        return done
      },
      {
        customer: 'writes',
        refuses: ['moderation.not_found', 'moderation.no_appeal', 'moderation.appealed'],
        params: t.Object({ id: Uuid }),
        body: AppealInput,
        response: { 200: Done },
        detail: { summary: 'Appeal against a moderator’s refusal of what is mine', tags },
      },
    )
