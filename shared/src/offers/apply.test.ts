import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { applyOffers, type OfferLine } from './apply'
import type { Offer } from './rules'
import { offerHints } from './words'

const noon = new Date('2026-11-23T12:00:00+11:00')
const none = { part_1: [], part_2: [], part_3: [], part_4: [], product_ids: [], category_ids: [] }
const always = { served_from: null, served_till: null, served_days: null, starts_on: null, ends_on: null }
const terms = { price: null, from_sum: null, percent: null, is_spent: false }
const offer = (kind: Offer['kind'], own: Partial<Offer>): Offer => ({
  ...{ ...none, ...always, ...terms, id: kind, label: kind, kind },
  ...own,
})
const line = (id: string, unit_price: number, quantity = 1, more = 0): OfferLine => ({
  ...{ id, product_id: id.slice(0, 1), category_id: 'all', quantity, unit_price, price: unit_price + more },
})
const off = (offers: Offer[], lines: OfferLine[], at = noon) => applyOffers(offers, lines, at).discount

test('a set costs its price with the dearest dishes; options stay extra', () => {
  const set = offer('set', { part_1: ['a', 'b'], part_2: ['c'], price: 490 })
  const lines = [line('a', 300, 1, 50), line('b', 400), line('c', 240)]
  const { lines: own, offers } = applyOffers([set], lines, noon)
  expect(offers).toEqual([{ offer_id: 'set', label: 'set', amount: 150 }])
  expect([...own].map(([id, gains]) => [id, gains[0]?.amount])).toEqual([
    ['b', 94],
    ['c', 56],
  ])
  expect(off([set], lines.slice(0, 2))).toBe(0)
})

test('parts that overlap make as many sets as save the most', () => {
  const set = offer('set', { part_1: ['a'], part_2: ['a', 'c'], price: 20 })
  expect(off([set], [line('a', 100, 2), line('c', 50, 2)])).toBe(300 - 40)
  expect(off([offer('set', { part_1: ['a'], part_2: ['c'], price: 200 })], [line('a', 100), line('c', 50)])).toBe(0)
})

test('of two the cheaper one is halved, and the cheapest of three is nobody’s', () => {
  const half = offer('second_half', { product_ids: ['a', 'b', 'c'] })
  expect(off([half], [line('a', 100), line('b', 301), line('c', 51), line('d', 900)])).toBe(50)
  expect(off([half], [line('a', 101, 4)])).toBe(100)
})

test('a gift is the dearest that leaves goods of its sum, after the other offers', () => {
  const gift = offer('gift', { part_1: ['a', 'b'], from_sum: 1000 })
  const lines = [line('a', 600), line('b', 100), line('d', 950)]
  expect(off([gift], lines)).toBe(600)
  expect(off([gift], [line('a', 600), line('b', 100), line('d', 500)])).toBe(100)
  const happy = offer('happy_hours', { percent: 10, product_ids: ['d'] })
  expect(off([gift, happy], [line('b', 100), line('d', 1050)])).toBe(105)
})

test('each counts in its hours and days, and not when it is used up', () => {
  const happy = { percent: 20, served_from: '14:00', served_till: '16:00' }
  const at = (hour: number) => new Date(`2026-11-23T${hour}:00:00+11:00`)
  expect([13, 14, 16].map((hour) => off([offer('happy_hours', happy)], [line('a', 100)], at(hour)))).toEqual([0, 20, 0])
  const dated = offer('happy_hours', { percent: 20, starts_on: '2026-11-20', ends_on: '2026-11-22' })
  expect(off([dated], [line('a', 100)])).toBe(0)
  expect(off([offer('happy_hours', { percent: 20, is_spent: true })], [line('a', 100)])).toBe(0)
})

test('a basket is told what it lacks', () => {
  const gift = offer('gift', { part_1: ['a'], from_sum: 1000, label: 'Морс' })
  const set = offer('set', { part_1: ['a'], part_2: ['c'], price: 10 })
  const half = offer('second_half', { product_ids: ['d'] })
  const hints = (lines: OfferLine[]) => offerHints(applyOffers([gift, set, half], lines, noon))
  expect(hints([line('d', 760)])).toEqual([
    'До\u00A0подарка «Морс» не\u00A0хватает 240\u00A0₽',
    'Добавьте ещё одно блюдо: «second_half»',
  ])
  expect(hints([line('e', 1000)])).toEqual(['Подарок «Морс» ваш: добавьте его в\u00A0корзину'])
  expect(hints([line('a', 100)])[1]).toBe('До\u00A0комбо «set» не\u00A0хватает одного блюда')
})

