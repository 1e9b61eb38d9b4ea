import { describe, expect, test } from 'bun:test'
import { addDays, localParts } from '@ostrov/shared/formats/time'
import { findTransition, isCancelled, isFinal, transitionRefusal } from '@ostrov/shared/orders/rules'
import { offeredPaymentTypes } from '@ostrov/shared/orders/statuses'
import { openState } from '@ostrov/shared/restaurants/schedule'
import { allHouses } from '../../api/src/modules/geo/region/houses.ts'
import { insideRing } from '../../api/src/modules/geo/region/rings.ts'
import { districtsOf } from '../../api/src/modules/restaurants/zones/zone-templates.ts'
import { plansOf } from './history/plans.ts'
import { reviewRows } from './history/reviews.ts'
import { writtenOrders } from './history/written.ts'
import { historyOf } from './history.ts'
import { around, DISTRICTS, homesOf, slugOf } from './homes.ts'
import { CUSTOMERS } from './island/people.ts'
import { RESTAURANTS } from './island/restaurants.ts'
import { scheduleRows, zoneId } from './kitchens.ts'

const EVENING = new Date('2026-11-21T19:30:00+11:00')
/** An evening, a night, and a noon after the holidays. */
const MOMENTS = ['2026-11-21T19:30:00+11:00', '2026-11-23T04:10:00+11:00', '2027-01-02T12:00:00+11:00']

const history = historyOf(EVENING)
const written = writtenOrders(plansOf(EVENING), EVENING)
const past = written.filter(({ plan }) => isFinal(plan.status))
const writtenAll = new Map(
  MOMENTS.map((moment) => [moment, writtenOrders(plansOf(new Date(moment)), new Date(moment))]),
)
const writtenAt = (moment: string) => writtenAll.get(moment) ?? []
const ofRestaurant = (key: string) => written.filter(({ plan }) => plan.demo.key === key)

describe('the numbers of orders', () => {
  test.each(MOMENTS)('ascend with time over the whole island, seeded at %s', (moment) => {
    const orders = writtenAt(moment)
    const times = orders.map(({ plan }) => plan.at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(orders.map(({ id }) => id)).toEqual(orders.map((_, index) => 10_001 + index))
    expect(orders.slice(-6).every(({ plan }) => !isFinal(plan.status))).toBe(true)
    expect(orders.slice(0, -6).every(({ plan }) => isFinal(plan.status))).toBe(true)
  })

  test('and of events and sums ascend with theirs', () => {
    for (const rows of [history.order_event, history.order_ledger]) {
      const times = rows.map((row) => new Date(String(row.created_at)).getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1))
    }
  })
})

test('no two people say the same of one dish', () => {
  const said = history.review.filter(({ product_id }) => product_id !== null)
  expect(new Set(said.map(({ product_id, text }) => `${product_id}:${text}`)).size).toBe(said.length)
})

test.each(MOMENTS)(
  'every order, those on the board too, was placed while the restaurant was open, seeded at %s',
  (moment) => {
    for (const { plan } of writtenAt(moment)) {
      const schedules = scheduleRows(plan.demo)
      const { open } = openState({ schedules, disabled_until: null, moderation_status: 'approved', now: plan.at })
      expect([plan.name, open]).toEqual([plan.name, true])
    }
  },
)

