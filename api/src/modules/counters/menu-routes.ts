import { CounterMenu } from '@ostrov/shared/counters/schema'
import { ImportPlan } from '@ostrov/shared/imports/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { planGoods } from './plan-goods'
import { readCounterMenu } from './read-counter-menu'
import { readGoods } from './read-goods'

const tags = ['Integrations']
const params = t.Object({ restaurantId: Uuid })

/** The menu of a restaurant's FrontPad beside ours. */
export const counterMenuRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/integrations/frontpad/restaurant/:restaurantId' })
    .use(access(deps))
    .get('/products/import', ({ em, restaurant, now }) => readCounterMenu(em, restaurant, now), {
      serves: { reads: 'integrations' },
      params,
      response: { 200: CounterMenu },
      detail: {
        summary: 'What the counter sells beside what we sell: linked, new, gone, of another price, without an article',
        description: 'As it was read last; nothing is asked and nothing is written.',
        tags,
      },
    })
    .post('/products/import', ({ em, restaurant, now }) => readGoods(em, deps, restaurant, now), {
      serves: { own: 'integrations' },
      refuses: ['counter.no_secret', 'counter.goods_too_soon'],
      params,
      response: { 200: CounterMenu },
      detail: { summary: 'Ask the counter for its menu, once an hour at most', tags },
    })
    .post(
      '/products/plan',
      ({ em, business, by, restaurant, now }) =>
        em.transactional((tx) => planGoods(tx, { business, by, restaurant, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['counter.nothing_new'],
        params,
        response: { 200: ImportPlan },
        detail: {
          summary: 'Plan what only the counter has as an import of the menu; nothing of the menu is written',
          tags,
        },
      },
    )
