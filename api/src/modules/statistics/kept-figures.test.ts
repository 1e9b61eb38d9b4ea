import { expect, test } from 'bun:test'
import { addDays, localParts, MINUTE_MS } from '@ostrov/shared/formats/time'
import { daysIn, periodBefore } from '@ostrov/shared/statistics/period'
import { fillBasket, openKitchen, orderForm } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { chances } from '../../../test/properties/chances'
import { cook } from '../../../test/properties/kitchen'
import { plainStatistics } from '../../../test/properties/plain-statistics'
import { FIGURES, FILL_FIGURES } from '../orders/figure-of'
import { handOverOrder } from '../orders/life/hand-over-order'
import { mendFigures } from '../orders/mend-figures'

const LIVES = Number(process.env.FIGURE_LIVES ?? 3)
const STEPS = 70
const product = await openProduct({ LIMITS: 'writes=100000/60 reads=100000/60' })
const { call, clock, deps, pool } = product
const { token } = await administrator(product)

/** What is kept and what the rows tell, where they differ. */
const differences = async () =>
  (
    await pool.query(`select kept, told from order_figure kept full join (${FIGURES}) told using (order_id)
      where kept is distinct from told`)
  ).rows

type Town = { city_id: string; kitchens: Awaited<ReturnType<typeof openKitchen>>[] }

/** Two towns, three kitchens. */
async function openTowns(): Promise<Town[]> {
  const kitchens = [await openKitchen(product), await openKitchen(product), await openKitchen(product)]
  const { rows } = await pool.query<{ id: string }>(
    `insert into city (name, slug, coordinates, zoom) select 'Город ' || gen_random_uuid(), gen_random_uuid(), '{"type": "Point", "coordinates": [142.7, 46.9]}', 12
     from generate_series(1, 2) n returning id`,
  )
  const cities = rows.map(({ id }) => id)
  for (const [at, { restaurant_id }] of kitchens.entries())
    await pool.query('update restaurant set city_id = $2 where id = $1', [restaurant_id, cities[at % 2]])
  return cities.map((city_id, at) => ({ city_id, kitchens: kitchens.filter((_, place) => place % 2 === at) }))
}

