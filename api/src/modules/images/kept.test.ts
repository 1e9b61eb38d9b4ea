import { expect, test } from 'bun:test'
import { defineEntity, p } from '@mikro-orm/postgresql'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { openKitchen, placedOrder } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { id, images, jsonWithImages } from '../../db/columns'
import { forgetImages } from './forget-images'
import { Image } from './image'
import { imageColumns } from './image-columns'

// A noun that the product does not have, declared as every other.
const Pet = defineEntity({
  name: 'Pet',
  tableName: 'pet',
  properties: {
    id: id(),
    photo_id: () => p.manyToOne(Image).mapToPk().joinColumn('photo_id').deleteRule('set null').nullable(),
    photos: images(),
    story: jsonWithImages<RichText>().nullable(),
  },
})
const product = await openProduct()
const { call, pool, deps, em } = product
deps.orm.discoverEntity(Pet)
await pool.query(
  `create table pet (id uuid primary key default uuidv7(), photo_id uuid references image on delete set null, photos uuid[] not null default '{}', story jsonb)`,
)
const kitchen = await openKitchen(product)
const order = await placedOrder(product, kitchen)

async function upload(by = 'seed') {
  const { rows } = await pool.query(
    `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', $1) returning id`,
    [by],
  )
  return String(rows[0].id)
}
const there = async (picture: string) =>
  (await pool.query('select 1 from image where id = $1', [picture])).rowCount === 1
const REVISION = `insert into revision (kind, row_id, owner, proposed, base, status, author) values`
const SUMS = `'{}', '{}', now()`

test('what a declared column shows stays when whoever uploaded it leaves; what nothing shows goes', async () => {
  const anna = await signIn(product)
  const [one, first, second, avatar, loose] = await Promise.all(
    Array.from({ length: 5 }, () => upload(`customer:${anna.id}`)),
  )
  await pool.query('insert into pet (photo_id, photos) values ($1, $2)', [one, [first, second]])
  await pool.query('update "user" set photo_id = $1 where id = $2', [avatar, anna.id])
  expect((await call('DELETE', '/api/auth/account', { token: anna.token })).status).toBe(200)
  const left = await pool.query('select id from image where id = any($1) order by id', [
    [one, first, second, avatar, loose],
  ])
  expect(left.rows.map((row) => row.id)).toEqual([one, first, second].sort())
})

test.each([
  [
    'a line of an order',
    (id: string) => pool.query('update order_item set image_id = $1 where order_id = $2', [id, order.id]),
    () => pool.query('update order_item set image_id = null where order_id = $1', [order.id]),
  ],
  [
    'the restaurant as an order remembers it',
    (id: string) =>
      pool.query(
        `update "order" set restaurant = restaurant || jsonb_build_object('logo_id', $1::text) where id = $2`,
        [id, order.id],
      ),
    () => pool.query(`update "order" set restaurant = restaurant || '{"logo_id": null}' where id = $1`, [order.id]),
  ],
  [
    'a dish offered for another',
    (id: string) =>
      pool.query(
        `insert into order_proposal (order_id, status, items, replacement, agreed, without, answer_until)
         values ($1, 'asked', '[]', jsonb_build_object('image_id', $2::text), ${SUMS})`,
        [order.id, id],
      ),
    () => pool.query('delete from order_proposal'),
  ],
  ...(['pending', 'needs_work', 'rejected'] as const).map(
    (status) =>
      [
        `a proposal that is ${status}`,
        (id: string) =>
          pool.query(
            `${REVISION} ('restaurant', $1, null, jsonb_build_object('logo_id', $2::text), '{}', '${status}', 'seed')`,
            [kitchen.restaurant_id, id],
          ),
        () => pool.query(`update revision set status = 'approved'`),
      ] as const,
  ),
  [
    'the gallery of a proposal',
    (id: string) =>
      pool.query(
        `${REVISION} ('product', $1, null, jsonb_build_object('gallery', jsonb_build_array($2::text)), '{}', 'pending', 'seed')`,
        [kitchen.product_id, id],
      ),
    () => pool.query('delete from revision'),
  ],
  [
    'what is shown while a proposal waits',
    (id: string) =>
      pool.query(
        `${REVISION} ('product', $1, null, '{}', jsonb_build_object('image_id', $2::text), 'pending', 'seed')`,
        [kitchen.product_id, id],
      ),
    () => pool.query('delete from revision'),
  ],
  [
    'a row that an import can put back',
    (id: string) =>
      imported(
        'changes',
        JSON.stringify([{ table: 'product', key: '1', before: `{"image_id":"${id}"}`, after: '{}' }]),
      ),
    () => pool.query('delete from menu_import'),
  ],
  [
    'what an import will write',
    (id: string) => imported('operations', JSON.stringify({ dishes: [{ input: { gallery: [id] } }] })),
    () => pool.query('delete from menu_import'),
  ],
  [
    'a rich text',
    (id: string) =>
      pool.query('insert into pet (story) values ($1)', [
        { type: 'doc', content: [{ type: 'image', attrs: { id, alt: '', caption: '' } }] },
      ]),
    () => pool.query('update pet set story = null'),
  ],
])('a picture that only %s shows is not forgotten while it does', async (_, show, hide) => {
  const picture = await upload()
  await show(picture)
  await forgetImages(em(), [picture])
  expect(await there(picture)).toBe(true)
  await hide()
  await forgetImages(em(), [picture])
  expect(await there(picture)).toBe(false)
})

