export type Sizes = { restaurants: number; products: number; orders: number; users: number }

type Step = readonly [name: string, statement: (sizes: Sizes) => string]

const KINDS = [
  'city',
  'cuisine',
  'owner',
  'user',
  'restaurant',
  'schedule',
  'zone',
  'category',
  'product',
  'order',
  'basket',
  'line',
]

/** The same id for the same number, growing with it as the product's own ids grow with time. */
const uuid = (kind: string, number: string) =>
  `('${String(KINDS.indexOf(kind) + 1).padStart(8, '0')}' || lpad(to_hex((${number})::bigint), 24, '0'))::uuid`
/** The number of the k-th thing of n. */
const inside = (number: string, k: string) => `(${number})::bigint * 10 + ${k}`
/** A stable whole number from 0 to `below` − 1. */
const chance = (kind: string, number: string, below: number) =>
  `(('x' || substr(md5('${kind}:' || ${number}), 1, 7))::bit(28)::int % ${below})`

/** Twenty towns half a degree apart; what is numbered lies within a tenth of a degree of its town's middle. */
const town = (number: string) => `(1 + (${number}) % 20)`
const townLon = (number: string) => `(142.0 + (${town(number)} % 4) * 0.5)`
const townLat = (number: string) => `(46.0 + (${town(number)} / 4) * 0.5)`
const lon = (number: string) => `(${townLon(number)} + (${chance('lon', number, 2000)} - 1000) / 10000.0)`
const lat = (number: string) => `(${townLat(number)} + (${chance('lat', number, 2000)} - 1000) / 10000.0)`
const point = (number: string) =>
  `jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(${lon(number)}, ${lat(number)}))`

const DISHES =
  'Ролл Суп Салат Пицца Бургер Лапша Плов Десерт Стейк Пирог Шашлык Рагу Омлет Котлета Сэндвич Каша Борщ Морс Лимонад Паста'
const WITH =
  'лососем курицей говядиной грибами сыром крабом креветкой тунцом овощами беконом индейкой морковью капустой яйцом рисом'
const AND =
  'чесноком базиликом укропом имбирём лимоном мёдом перцем томатами огурцом кунжутом орехами сливками маслом тимьяном'
const oneOf = (words: string, salt: string, number: string) =>
  `(string_to_array('${words}', ' '))[1 + ${chance(salt, number, words.split(' ').length)}]`
/** Names of a few words that many kitchens share. */
const dishName = (number: string) =>
  `${oneOf(DISHES, 'dish', number)} || ' с ' || ${oneOf(WITH, 'with', number)} || ' и ' || ${oneOf(AND, 'and', number)}`

