/** People in front of filled baskets, made by statements before anything is measured. */
import { Client } from 'pg'
import { loadConfig } from '../../api/src/config.ts'
import { tokens } from '../../api/src/http/access.ts'
import { issueToken } from '../../api/src/http/session-tokens.ts'
import { openProduct } from '../../api/src/product.ts'

/** A restaurant of the demo island that is open at any hour and delivers to `point`. */
export type Kitchen = { restaurant_id: string; product_id: string; price: number; point: [number, number] }
/** One press of «Заказать»: its headers and its body. */
export type Press = { headers: Record<string, string>; body: Record<string, unknown> }

const POINT: [number, number] = [142.7331, 46.9695]
let phones = 0

/** Runs statements on a connection of their own. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Takes the restaurant with the longest menu, opens it round the clock and lets it deliver for nothing. */
export function chooseKitchen(url: string): Promise<Kitchen> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ restaurant_id: string; product_id: string; price: number }>(
      `select p.restaurant_id, p.id as product_id, case when p.discount_price > 0 then p.discount_price else p.price end as price
       from product p where p.is_active and p.moderation_status = 'approved' and p.deleted_at is null
         and not exists (select from product_option_group_link l where l.product_id = p.id)
         and p.restaurant_id = (select restaurant_id from product group by 1 order by count(*) desc, 1 limit 1)
       order by p.price desc, p.id limit 1`,
    )
    const [dish] = rows
    if (!dish) throw new Error('The demo island has no dish to order')
    const { restaurant_id } = dish
    await client.query('delete from restaurant_schedule where restaurant_id = $1', [restaurant_id])
    await client.query(`insert into restaurant_schedule (restaurant_id, type) values ($1, 'all_day')`, [restaurant_id])
    await client.query(
      `update restaurant set open_from = '2000-01-01', open_to = '2100-01-01', disabled_until = null, delivers = true where id = $1`,
      [restaurant_id],
    )
    await client.query(
      `insert into delivery_zone (restaurant_id, name, polygon, price, min_order_sum)
       values ($1, 'Замер', $2, 0, 0)`,
      [restaurant_id, JSON.stringify(squareAround(POINT))],
    )
    return { ...dish, point: POINT }
  })
}

/** So many people with a session each and a basket with so many of the dish, `ordered` of which each then orders. */
export async function makePresses(
  url: string,
  kitchen: Kitchen,
  count: number,
  filled = 2,
  ordered = filled,
): Promise<Press[]> {
  const first = phones
  phones += count
  const people = await withClient(url, async (client) => {
    const { rows } = await client.query<{ user_id: string; session_id: string; basket_id: string }>(
      `with people as (
         insert into "user" (phone, name, is_new_user, ref_code)
         select '78' || lpad(n::text, 9, '0'), 'Гость', false, 'B' || n from generate_series($1::int + 1, $1::int + $2::int) n
         returning id),
       sessions as (
         insert into session (kind, user_id, expire_at) select 'customer', id, now() + interval '1 day' from people
         returning id, user_id),
       baskets as (insert into basket (restaurant_id, user_id) select $3, id from people returning id, user_id),
       items as (
         insert into basket_item (basket_id, product_id, option_ids, options_key, quantity)
         select id, $4::uuid, '{}', $4::uuid::text, $5::int from baskets where $5::int > 0)
       select s.user_id, s.id as session_id, b.id as basket_id from sessions s join baskets b using (user_id)`,
      [first, count, kitchen.restaurant_id, kitchen.product_id, filled],
    )
    await client.query('analyze "user", session, basket, basket_item')
    return rows
  })
  const sign = signerOf(url)
  return Promise.all(
    people.map(async ({ user_id, session_id, basket_id }) => ({
      headers: { authorization: `Bearer ${await sign(session_id, user_id)}`, 'idempotency-key': crypto.randomUUID() },
      body: orderBody(kitchen, basket_id, ordered),
    })),
  )
}

/** Business users who all watch one restaurant's board; answers their tokens. */
export async function makeWatchers(url: string, restaurant_id: string, count: number): Promise<string[]> {
  const people = await withClient(url, (client) =>
    client.query<{ id: string; person_id: string }>(
      `with people as (
         insert into business_user (email, password_hash, name, role, owner_id, is_confirmed)
         select 'watcher' || n || '@bench.example', '-', 'Мария', 'manager', (select owner_id from restaurant where id = $1), true
         from generate_series(1, $2::int) n returning id),
       hired as (
         insert into restaurant_manager (restaurant_id, business_user_id, permissions) select $1, id, '{orders}' from people)
       insert into session (kind, business_user_id, expire_at) select 'business', id, now() + interval '1 day' from people
       returning id, business_user_id as person_id`,
      [restaurant_id, count],
    ),
  )
  const sign = signerOf(url, 'business')
  return Promise.all(people.rows.map(({ id, person_id }) => sign(id, person_id)))
}

/** A customer who is signed in; answers their token. */
export async function makeCustomer(url: string): Promise<string> {
  phones += 1
  const { rows } = await withClient(url, (client) =>
    client.query<{ id: string; person_id: string }>(
      `with people as (
         insert into "user" (phone, name, is_new_user, ref_code)
         values ('78' || lpad($1::int::text, 9, '0'), 'Гость', false, 'B' || $1::int) returning id)
       insert into session (kind, user_id, expire_at) select 'customer', id, now() + interval '1 day' from people
       returning id, user_id as person_id`,
      [phones],
    ),
  )
  const [one] = rows
  if (!one) throw new Error('A customer was not made')
  return signerOf(url)(one.id, one.person_id)
}

/** Tokens as the product of that database signs them. */
function signerOf(url: string, kind: 'customer' | 'business' = 'customer') {
  const { SESSION_SECRET } = process.env
  const { deps } = openProduct(loadConfig({ NODE_ENV: 'test', DATABASE_URL: url, SESSION_SECRET }))
  const signer = tokens(deps).decorator.tokens
  return (id: string, person_id: string) => issueToken(signer, { id, kind, person_id })
}

function orderBody({ restaurant_id, price, point }: Kitchen, basket_id: string, quantity: number) {
  return {
    restaurant_id,
    basket_id,
    cartSum: price * quantity,
    delivery_type: 'delivery',
    payment_type: 'cash',
    user_name: 'Анна',
    user_phone: '+7 (900) 111-22-33',
    address: 'Ленина, 234, Южно-Сахалинск',
    apartment: '12',
    coordinates: { type: 'Point', coordinates: point },
  }
}

function squareAround([lon, lat]: [number, number]) {
  const [west, east, south, north] = [lon - 0.05, lon + 0.05, lat - 0.05, lat + 0.05]
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [corners] }
}
