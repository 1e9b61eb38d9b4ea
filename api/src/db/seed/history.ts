import { deliveryFee, orderTotals } from '@ostrov/shared/orders/pricing'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { CUSTOMERS } from './demo/people'
import { RESTAURANTS } from './demo/restaurants'
import { REVIEWS } from './demo/reviews'
import { saidOfDish } from './demo/reviews/dishes'
import type { DemoProduct, DemoRestaurant } from './demo/shapes'
import { restaurantId } from './kitchens'
import { productId } from './menus'
import { customerId } from './people'
import { logoPicture, productPicture } from './pictures'
import { type Db, insertRows, pick, seedId, seedNumber } from './rows'

const HOUR_MS = 3600_000
type History = Record<'order' | 'order_item' | 'order_ledger' | 'order_event' | 'review', Record<string, unknown>[]>

/** What happened before today: completed orders with the reviews they earned, and a flagship's board in mid-evening. */
export async function seedHistory(db: Db, now: Date) {
  const history: History = { order: [], order_item: [], order_ledger: [], order_event: [], review: [] }
  for (const demo of RESTAURANTS) addReviewedOrders(history, demo, now)
  addBoard(history, now)
  for (const [table, rows] of Object.entries(history)) await insertRows(db, table, rows)
  for (const table of ['"order"', 'order_event', 'order_ledger']) {
    await db.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  }
  await db.query(`
    update restaurant r set rating = s.rating, reviews_count = s.n from (
      select restaurant_id, round(avg(rating), 2) as rating, count(*) as n from review
      where is_visible and product_id is null group by restaurant_id) s where s.restaurant_id = r.id`)
  await db.query(`
    update product p set rating = s.rating, reviews_count = s.n from (
      select product_id, round(avg(rating), 2) as rating, count(*) as n from review
      where is_visible and product_id is not null group by product_id) s where s.product_id = p.id`)
}

type Said = { rating: number; text: string; answer?: string }

function addReviewedOrders(history: History, demo: DemoRestaurant, now: Date) {
  for (const [index, review] of saidOf(demo).entries()) {
    const at = new Date(now.getTime() - (20 + (seedNumber(`${demo.key}${index}`) % 1900)) * HOUR_MS)
    const order = addOrder(history, demo, `${demo.key}:${index}`, 'COMPLETED', at)
    history.review.push({
      ...reviewRow(order, at, review.rating, review.text),
      product_id: null,
      restaurant_answer: review.answer ?? null,
      restaurant_answer_at: review.answer ? new Date(at.getTime() + 20 * HOUR_MS) : null,
    })
    const product = order.products[0]
    const dishes = product ? saidOfDish(product) : []
    if (!product || dishes.length === 0 || review.text === '') continue
    const dish = pick(dishes, `${demo.key}${index}dish`)
    history.review.push({
      ...reviewRow(order, at, dish.rating, dish.text),
      product_id: productId(demo.key, product.name),
      restaurant_answer: null,
      restaurant_answer_at: null,
    })
  }
}

/** What was written of the restaurant, a few words that fit any, and the many who only gave stars, so that the mean comes out. */
function saidOf(demo: DemoRestaurant): Said[] {
  const written: Said[] = REVIEWS.filter((review) => review.restaurant === demo.key)
  const general = REVIEWS.filter((review) => review.restaurant === null && review.rating >= 4.5)
  const said = demo.delivers
    ? [...written, ...general.filter(({ text }) => seedNumber(`${demo.key}${text}`) % 4 === 0)]
    : written
  let sum = said.reduce((total, { rating }) => total + rating, 0)
  for (let rest = 40 + (seedNumber(demo.key) % 160); rest > 0; rest--) {
    const rating = sum < demo.rating_seed * said.length ? 5 : 4
    said.push({ rating, text: '' })
    sum += rating
  }
  return said
}

/** The flagship's evening: two new orders, some being cooked, one on its way, one waiting at the counter. */
function addBoard(history: History, now: Date) {
  const flagship = RESTAURANTS[0]
  if (!flagship) return
  const evening: [OrderStatus, number, 'delivery' | 'pickup'][] = [
    ['CONFIRMATION_PENDING', 1, 'delivery'],
    ['CONFIRMATION_PENDING', 3, 'pickup'],
    ['IN_PREPARATION', 14, 'delivery'],
    ['IN_PREPARATION', 22, 'delivery'],
    ['OUT_FOR_DELIVERY', 36, 'delivery'],
    ['PICKUP_PENDING', 31, 'pickup'],
  ]
  for (const [index, [status, minutes, type]] of evening.entries()) {
    addOrder(history, flagship, `board:${index}`, status, new Date(now.getTime() - minutes * 60_000), type)
  }
}

