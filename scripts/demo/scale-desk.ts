import { Client } from 'pg'
import { FILL_FIGURES } from '../../api/src/modules/orders/figure-of'
import { takeIndexes } from './take-indexes'

/** So many rows are added to the demo island's own. */
export type DeskSizes = {
  users: number
  orders: number
  waiting: number
  entries: number
  restaurants: number
  reviews: number
}
export const FULL_DESK: DeskSizes = {
  users: 1_000_000,
  orders: 2_000_000,
  waiting: 100_000,
  entries: 5_000_000,
  restaurants: 2000,
  reviews: 200_000,
}

const FILLED = [
  'user',
  'order',
  'order_item',
  'order_event',
  'order_ledger',
  'payment',
  'product',
  'review',
  'revision',
  'log',
]

/** A stable whole number from 0 to `below` − 1. */
const chance = (salt: number, below: string) => `abs(hashint8extended(n, ${salt}) % ${below})`
const oneOf = (words: string, salt: number) =>
  `(string_to_array('${words}', ' '))[1 + ${chance(salt, String(words.split(' ').length))}]`
const NAMES =
  'Анна Мария Ольга Ирина Елена Татьяна Наталья Юлия Дарья Алина Вера Нина Полина Софья Ксения Лидия Зоя Майя'
const SURNAMES =
  'Иванова Смирнова Кузнецова Попова Соколова Лебедева Новикова Морозова Волкова Павлова Семёнова Егорова Козлова Степанова Орлова Андреева Макарова Никитина Захарова Зайцева Соловьёва Борисова Яковлева Ким Пак Цой Григорьева Романова Воробьёва Сергеева'
const DISHES =
  'Ролл Суп Салат Пицца Бургер Лапша Плов Десерт Стейк Пирог Шашлык Рагу Омлет Котлета Сэндвич Каша Борщ Морс'
/** All of a year, the last one a moment ago. */
const AT = "now() - n * (interval '365 days' / total)"
/** An order's n; those of before were numbered lower. */
const FIRST = 5_000_000
const rowsOf = (count: number) =>
  `generate_series(1::bigint, ${count}) n cross join (select ${count}::bigint as total) t`

type Step = readonly [name: string, statement: (sizes: DeskSizes) => string]

