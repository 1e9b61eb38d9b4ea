import { ARCAFE, FRONTPAD, IIKO, openArcafe, openFrontpad, saveArcafe, saveFrontpad } from '../counters'
import { handedOver } from '../orders'
import type { Product } from '../product'
import type { Acts, Forms, Stage, Tried } from '../tried'

const PATH = '/integrations/frontpad/restaurant/:restaurantId'
const ARCAFE_PATH = '/integrations/arcafe/restaurant/:restaurantId'
const IIKO_PATH = '/integrations/iiko/restaurant/:restaurantId'
const MADE = [
  ...['menu_import.plan', 'product_category.create', 'moderation.submit', 'product.create', 'moderation.submit'],
  ...['menu_import.apply', 'product.change'],
]
const LINK = { article: '101' }
const ofRestaurant = { names: { restaurantId: 'restaurant' } } as const
/** A restaurant's cash desk. */
export const tried: Tried<'kitchenZone'> = {
  rows: async (product, { kitchen }) => ({ kitchenZone: await idOf(product, 'delivery_zone', kitchen) }),
  reach: {
    [`GET ${PATH}`]: ofRestaurant,
    [`PUT ${PATH}`]: { ...ofRestaurant, body: () => FRONTPAD },
    // Without a desk it is refused, and so is found.
    [`POST ${PATH}/check`]: ofRestaurant,
    [`GET ${PATH}/products/import`]: ofRestaurant,
    [`POST ${PATH}/products/import`]: ofRestaurant,
    // With nothing new there it is refused, and so is found.
    [`POST ${PATH}/products/plan`]: ofRestaurant,
    [`PUT ${PATH}/articles`]: {
      names: { restaurantId: 'restaurant', id: 'dish' },
      body: ({ id }) => ({ links: [{ kind: 'product', id, article: '101' }] }),
    },
    [`GET ${PATH}/delivery_zone`]: ofRestaurant,
    [`PUT ${PATH}/delivery_zone/:zoneId`]: {
      names: { restaurantId: 'restaurant', zoneId: 'kitchenZone' },
      body: () => LINK,
    },
    [`PUT ${PATH}/product/:productId`]: { names: { restaurantId: 'restaurant', productId: 'dish' }, body: () => LINK },
    [`PUT ${PATH}/product_option/:optionId`]: {
      names: { restaurantId: 'restaurant', optionId: 'option' },
      body: () => LINK,
    },
    [`GET ${ARCAFE_PATH}`]: ofRestaurant,
    [`PUT ${ARCAFE_PATH}`]: { ...ofRestaurant, body: () => ARCAFE },
    [`GET ${IIKO_PATH}`]: ofRestaurant,
    [`PUT ${IIKO_PATH}`]: { ...ofRestaurant, body: () => IIKO },
    [`PUT ${ARCAFE_PATH}/update`]: ofRestaurant,
    // With nothing new there, or nothing imported, they are refused, and so is found.
    [`POST ${ARCAFE_PATH}/products/import`]: ofRestaurant,
    [`DELETE ${ARCAFE_PATH}/products/import`]: ofRestaurant,
    [`PUT ${PATH}/orders/:orderId`]: {
      names: { restaurantId: 'restaurant', orderId: 'cookedOrder' },
      body: () => ({ state: 'sent' }),
    },
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const params = { restaurantId: kitchen.restaurant_id }
  return {
    [`PUT ${PATH}`]: () => ({ params, body: FRONTPAD, acts: ['counter.change'] }),
    [`POST ${PATH}/check`]: async () => {
      openFrontpad(product)
      await saveFrontpad(product, kitchen)
      return { params, acts: [] }
    },
    [`POST ${PATH}/products/import`]: async () => {
      openFrontpad(product)
      await saveFrontpad(product, kitchen)
      return { params, acts: [] }
    },
    [`POST ${PATH}/products/plan`]: async () => {
      await product.pool.query(
        `insert into counter_good (restaurant_id, article, name, price) values ($1, '300', 'Чизкейк', 280) on conflict do nothing`,
        [kitchen.restaurant_id],
      )
      return { params, acts: ['menu_import.plan'] }
    },
    [`PUT ${ARCAFE_PATH}`]: () => ({ params, body: ARCAFE, acts: ['counter.change'] }),
    [`PUT ${IIKO_PATH}`]: () => ({ params, body: IIKO, acts: ['counter.change'] }),
    [`PUT ${ARCAFE_PATH}/update`]: async () => {
      openArcafe(product)
      await saveArcafe(product, kitchen)
      return { params, acts: [] }
    },
    [`POST ${ARCAFE_PATH}/products/import`]: async () => {
      await newGood(product, kitchen)
      return { params, acts: MADE }
    },
    [`DELETE ${ARCAFE_PATH}/products/import`]: async () => {
      await newGood(product, kitchen)
      const path = `/api/integrations/arcafe/restaurant/${kitchen.restaurant_id}/products/import`
      await product.call('POST', path, { token: kitchen.owner.token })
      return { params, acts: ['menu_import.undo'] }
    },
    [`PUT ${PATH}/articles`]: () => ({
      params,
      body: { links: [{ kind: 'product', id: kitchen.product_id, article: '101' }] },
      acts: ['product.change'],
    }),
    [`PUT ${PATH}/delivery_zone/:zoneId`]: async () => ({
      params: { ...params, zoneId: await idOf(product, 'delivery_zone', kitchen) },
      body: LINK,
      acts: ['zone.change'],
    }),
    [`PUT ${PATH}/product/:productId`]: () => ({
      params: { ...params, productId: kitchen.product_id },
      // Another one than «articles» has said of it: what stays as it was is not logged.
      body: { article: '102' },
      acts: ['product.change'],
    }),
    [`PUT ${PATH}/product_option/:optionId`]: async () => ({
      params: { ...params, optionId: await idOf(product, 'product_option', kitchen) },
      body: LINK,
      acts: ['product_option.change'],
    }),
    [`PUT ${PATH}/orders/:orderId`]: async () => ({
      params: { ...params, orderId: await failedOrder(product, kitchen) },
      body: { state: 'waiting' },
      acts: ['counter.send'],
    }),
  }
}

async function idOf({ pool }: Product, table: 'delivery_zone' | 'product_option', kitchen: { restaurant_id: string }) {
  const { rows } = await pool.query<{ id: string }>(`select id from ${table} where restaurant_id = $1 limit 1`, [
    kitchen.restaurant_id,
  ])
  return rows[0]?.id ?? ''
}

/** Something that only the counter sells. */
function newGood(product: Product, kitchen: Stage['kitchen']) {
  return product.pool.query(
    `insert into counter_good (restaurant_id, article, name, price) values ($1, '301', 'Морс', 180) on conflict do nothing`,
    [kitchen.restaurant_id],
  )
}

/** An order that its counter has not got. */
async function failedOrder(product: Product, kitchen: Stage['kitchen']) {
  await saveFrontpad(product, kitchen)
  const id = await handedOver(product, kitchen)
  await product.pool.query(
    `insert into counter_order (order_id, restaurant_id, state, handed_at) values ($1, $2, 'failed', now())`,
    [id, kitchen.restaurant_id],
  )
  return String(id)
}

function forms({ kitchen }: Stage): Forms {
  return {
    FRONTPAD_FORM: {
      good: FRONTPAD,
      request: (values) => [
        ...(['PUT', `/api/integrations/frontpad/restaurant/${kitchen.restaurant_id}`] as const),
        values,
        kitchen.owner.token,
      ],
    },
    ARCAFE_FORM: {
      good: ARCAFE,
      request: (values) => [
        ...(['PUT', `/api/integrations/arcafe/restaurant/${kitchen.restaurant_id}`] as const),
        values,
        kitchen.owner.token,
      ],
    },
    IIKO_FORM: {
      good: IIKO,
      request: (values) => [
        ...(['PUT', `/api/integrations/iiko/restaurant/${kitchen.restaurant_id}`] as const),
        values,
        kitchen.owner.token,
      ],
    },
    LINK_FORM: {
      good: { article: '101' },
      request: ({ article }) => [
        ...(['PUT', `/api/integrations/frontpad/restaurant/${kitchen.restaurant_id}/articles`] as const),
        { links: [{ kind: 'product', id: kitchen.product_id, article }] },
        kitchen.owner.token,
      ],
    },
  }
}
