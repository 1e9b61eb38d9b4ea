import { ArcafeInput, ArcafeSchema, CounterMenu } from '@ostrov/shared/counters/schema'
import { ImportPlan } from '@ostrov/shared/imports/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readArcafe, saveArcafe } from './arcafe-settings'
import { importGoods, undoGoods } from './import-goods'
import { readGoods } from './read-goods'

const tags = ['Integrations']
const params = t.Object({ restaurantId: Uuid })

/** A restaurant's cash desk ArCafe: how it is set up, and its menu as ours. */
export const arcafeRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/integrations/arcafe/restaurant/:restaurantId' })
    .use(access(deps))
    .get('', ({ em, restaurant }) => readArcafe(em, deps.config, restaurant), {
      serves: { reads: 'integrations' },
      params,
      response: { 200: ArcafeSchema },
      detail: { summary: 'How a restaurant’s ArCafe is set up; its key is never shown', tags },
    })
    .put(
      '',
      ({ em, body: input, by, restaurant, now }) =>
        em.transactional((tx) => saveArcafe(tx, deps.config, { by, restaurant, input, now })),
      {
        serves: { own: 'integrations' },
        params,
        body: ArcafeInput,
        response: { 200: ArcafeSchema },
        detail: {
          summary: 'Set it up in place of any other counter; its protocol is assumed until the vendor has named it',
          description: 'Without a key the one that is kept stays. Saving counts as mending what was broken.',
          tags,
        },
      },
    )
    .put('/update', ({ em, restaurant, now }) => readGoods(em, deps, restaurant, now), {
      serves: { own: 'integrations' },
      refuses: ['counter.no_secret', 'counter.goods_too_soon'],
      params,
      response: { 200: CounterMenu },
      detail: { summary: 'Ask the counter for its menu anew, once an hour at most', tags },
    })
    .post(
      '/products/import',
      ({ em, business, by, restaurant, now }) =>
        em.transactional((tx) => importGoods(tx, { business, by, restaurant, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['counter.nothing_new'],
        params,
        response: { 200: ImportPlan },
        detail: { summary: 'Make dishes of what only the counter has, each under its article', tags },
      },
    )
    .delete(
      '/products/import',
      ({ em, business, by, restaurant, now }) =>
        em.transactional((tx) => undoGoods(tx, { business, by, restaurant, now })),
      {
        serves: { writes: 'menu' },
        refuses: ['menu_import.not_applied', 'menu_import.edited_since'],
        params,
        response: { 200: ImportPlan },
        detail: { summary: 'Put the menu back as it was before the last import', tags },
      },
    )
