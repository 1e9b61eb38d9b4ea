/**
 * People who press at the same moment at two processes: one order of one key, one end of one order, a promo code to its limit and no
 * further, one ticket of one seat. A quarter of the writes each.
 */
import type { Client } from 'pg'
import { chooseKitchen, makePresses, makeWatchers, type Press, withClient } from '../bench/diners.ts'
import { markdown } from '../bench/report.ts'
import { isAllHanded } from './evening.ts'
import { brokenOf, comesTrue, type Finding, type Given, type Opened, spread } from './finding.ts'

const WRITES = 100_000
const WIDTH = 8
const AT_ONCE = 4
const OF_ONE_SEAT = 8
const HANDED_SECONDS = 600

type Answer = { status: number; said: string; order_uuid: string }
type Asked = { path: string; method: 'POST' | 'PUT'; headers: Record<string, string>; body?: unknown }

/** What must hold, and how often who lost was told so. */
export async function race(open: Opened, { writes = WRITES }: Given): Promise<Finding> {
  const stage = await open()
  const database = await stage.demo('drill_races', { undrawn: true })
  const kitchen = await chooseKitchen(database)
  const people = Math.max(2 * OF_ONE_SEAT, Math.floor(writes / 16 / OF_ONE_SEAT) * OF_ONE_SEAT)
  const diners = await makePresses(database, kitchen, people)
  const savers = await makePresses(database, kitchen, people)
  const [staff = ''] = await makeWatchers(database, kitchen.restaurant_id, 1)
  const limit = Math.ceil(people / 3)
  const { session_id, seats } = await withClient(database, (client) => prepare(client, { limit, seats: people / 2 }))
  const products = [await stage.product(database), await stage.product(database)]
  const board = { authorization: `Bearer ${staff}` }
  const told = new Map<string, Answer[]>()
  let turn = 0
  /** All at the same moment, each at the next process. */
  const atOnce = async (what: string, asked: readonly Asked[]) => {
    const answers = await Promise.all(asked.map((one) => send(products[turn++ % products.length]?.url ?? '', one)))
    told.set(what, [...(told.get(what) ?? []), ...answers])
    return answers
  }

  const doubled: string[] = []
  const placed = new Map<string, string>()
  const ofOneKey = (what: string, presses: readonly Press[], more: object) =>
    spread(presses, WIDTH, async ({ headers, body }) => {
      const asked = { path: '/api/user/orders', method: 'POST', headers, body: { ...body, ...more } } as const
      const answers = await atOnce(what, Array(AT_ONCE).fill(asked))
      if (new Set(answers.map(({ status, order_uuid }) => `${status} ${order_uuid}`)).size > 1) doubled.push(what)
      for (const { order_uuid } of answers) placed.set(order_uuid, headers.authorization ?? '')
    })
  await ofOneKey('one key', diners, {})
  const orders = [...placed]
  await ofOneKey('one promo code', savers, { payment_type: 'online', code: 'DRILL' })

  const handed = await comesTrue(HANDED_SECONDS, () => withClient(database, isAllHanded))
  await spread(orders, WIDTH, async ([uuid, authorization]) => {
    const own = { authorization }
    const of = `/api/orders/actions/restaurant/${kitchen.restaurant_id}`
    const refusal = { status: 'CANCELLED_BY_RESTAURANT', comment: 'Закончилось' }
    await atOnce('one order', [
      { path: `/api/orders/actions/user/cancel/${uuid}`, method: 'PUT', headers: own },
      { path: `${of}/confirm/${uuid}`, method: 'PUT', headers: board, body: {} },
      { path: `/api/orders/actions/user/cancel/${uuid}`, method: 'PUT', headers: own },
      { path: `${of}/order/${uuid}/action`, method: 'PUT', headers: board, body: refusal },
    ])
  })

  await spread([...seats.entries()], WIDTH, async ([place, seat]) => {
    const first = (place * OF_ONE_SEAT) % people
    const asked = diners.slice(first, first + OF_ONE_SEAT).map(({ headers: { authorization = '' } }) => ({
      ...{ path: '/api/user/ticket_purchases', method: 'POST' as const, headers: { authorization } },
      body: { session_id, items: [], seat_ids: [seat], mail: 'anna@example.com', total: 0 },
    }))
    await atOnce('one seat', asked)
  })
  const stands = await withClient(database, standing)
  for (const product of products) await product.stop()
  const well = (what: string) => (told.get(what) ?? []).filter(({ status }) => status === 200)
  const lines = [...told].map(([what, answers]) => [
    ...[what, String(answers.length), String(well(what).length)],
    [...Map.groupBy(answers, ({ said }) => said)].map(([said, { length }]) => `${said} ${length}`).join(', '),
  ])
  return {
    lines: [
      ...markdown(['what is raced for', 'writes', 'won', 'told'], lines),
      '',
      `${people} orders of ${people * AT_ONCE} presses, a code for ${limit} used ${stands.used} times, ${seats.length} seats sold ${stands.sold} times.`,
    ],
    broken: brokenOf({
      'repeats of one press were answered differently': doubled.length === 0,
      'a press was answered by an error of the server': ![...told.values()].flat().some(({ status }) => status >= 500),
      'a press of one key was refused': well('one key').length === people * AT_ONCE,
      'a person has not exactly one order': stands.people === people && stands.orders === people,
      'orders did not reach the board': handed,
      'the promo code was not used exactly to its limit':
        stands.used === limit && stands.with_code === limit && well('one promo code').length === limit * AT_ONCE,
      'an order moved from where it no longer was': stands.crossed === 0,
      'an order was ended twice': stands.ends === stands.ended,
      'an order was moved by nobody who pressed': stands.moved === people,
      'a step was told and not made, or made and not told': stands.steps === well('one order').length,
      'a seat was sold twice, or to nobody': stands.sold === seats.length && stands.seats === seats.length,
      'a seat was told to somebody who has it not': well('one seat').length === seats.length,
    }),
  }
}

