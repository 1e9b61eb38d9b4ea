import { expect, test } from 'bun:test'
import { addDays, instantAt, localParts, MINUTE_MS } from '@ostrov/shared/formats/time'
import { quarterOf } from '@ostrov/shared/orders/quarter'
import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import { openProductWithBank } from './bank'
import { type Courier, give, makeCourier, moved, press } from './couriers'
import { setTerms } from './day-terms'
import { workDue } from './due-jobs'
import { fillBasket, openKitchen, orderForm } from './orders'
import { signIn } from './people'

/** `DAY_CUSTOMERS=1000` plays as many; `DAY_SEED` another day. Minutes are those of the day. */
const CUSTOMERS = Number(process.env.DAY_CUSTOMERS ?? 200)
const CAP = Math.max(2, Math.ceil(CUSTOMERS / 20))
const STEP = 5
/** Minutes of the day in which no job runs: the worker is down. */
const BROKEN = [
  [15 * 60, 16 * 60],
  [18 * 60, 18 * 60 + 20],
] as const
/** And in which the bank is away. */
const BANK_AWAY = [13 * 60, 13 * 60 + 40] as const
const [COOKS, RIDES] = [15, 20]

let seed = Number(process.env.DAY_SEED ?? 1)
const chance = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

const product = await openProductWithBank({ LIMITS: 'writes=1000000/60,sms_phone=1000000/60' })
const { call, clock, pool, setDown } = product
// Tomorrow, so that the bank's pages are not over before they are opened.
const day = addDays(localParts(clock.now).date, 1)
const minuteOf = (moment: Date) => (moment.getTime() - instantAt(day, 0).getTime()) / MINUTE_MS
clock.now = instantAt(day, 10 * 60)
const kitchen = await openKitchen(product, { delivery_time: 40 })
const { restaurant_id } = kitchen
await pool.query('update restaurant set ahead_days = 0, ahead_lead = 30, orders_per_quarter = $2 where id = $1', [
  restaurant_id,
  CAP,
])
const { has, costOf, pointsOf } = await setTerms(product, kitchen, 700)
const couriers: Courier[] = []
for (const name of ['Пётр', 'Ольга', 'Вера']) couriers.push(await makeCourier(product, kitchen, name))

/** What the day does with one customer's order, as a model that knows nothing of the product but its rules of money and time. */
type Life = {
  token: string
  user_id: string
  quantity: number
  form: OrderInputWire
  comes_at: number
  isGivenUp: boolean
  isDeclined: boolean
  /** Points from before. */
  points: number
  cost: ReturnType<typeof costOf>
  total: number
  id: number
  /** Minutes of the day, as all moments here. */
  placed_at: number
  done_at: number
  courier: number
  isUnpaid: boolean
}
const lives: Life[] = []
for (let at = 0; at < CUSTOMERS; at += 1) lives.push(await newLife())

async function newLife(): Promise<Life> {
  const { token, id: user_id } = await signIn(product)
  const quantity = 2 + Math.floor(chance() * 3)
  const points = chance() < 0.4 ? Math.floor(chance() * 900) : 0
  await has(user_id, points)
  const isDelivery = chance() < 0.75
  const payment_type = chance() < 0.4 ? 'online' : isDelivery && chance() < 0.4 ? 'card' : 'cash'
  const basket = await fillBasket(product, token, kitchen, quantity)
  const delivery_type = isDelivery ? 'delivery' : 'pickup'
  const form = orderForm(kitchen, basket, { delivery_type, payment_type, wanted_at: chance() < 0.4 ? 'later' : null })
  return {
    ...{ token, user_id, quantity, points, cost: costOf(quantity, clock.now, points), total: 0 },
    ...{ form, comes_at: 600 + Math.floor(chance() * 110) * STEP },
    ...{ isGivenUp: payment_type !== 'online' && chance() < 0.1, isDeclined: chance() < 0.15, isUnpaid: false },
    ...{ id: 0, placed_at: 0, courier: -1, done_at: 0 },
  }
}

const isIn = (minute: number, [from, to]: readonly [number, number]) => minute >= from && minute < to
const rowOf = async (id: number) => (await pool.query('select * from "order" where id = $1', [id])).rows[0]