describe('a past order', () => {
  test.each(MOMENTS)('is over, seeded at %s', (moment) => {
    for (const { plan, finished_at } of writtenAt(moment)) {
      if (!isFinal(plan.status)) continue
      expect(finished_at && finished_at < new Date(moment)).toBe(true)
    }
  })

  test('went only where the rules let an order go, and says why when a reason is due', () => {
    for (const { plan, order, events } of written) {
      const steps = events.map(({ from, to, actor, comment, created_at }) => ({ from, to, actor, comment, created_at }))
      expect(steps.at(-1)?.to).toBe(plan.status)
      for (const { from, to, actor, comment, created_at } of steps.slice(1)) {
        const refusal =
          from &&
          transitionRefusal({
            order: { status: from, delivery_type: order.delivery_type, confirmation_date: order.confirmation_date },
            to,
            actor,
            comment,
            now: created_at,
          })
        expect([plan.name, from, to, refusal]).toEqual([plan.name, from, to, null])
        expect(from && findTransition(from, to, actor)).toBeTruthy()
      }
    }
  })

  test('ended in as many ways as in life: most were brought, some fetched, some cancelled, paid in every way', () => {
    const share = (holds: (one: (typeof past)[number]) => boolean) => past.filter(holds).length / past.length
    expect(share(({ plan }) => isCancelled(plan.status))).toBeWithin(0.03, 0.12)
    expect(share(({ order }) => order.delivery_type === 'pickup')).toBeWithin(0.1, 0.3)
    expect(share(({ order }) => order.promo_code !== null)).toBeWithin(0.02, 0.15)
    for (const way of ['online', 'card', 'cash']) {
      expect(share(({ order }) => order.payment_type === way)).toBeWithin(0.15, 0.6)
    }
  })
})

describe('the money of an order', () => {
  test('is paid as an order received that way may be: no pickup by the courier’s card', () => {
    const wrong = written.filter(({ order }) => !offeredPaymentTypes(order.delivery_type).includes(order.payment_type))
    expect(wrong.map(({ order }) => order.id)).toEqual([])
  })

  test('is goods less the discount and with the delivery, and its ledger adds up to it', () => {
    for (const { order, items, ledger } of written) {
      const sum = (kinds: string[]) =>
        ledger.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0)
      expect(items.reduce((total, { line_total }) => total + line_total, 0)).toBe(order.price)
      expect(order.total).toBe(order.price - order.discount + order.delivery_price)
      expect(sum(['goods', 'discount', 'delivery'])).toBe(order.total)
      const isPaid = order.payment_type === 'online' && order.status === 'COMPLETED'
      expect(sum(['payment', 'refund'])).toBe(isPaid ? -order.total : 0)
    }
  })

  test('of a line counts what was chosen, and all is chosen that must be', () => {
    for (const { items, products } of written) {
      for (const [index, line] of items.entries()) {
        const options = line.product_options.reduce((sum, { price }) => sum + price, 0)
        expect(line.line_total).toBe((line.unit_price + options) * line.quantity)
        const due = (products[index]?.option_groups ?? []).reduce((sum, { min }) => sum + min, 0)
        expect(line.product_options.length).toBeGreaterThanOrEqual(due)
      }
    }
  })

  test('for the way is the cheapest zone’s that holds the door, and the goods reach its minimum', () => {
    for (const { plan, order } of written) {
      if (!order.delivery) continue
      const { demo } = plan
      const [lon, lat] = order.delivery.coordinates.coordinates
      const outlines = districtsOf(slugOf(demo.city)).map(({ coordinates }) => coordinates.coordinates[0] ?? [])
      const covering = demo.zones.filter((zone) =>
        insideRing([lon, lat], outlines[DISTRICTS.indexOf(zone.district)] ?? []),
      )
      const price = Math.min(...covering.map((zone) => zone.price))
      const zone = covering.find((one) => one.price === price)
      if (!zone) throw new Error(`${plan.name} was brought outside of every zone`)
      expect(order.delivery.zone_id).toBe(zoneId(demo.key, zone.district))
      expect(order.delivery_price).toBe(order.price >= zone.free_delivery_sum ? 0 : price)
      expect(order.price).toBeGreaterThanOrEqual(zone.min_order_sum)
    }
  })
})

