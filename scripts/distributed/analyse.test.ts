import { expect, test } from 'bun:test'
import { loadModule } from 'libpg-query'
import { createOrm } from '../../api/src/db/orm.ts'
import { analyse } from './analyse.ts'
import { PLAN } from './plan.ts'

await loadModule()

const JSON_ROW = 'json_populate_record(null::"order", $1::json)'

const STAYS = {
  'one by its identifier': 'select o.status from "order" o where o.id = $1',
  'without an alias': 'select status from "order" where id = $1::bigint and status = $2',
  'a join by identifiers': 'select * from order_item i join "order" o on o.id = i.order_id where o.uuid = $1',
  'a chain through columns': 'select from product p, restaurant r where p.restaurant_id = r.id and r.city_id = $1',
  'what may be missing':
    'select r.id from restaurant r left join counter c on c.restaurant_id = r.id and c.kind = $2 where r.id = $1',
  'a subquery beside the rows':
    'select (select count(*) from order_item i where i.order_id = o.id) from "order" o where o.id = $1',
  'what exists': 'select from "order" o where exists (select from payment p where p.order_id = o.id and p.id = $1)',
  'those of a subquery':
    'update ticket_seat set is_sold = false where id in (select t.seat_id from ticket t where t.purchase_id = $1)',
  'an identifier that a subquery finds':
    'delete from webhook where restaurant_id = (select o.restaurant_id from "order" o where o.id = $1)',
  'a list of a row': 'select from basket_item i join product_option p on p.id = any(i.option_ids) where i.id = $1',
  'a part with a name':
    'with w as (update "order" set status = $2 where id = $1 returning id) insert into order_event (order_id) select id from w',
  'one row as JSON': `insert into "order" (restaurant_id, status) select restaurant_id, status from ${JSON_ROW}`,
  'rows with one parent': `insert into order_item (order_id, name) select $1, l.name from json_to_recordset($2::json) l`,
  'a copy beside a place':
    'select from ad a join city c on c.id = a.city_id join "user" u on u.id = a.author_id where a.number = $1',
  'a town given through its copy': 'select from ad a join city c on c.id = a.city_id where c.id = $1',
  'both arms':
    'select from (select id from ad where id = $1 union all select id from ad where id = $1) a join ad_day d on d.ad_id = a.id',
  'rows written out': 'insert into ad_day (ad_id, day) values ($1, $2), ($1, $3)',
}

const CROSSES = {
  'ad by author_id': 'select count(*) from ad where author_id = $1',
  'ad as a whole': 'select a.id from ad a order by a.created_at limit 20',
  'order by a list': 'select from "order" where id = any($1::bigint[])',
  'ad by a list': 'select from ad a join unnest($1::uuid[]) as w (id) on w.id = a.id',
  'two places: basket, order':
    'with gone as (delete from basket where id = $1) update "order" set status = $2 where id = $3',
  'writes what every machine has a copy of: user': 'update "user" set name = $2 where id = $1',
  'counter as a whole, restaurant as a whole':
    'select from restaurant r left join counter c on c.restaurant_id = r.id and r.id = $1',
  'restaurant as a whole':
    'select from restaurant r where exists (select from counter c where c.restaurant_id = r.id and c.restaurant_id = $1) or r.rating > $2',
  'restaurant as a whole  ':
    'select (select c.kind from counter c where c.restaurant_id = r.id and c.restaurant_id = $1) from restaurant r',
  'counter as a whole, restaurant as a whole ':
    'select from restaurant r where not exists (select from counter c where c.restaurant_id = r.id and r.id = $1)',
  'order as a whole': 'select from "order" o where o.id = $1 or o.restaurant_id = $2',
  'two places: ad, user_address': 'select from ad a, user_address u where a.id = $1 and u.user_id = $2',
  'two places: idempotency_key, order': 'select from "order" o, idempotency_key k where o.id = $1 and k.key = $1',
  'restaurant by slug': 'select from city c join restaurant r on r.city_id = c.id where r.slug = $1 and c.slug = $2',
  'order beside a table of the coordinator': 'select from "order" o, process p where o.id = $1',
  'ad_day by day': 'insert into ad_day (ad_id, day) values ($1, $3), ($2, $3)',
}

test.each(Object.entries(STAYS))('%s stays', (_, text) => {
  expect(analyse(text, PLAN)).toMatchObject({ stays: 'bound' })
})

test.each(Object.entries(CROSSES))('%s crosses', (why, text) => {
  expect(analyse(text, PLAN)).toEqual({ crosses: why.trim() })
})

test('two values that were equal when they ran are one place', () => {
  const text = 'select from basket b, black_list l where b.restaurant_id = $1 and l.restaurant_id = $2'
  expect(analyse(text, PLAN)).toEqual({ crosses: 'two places: basket, black_list' })
  expect(analyse(text, PLAN, [0, 0])).toMatchObject({ stays: 'bound' })
})

test('what names no table of the product, or only copies, stays', () => {
  expect(analyse('select pg_advisory_xact_lock($1)', PLAN)).toMatchObject({ stays: 'apart' })
  expect(analyse('select from city c join cuisine u on true', PLAN)).toMatchObject({ stays: 'copied' })
})

test.each([
  ['with w as (insert into ad_day (ad_id) values ($1) returning ad_id) select from w', true],
  [`with w as (update ad set title = $2 where id = $1 returning id) select graphile_worker.add_job('a') from w`, true],
  ['update ad set title = $2 where id = $1', false],
])('%s: in pieces %p', (text, inPieces) => {
  expect(analyse(text, PLAN)).toEqual({ stays: 'bound', inPieces })
})

test('each table has its place in the plan, told by columns that it has', async () => {
  const orm = createOrm('postgresql://nobody@localhost/nothing')
  const tables = new Map(
    [...orm.getMetadata().getAll().values()].map(({ tableName, props }) => [
      tableName,
      props.flatMap(({ fieldNames }) => fieldNames ?? []),
    ]),
  )
  const ours = Object.keys(PLAN).filter((table) => !table.includes('.'))
  expect(ours.sort()).toEqual([...tables.keys()].sort())
  for (const table of ours) {
    const home = PLAN[table]
    const lacking =
      home && 'keys' in home
        ? home.keys.filter((key) => !['city_id', 'id', 'writer'].includes(key) && !tables.get(table)?.includes(key))
        : []
    expect({ table, lacking }).toEqual({ table, lacking: [] })
  }
})
