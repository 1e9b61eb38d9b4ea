import { describe, expect, test } from 'bun:test'
import { PROMO_MIN_ORDER_SUM, PROMO_VALID_DAYS } from '@ostrov/shared/promotions/rules'
import { openState } from '@ostrov/shared/restaurants/schedule'
import { scheduleRows } from '../kitchens.ts'
import { CUISINES } from './cuisines.ts'
import { ADMIN, BUSINESS_USERS, CUSTOMERS } from './people.ts'
import { PROMO_CODES } from './promo-codes.ts'
import { PROMOTIONS } from './promotions.ts'
import { RESTAURANTS } from './restaurants.ts'
import { DISH_REVIEWS } from './reviews/dishes.ts'
import { REVIEWS } from './reviews.ts'
import { DEMO_CITIES, STORY_THEMES } from './shapes.ts'
import { STORIES } from './stories.ts'

const KEYS = new Set(RESTAURANTS.map(({ key }) => key))
const SLUGS = new Set(CUISINES.map(({ slug }) => slug))

const LATER = new Date('2027-06-01T00:00:00+11:00')

describe('the restaurants', () => {
  test('are sixteen, named differently, in all six towns', () => {
    expect(RESTAURANTS.length).toBe(16)
    expect(KEYS.size).toBe(16)
    expect(new Set(RESTAURANTS.map(({ name }) => name)).size).toBe(16)
    expect(DEMO_CITIES.filter((city) => !RESTAURANTS.some((restaurant) => restaurant.city === city))).toEqual([])
  })

  test('cook only what the list of kitchens names, and every kitchen is cooked by someone', () => {
    const cooked = new Set(RESTAURANTS.flatMap(({ cuisines }) => cuisines))
    expect([...cooked].filter((slug) => !SLUGS.has(slug))).toEqual([])
    expect([...SLUGS].filter((slug) => !cooked.has(slug))).toEqual([])
  })

  test('show one round the clock, one past midnight, one closed with a reason, one without delivery', () => {
    const hours = RESTAURANTS.flatMap(({ schedules }) => schedules)
    expect(hours.some(({ type }) => type === 'all_day')).toBe(true)
    expect(hours.some((h) => h.type === 'general' && h.open_time === '18:00' && h.close_time === '02:00')).toBe(true)
    const closed = RESTAURANTS.filter((restaurant) => restaurant.closed)
    expect(closed.map(({ disabled_reason }) => disabled_reason)).toEqual(['Ремонт зала'])
    const pickupOnly = RESTAURANTS.filter(({ delivers }) => !delivers)
    expect(pickupOnly.map(({ pickup, zones }) => [pickup, zones.length])).toEqual([[true, 0]])
  })

  test('are open at any hour, six of different kitchens and the flagship among them: elsewhere it is day', () => {
    const monday = new Date('2026-11-23T00:00:00+11:00').getTime()
    for (let hour = 0; hour < 7 * 24; hour++) {
      const now = new Date(monday + hour * 3_600_000)
      const open = RESTAURANTS.filter((demo) => {
        const facts = { schedules: scheduleRows(demo), disabled_until: demo.closed ? LATER : null, now }
        return openState({ ...facts, moderation_status: 'approved' }).open
      })
      expect([now, open.map(({ key }) => key)]).toEqual([now, expect.arrayContaining(['storm'])])
      const kitchens = new Set(open.filter(({ delivers }) => delivers).map(({ cuisine_type }) => cuisine_type))
      expect([now, kitchens.size >= 6]).toEqual([now, true])
    }
  })

  test('that deliver have zones, and free delivery is never below the minimum order', () => {
    const delivering = RESTAURANTS.filter(({ delivers }) => delivers)
    expect(delivering.filter(({ zones }) => zones.length === 0)).toEqual([])
    const wrong = delivering.flatMap(({ zones }) => zones).filter((z) => z.free_delivery_sum <= z.min_order_sum)
    expect(wrong).toEqual([])
  })

  test('have at most one general row for a weekday and times that exist', () => {
    const wrong = RESTAURANTS.filter(({ schedules }) => {
      const general = schedules.filter((row) => row.type === 'general')
      const badTime = general.some((row) => !isTime(row.open_time) || !isTime(row.close_time))
      return badTime || new Set(general.map(({ weekday }) => weekday)).size !== general.length
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  test('have phones that nobody answers', () => {
    expect(RESTAURANTS.flatMap(({ phones }) => phones).filter((phone) => !/^7424200\d{4}$/.test(phone))).toEqual([])
  })
})

describe('the people', () => {
  test('are at least forty customers with phones and e-mails of their own', () => {
    expect(CUSTOMERS.length).toBeGreaterThanOrEqual(40)
    const phones = [...CUSTOMERS, ...BUSINESS_USERS, ADMIN].map(({ phone }) => phone)
    expect(phones.filter((phone) => !/^7900000\d{4}$/.test(phone))).toEqual([])
    expect(new Set(phones).size).toBe(phones.length)
    const emails = [
      ...CUSTOMERS.flatMap(({ email }) => email ?? []),
      ADMIN.email,
      ...BUSINESS_USERS.map((u) => u.email),
    ]
    expect(new Set(emails).size).toBe(emails.length)
    expect(emails.filter((email) => !email.endsWith('@ostrov.example'))).toEqual([])
  })

  test('own every restaurant exactly once and manage only existing ones', () => {
    const owned = BUSINESS_USERS.filter(({ role }) => role === 'owner').flatMap(({ restaurants }) => restaurants)
    expect(owned.toSorted()).toEqual([...KEYS].toSorted())
    expect(BUSINESS_USERS.flatMap(({ restaurants }) => restaurants).filter((key) => !KEYS.has(key))).toEqual([])
  })

  test('include the three log-ins that the read-me names', () => {
    const manager = BUSINESS_USERS.find(({ email }) => email === 'manager@ostrov.example')
    expect(manager?.permissions).toEqual(['orders', 'menu'])
    expect(BUSINESS_USERS.find(({ email }) => email === 'owner@ostrov.example')?.restaurants).toContain('storm')
    expect(ADMIN.email).toBe('admin@ostrov.example')
  })
})

describe('the reviews', () => {
  test('are at least 150 different texts from 5 down to 2, some of them answered', () => {
    expect(REVIEWS.length).toBeGreaterThanOrEqual(150)
    expect(new Set(REVIEWS.map(({ text }) => text)).size).toBe(REVIEWS.length)
    expect([...new Set(REVIEWS.map(({ rating }) => rating))].toSorted()).toEqual([2, 2.5, 3, 3.5, 4, 4.5, 5])
    expect(REVIEWS.filter(({ answer }) => answer).length).toBeGreaterThanOrEqual(30)
  })

  test('speak of a restaurant that cooks their kitchen, and every restaurant has some of its own', () => {
    const wrong = REVIEWS.filter(({ cuisine, restaurant }) =>
      restaurant === null ? cuisine !== 'any' : !cuisinesOf(restaurant).includes(cuisine),
    )
    expect(wrong).toEqual([])
    expect([...KEYS].filter((key) => !REVIEWS.some(({ restaurant }) => restaurant === key))).toEqual([])
  })

  test('are written without straight quotes', () => {
    const texts = [...REVIEWS.flatMap(({ text, answer }) => [text, answer ?? '']), ...DISH_REVIEWS.map((r) => r.text)]
    expect(texts.filter((text) => /["']| - |\.\.\./.test(text))).toEqual([])
  })
})

describe('the home page', () => {
  test('tells one story of every theme, and links lead somewhere', () => {
    expect(STORIES.map(({ theme }) => theme).toSorted()).toEqual([...STORY_THEMES].toSorted())
    const links = [...STORIES, ...PROMOTIONS].map(({ link }) => link)
    expect(links.filter((link) => link.kind === 'restaurant' && !KEYS.has(link.restaurant))).toEqual([])
    expect(links.filter((link) => link.kind === 'cuisine' && !SLUGS.has(link.cuisine))).toEqual([])
  })

  test('promises only promo codes that are valid today', () => {
    const valid = new Set(
      PROMO_CODES.filter((c) => c.starts_in_days <= 0 && c.ends_in_days > 0).map(({ code }) => code),
    )
    expect(PROMOTIONS.flatMap(({ promo_code }) => promo_code ?? []).filter((code) => !valid.has(code))).toEqual([])
  })
})

describe('the promo codes', () => {
  test('are unique, capped when in percent, and bound to existing restaurants', () => {
    expect(new Set(PROMO_CODES.map(({ code }) => code)).size).toBe(PROMO_CODES.length)
    expect(PROMO_CODES.filter((c) => c.amount_type === 'percent' && !(c.max_discount && c.amount < 100))).toEqual([])
    expect(PROMO_CODES.flatMap(({ restaurants }) => restaurants).filter((key) => !KEYS.has(key))).toEqual([])
  })

  test('live thirty days at most and take orders from 1 500 rubles', () => {
    expect(PROMO_CODES.filter((c) => c.ends_in_days - c.starts_in_days > PROMO_VALID_DAYS)).toEqual([])
    expect(PROMO_CODES.filter((c) => c.min_order_sum < PROMO_MIN_ORDER_SUM)).toEqual([])
  })

  test('show the welcome of 400 rubles, an expired one and one of a single restaurant', () => {
    const welcome = PROMO_CODES.find(({ code }) => code === 'ОСТРОВ400')
    expect([welcome?.amount, welcome?.min_order_sum, welcome?.first_order_only]).toEqual([400, 1500, true])
    expect(PROMO_CODES.some(({ ends_in_days }) => ends_in_days < 0)).toBe(true)
    expect(PROMO_CODES.some(({ restaurants }) => restaurants.length === 1)).toBe(true)
  })
})

function cuisinesOf(key: string): string[] {
  return RESTAURANTS.filter((restaurant) => restaurant.key === key).flatMap(({ cuisines }) => cuisines)
}

function isTime(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
}