describe('the homes of customers', () => {
  const houses = new Map(allHouses().map((one) => [`${one.street}, ${one.house}, ${one.city}`, one.coordinates]))

  test('are houses of the gazetteer, one or two each, and nobody shares one', () => {
    const homes = CUSTOMERS.flatMap((customer) => homesOf(customer))
    expect(CUSTOMERS.filter((customer) => ![1, 2].includes(homesOf(customer).length))).toEqual([])
    expect(homes.filter((home) => houses.get(home.address) !== undefined).length).toBe(homes.length)
    expect(homes.map((home) => houses.get(home.address))).toEqual(homes.map((home) => [...home.coordinates]))
    expect(new Set(homes.map(({ address }) => address)).size).toBe(homes.length)
  })

  test('stand clear of the edges of zones, where the database counts a near point as one inside', () => {
    for (const customer of CUSTOMERS) {
      const rings = districtsOf(slugOf(customer.city)).map(({ coordinates }) => coordinates.coordinates[0] ?? [])
      for (const { coordinates, address } of homesOf(customer)) {
        const held = around(coordinates).map((point) => rings.map((ring) => insideRing(point, ring)))
        expect([address, new Set(held.map(String)).size]).toEqual([address, 1])
      }
    }
  })

  test('are where their orders go, every time', () => {
    for (const { buyer, order } of written) {
      const own = homesOf(buyer.customer).map(({ address }) => address)
      expect(order.delivery === null || own.includes(order.delivery.address)).toBe(true)
    }
  })

  test('differ between orders in a row of one restaurant', () => {
    for (const { key, delivers } of RESTAURANTS) {
      const orders = ofRestaurant(key)
      const people = orders.map(({ order }) => order.user_id)
      expect(people.filter((one, index) => index > 0 && one === people[index - 1])).toEqual([])
      if (!delivers) continue
      const doors = orders.flatMap(({ order }) => order.delivery?.address ?? [])
      expect(doors.filter((one, index) => index > 0 && one === doors[index - 1])).toEqual([])
      expect(new Set(doors).size).toBeGreaterThan(12)
    }
  })
})

describe('the first page of reviews', () => {
  const pages = RESTAURANTS.map((demo) => {
    const rows = ofRestaurant(demo.key).flatMap((one) => reviewRows(one, EVENING))
    const own = rows.filter(({ product_id }) => product_id === null)
    return { demo, own, page: own.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime()).slice(0, 20) }
  })
  const mean = (rows: readonly { rating: number }[]) => rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length

  test('is words rather than bare stars, some of them answered, not all of one mark', () => {
    for (const { demo, page } of pages) {
      const words = page.filter(({ text }) => text !== '')
      expect([demo.key, words.length >= 14]).toEqual([demo.key, true])
      expect(page.filter(({ restaurant_answer }) => restaurant_answer).length).toBeGreaterThanOrEqual(2)
      expect(new Set(page.map(({ rating }) => rating)).size).toBeGreaterThanOrEqual(3)
      expect(new Set(words.map(({ text }) => text)).size).toBe(words.length)
    }
  })

  test('is about as good as the restaurant, whose mean is the one it aims at', () => {
    for (const { demo, own, page } of pages) {
      expect([demo.key, Math.abs(mean(own) - demo.rating_seed) < 0.06]).toEqual([demo.key, true])
      expect([demo.key, Math.abs(mean(page) - mean(own)) < 0.4]).toEqual([demo.key, true])
    }
  })

  test.each(MOMENTS)('holds nothing from the future, and no review without a meal, seeded at %s', (moment) => {
    const now = new Date(moment)
    for (const one of writtenAt(moment)) {
      for (const { created_at, restaurant_answer_at } of reviewRows(one, now)) {
        expect(one.plan.status).toBe('COMPLETED')
        expect(created_at.getTime()).toBeLessThan(now.getTime())
        expect((restaurant_answer_at ?? created_at).getTime()).toBeGreaterThanOrEqual(created_at.getTime())
        expect((restaurant_answer_at ?? created_at).getTime()).toBeLessThanOrEqual(now.getTime())
      }
    }
  })
})

test('the newest orders are of these days', () => {
  const newest = past.at(-1)?.plan.at ?? new Date(0)
  const today = localParts(EVENING).date
  expect([today, addDays(today, -1)]).toContain(localParts(newest).date)
})
