import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { CRON_TASKS } from '../src/jobs/tasks'
import { startWorker } from '../src/jobs/worker'
import { PromoCode } from '../src/modules/promotions/promo-code'
import { openProductWithBank } from './bank'
import { makeProduct } from './kitchen'
import { openKitchen, orderForm } from './orders'
import { signIn } from './people'
import { until } from './robustness/until'

const HOUR_MS = 3_600_000
const CODE = 'ЖИЗНЬ'
const NEXT: Record<string, string> = {
  CONFIRMED: 'IN_PREPARATION',
  IN_PREPARATION: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
  DELIVERED: 'COMPLETED',
}

const { product, press } = await openProductWithBank({
  LOG_LEVEL: 'silent',
  LIMITS: 'writes=100000/60 reads=100000/60',
})
const { call, clock, deps, em, pool } = product
const worker = await startWorker(deps, { cron: false, pollInterval: 50 })
product.beforeClose(() => worker.stop())
const begin = clock.now

/** What somebody may do next, the likely more often; `pick` chooses among what there is. */
const act = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('order' as const, 'kitchen' as const, 'pay' as const) },
    { weight: 3, arbitrary: fc.constantFrom('review' as const, 'add' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('change' as const, 'place' as const, 'cancel' as const, 'unreview' as const),
    },
  ),
  person: fc.nat(2),
  kitchen: fc.nat(1),
  pick: fc.nat(100),
})
/** Several people at once, then some hours pass. */
const moment = fc.record({
  acts: fc.array(act, { minLength: 2, maxLength: 5 }),
  hours: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) }),
})
type Act = { kind: string; person: number; kitchen: number; pick: number }
test('whatever customers, kitchens and the bank do in two weeks: sums are sums, limits hold, money balances, ratings are means', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 40, maxLength: 50 }), async (moments) => {
      clock.now = begin
      const town = await openTown()
      for (const { acts, hours } of moments) {
        const answers = await Promise.all(acts.map((one) => town.live(one)))
        expect(answers.filter((status) => status >= 500)).toEqual([])
        await pass(hours)
        expect(await town.wrongs()).toEqual([])
      }
      await pass(24)
      await jobsUntil(new Date(clock.now.getTime() + 365 * 24 * HOUR_MS))
      expect(await town.unbalanced()).toEqual([])
    }),
    { numRuns: 4, seed: 20261122, endOnFailure: true },
  )
}, 120_000)

/** Time goes on, the clock's work is done, and so is all that was to be done by then. */
async function pass(hours: number) {
  clock.now = new Date(Math.min(clock.now.getTime() + hours * HOUR_MS, begin.getTime() + 14 * 24 * HOUR_MS))
  if (hours > 0) for (const { run } of Object.values(CRON_TASKS)) await run(deps)
  await jobsUntil(clock.now)
}

/** Jobs that wait for a later moment are brought forward to now: the worker's clock is not the test's. */
async function jobsUntil(moment: Date) {
  await until('jobs are done', async () => {
    await pool.query(
      'update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1 and locked_at is null',
      [moment],
    )
    const { rows } = await pool.query(
      'select 1 from graphile_worker._private_jobs where run_at <= greatest(now(), $1) and attempts < max_attempts limit 1',
      [moment],
    )
    return rows.length === 0
  })
}

