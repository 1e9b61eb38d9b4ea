import { Image } from '../../src/modules/images/image'
import { handOverOrder } from '../../src/modules/orders/life/hand-over-order'
import { PromoCode } from '../../src/modules/promotions/promo-code'
import { Story } from '../../src/modules/promotions/story'
import { friend } from '../groups'
import { LENINA, makeCategory, makeProduct, makeRestaurant } from '../kitchen'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../orders'
import type { Product } from '../product'
import { ownSession, staffOf } from './staff-rows'

export type Rows = Awaited<ReturnType<typeof settle>>

/** Two of everybody, each with one row of every kind: those who ask, and the strangers whose rows they must not find. */
export async function createWorld(product: Product) {
  return { mine: await settle(product, true), theirs: await settle(product, false) }
}

/** A customer and an owner with what belongs to them. What is for everybody is shown only where `isShown`. */
async function settle(product: Product, isShown: boolean) {
  const kitchen = await openKitchen(product)
  const second = await openKitchen(product)
  const order = await placedOrder(product, kitchen)
  const cooked = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, cooked.id)
  const { customer } = order
  const basket = await fillBasket(product, customer.token, second)
  const [line] = (await product.call('GET', '/api/user/baskets', { token: customer.token })).body.items[0].items
  const liked = { token: customer.token, body: { restaurant_id: kitchen.restaurant_id } }
  const favourite = (await product.call('POST', '/api/restaurants/favorite', liked)).body.id
  return {
    customer,
    owner: kitchen.owner,
    kitchen,
    cartSum: basket.cartSum,
    address: await addAddress(product, customer.token),
    basket: basket.basket_id,
    line: String(line.id),
    order: order.uuid,
    cookedOrder: cooked.uuid,
    cookedLine: await firstLine(product, cooked.id),
    ...(await askedOf(product, kitchen, customer)),
    favourite: String(favourite),
    restaurant: kitchen.restaurant_id,
    basketRestaurant: second.restaurant_id,
    ...(await dishOf(product, kitchen)),
    spareDish: await spareDish(product, kitchen),
    spareCategory: await makeCategory(product.em(), kitchen.restaurant_id),
    option: await addChoice(product, kitchen, '', { name: 'Сыр', price: 50 }),
    optionGroup: await addChoice(product, kitchen, '/group', { name: 'Размер', min: 0, max: 1 }),
    ...(await guestOf(product, second)),
    ...(await groupOf(product, customer.token)),
    ...(await uploaded(product, { customer: customer.id, owner: kitchen.owner.id })),
    ...(await shownToAll(product, isShown)),
    session: await ownSession(product, 'customer', customer.id),
    ...(await staffOf(product, kitchen)),
    guestOfKitchen: cooked.customer.id,
    promo: await ownPromo(product, customer.id),
  }
}

async function addAddress(product: Product, token: string) {
  const body = { address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA, address_details: { apartment: '1' } }
  return String((await product.call('POST', '/api/user/user_address', { token, body })).body.id)
}

async function firstLine({ pool }: Product, order_id: number) {
  const { rows } = await pool.query<{ id: string }>('select id from order_item where order_id = $1', [order_id])
  return rows[0]?.id ?? ''
}

/** An accepted order, and one whose customer is asked about its only dish. */
async function askedOf(
  product: Product,
  kitchen: Awaited<ReturnType<typeof openKitchen>>,
  { token }: { token: string },
) {
  const accepted = await placedOrder(product, kitchen)
  const body = orderForm(kitchen, await fillBasket(product, token, kitchen))
  const asked = (await product.call('POST', '/api/user/orders', { token, body })).body
  const path = `/api/orders/actions/restaurant/${kitchen.restaurant_id}/confirm`
  for (const id of [accepted.id, Number(asked.order_id)]) await handOverOrder(product.deps, id)
  await product.call('PUT', `${path}/${accepted.id}`, { token: kitchen.owner.token, body: {} })
  const item_id = await firstLine(product, asked.order_id)
  const confirm = {
    cancelled_items: [{ id: item_id, cancellation_comment: 'Кончилось' }],
    replacement: { item_id, product_id: kitchen.product_id },
  }
  await product.call('PUT', `${path}/${asked.order_id}`, { token: kitchen.owner.token, body: confirm })
  const { rows } = await product.pool.query<{ id: string }>('select id from order_proposal where order_id = $1', [
    asked.order_id,
  ])
  return {
    acceptedOrder: accepted.uuid,
    acceptedLine: await firstLine(product, accepted.id),
    askedOrder: String(asked.order_uuid),
    proposal: rows[0]?.id ?? '',
  }
}

