/**
 * The floor of the order path: the fewest prepared statements that write the same rows, by hand, over one pool, behind a
 * bare server that answers the same bytes. `bun scripts/bench/floor-orders.ts <database> <file>`; the file holds the
 * statement that reads a basket and the two answers.
 */
import { Pool } from 'pg'
import { connecting } from '../../api/src/db/pool.ts'
import type { Statement } from './recording.ts'

export type FloorFacts = { read: Statement; added: string; placed: string }
type Add = { owner: 'guest_id' | 'user_id'; person: string; restaurant_id: string; product_id: string }
type Place = { user: string; basket: string; key: string; hash: string; name: string; phone: string; delivery: object }

const [, , database, file] = process.argv
if (!database || !file) throw new Error('Usage: bun scripts/bench/floor-orders.ts <database> <file>')
const { read, added, placed }: FloorFacts = await Bun.file(file).json()
// The floor knows the basket's id from its own writing.
const byId = read.text.replace(/b\."guest_id" = (?=\$\d+ and)/, 'b.id = ')
const basketAt = Number(/b\.id = \$(\d+)/.exec(byId)?.[1]) - 1
if (!Number.isInteger(basketAt)) throw new Error('The statement that reads a basket is not what this floor knows.')
const pool = new Pool({ connectionString: database, max: 20, ...connecting() })

const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const answer = request.url.endsWith('/add') ? await add(await request.json()) : await place(await request.json())
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  },
})
console.log(`http://127.0.0.1:${server.port}`)

const hit = `hit as (insert into limits.hit (key, points, expire) values ($1, 1, $2) on conflict (key) do update set points = hit.points + 1)`

async function add({ owner, person, restaurant_id, product_id }: Add) {
  const text = `with ${hit},
      mine as (insert into basket (restaurant_id, ${owner}) values ($3, $4)
        on conflict (${owner}, restaurant_id) do update set updated_at = now() returning id)
    insert into basket_item (basket_id, product_id, option_ids, options_key, quantity) select id, $5::uuid, '{}', $5::uuid::text, 1 from mine
    on conflict (basket_id, options_key, participant_id) do update set quantity = basket_item.quantity + 1 returning basket_id`
  const values = [`floor:${person}`, Date.now() + 60_000, restaurant_id, person, product_id]
  const { rows } = await pool.query<{ basket_id: string }>({ name: `add ${owner}`, text, values })
  await pool.query({
    name: 'read',
    text: byId,
    values: read.values.with(basketAt, rows[0]?.basket_id ?? null),
  })
  return added
}

async function place({ user, basket, key, hash, name, phone, delivery }: Place) {
  const text = `with ${hit},
      bought as materialized (select i.quantity, i.created_at as put_at, p.*, case when p.discount_price > 0 then p.discount_price else p.price end as unit
        from basket_item i join product p on p.id = i.product_id where i.basket_id = $4::uuid),
      sum as (select sum(unit * quantity)::int as price from bought),
      placed as (insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type,
          delivery, payment_type, price, total)
        select 'new', $3::uuid, b.restaurant_id, b.id, jsonb_build_object('general_info', jsonb_build_object('name', r.general_info->'name',
          'address', r.general_info->'address', 'phones', r.general_info->'phones', 'coordinates', r.general_info->'coordinates'),
          'logo_id', r.logo_id, 'delivery_time', r.delivery_time), $7, $8, 'delivery', $9::jsonb, 'cash', sum.price, sum.price
        from basket b join restaurant r on r.id = b.restaurant_id cross join sum where b.id = $4::uuid
        returning id, uuid, restaurant_id, total, created_at),
      lines as (insert into order_item (order_id, product_id, name, image_id, weight, weight_unit, article, product_options,
          unit_price, quantity, line_total, sort)
        select placed.id, bought.id, name, image_id, weight, weight_unit, article, '[]', unit, quantity, unit * quantity,
          row_number() over (order by put_at) from bought cross join placed),
      sums as (insert into order_ledger (order_id, kind, amount) select id, 'goods', total from placed),
      event as (insert into order_event (order_id, "to", actor, actor_id) select id, 'new', 'customer', $3::uuid from placed returning id),
      gone as (delete from basket where id = $4::uuid),
      kept as (insert into idempotency_key (scope, key, route, request_hash, status, response)
        select 'floor:' || $3::text, $5, 'order.place', $6, 200, json_build_object('order_uuid', uuid, 'order_id', id) from placed)
    select placed.id, pg_notify('order_event', json_build_object('event_id', event.id, 'order_id', placed.id, 'order_uuid', placed.uuid,
        'restaurant_id', placed.restaurant_id, 'user_id', $3::text, 'status', 'new', 'created_at', placed.created_at)::text),
      (graphile_worker.add_job('order.hand_over', json_build_object('order_id', placed.id), job_key := gen_random_uuid()::text,
        job_key_mode := 'unsafe_dedupe')).id as job from placed cross join event`
  const values = [`floor:${user}`, Date.now() + 60_000, user, basket, key, hash, name, phone, JSON.stringify(delivery)]
  await pool.query({ name: 'place', text, values })
  return placed
}