async function openTown() {
  const kitchens = [await openKitchen(product), await openKitchen(product)]
  const people = [await signIn(product), await signIn(product), await signIn(product)]
  const dishes: string[] = []
  for (const one of kitchens) dishes.push(await secondDish(one.restaurant_id))
  const code = `${CODE}${Bun.randomUUIDv7().slice(-8).toUpperCase()}`
  await promoCode(code)
  // Made with a rating that nobody gave.
  await pool.query('update restaurant set rating = 0, reviews_count = 0')
  const ids = kitchens.map((one) => one.restaurant_id)
  return { live, wrongs, unbalanced }

  async function live({ kind, person, kitchen, pick }: Act): Promise<number> {
    const [one, at, dish] = [people[person], kitchens[kitchen], dishes[kitchen]]
    if (!one || !at || !dish) throw new Error('Nobody lives there')
    const { token } = one
    const ask = async (method: string, path: string, body?: unknown) =>
      (await call(method, path, { token, body })).status
    switch (kind) {
      case 'add': {
        const item = {
          restaurant_id: at.restaurant_id,
          product_id: pick % 2 ? dish : at.product_id,
          quantity: 1 + (pick % 3),
        }
        return ask('POST', '/api/basket_item', item)
      }
      case 'change': {
        const basket = await basketOf(token, at.restaurant_id)
        const line = basket?.items[pick % (basket.items.length || 1)]
        return line ? ask('PUT', `/api/basket_item/${line.id}`, { quantity: pick % 4 }) : 0
      }
      case 'order':
      case 'place': {
        for (const product_id of kind === 'order' ? [at.product_id, dish].slice(pick % 2) : []) {
          await ask('POST', '/api/basket_item', { restaurant_id: at.restaurant_id, product_id, quantity: 3 })
        }
        const basket = await basketOf(token, at.restaurant_id)
        if (!basket) return 0
        const payment_type = pick % 3 ? ('online' as const) : ('cash' as const)
        const uses = pick % 2 && payment_type === 'online' ? { code } : {}
        const form = orderForm(at, { basket_id: basket.id, cartSum: basket.total }, { payment_type, ...uses })
        return ask('POST', '/api/user/orders', form)
      }
      case 'pay': {
        const [order] = await ordersOf(one.id, `status in ('PAYMENT_PENDING', 'PAYMENT_FAILED')`)
        if (!order) return 0
        const page = await call('POST', `/api/user/orders/${order.id}/pay`, { token })
        if (page.status === 200) await press(page.body.payment_url, pick % 4 ? 'pay' : 'decline')
        // Declined on another page while this one was being opened.
        return page.body.errorMessage === 'payment.bank_unavailable' ? 0 : page.status
      }
      case 'cancel': {
        const [order] = await ordersOf(one.id, 'finished_at is null')
        return order ? ask('PUT', `/api/orders/actions/user/cancel/${order.id}`) : 0
      }
      case 'kitchen':
        return cook(at, pick)
      case 'review': {
        const [order] = await ordersOf(one.id, `status = 'COMPLETED'`)
        return order ? ask('POST', '/api/user/reviews', { order_id: order.id, rating: 0.5 + (pick % 10) / 2 }) : 0
      }
      default: {
        const { rows } = await pool.query('select id from review where user_id = $1 and product_id is null limit 1', [
          one.id,
        ])
        return rows[0] ? ask('DELETE', `/api/user/reviews/restaurant_review/${rows[0].id}`) : 0
      }
    }
  }

  /** The kitchen takes its oldest order one step on, strikes a line of it, or refuses it. */
  async function cook({ restaurant_id, owner }: (typeof kitchens)[number], pick: number): Promise<number> {
    const { rows } = await pool.query(
      `select id::int as id, status from "order" where restaurant_id = $1 and finished_at is null
         and status not in ('new', 'PAYMENT_PENDING', 'PAYMENT_FAILED') order by id limit 1`,
      [restaurant_id],
    )
    const [order] = rows
    if (!order) return 0
    const act = `/api/orders/actions/restaurant/${restaurant_id}`
    const send = async (path: string, body: unknown) => (await call('PUT', path, { token: owner.token, body })).status
    const next = NEXT[order.status]
    if (next) return send(`${act}/order/${order.id}/action`, { status: next })
    if (pick % 7 === 0)
      return send(`${act}/order/${order.id}/action`, { status: 'CANCELLED_BY_RESTAURANT', comment: 'Кончилось' })
    const lines = await pool.query('select id from order_item where order_id = $1 order by sort', [order.id])
    const struck =
      pick % 2 && lines.rows.length > 1 ? [{ id: lines.rows[0].id, cancellation_comment: 'Кончилось' }] : []
    return send(`${act}/confirm/${order.id}`, { cancelled_items: struck })
  }

  /** What may never be so, at any moment. */
  async function wrongs() {
    const { rows } = await pool.query(
      `select 'total of ' || id as wrong from "order" where restaurant_id = any($1) and total <> price - discount + delivery_price
       union all
       select 'goods of ' || o.id from "order" o where restaurant_id = any($1) and price <> (
         select coalesce(sum(line_total), 0) from order_item i where i.order_id = o.id and cancellation_comment is null)
       union all
       select 'owed of ' || o.id from "order" o where restaurant_id = any($1) and finished_at is null and total <> (
         select coalesce(sum(amount), 0) from order_ledger l where l.order_id = o.id and kind in ('goods', 'delivery', 'discount'))
       union all
       select 'two baskets' from basket where restaurant_id = any($1) group by restaurant_id, user_id having count(*) > 1
       union all
       select 'promo beyond its limit' from promo_code where code = $2
         and (total_used_count > total_use_limit or total_used_count <> (
           select count(*) from "order" where promo_code_id = promo_code.id
             and status not in ('CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'EXECUTION_STOPPED')))
       union all
       select 'promo twice by one' from "order" where promo_code_id = (select id from promo_code where code = $2)
         and status not in ('CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'EXECUTION_STOPPED') group by user_id having count(*) > 2
       union all
       select 'rating' from restaurant r where id = any($1) and (rating, reviews_count) <> (
         select coalesce(round(avg(w.rating), 2), 0), count(*) from review w where w.restaurant_id = r.id and w.product_id is null and w.is_visible)`,
      [ids, code],
    )
    return rows.map((row) => row.wrong)
  }

  /** Orders that are over and whose money is not what it should be. */
  async function unbalanced() {
    const { rows } = await pool.query(
      `select o.id::int as id, o.status, o.payment_type, o.total, l.kept from "order" o
       join lateral (select -coalesce(sum(amount) filter (where kind in ('payment', 'refund')), 0) as kept
                     from order_ledger where order_id = o.id) l on true
       where restaurant_id = any($1) and finished_at is not null
         and l.kept <> case when status = 'COMPLETED' and payment_type = 'online' then total else 0 end`,
      [ids],
    )
    return rows
  }
}

async function secondDish(restaurant_id: string): Promise<string> {
  const { rows } = await pool.query('select id from product_category where restaurant_id = $1', [restaurant_id])
  return (await makeProduct(em(), { restaurant_id, category_id: rows[0].id, price: 450 })).id
}

async function promoCode(code: string) {
  const fork = em()
  const expires_at = new Date(begin.getTime() + 14 * 24 * HOUR_MS)
  const limits = { total_use_limit: 3, user_use_limit: 2 }
  fork.create(PromoCode, { code, name: code, starts_at: begin, expires_at, amount: 150, ...limits })
  await fork.flush()
}

async function basketOf(token: string, restaurant_id: string) {
  const { body } = await call('GET', '/api/user/baskets', { token })
  const baskets: { id: string; total: number; restaurant: { id: string }; items: { id: string }[] }[] = body.items
  return baskets.find((one) => one.restaurant.id === restaurant_id)
}

async function ordersOf(user_id: string, which: string): Promise<{ id: number }[]> {
  const { rows } = await pool.query(
    `select id::int as id from "order" where user_id = $1 and ${which} order by id desc`,
    [user_id],
  )
  return rows
}