async function come(life: Life, minute: number) {
  const { form, token } = life
  const wanted_at = form.wanted_at === 'later' ? await anyQuarter(form) : form.wanted_at
  life.cost = costOf(life.quantity, wanted_at ? new Date(wanted_at) : clock.now, life.points)
  life.total = life.cost.goods + (form.delivery_type === 'delivery' ? 200 : 0)
  const body = { ...form, wanted_at, total: life.total, bonus: life.cost.spent }
  const answer = await call('POST', '/api/user/orders', { token, body })
  if (answer.status !== 200) {
    // The kitchen is full: again in five minutes, or for the quarter that was named.
    expect(['restaurant.full', 'order.slot_unavailable']).toContain(answer.body.errorMessage)
    if (answer.body.next_at) life.form = { ...form, wanted_at: answer.body.next_at }
    life.comes_at = minute + STEP
    return
  }
  Object.assign(life, { id: answer.body.order_id, placed_at: minute })
  if (life.isGivenUp) {
    const cancel = await call('PUT', `/api/orders/actions/user/cancel/${life.id}`, { token })
    expect(cancel.status).toBe(200)
    life.done_at = minute
  }
  if (form.payment_type === 'online') await pay(life, answer.body.payment_url)
}

async function anyQuarter({ delivery_type }: OrderInputWire): Promise<string | null> {
  const { body } = await call('GET', `/api/restaurants/${restaurant_id}/slots?delivery_type=${delivery_type}`)
  const free = body.days.flatMap(({ slots }: { slots: { at: string; is_full: boolean }[] }) =>
    slots.filter((slot) => !slot.is_full && minuteOf(new Date(slot.at)) <= 21 * 60),
  )
  return free[Math.floor(chance() * free.length)]?.at ?? null
}

async function pay(life: Life, url: string | undefined) {
  let page = url ?? (await pageOf(life))
  life.isUnpaid = page === undefined
  if (page === undefined) return
  if (life.isDeclined && url) {
    await product.press(page, 'decline')
    await leaves(life.id, 'PAYMENT_PENDING')
    page = String(await pageOf(life))
  }
  await product.press(page, 'pay')
  await leaves(life.id, 'PAYMENT_PENDING')
}
async function pageOf({ id, token }: Life): Promise<string | undefined> {
  for (let tries = 0; ; tries += 1) {
    const { status, body } = await call('POST', `/api/user/orders/${id}/pay`, { token })
    // The bank is back, and is left alone for some seconds yet: those of the wall, not of the day.
    if (status !== 503 || isIn(minuteOf(clock.now), BANK_AWAY) || tries > 40) return body.payment_url
    await Bun.sleep(500)
  }
}

async function leaves(id: number, status: string) {
  while ((await rowOf(id)).status === status) await Bun.sleep(10)
}

/** The cook and the couriers: one step of an order, when its time has come. */
async function serve(life: Life, minute: number) {
  const { status, kitchen_at, created_at } = await rowOf(life.id)
  const begins = Math.ceil(minuteOf(kitchen_at ?? created_at) / STEP) * STEP
  const isOfCourier = life.form.delivery_type === 'delivery'
  if (status === 'CONFIRMATION_PENDING' && minute >= begins) {
    expect((await moved(product, kitchen, life.id, 'CONFIRMED')).status).toBe(200)
    expect((await moved(product, kitchen, life.id, 'IN_PREPARATION')).status).toBe(200)
    life.done_at = minute + COOKS
  } else if (status === 'IN_PREPARATION' && minute >= life.done_at) {
    life.done_at = minute + (isOfCourier ? RIDES : STEP)
    if (isOfCourier) await ride(life, 'pick_up')
    else await moved(product, kitchen, life.id, 'PICKUP_PENDING')
  } else if (status === 'OUT_FOR_DELIVERY' && minute >= life.done_at) await ride(life, 'hand_over')
  else if (status === 'PICKUP_PENDING' && minute >= life.done_at) {
    await call('PUT', `/api/orders/actions/user/received/${life.id}`, { token: life.token })
  }
}