/** In the order their references ask for. Rows are matched by what a count leaves of n: of a column of the other side it would be no hash join. */
const STEPS: readonly Step[] = [
  [
    'users',
    ({ users }) => `insert into "user" (phone, name, email, is_new_user, ref_code, is_blocked, created_at)
      select '78' || lpad(n::text, 9, '0'), ${oneOf(SURNAMES, 1)} || ' ' || ${oneOf(NAMES, 2)},
        case when n % 3 = 0 then 'guest' || n || '@desk.example' end, false, 'D' || n, n % 500 = 0, ${AT}
      from ${rowsOf(users)} order by n desc`,
  ],
  [
    'owners',
    ({ restaurants }) => `insert into business_user (email, password_hash, name, phone, role, is_confirmed)
      select 'owner' || n || '@desk.example', '-', ${oneOf(SURNAMES, 3)} || ' ' || ${oneOf(NAMES, 4)}, '77' || lpad(n::text, 9, '0'), 'owner', true
      from ${rowsOf(Math.ceil(restaurants / 2))}`,
  ],
  [
    'restaurants',
    ({
      restaurants,
    }) => `insert into restaurant (owner_id, city_id, general_info, legal_info, title, description, moderation_status, delivery_time, notification_config)
      select o.id, of.city_id, of.general_info, of.legal_info, 'Кафе ' || n, '', 'approved', 40, of.notification_config
      from ${rowsOf(restaurants)}
        join (select id, row_number() over (order by email) as at from business_user where email like '%@desk.example') o on o.at = 1 + n / 2 % ${Math.ceil(restaurants / 2)}
        join (select *, row_number() over (order by id) - 1 as at from restaurant) of on of.at = n % (select count(*) from restaurant)`,
  ],
  [
    'categories',
    () => `insert into product_category (restaurant_id, label, sort, moderation_status)
      select id, 'Раздел ' || k, k, 'approved' from restaurant, generate_series(1, 4) k where title ~ '^Кафе \\d+$'`,
  ],
  [
    'shelves',
    () => `create temporary table shelf as select id, restaurant_id, row_number() over (order by id) - 1 as at
      from product_category where restaurant_id in (select id from restaurant where title ~ '^Кафе \\d+$')`,
  ],
  [
    'products',
    ({ waiting }) => `insert into product (restaurant_id, category_id, name, price, weight, moderation_status, sort)
      select shelf.restaurant_id, shelf.id, ${oneOf(DISHES, 5)} || ' ' || n, 200 + ${chance(6, '800')}, 250, 'approved', n::int
      from ${rowsOf(waiting)} join shelf on shelf.at = n % (select count(*) from shelf)`,
  ],
  [
    'places',
    () => `create temporary table place as select id, owner_id, general_info, row_number() over (order by id) - 1 as at
      from restaurant where title ~ '^Кафе \\d+$'`,
  ],
  [
    'dishes',
    () =>
      'create temporary table dish as select id, name, row_number() over (order by id) - 1 as at from product where sort > 0',
  ],
  [
    'guests',
    () =>
      `create temporary table guest as select id, phone, name, substr(ref_code, 2)::bigint - 1 as at from "user" where ref_code ~ '^D\\d+$'`,
  ],
  [
    'orders',
    ({
      orders,
      users,
    }) => `insert into "order" (id, status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone,
        delivery_type, delivery, payment_type, price, total, confirmation_date, finished_at, created_at, updated_at)
      select ${FIRST} + n, case when n % 20 = 0 then 'CANCELLED_BY_USER' when n % 33 = 0 then 'CANCELLED_BY_RESTAURANT' else 'COMPLETED' end,
        guest.id, place.id, gen_random_uuid(),
        jsonb_build_object('general_info', jsonb_build_object('name', 'Кафе ' || place.at, 'address', 'Ленина, 1', 'phones', '[]'::jsonb,
          'coordinates', place.general_info->'coordinates'), 'logo_id', null, 'delivery_time', 40),
        guest.name, guest.phone, case when n % 3 = 0 then 'pickup' else 'delivery' end,
        case when n % 3 <> 0 then jsonb_build_object('address', 'улица Мира, ' || ${chance(7, '300')}, 'coordinates', place.general_info->'coordinates') end,
        (array['cash', 'card', 'online', 'cash'])[1 + n % 4], 500 + n * 37 % 2000, 500 + n * 37 % 2000, ${AT} + interval '2 minutes',
        ${AT} + interval '1 hour', ${AT}, ${AT}
      from ${rowsOf(orders)} join guest on guest.at = ${chance(8, String(users))} 
        join place on place.at = ${chance(9, '2000')} % (select count(*) from place)`,
  ],
  [
    'lines',
    ({
      orders,
    }) => `insert into order_item (order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
      select ${FIRST} + n, dish.id, dish.name, 250, 'gram', '[]', 450, 2, 900, 0 from ${rowsOf(orders)}
        join dish on dish.at = n % (select count(*) from dish)`,
  ],
  [
    'events',
    ({ orders }) => `insert into order_event (order_id, "from", "to", actor, created_at)
      select ${FIRST} + n, step."from", case when step."to" = 'COMPLETED' and n % 33 = 0 then 'CANCELLED_BY_RESTAURANT' else step."to" end, 'restaurant', ${AT} + step.later
      from ${rowsOf(orders)} cross join (values ('new', 'CONFIRMATION_PENDING', interval '1 second'), ('CONFIRMATION_PENDING', 'CONFIRMED', interval '2 minutes'),
        ('IN_PREPARATION', 'COMPLETED', interval '1 hour')) step ("from", "to", later)`,
  ],
  [
    'ledger',
    ({ orders }) => `insert into order_ledger (order_id, kind, amount, created_at)
      select ${FIRST} + n, 'goods', 500 + n * 37 % 2000, ${AT} from ${rowsOf(orders)}`,
  ],
  [
    'payments',
    ({
      orders,
    }) => `insert into payment (order_id, provider, payment_id, amount, status, due_at, created_at, updated_at)
      select ${FIRST} + n, 'tbank', (9000000000 + n)::text, 500 + n * 37 % 2000, 'CONFIRMED', ${AT} + interval '15 minutes', ${AT}, ${AT} + interval '3 minutes'
      from ${rowsOf(orders)} where n % 4 = 2`,
  ],
  [
    'reviews',
    ({ reviews }) => `insert into review (order_id, user_id, restaurant_id, product_id, rating, text, created_at)
      select o.id, o.user_id, o.restaurant_id, i.product_id, (array[5, 4.5, 5, 4, 5, 3, 2, 1])[1 + o.id % 8], 'Вкусно, спасибо ' || o.id, o.created_at
      from "order" o left join order_item i on i.order_id = o.id and o.id % 2 = 0 where o.id between ${FIRST} + 1 and ${FIRST} + ${reviews}`,
  ],
  [
    'waiting',
    () => `insert into revision (kind, row_id, owner, proposed, base, status, author, created_at)
      select 'product', p.id, 'restaurant:' || p.restaurant_id, jsonb_build_object('name', p.name || ' новое'), jsonb_build_object('name', p.name),
        'pending', 'business:' || r.owner_id, now() - p.sort * interval '1 minute'
      from product p join restaurant r on r.id = p.restaurant_id where p.sort > 0 and r.title ~ '^Кафе \\d+$'`,
  ],
  // Orders are most of what is done; each act's kind keeps its own share.
  [
    'log',
    ({
      entries,
      orders,
    }) => `insert into log (actor, act_admin_id, restaurant_id, action, subject, "from", "to", ip, created_at)
      select case when n % 50 = 0 then 'admin:' || desk.id when n % 5 = 0 then 'customer:' || guest.id else 'business:' || r.owner_id end,
        case when n % 1000 = 0 then desk.id end, r.id, (array['order.move', 'product.change', 'order.move', 'review.answer', 'order.move', 'session.start'])[1 + n % 6],
        'order:' || ${FIRST} + 1 + n % ${orders}, '{"status": "CONFIRMATION_PENDING"}', '{"status": "CONFIRMED"}', '10.0.0.1', ${AT}
      from ${rowsOf(entries)} join place r on r.at = n % (select count(*) from place)
        join guest on guest.at = n % (select count(*) from guest) cross join (select id from admin order by email limit 1) desk
      order by n desc`,
  ],
  ['counters', () => `select setval(pg_get_serial_sequence('"order"', 'id'), (select max(id) from "order"))`],
]

/** Adds to a demo island what a desk of many years has before it. PostgreSQL makes the rows from their numbers. */
export async function seedDesk(url: string, sizes: DeskSizes = FULL_DESK, log: (line: string) => void = console.log) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const timed = async (name: string, ...statements: readonly string[]) => {
    const started = performance.now()
    for (const statement of statements) await client.query(statement)
    log(`${name.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  try {
    // Rows are consistent by construction; what triggers would tell and remember of each is of no use here.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(`set work_mem = '256MB'`)
    const indexes = await takeIndexes(client, FILLED)
    for (const [name, statement] of STEPS) {
      await timed(name, statement(sizes))
      // What the next ones join is planned by how large it is.
      if (statement(sizes).startsWith('create temporary table')) await client.query('analyze')
    }
    await timed('indexes', indexes)
    await timed('vacuum', 'vacuum analyze')
    await timed('figures', FILL_FIGURES)
    await timed('vacuum', 'vacuum analyze order_figure')
  } finally {
    await client.end()
  }
}
