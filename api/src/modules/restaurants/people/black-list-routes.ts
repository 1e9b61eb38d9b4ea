import { listRoute } from '@ostrov/shared/lists/schema'
import { blackList } from '@ostrov/shared/staff/lists'
import { BlackListedSchema, BlackListInput } from '@ostrov/shared/staff/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { blackListCustomer, forgiveCustomer, listBlackListed } from './black-list'

const tags = ['Staff']

/** Whom a restaurant serves no more: who works with its orders decides. */
export const blackListRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .get('/black_list', ({ em, restaurants, query }) => listBlackListed(em, restaurants, query), {
      servesAll: { reads: 'orders' },
      ...listRoute(blackList, BlackListedSchema),
      detail: { summary: 'Customers whom my restaurants serve no more, the newest first', tags },
    })
    .post(
      '/restaurant/:restaurantId/black_list',
      ({ em, by, restaurant, body, now }) =>
        em.transactional((tx) => blackListCustomer(tx, { by, restaurant, now }, body)),
      {
        serves: { writes: 'orders' },
        refuses: ['black_list.stranger'],
        params: t.Object({ restaurantId: Uuid }),
        body: BlackListInput,
        response: { 200: BlackListedSchema },
        detail: { summary: 'Serve a customer who ordered here no more, for a reason they are not told', tags },
      },
    )
    .delete(
      '/restaurant/:restaurantId/black_list/:userId',
      ({ em, by, restaurant, params, now }) =>
        answerDone(em, (tx) => forgiveCustomer(tx, { by, restaurant, now }, params.userId)),
      {
        serves: { writes: 'orders' },
        refuses: ['black_list.stranger'],
        params: t.Object({ restaurantId: Uuid, userId: Uuid }),
        response: { 200: Done },
        detail: { summary: 'Serve a customer again', tags },
      },
    )