async function ride(life: Life, act: 'pick_up' | 'hand_over') {
  if (life.courier < 0) {
    life.courier = life.id % couriers.length
    const courier_id = couriers[life.courier]?.id ?? ''
    expect((await give(product, kitchen, life.id, { courier_id })).status).toBe(200)
  }
  const courier = couriers[life.courier]
  const one = { order_id: life.id, act, id: crypto.randomUUID() }
  // A press is sent twice, as a phone does that has lost the answer.
  for (const _ of [1, 2]) expect(courier && (await press(product, courier, one))).toEqual([null])
}

test(`a day of ${CUSTOMERS} customers ends as a model says, to the order, the ruble and the minute`, async () => {
  for (let minute = 600; minute <= 25 * 60; minute += STEP) {
    clock.now = instantAt(day, minute)
    setDown(isIn(minute, BANK_AWAY))
    for (const life of lives) {
      if (life.id === 0 && life.comes_at <= minute && minute < 22 * 60) await come(life, minute)
      else if (life.isUnpaid) await pay(life, undefined)
      else if (life.id !== 0 && !life.isGivenUp) await serve(life, minute)
    }
    if (!BROKEN.some((span) => isIn(minute, span))) await workDue(product)
  }
  await endsAsTheModelSays()
}, 1_200_000)

/** Who could not pay for half an hour, because the bank was away, is cancelled. */
function endOf({ isGivenUp, isUnpaid, placed_at }: Life) {
  if (isUnpaid) expect(placed_at + 30).toBeLessThanOrEqual(BANK_AWAY[1])
  return isGivenUp ? 'CANCELLED_BY_USER' : isUnpaid ? 'CANCELLED' : 'COMPLETED'
}

async function endsAsTheModelSays() {
  const placed = lives.filter(({ id }) => id !== 0)
  expect(placed.length).toBeGreaterThan(CUSTOMERS * 0.9)
  const begun = new Map<number, number>()
  for (const life of placed) {
    const { id, total, form, points, cost } = life
    const order = await rowOf(id)
    const own = endOf(life) === 'COMPLETED' ? points - cost.spent + cost.earned : points
    expect([id, await pointsOf(life.user_id)]).toEqual([id, [own, own]])
    expect([id, order.status, order.total]).toEqual([id, endOf(life), total])
    const isPaid = form.payment_type === 'online' && !life.isUnpaid
    const { rows } = await pool.query(`select amount from payment where order_id = $1 and status = 'CONFIRMED'`, [id])
    expect([id, rows]).toEqual([id, isPaid ? [{ amount: total }] : []])
    const sums = await pool.query('select sum(amount)::int as left from order_ledger where order_id = $1', [id])
    expect([id, sums.rows]).toEqual([id, [{ left: isPaid ? 0 : total }]])
    if (endOf(life) !== 'COMPLETED') continue
    const quarter = quarterOf(order.kitchen_at ?? order.created_at).from.getTime()
    begun.set(quarter, (begun.get(quarter) ?? 0) + 1)
  }
  expect(Math.max(...begun.values())).toBeLessThanOrEqual(CAP)
  let late = 0
  for (const [place, courier] of couriers.entries()) late += await countsTheShift(place, courier)
  if (CUSTOMERS >= 100) expect(late).toBeGreaterThan(0)
}

/** What a courier took and which orders came late, by the sheet and by the model; answers how many. */
async function countsTheShift(place: number, courier: Courier) {
  const path = `/api/business_user/restaurant/${restaurant_id}/courier/${courier.id}/shift?day=${day}`
  const sheet = (await call('GET', path, { token: kitchen.owner.token })).body
  const own = lives.filter((life) => life.courier === place)
  const sum = (way: string) =>
    own.filter(({ form }) => form.payment_type === way).reduce((all, { total }) => all + total, 0)
  expect([sheet.taken, sheet.by_card]).toEqual([sum('cash'), sum('card')])
  const late = []
  for (const { id, done_at, placed_at } of own) {
    const { wanted_at } = await rowOf(id)
    if (done_at > (wanted_at ? minuteOf(wanted_at) + 15 : placed_at + 40 + 30)) late.push(id)
  }
  const told = sheet.orders.flatMap((one: { id: number; is_late: boolean }) => (one.is_late ? [one.id] : []))
  expect(told.toSorted()).toEqual(late.toSorted())
  return late.length
}