/** In the order their references ask for. */
export const SCALE_STEPS: readonly Step[] = [
  [
    'cities',
    () => `insert into city (id, name, slug, coordinates, sort)
      select ${uuid('city', 'n')}, 'Город ' || n, 'gorod-' || n,
        jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(${townLon('n - 1')}, ${townLat('n - 1')})), n from generate_series(1, 20) n
      on conflict do nothing`,
  ],
  [
    'cuisines',
    () => `insert into cuisine (id, slug, name, sort)
      select ${uuid('cuisine', 'n')}, 'kitchen-' || n, 'Кухня ' || n, n from generate_series(1, 14) n on conflict do nothing`,
  ],
  [
    'owners',
    () => `insert into business_user (id, email, password_hash, name, role)
      select ${uuid('owner', 'n')}, 'owner' || n || '@scale.example', '-', 'Владелец ' || n, 'owner' from generate_series(1, 1000) n`,
  ],
  [
    'users',
    ({ users }) => `insert into "user" (id, phone, name, is_new_user, ref_code)
      select ${uuid('user', 'n')}, '79' || lpad(n::text, 9, '0'), 'Гость ' || n, false, 'S' || n from generate_series(1, ${users}) n`,
  ],
  [
    'restaurants',
    ({ restaurants }) => `insert into restaurant
        (id, owner_id, city_id, general_info, legal_info, title, description, moderation_status, rating, reviews_count, delivery_time,
         free_delivery_sum, open_from, open_to, notification_config)
      select ${uuid('restaurant', 'n')}, ${uuid('owner', '(1 + n % 1000)')}, ${uuid('city', '(1 + n % 20)')},
        jsonb_build_object('name', 'Кафе ' || n, 'address', 'Ленина, ' || n, 'cuisine_type', 'Разное', 'phones', jsonb_build_array('74242000101'), 'coordinates', ${point('n')}),
        jsonb_build_object('name', 'ООО «Кафе ' || n || '»', 'inn', '6500000000', 'ogrn', '1026500000000', 'address', 'Ленина, ' || n),
        'Кафе ' || n, 'Кафе для замеров', 'approved', 3 + ${chance('rating', 'n', 200)} / 100.0, ${chance('reviews', 'n', 500)},
        20 + ${chance('time', 'n', 60)}, 2000,
        case when n % 5 = 0 then now() + interval '5 hours' else now() - interval '1 hour' end, now() + interval '7 days',
        '{"emails":[],"phones":[],"push":false,"sound":true,"quiet_from":null,"quiet_to":null,"events":{"new_order":[],"cancelled":[],"review":[]}}'
      from generate_series(1, ${restaurants}) n`,
  ],
  [
    'hours',
    ({ restaurants }) => `insert into restaurant_schedule (id, restaurant_id, type)
      select ${uuid('schedule', 'n')}, ${uuid('restaurant', 'n')}, 'all_day' from generate_series(1, ${restaurants}) n`,
  ],
  [
    'kitchens',
    ({ restaurants }) => `insert into restaurant_cuisine (restaurant_id, cuisine_id)
      select distinct ${uuid('restaurant', 'n')}, ${uuid('cuisine', `(1 + ${chance('kitchen', "n || ':' || k", 14)})`)}
      from generate_series(1, ${restaurants}) n, generate_series(1, 2) k`,
  ],
  [
    'zones',
    ({
      restaurants,
    }) => `insert into delivery_zone (id, restaurant_id, name, polygon, min_order_sum, price, free_delivery_sum)
      select ${uuid('zone', inside('n', 'k'))}, ${uuid('restaurant', 'n')}, 'Зона ' || k,
        jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(jsonb_build_array(
          jsonb_build_array(x - r, y - r), jsonb_build_array(x + r, y - r),
          jsonb_build_array(x + r, y + r), jsonb_build_array(x - r, y + r), jsonb_build_array(x - r, y - r)))),
        300 * k, 100 * k, 2000 * k
      from generate_series(1, ${restaurants}) n, generate_series(1, 2) k,
        lateral (select ${lon('n')} as x, ${lat('n')} as y, 0.01 * k + (n % 10) / 1000.0 as r) s`,
  ],
  [
    'categories',
    ({ restaurants }) => `insert into product_category (id, restaurant_id, label, sort, moderation_status)
      select ${uuid('category', inside('n', 'k'))}, ${uuid('restaurant', 'n')}, 'Раздел ' || k, k, 'approved'
      from generate_series(1, ${restaurants}) n, generate_series(1, 5) k`,
  ],
  [
    'products',
    ({ restaurants, products }) => `insert into product
        (id, restaurant_id, category_id, name, description, price, discount_price, weight, is_popular, is_additional, moderation_status, sort)
      select ${uuid('product', 'n')}, ${uuid('restaurant', `(1 + n % ${restaurants})`)},
        ${uuid('category', inside(`1 + n % ${restaurants}`, `1 + (n / ${restaurants}) % 5`))},
        ${dishName('n')}, 'Блюдо для замеров',
        200 + ${chance('price', 'n', 800)}, 0, 250, n / ${restaurants} < 8, n / ${restaurants} % 20 = 0, 'approved', n / ${restaurants}
      from generate_series(1, ${products}) n`,
  ],
  // Triggers rest while these rows are made.
  ['names', () => 'insert into product_name (name) select distinct name from product'],
  [
    'words',
    () => `insert into search_word select unnest(words) from product_name union select unnest(words) from product_category
      union select unnest(words) from restaurant`,
  ],
  [
    'orders',
    ({ orders, restaurants, users }) => `insert into "order"
        (id, uuid, status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type, delivery, payment_type,
         price, discount, delivery_price, total, confirmation_date, finished_at, created_at)
      select 1000000 + n, ${uuid('order', 'n')}, case when n % 20 = 0 then 'CANCELLED_BY_USER' else 'COMPLETED' end,
        ${uuid('user', `(1 + n % ${users})`)}, ${uuid('restaurant', `(1 + ${chance('of', 'n', 268435455)} % ${restaurants})`)}, ${uuid('basket', 'n')},
        jsonb_build_object('general_info', jsonb_build_object('name', 'Кафе', 'address', 'Ленина, 1', 'phones', jsonb_build_array('74242000101'), 'coordinates', ${point('n')}), 'logo_id', null, 'delivery_time', 40),
        'Гость', '79000000000', 'delivery',
        jsonb_build_object('address', 'Ленина, 2', 'apartment', '1', 'front_door', '1', 'floor', '1', 'comment', null, 'coordinates', ${point('n')}, 'zone_id', ${uuid('zone', inside('n', '1'))}),
        'cash', 900, 0, 100, 1000, at, at + interval '1 hour', at
      from generate_series(1, ${orders}) n, lateral (select timestamptz '2026-11-01 00:00+11' - n * interval '15 seconds' as at) t`,
  ],
  [
    'lines',
    ({ orders, products }) => `insert into order_item
        (id, order_id, product_id, name, weight, weight_unit, product_options, unit_price, quantity, line_total, sort)
      select ${uuid('line', 'n')}, 1000000 + n, ${uuid('product', `(1 + n % ${products})`)}, 'Блюдо', 250, 'gram', '[]', 450, 2, 900, 0
      from generate_series(1, ${orders}) n`,
  ],
  [
    'events',
    ({ orders }) => `insert into order_event (order_id, "from", "to", actor, created_at)
      select 1000000 + n, 'IN_PREPARATION', case when n % 20 = 0 then 'CANCELLED_BY_USER' else 'COMPLETED' end, 'restaurant',
        timestamptz '2026-11-01 00:00+11' - n * interval '15 seconds' + interval '1 hour'
      from generate_series(1, ${orders}) n`,
  ],
  ['counters', () => `select setval(pg_get_serial_sequence('"order"', 'id'), (select max(id) from "order"))`],
]