function addOrder(
  history: History,
  demo: DemoRestaurant,
  name: string,
  status: OrderStatus,
  at: Date,
  type: 'delivery' | 'pickup' = demo.delivers ? 'delivery' : 'pickup',
) {
  const id = 10_001 + history.order.length
  const customer = pick(CUSTOMERS, `${name}:customer`)
  const menu = demo.categories.flatMap((category) => category.products)
  const products = [...new Set([0, 1, 2].map((n) => pick(menu, `${name}:${n}`)))].slice(0, 1 + (seedNumber(name) % 3))
  const lines = products.map((product, sort) => lineRow(demo, id, name, product, sort))
  const goods = lines.reduce((sum, line) => sum + line.line_total, 0)
  const zone = demo.zones[0] ?? { price: 0, free_delivery_sum: null }
  const delivery_price = deliveryFee({
    cartSum: goods,
    zone,
    restaurant_free_delivery_sum: demo.free_delivery_sum,
    delivery_type: type,
  })
  const { total } = orderTotals({ cartSum: goods, discount: 0, delivery_price })
  const confirmed = status === 'CONFIRMATION_PENDING' ? null : new Date(at.getTime() + 2 * 60_000)
  history.order.push({
    id,
    uuid: seedId(`order:${name}`),
    status,
    user_id: customerId(customer.phone),
    restaurant_id: restaurantId(demo.key),
    basket_id: seedId(`basket:${name}`),
    restaurant: snapshotOf(demo),
    user_name: customer.name,
    user_phone: customer.phone,
    comment: seedNumber(name) % 4 === 0 ? 'Без лука, пожалуйста' : null,
    cultery_count: 1 + (seedNumber(name) % 3),
    delivery_type: type,
    delivery: type === 'delivery' ? deliveryOf(demo) : null,
    payment_type: pick(['cash', 'card'] as const, name),
    price: goods,
    discount: 0,
    delivery_price,
    total,
    confirmation_date: confirmed,
    viewed_at: confirmed,
    finished_at: status === 'COMPLETED' ? new Date(at.getTime() + HOUR_MS) : null,
    created_at: at,
    updated_at: at,
  })
  history.order_item.push(...lines)
  addLedger(history, id, goods, delivery_price, at)
  addEvents(history, id, status, at)
  return { id, user_id: customerId(customer.phone), restaurant_id: restaurantId(demo.key), products, name }
}

function lineRow(demo: DemoRestaurant, order_id: number, name: string, product: DemoProduct, sort: number) {
  const unit_price = product.discount_price ?? product.price
  const quantity = 1 + (seedNumber(`${name}:${sort}:quantity`) % 2)
  return {
    id: seedId(`line:${name}:${sort}`),
    order_id,
    product_id: productId(demo.key, product.name),
    name: product.name,
    image_id: productPicture(demo.key, product).id,
    weight: product.weight,
    weight_unit: product.weight_unit,
    product_options: [],
    unit_price,
    quantity,
    line_total: unit_price * quantity,
    sort,
  }
}

function addLedger(history: History, order_id: number, goods: number, delivery: number, created_at: Date) {
  for (const [kind, amount] of [
    ['goods', goods],
    ['delivery', delivery],
  ] as const) {
    history.order_ledger.push({ id: history.order_ledger.length + 1, order_id, kind, amount, created_at })
  }
}

const PATHS: Partial<Record<OrderStatus, OrderStatus[]>> = {
  CONFIRMATION_PENDING: ['new', 'CONFIRMATION_PENDING'],
  IN_PREPARATION: ['new', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION'],
  OUT_FOR_DELIVERY: ['new', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'OUT_FOR_DELIVERY'],
  PICKUP_PENDING: ['new', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING'],
  COMPLETED: ['new', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'COMPLETED'],
}

function addEvents(history: History, order_id: number, status: OrderStatus, at: Date) {
  const path = PATHS[status] ?? [status]
  for (const [index, to] of path.entries()) {
    history.order_event.push({
      id: history.order_event.length + 1,
      order_id,
      from: path[index - 1] ?? null,
      to,
      actor: index < 2 ? 'system' : 'restaurant',
      created_at: new Date(at.getTime() + index * 90_000),
    })
  }
}

function snapshotOf(demo: DemoRestaurant) {
  return {
    general_info: {
      name: demo.name,
      address: `${demo.street}, ${demo.house}, ${demo.city}`,
      phones: demo.phones,
      coordinates: { type: 'Point', coordinates: [142.7335, 46.955] },
    },
    logo_id: logoPicture(demo).id,
    delivery_time: demo.delivery_time,
  }
}

function deliveryOf(demo: DemoRestaurant) {
  return {
    address: `${demo.street}, ${Number.parseInt(demo.house, 10) + 4}, ${demo.city}`,
    apartment: '18',
    front_door: '2',
    floor: '5',
    comment: null,
    coordinates: { type: 'Point', coordinates: [142.7352, 46.957] },
    zone_id: seedId(`zone:${demo.key}:center`),
  }
}

function reviewRow(
  order: { id: number; user_id: string; restaurant_id: string; name: string },
  at: Date,
  rating: number,
  text: string,
) {
  return {
    id: seedId(`review:${order.name}:${text}`),
    order_id: order.id,
    user_id: order.user_id,
    restaurant_id: order.restaurant_id,
    rating,
    text,
    image_ids: [],
    is_visible: true,
    created_at: new Date(at.getTime() + 5 * HOUR_MS),
    updated_at: new Date(at.getTime() + 5 * HOUR_MS),
  }
}