const dishes = fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 })
const anOffer = (at: number) =>
  fc
    .oneof(
      fc
        .record({ part_1: dishes, part_2: dishes, price: fc.integer({ min: 1, max: 900 }) })
        .map((own) => ({ kind: 'set' as const, own })),
      fc
        .record({ part_1: dishes, from_sum: fc.integer({ min: 1, max: 900 }) })
        .map((own) => ({ kind: 'gift' as const, own })),
      fc.record({ product_ids: dishes }).map((own) => ({ kind: 'second_half' as const, own })),
      fc
        .record({ product_ids: dishes, percent: fc.integer({ min: 1, max: 90 }) })
        .map((own) => ({ kind: 'happy_hours' as const, own })),
    )
    .map(({ kind, own }) => offer(kind, { ...own, id: `${kind}${at}` }))
const aLine = (name: string) =>
  fc
    .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 50 }))
    .map(([price, quantity, more]) => line(name, price, quantity, more))
const aBasket = fc
  .tuple(aLine('a1'), aLine('a2'), aLine('b'), aLine('c'), aLine('d'))
  .map((all) => all.filter(({ quantity }) => quantity > 0))

test('no line is worth less than nothing, sums agree, and the order of lines does not matter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 4 }).chain((ids) => fc.tuple(...ids.map((_, at) => anOffer(at)))),
      aBasket,
      (offers, lines) => {
        const { discount, lines: own, offers: gains, free, rest } = applyOffers(offers, lines, noon)
        const byLine = lines.map(({ id }) => (own.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0))
        for (const [at, { unit_price, quantity }] of lines.entries())
          expect(byLine[at]).toBeLessThanOrEqual(unit_price * quantity)
        expect(byLine.reduce((sum, one) => sum + one, 0)).toBe(discount)
        expect(gains.reduce((sum, { amount }) => sum + amount, 0)).toBe(discount)
        expect(free.length).toBeLessThanOrEqual(lines.reduce((sum, { quantity }) => sum + quantity, 0))
        for (const gain of gains) {
          const of = offers.find(({ id }) => id === gain.offer_id)
          if (of?.kind === 'gift') expect(rest).toBeGreaterThanOrEqual(of.from_sum ?? 0)
        }
        expect(applyOffers(offers, lines.toReversed(), noon)).toEqual(applyOffers(offers, lines, noon))
      },
    ),
  )
})

/** All ways to make sets of the pieces, one by one. */
function bestSets(pieces: readonly OfferLine[], set: Offer): number {
  let best = 0
  for (const [at, one] of pieces.entries())
    for (const [to, other] of pieces.entries()) {
      if (at === to || !set.part_1.includes(one.product_id) || !set.part_2.includes(other.product_id)) continue
      const gain = one.unit_price + other.unit_price - (set.price ?? 0)
      best = Math.max(
        best,
        gain +
          bestSets(
            pieces.filter((_, place) => place !== at && place !== to),
            set,
          ),
      )
    }
  return best
}
/** All ways to make pairs. */
function bestPairs(pieces: readonly OfferLine[]): number {
  const [first, ...others] = pieces
  if (!first) return 0
  return others.reduce(
    (best, other, at) =>
      Math.max(best, Math.floor(Math.min(first.unit_price, other.unit_price) / 2) + bestPairs(others.toSpliced(at, 1))),
    bestPairs(others),
  )
}

test('one offer takes off as much as the best of all ways to use it', () => {
  const small = aBasket.map((lines) =>
    lines.map((one) => ({ ...one, quantity: Math.min(one.quantity, 2) })).slice(0, 3),
  )
  fc.assert(
    fc.property(anOffer(0), small, (one, lines) => {
      const pieces = lines.flatMap((own) => Array.from({ length: own.quantity }, () => own))
      if (one.kind === 'set') expect(off([one], lines)).toBe(bestSets(pieces, one))
      if (one.kind === 'second_half')
        expect(off([one], lines)).toBe(
          bestPairs(pieces.filter(({ product_id }) => one.product_ids.includes(product_id))),
        )
      if (one.kind === 'gift') {
        const goods = pieces.reduce((sum, { price }) => sum + price, 0)
        const gifts = pieces.filter(
          (own) => one.part_1.includes(own.product_id) && goods - own.price >= (one.from_sum ?? 0),
        )
        expect(off([one], lines)).toBe(Math.max(0, ...gifts.map(({ unit_price }) => unit_price)))
      }
    }),
    { numRuns: 300 },
  )
})