async function send(url: string, { path, method, headers, body }: Asked): Promise<Answer> {
  const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body ?? {}) }
  const answer = await fetch(url + path, init)
  const { errorMessage = '', order_uuid = '' } = await answer.json()
  return { status: answer.status, said: errorMessage || String(answer.status), order_uuid }
}

/** A promo code for so many, and so many seats of a hall that cost nothing. */
async function prepare(client: Client, { limit, seats }: { limit: number; seats: number }) {
  await client.query(
    `insert into promo_code (code, name, amount, min_order_sum, user_use_limit, total_use_limit, expires_at)
     values ('DRILL', 'Проверка', 1, 0, 1, $1, now() + interval '1 day')`,
    [limit],
  )
  const found = await client.query<{ id: string; session_id: string }>(
    `update ticket_kind k set price = 0, per_person = 1000, sale_to = null, seats = k.seats + $1 where k.id =
       (select k.id from ticket_kind k where k.places <> '' and k.access_code is null order by k.id limit 1)
     returning id, session_id`,
    [seats],
  )
  const [kind] = found.rows
  if (!kind) throw new Error('The demo island has no hall to sell')
  const { id, session_id } = kind
  await client.query(
    `update event_session set starts_at = now() + interval '9 days', ends_at = now() + interval '9 days 2 hours' where id = $1`,
    [session_id],
  )
  const made = await client.query<{ id: string }>(
    `insert into ticket_seat (kind_id, session_id, sector, row_name, number)
     select $1::uuid, $2::uuid, 'Проверка', '1', n from generate_series(1, $3::int) n returning id`,
    [id, session_id, seats],
  )
  return { session_id, seats: made.rows.map((seat) => seat.id) }
}

type Standing = Record<
  'people' | 'orders' | 'used' | 'with_code' | 'crossed' | 'ends' | 'ended' | 'steps' | 'moved' | 'sold' | 'seats',
  number
>

async function standing(client: Client): Promise<Standing> {
  const { rows } = await client.query<Standing>(
    `with made as (select o.id, o.user_id, o.status, o.promo_code from "order" o join "user" u on u.id = o.user_id
         where u.ref_code like 'B%' and u.phone like '78%' and o.payment_type = 'cash'),
       steps as (select e.order_id, e."from", e."to", e.actor, lag(e."to") over (partition by e.order_id order by e.id) as before
         from order_event e join made on made.id = e.order_id),
       taken as (select t.seat_id from ticket t join ticket_seat s on s.id = t.seat_id where s.sector = 'Проверка')
     select (select count(distinct user_id)::int from made) as people, (select count(*)::int from made) as orders,
       (select total_used_count from promo_code where code = 'DRILL') as used,
       (select count(*)::int from "order" where promo_code = 'DRILL') as with_code,
       (select count(*)::int from steps where "from" is distinct from before) as crossed,
       (select count(*)::int from steps where "to" like 'CANCELLED%') as ends,
       (select count(distinct order_id)::int from steps where "to" like 'CANCELLED%') as ended,
       (select count(*)::int from steps where actor in ('customer', 'restaurant') and "from" is not null) as steps,
       (select count(distinct order_id)::int from steps where actor in ('customer', 'restaurant') and "from" is not null) as moved,
       (select count(*)::int from taken) as sold, (select count(distinct seat_id)::int from taken) as seats`,
  )
  const [all] = rows
  if (!all) throw new Error('Nothing stands')
  return all
}
