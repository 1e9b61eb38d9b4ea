/** A restaurant's back office filled to a size, by PostgreSQL itself: every run makes the same rows. */
import { FILL_FIGURES } from '../../api/src/modules/orders/figure-of.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { withClient } from './diners.ts'

export type Size = { dishes: number; orders: number; reviews: number; guests: number; black_listed: number }
// Pages, what a filter leaves of one, a guest's orders and the category asked for are as long on both sides: a longer answer is no slower reading.
export const SMALL: Size = { dishes: 200, orders: 100, reviews: 100, guests: 2, black_listed: 100 }
export const LARGE: Size = { dishes: 1000, orders: 100_000, reviews: 50_000, guests: 2000, black_listed: 200 }

export const OFFICE = { email: 'office@bench.example', password: DEMO_PASSWORD, title: 'Контора' }

const SHELVES = 20
const NAME = `'Блюдо ' || n || ' с ' || (array['лососем', 'курицей', 'грибами', 'сыром'])[1 + n % 4]`
// Rare enough that a day and the one before it are whole in a hundred orders too, whatever hour it is.
const AT = `now() - n * interval '40 minutes'`
const OF = `(select id from restaurant where title = '${OFFICE.title}')`
const OWNER = `(select id from business_user where email = '${OFFICE.email}')`
const row = (table: string, order: string, n: string, where = `restaurant_id = ${OF}`) =>
  `(select id from ${table} where ${where} order by ${order} offset ${n} limit 1)`