/** An option or a group of options, by where it is posted. */
export async function addChoice(
  product: Product,
  { restaurant_id, owner }: Awaited<ReturnType<typeof openKitchen>>,
  at: '' | '/group',
  body: unknown,
) {
  const path = `/api/restaurant/${restaurant_id}/product-option${at}`
  return String((await product.call('POST', path, { token: owner.token, body })).body.id)
}

/** A dish of the kitchen's, its category, and a change of its name that waits. */
async function dishOf(product: Product, { restaurant_id, product_id, owner }: Awaited<ReturnType<typeof openKitchen>>) {
  const path = `/api/restaurant/${restaurant_id}/products/${product_id}`
  const waiting = await product.call('PUT', path, { token: owner.token, body: { name: 'Новое имя' } })
  const { rows } = await product.pool.query<{ category_id: string }>('select category_id from product where id = $1', [
    product_id,
  ])
  const profile = { token: owner.token, body: { title: 'Новое имя' } }
  const own = await product.call('PUT', `/api/business_user/restaurants/${restaurant_id}`, profile)
  return {
    ownRevision: String(own.body.revision.id),
    dish: product_id,
    category: rows[0]?.category_id ?? '',
    revision: String(waiting.body.revision.id),
  }
}

/** A dish nothing else is tried with. */
async function spareDish(product: Product, { restaurant_id }: { restaurant_id: string }) {
  const category_id = await makeCategory(product.em(), restaurant_id)
  return (await makeProduct(product.em(), { restaurant_id, category_id })).id
}

async function guestOf(product: Product, kitchen: { restaurant_id: string; product_id: string }) {
  const guest = Bun.randomUUIDv7()
  const { restaurant_id, product_id } = kitchen
  const body = { restaurant_id, product_id, quantity: 1 }
  const { basket } = (await product.call('POST', `/api/unauthorized/basket_item/${guest}`, { body })).body
  return { guest, guestBasket: String(basket.id), guestLine: String(basket.items[0].id) }
}

/** Two group baskets of the customer's; in the first a friend has put a dish. */
async function groupOf(product: Product, token: string) {
  const opened = async (restaurant_id: string) => {
    const body = { restaurant_id, name: 'Олег' }
    return String((await product.call('POST', '/api/user/groups', { token, body })).body.token)
  }
  const { restaurant_id, product_id } = await openKitchen(product)
  const group = await opened(restaurant_id)
  const anna = await friend(product, `/api/groups/${group}`, 'Аня')
  const { body } = await anna.put(product_id)
  return {
    group,
    secondGroup: await opened((await openKitchen(product)).restaurant_id),
    friend: anna.id,
    friendsLine: String(body.people[1].items[0].id),
    groupDish: product_id,
  }
}

async function uploaded(product: Product, by: { customer: string; owner: string }) {
  const em = product.em()
  const facts = { width: 10, height: 10, color: '#aabbcc' }
  const photo = em.create(Image, { ...facts, uploaded_by: `customer:${by.customer}` })
  const picture = em.create(Image, { ...facts, uploaded_by: `business:${by.owner}` })
  await em.flush()
  return { photo: photo.id, picture: picture.id }
}

/** What everybody may see once it is published; until then it is its owner's alone. */
async function shownToAll(product: Product, isShown: boolean) {
  const em = product.em()
  const place = await makeRestaurant(em, { moderation_status: isShown ? 'approved' : 'pending' })
  const dish = await makeProduct(em, { restaurant_id: place.id, category_id: place.category_id })
  const story = em.create(Story, { title: 'История', is_active: isShown })
  await em.flush()
  return { shownRestaurant: place.id, shownDish: dish.id, story: story.id }
}

async function ownPromo(product: Product, user_id: string) {
  const em = product.em()
  const { now } = product.clock
  const expires_at = new Date(now.getTime() + 86_400_000)
  const code = crypto.randomUUID().slice(0, 8).toUpperCase()
  em.create(PromoCode, { code, name: 'Подарок', amount: 100, user_id, starts_at: now, created_at: now, expires_at })
  await em.flush()
  return code
}

/** An option that a dish offers, chosen by nobody yet. */
export async function optionOf({ pool }: Product, dish: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into product_option (restaurant_id, name, price, moderation_status)
         select restaurant_id, 'Зелень', 10, 'approved' from product where id = $1 returning id)
     insert into product_option_link (product_id, option_id, sort) select $1, id, 0 from made returning option_id as id`,
    [dish],
  )
  return rows[0]?.id ?? ''
}
