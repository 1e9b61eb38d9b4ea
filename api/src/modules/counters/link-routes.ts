import type { LinkedKind } from '@ostrov/shared/counters/menu'
import {
  CounterArticle,
  CounterLinkSchema,
  CounterLinks,
  type CounterLinksWire,
  CounterMenu,
  CounterZones,
} from '@ostrov/shared/counters/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import type { By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import type { Served } from '../../kernel/served'
import { linkArticles } from './link-articles'
import { readCounterMenu } from './read-counter-menu'

const tags = ['Integrations']
const params = t.Object({ restaurantId: Uuid })

/** By which articles FrontPad knows what we sell, many at once or one by one. */
export const counterLinkRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/integrations/frontpad/restaurant/:restaurantId' })
    .use(access(deps))
    .put('/articles', ({ em, body: { links }, by, restaurant, now }) => linked(em, { by, restaurant, links, now }), {
      serves: { own: 'integrations' },
      refuses: ['product.not_found', 'product_option.not_found', 'zone.not_found'],
      params,
      body: CounterLinks,
      response: { 200: CounterMenu },
      detail: { summary: 'Say by which articles the counter knows dishes, options and zones', tags },
    })
    .get(
      '/delivery_zone',
      async ({ em, restaurant, now }) => {
        const { rows } = await readCounterMenu(em, restaurant, now)
        return { items: rows.filter(({ kind }) => kind === 'delivery_zone') }
      },
      {
        serves: { reads: 'integrations' },
        params,
        response: { 200: CounterZones },
        detail: { summary: 'Zones, and the delivery article of each', tags },
      },
    )
    .put(
      '/delivery_zone/:zoneId',
      ({ em, params: { zoneId: id }, body: { article }, by, restaurant, now }) =>
        linkedOne(em, { by, restaurant, kind: 'delivery_zone', id, article, now }),
      {
        serves: { own: 'integrations' },
        refuses: ['zone.not_found'],
        params: t.Object({ restaurantId: Uuid, zoneId: Uuid }),
        body: CounterArticle,
        response: { 200: CounterLinkSchema },
        detail: { summary: 'The article of delivery to a zone; an empty one leaves it to the counter’s own', tags },
      },
    )
    .put(
      '/product/:productId',
      ({ em, params: { productId: id }, body: { article }, by, restaurant, now }) =>
        linkedOne(em, { by, restaurant, kind: 'product', id, article, now }),
      {
        serves: { own: 'integrations' },
        refuses: ['product.not_found'],
        params: t.Object({ restaurantId: Uuid, productId: Uuid }),
        body: CounterArticle,
        response: { 200: CounterLinkSchema },
        detail: { summary: 'The article of a dish; an empty one takes it away', tags },
      },
    )
    .put(
      '/product_option/:optionId',
      ({ em, params: { optionId: id }, body: { article }, by, restaurant, now }) =>
        linkedOne(em, { by, restaurant, kind: 'product_option', id, article, now }),
      {
        serves: { own: 'integrations' },
        refuses: ['product_option.not_found'],
        params: t.Object({ restaurantId: Uuid, optionId: Uuid }),
        body: CounterArticle,
        response: { 200: CounterLinkSchema },
        detail: { summary: 'The article of an option; an empty one takes it away', tags },
      },
    )

type Told = { by: By; restaurant: Served; now: Date }

async function linked(em: Em, { restaurant, now, ...told }: Told & CounterLinksWire) {
  await em.transactional((tx) => linkArticles(tx, { restaurant, now, ...told }))
  return readCounterMenu(em, restaurant, now)
}

async function linkedOne(
  em: Em,
  { kind, id, article, ...told }: Told & { kind: LinkedKind; id: string; article: string },
) {
  await em.transactional((tx) => linkArticles(tx, { ...told, links: [{ kind, id, article }] }))
  return { kind, id, article: article.trim() || null }
}