/** Statements in the order of their references. */
const STEPS: readonly ((size: Size) => string)[] = [
  () => `insert into business_user (email, password_hash, name, role, is_confirmed)
    select '${OFFICE.email}', password_hash, 'Владелец', 'owner', true from business_user where email = 'owner@ostrov.example'`,
  () => `insert into restaurant (owner_id, city_id, general_info, legal_info, title, description, moderation_status, delivery_time, notification_config)
    select ${OWNER}, city_id, general_info, legal_info, '${OFFICE.title}', '', 'approved', 40, notification_config from restaurant limit 1`,
  () => `insert into product_category (restaurant_id, label, sort, moderation_status)
    select ${OF}, 'Раздел ' || n, n, 'approved' from generate_series(1, ${SHELVES}) n`,
  () =>
    `create temporary table shelf as select id, row_number() over (order by sort) - 1 as at from product_category where restaurant_id = ${OF}`,
  ({
    dishes,
  }) => `insert into product (restaurant_id, category_id, name, price, weight, moderation_status, sort, is_additional)
    select ${OF}, shelf.id, ${NAME}, 200 + n % 800, 250, 'approved', n, n <= 50
    from generate_series(1, ${dishes}) n
    join shelf on shelf.at = case when n <= ${SMALL.dishes} then n % ${SHELVES} else 2 + n % ${SHELVES - 2} end`,
  ({ dishes }) => `insert into product_option_group (restaurant_id, name, sort, moderation_status)
    select ${OF}, 'Группа ' || n, n, 'approved' from generate_series(1, ${dishes} / 10) n`,
  ({ dishes }) => `insert into product_option (restaurant_id, name, price, sort, moderation_status)
    select ${OF}, 'Опция ' || n, n % 90, n, 'approved' from generate_series(1, ${dishes}) n`,
  ({ guests, black_listed }) => `insert into "user" (phone, name, is_new_user, ref_code)
    select '78' || lpad(n::text, 9, '0'), 'Гость ' || n, false, 'B' || n from generate_series(0, ${Math.max(guests, black_listed)}) n`,
  () =>
    `create temporary table guest as select id, phone, row_number() over (order by phone) - 1 as at from "user" where ref_code ~ '^B\\d+$'`,
  ({ black_listed }) => `insert into black_list (restaurant_id, user_id, reason, created_at)
    select ${OF}, id, 'Не забрал заказ ' || at, now() - at * interval '1 hour' from guest where at < ${black_listed}`,
  // As many as one owner may have.
  () => `insert into business_user (email, password_hash, name, role, owner_id, is_confirmed)
    select 'office' || n || '@bench.example', '-', 'Менеджер ' || n, 'manager', ${OWNER}, true from generate_series(1, 50) n`,
  () => `insert into restaurant_manager (restaurant_id, business_user_id, permissions)
    select ${OF}, id, '{orders}' from business_user where owner_id = ${OWNER}`,
  () =>
    `create temporary table dish as select id, name, row_number() over (order by sort) - 1 as at from product where restaurant_id = ${OF}`,
  ({
    orders,
    guests,
  }) => `insert into "order" (id, status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone,
      delivery_type, delivery, payment_type, price, total, confirmation_date, finished_at, created_at, updated_at)
    select 5000000 + n, case when n % 20 = 0 then 'CANCELLED_BY_USER' else 'COMPLETED' end, guest.id, r.id, uuidv7(),
      jsonb_build_object('general_info', r.general_info, 'logo_id', null, 'delivery_time', 40), 'Гость', guest.phone,
      case when n % 3 = 0 then 'pickup' else 'delivery' end, case when n % 3 = 0 then null else '{"address": "Ленина, 2"}'::jsonb end,
      (array['cash', 'card', 'cash', 'cash'])[1 + n % 4], 500 + n * 37 % 2000, 500 + n * 37 % 2000, ${AT}, ${AT} + interval '1 hour', ${AT}, ${AT}
    from generate_series(1, ${orders}) n join guest on guest.at = n % ${guests} cross join (select * from restaurant where id = ${OF}) r`,
  ({
    orders,
    dishes,
  }) => `insert into order_item (order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
    select 5000000 + n, dish.id, dish.name, 250, 'gram', '[]', 450, 2, 900, 0
    from generate_series(1, ${orders}) n join dish on dish.at = n % ${dishes}`,
  ({ orders }) => `insert into order_event (order_id, "from", "to", actor, created_at)
    select 5000000 + n, step."from", step."to", 'restaurant', ${AT} + step.later from generate_series(1, ${orders}) n,
      (values ('new', 'CONFIRMATION_PENDING', interval '1 second'), ('CONFIRMATION_PENDING', 'CONFIRMED', interval '2 minutes'),
        ('IN_PREPARATION', 'COMPLETED', interval '1 hour')) step ("from", "to", later)`,
  ({
    reviews,
    dishes,
  }) => `insert into review (order_id, user_id, restaurant_id, product_id, rating, text, created_at, viewed_at)
    select o.id, o.user_id, o.restaurant_id, dish.id, (array[5, 4.5, 5, 4, 5, 3, 2, 1])[1 + o.id % 8], 'Вкусно, спасибо ' || o.id, o.created_at,
      case when o.id % 4 = 0 then null else o.created_at end
    from "order" o left join dish on o.id % 2 = 0 and dish.at = o.id / 2 % ${dishes} where o.restaurant_id = ${OF} and o.id <= 5000000 + ${reviews}`,
  () => `insert into review_count select restaurant_id, date_trunc('month', created_at at time zone 'UTC'), rating, product_id is null,
      count(*), count(*) filter (where viewed_at is null), count(*) filter (where restaurant_answer is null)
    from review where restaurant_id = ${OF} group by 1, 2, 3, 4`,
  ({ orders }) => `insert into log (actor, restaurant_id, action, subject, "from", "to", created_at)
    select 'business:' || ${OWNER}, ${OF}, (array['order.move', 'product.change', 'order.move', 'review.answer'])[1 + n % 4],
      'order:' || 5000000 + n, '{"status": "CONFIRMATION_PENDING"}', '{"status": "CONFIRMED"}', ${AT} from generate_series(${orders}, 1, -1) n`,
  ({
    dishes,
  }) => `insert into menu_import (restaurant_id, file_name, status, counts, rows, problems, operations, version, created_at)
    select ${OF}, 'menu-' || n || '.csv', 'applied', '{"create": 1, "change": 0, "same": 0, "wrong": 0}', '[]', '[]', '[]', '-', now() - n * interval '1 day'
    from generate_series(1, ${dishes}) n`,
  ({ dishes }) => `insert into revision (kind, row_id, owner, proposed, base, status, author, created_at)
    select 'product', dish.id, 'restaurant:' || ${OF}, jsonb_build_object('name', dish.name || ' новое'), jsonb_build_object('name', dish.name), 'pending', 'business:' || ${OWNER},
      now() - dish.at * interval '1 minute' from dish where dish.at < ${dishes}`,
]

/** What questions about it have to name. */
export type Office = {
  restaurant_id: string
  category_id: string
  product_id: string
  /** Of its staff. */
  who: string
  order: string
  phone: string
}

/** Adds an owner with one restaurant of that size to a copy of the demo island. */
export function fillOffice(url: string, size: Size): Promise<Office> {
  return withClient(url, async (client) => {
    // Consistent by construction, and told to nobody.
    await client.query('set session_replication_role = replica')
    for (const step of STEPS) await client.query(step(size))
    await client.query('vacuum analyze')
    await client.query(FILL_FIGURES)
    await client.query('vacuum analyze order_figure')
    const { rows } = await client.query<Office>(
      `select ${OF} as restaurant_id, ${row('product_category', 'sort', '1')} as category_id, ${row('product', 'sort', '1')} as product_id,
         ${row('business_user', 'name', '0', `owner_id = ${OWNER}`)} as who, '5000042' as order, '78000000001' as phone`,
    )
    const [office] = rows
    if (!office) throw new Error('The office was not made')
    return office
  })
}

/** The token of somebody of the staff who signs in with the demo's password. */
export async function staffToken(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: OFFICE.password })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/staff/authenticate`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`${email} was not let in: ${await answer.text()}`)
  return String((await answer.json()).token)
}
