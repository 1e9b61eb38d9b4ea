import { CounterCheck, CounterOrderInput, FrontpadInput, FrontpadSchema } from '@ostrov/shared/counters/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { arcafeRoutes } from './arcafe-routes'
import { checkCounter } from './check-counter'
import { readFrontpad, saveFrontpad } from './frontpad-settings'
import { hearHook } from './hear-hook'
import { iikoRoutes } from './iiko-routes'
import { counterLinkRoutes } from './link-routes'
import { counterMenuRoutes } from './menu-routes'
import { settleByHand } from './settle-by-hand'

const tags = ['Integrations']
const params = t.Object({ restaurantId: Uuid })
const ofOrder = t.Object({
  restaurantId: Uuid,
  orderId: t.String({ maxLength: 40, description: 'Its number or uuid.' }),
})

/** Restaurants' cash desks: how they are set up, and where they tell of orders. */
export const counterRoutes = (deps: Deps) =>
  new Elysia()
    .use(deskRoutes(deps))
    .use(counterMenuRoutes(deps))
    .use(counterLinkRoutes(deps))
    .use(hookRoutes(deps))
    .use(arcafeRoutes(deps))
    .use(iikoRoutes(deps))

const deskRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/integrations/frontpad/restaurant/:restaurantId' })
    .use(access(deps))
    .get('', ({ em, restaurant }) => readFrontpad(em, deps.config, restaurant), {
      serves: { reads: 'integrations' },
      params,
      response: { 200: FrontpadSchema },
      detail: { summary: 'How a restaurant’s FrontPad is set up; its secret is never shown', tags },
    })
    .put(
      '',
      ({ em, body: input, by, restaurant, now }) =>
        em.transactional((tx) => saveFrontpad(tx, deps.config, { by, restaurant, input, now })),
      {
        serves: { own: 'integrations' },
        params,
        body: FrontpadInput,
        response: { 200: FrontpadSchema },
        detail: {
          summary: 'Set it up: secret, the account’s own codes, and whether orders are sent there',
          description: 'Without a secret the one that is kept stays. Saving counts as mending what was broken.',
          tags,
        },
      },
    )
    .post('/check', ({ em, restaurant, now }) => checkCounter(em, deps, restaurant, now), {
      serves: { own: 'integrations' },
      refuses: ['counter.no_secret', 'request.too_often'],
      params,
      response: { 200: CounterCheck },
      detail: { summary: 'Ask the counter, and say in words what is wrong', tags },
    })
    .put(
      '/orders/:orderId',
      ({ em, params: { orderId: ref }, body: { state }, by, restaurant, now }) =>
        answerDone(em, (tx) => settleByHand(tx, { by, restaurant, ref, state, now })),
      {
        serves: { writes: 'orders' },
        refuses: ['order.not_found', 'counter.order_settled'],
        params: ofOrder,
        body: CounterOrderInput,
        response: { 200: Done },
        detail: { summary: 'Send an order that is not at the counter, or say that it is there', tags },
      },
    )

/** Where FrontPad tells of its orders. */
const hookRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/frontpad/orders' })
    .use(access(deps))
    .get('', () => OK(), {
      open: 'signed',
      detail: { summary: 'FrontPad looks whether somebody is there', tags },
    })
    .post(
      '',
      async ({ request, query: { token = '' } }) => {
        await hearHook(deps, { token, text: await request.text() })
        return OK()
      },
      {
        open: 'signed',
        query: t.Object({ token: t.Optional(t.String({ maxLength: 200 })) }),
        parse: 'none',
        detail: {
          summary: 'FrontPad tells what became of an order, as JSON or as a form; always answered by `ok`',
          description:
            'The restaurant’s own secret address. Repeated and unordered words are harmless, and no order that is over changes.',
          tags,
        },
      },
    )

const OK = () => new Response('ok', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