async function live(seed: number) {
  const pick = chances(seed)
  const towns = await openTowns()
  const kitchens = towns.flatMap((town) => town.kitchens)
  let people = [await signIn(product), await signIn(product), await signIn(product)]
  // An hour before midnight, so that lives lie on both sides of a day's border.
  clock.now = new Date(`2026-11-${10 + (seed % 9)}T12:00:00Z`)
  const began = localParts(clock.now).date
  const some = <One>(of: readonly One[]): One => {
    const one = of[pick(of.length)]
    if (one === undefined) throw new Error('There is nobody')
    return one
  }
  const orderOf = async (user_id: string) =>
    (
      await pool.query('select id::int as id from "order" where user_id = $1 and finished_at is null limit 1', [
        user_id,
      ])
    ).rows[0]
  const acts: Record<string, () => Promise<unknown>> = {
    async place() {
      const [person, kitchen] = [some(people), some(kitchens)]
      const basket = await fillBasket(product, person.token, kitchen, 2 + pick(3))
      const { body } = await call('POST', '/api/user/orders', { token: person.token, body: orderForm(kitchen, basket) })
      if (pick(4)) await handOverOrder(deps, Number(body.order_id))
    },
    async cook() {
      const kitchen = some(kitchens)
      await cook({ product, kitchen, dish: kitchen.product_id, pick: pick(50) * 2 })
    },
    async undo() {
      const { rows } = await pool.query<{ id: string; order_id: number; restaurant_id: string }>(
        `select e.id, e.order_id::int as order_id, o.restaurant_id from order_event e join "order" o on o.id = e.order_id
         where e.actor = 'restaurant' and e.closed_at is null and o.restaurant_id = any($1) order by e.id desc limit 1`,
        [kitchens.map(({ restaurant_id }) => restaurant_id)],
      )
      const kitchen = kitchens.find(({ restaurant_id }) => restaurant_id === rows[0]?.restaurant_id)
      if (!rows[0] || !kitchen) return
      const path = `/api/orders/actions/restaurant/${kitchen.restaurant_id}/order/${rows[0].order_id}/action`
      await call('PUT', path, { token: kitchen.owner.token, body: { undo: Number(rows[0].id) } })
    },
    async cancel() {
      const person = some(people)
      const order = await orderOf(person.id)
      if (order) await call('PUT', `/api/orders/actions/user/cancel/${order.id}`, { token: person.token })
    },
    async refund() {
      const person = some(people)
      await pool.query(
        `update "order" set total = total - 100, discount = discount + 100 where id = (
        select id from "order" where user_id = $1 and price > 500 and discount = 0 limit 1)`,
        [person.id],
      )
    },
    async code() {
      await pool.query(
        `update "order" set promo_code = $2 where id = (select id from "order" where user_id = $1 order by random() limit 1)`,
        [some(people).id, some(['ЛЕТО', 'ЗИМА'])],
      )
    },
    async leave() {
      const person = some(people)
      const { status } = await call('DELETE', '/api/auth/account', { token: person.token })
      if (status < 300) people = [...people.filter((one) => one !== person), await signIn(product)]
    },
    async move() {
      const [from, to] = [some(towns), some(towns)]
      await pool.query('update restaurant set city_id = $2 where id = $1', [
        some(from.kitchens).restaurant_id,
        to.city_id,
      ])
    },
    async late() {
      await pool.query(
        `update "order" set status = $2 where id = (select id from "order" where user_id = $1 order by created_at limit 1)`,
        [some(people).id, some(['CANCELLED', 'CANCELLED_BY_RESTAURANT', 'COMPLETED'])],
      )
    },
    async test() {
      const kitchen = some(kitchens)
      await call('POST', `/api/business_user/restaurants/${kitchen.restaurant_id}/test_order`, {
        token: kitchen.owner.token,
      })
    },
  }
  const often = ['place', 'place', 'cook', 'cook', 'cook', 'cook', ...Object.keys(acts)]
  for (let step = 0; step < STEPS; step++) {
    const act = some(often)
    await acts[act]?.()
    expect([act, await differences()]).toEqual([act, []])
    clock.now = new Date(clock.now.getTime() + pick(180) * MINUTE_MS + pick(9000))
  }
  const last = localParts(clock.now).date
  const periods = [
    [began, last],
    [last, last],
    [addDays(began, 1), addDays(last, -1)],
    [addDays(last, -1), addDays(last, 1)],
    [addDays(last, -29), last],
  ] as const
  for (const [from, to] of periods)
    if (from <= to) for (const town of [...towns, undefined]) await compare({ from, to }, kitchens, town)
  return await pool.query(`select outcome, count(*) from order_figure group by 1`)
}