function imported(column: 'changes' | 'operations', json: string) {
  return pool.query(
    `insert into menu_import (restaurant_id, file_name, counts, rows, problems, operations, changes, version)
     values ($1, 'a.xlsx', '{}', '[]', '[]', $2, $3, '1')`,
    [kitchen.restaurant_id, column === 'operations' ? json : '{}', column === 'changes' ? json : null],
  )
}

test('every column of the schema that holds pictures is declared', async () => {
  const { rows } = await pool.query(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
       and (udt_name = 'uuid' and column_name ~ '(image|photo|logo|picture|cover|avatar)_id$' or udt_name = '_uuid' and column_name ~ '(image|photo|picture)_?i?d?s?$|gallery')`,
  )
  const declared = imageColumns(em()).map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([])
})

/** JSON that names no picture by its type. A new column stands here or is declared by `jsonWithImages`. */
const WITHOUT_PICTURES = [
  ...[
    'ad.point',
    'ad_import.counts',
    'ad_import.operations',
    'ad_import.problems',
    'ad_import.rows',
    'ad_source.photos',
    'ad_source.said',
    'basket.seen_terms',
    'basket_item.seen',
    'business_subscription.keys',
    'city.coordinates',
    'counter.settings',
    'courier.browser',
  ],
  // A document has no pictures.
  ...[
    'delivery_zone.polygon',
    'document.body',
    'document_version.body',
    'idempotency_key.response',
    'log.from',
    'log.to',
  ],
  ...[
    'menu_import.counts',
    'menu_import.problems',
    'menu_import.rows',
    'offer.served_days',
    'order.delivery',
    'order_courier.place',
    'order_event.before',
  ],
  ...['order_item.offers', 'order_item.product_options'],
  ...['order_proposal.agreed', 'order_proposal.items', 'order_proposal.without'],
  ...['order_refund.items', 'organization.point', 'product.nutritional_value'],
  ...['product.served_days', 'product_category.served_days', 'push_subscription.keys'],
  'receipt.lines',
  ...['restaurant.general_info', 'restaurant.legal_info', 'restaurant.notification_config', 'restaurant.pace'],
  ...['setting.value', 'ticket_purchase.lines'],
  ...['user.notices', 'user_address.address_details', 'user_address.coordinates', 'venue.point'],
]

test('of every JSON column is said whether it names pictures', async () => {
  const { rows } = await pool.query(
    `select table_name || '.' || column_name as name
     from information_schema.columns join pg_class on oid = format('public.%I', table_name)::regclass
     where table_schema = 'public' and udt_name in ('json', 'jsonb') and not relispartition order by 1`,
  )
  const declared = imageColumns(em()).map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual(WITHOUT_PICTURES)
})