/** The desk's answer and the restaurants' own beside a plain count. */
async function compare(period: { from: string; to: string }, kitchens: Town['kitchens'], town: Town | undefined) {
  const before = periodBefore(period)
  const ends = new Date(`${addDays(period.to, 1)}T00:00:00+11:00`).getTime()
  const soFar = new Date(Math.min(clock.now.getTime(), ends) - daysIn(period) * 24 * 60 * MINUTE_MS)
  const where = town ? `o.restaurant_id in (select id from restaurant where city_id = '${town.city_id}')` : 'true'
  const { new_people, new_people_before, bars, ...plain } = await plainStatistics(pool, {
    period,
    before,
    soFar,
    where,
  })
  const query = new URLSearchParams({ ...period, ...(town && { city_id: town.city_id }) })
  const { body } = await call('GET', `/api/admin/restaurants/orders_statistic?${query}`, { token })
  const by = (key: string) => (a: Record<string, string>, b: Record<string, string>) =>
    String(a[key]) < String(b[key]) ? -1 : 1
  const said = { ...plain, towns: plain.towns.toSorted(by('id')), restaurants: plain.restaurants.toSorted(by('id')) }
  expect({
    ...Object.fromEntries(Object.keys(plain).map((key) => [key, body[key]])),
    payments: body.payments.toSorted(by('payment_type')),
    towns: body.towns.toSorted(by('id')),
    restaurants: body.restaurants.toSorted(by('id')),
  }).toEqual(said)
  const shown = body.rows.filter(({ orders }: { orders: number }) => orders > 0)
  expect(shown.map(({ at, revenue, orders }: Record<string, unknown>) => ({ at, revenue, orders }))).toEqual(bars)
  if (period.from === period.to && period.to === localParts(clock.now).date && !town) {
    const overview = (await call('GET', '/api/admin/overview', { token })).body
    expect([overview.new_people, overview.figures]).toEqual([new_people, plain.figures])
  }
  const one = kitchens[0]
  if (!one || town) return
  const own = await plainStatistics(pool, { period, before, soFar, where: `o.restaurant_id = '${one.restaurant_id}'` })
  const told = await call('GET', `/api/business_user/statistics?${new URLSearchParams(period)}`, {
    token: one.owner.token,
  })
  expect([told.body.figures, told.body.figures_before, told.body.hours]).toEqual([
    own.figures,
    own.figures_before,
    own.hours,
  ])
  expect(new_people_before).toBeGreaterThanOrEqual(0)
}

test(`${LIVES} random lives of orders: what is kept is what the rows tell, and answers are those of a plain count`, async () => {
  for (let seed = 1; seed <= LIVES; seed++) await live(seed)
  const { rows } = await pool.query('select distinct outcome from order_figure order by 1')
  expect(rows.map(({ outcome }) => outcome)).toEqual(['cancelled', 'refused', 'taken'])
}, 240_000)

test('an order that is put before a person’s first one makes it the second, and taken away the first again', async () => {
  const kitchen = await openKitchen(product)
  const person = await signIn(product)
  const place = async () => {
    const basket = await fillBasket(product, person.token, kitchen)
    const { body } = await call('POST', '/api/user/orders', { token: person.token, body: orderForm(kitchen, basket) })
    return Number(body.order_id)
  }
  const first = await place()
  clock.now = new Date(clock.now.getTime() + MINUTE_MS)
  const second = await place()
  const firsts = async () =>
    (
      await pool.query('select order_id::int as id from order_figure where user_id = $1 and is_first', [person.id])
    ).rows.map(({ id }) => id)
  expect(await firsts()).toEqual([first])
  await pool.query(`update "order" set created_at = created_at - interval '1 day' where id = $1`, [second])
  expect(await firsts()).toEqual([second])
  await pool.query('delete from "order" where id = $1', [second])
  expect(await firsts()).toEqual([first])
  expect(await differences()).toEqual([])
})

test('what differs is mended at night and nothing else is touched; a fill makes all of it anew', async () => {
  expect(await mendFigures(deps)).toBe(0)
  const { rows } = await pool.query<{ order_id: string; total: number }>(
    'select order_id, total from order_figure order by order_id limit 2',
  )
  clock.now = (await pool.query('select max(created_at) as at from order_figure')).rows[0].at
  await pool.query('update order_figure set total = total + 1, is_first = not is_first where order_id = $1', [
    rows[0]?.order_id,
  ])
  await pool.query('delete from order_figure where order_id = $1', [rows[1]?.order_id])
  expect(await differences()).toHaveLength(2)
  expect(await mendFigures(deps)).toBe(2)
  expect(await differences()).toEqual([])
  await pool.query('truncate order_figure')
  await pool.query(FILL_FIGURES)
  expect(await differences()).toEqual([])
})
