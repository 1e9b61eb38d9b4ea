import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { byPerson, type PartLine, partsOf } from './parts'
import { orderTotals } from './pricing'

const line = (participant: string | null, line_total: number, cancellation_comment: string | null = null) => ({
  participant,
  line_total,
  discount: 0,
  cancellation_comment,
})
const totals = (lines: PartLine[], sums = { discount: 0, delivery_price: 0 }) =>
  partsOf(lines, sums).map(({ name, total }) => [name, total])

test('each pays for their own dishes', () => {
  expect(totals([line('Аня', 300), line('Боря', 200), line('Аня', 50)])).toEqual([
    ['Аня', 350],
    ['Боря', 200],
  ])
})

test('delivery is shared equally and a ruble that does not divide goes to the first', () => {
  const lines = [line('Аня', 900), line('Боря', 100), line('Вера', 500)]
  expect(partsOf(lines, { discount: 0, delivery_price: 200 }).map(({ delivery }) => delivery)).toEqual([67, 67, 66])
})

test('a discount is shared in proportion to the dishes', () => {
  const lines = [line('Аня', 900), line('Боря', 100)]
  expect(partsOf(lines, { discount: 100, delivery_price: 0 }).map(({ discount }) => discount)).toEqual([90, 10])
})

test('what offers took off one’s dishes is one’s own', () => {
  const lines = [{ ...line('Аня', 900), discount: 300 }, line('Боря', 400)]
  expect(partsOf(lines, { discount: 400, delivery_price: 0 }).map(({ discount }) => discount)).toEqual([360, 40])
})

test('whose only dish was struck pays nothing, delivery neither', () => {
  expect(totals([line('Аня', 300), line('Боря', 200, 'Нет')], { discount: 0, delivery_price: 150 })).toEqual([
    ['Аня', 450],
  ])
})

test('an order of one person has no parts', () => {
  expect(partsOf([line(null, 300)], { discount: 10, delivery_price: 100 })).toEqual([])
})

test('the parts add up to the total to the ruble, and nobody’s discount is more than their dishes', () => {
  const lines = fc
    .array(
      fc.record({
        participant: fc.constantFrom('Аня', 'Боря', 'Вера', 'Гена', 'Дина', 'Ева', 'Женя'),
        line_total: fc.integer({ min: 0, max: 100_000 }),
        discount: fc.constant(0),
        cancellation_comment: fc.option(fc.constant('Нет'), { freq: 5 }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .filter((all) => all.some((one) => one.cancellation_comment === null))
  fc.assert(
    fc.property(lines, fc.nat(1_000_000), fc.nat(2_000), (all, off, delivery_price) => {
      const cartSum = all.reduce((sum, one) => sum + (one.cancellation_comment === null ? one.line_total : 0), 0)
      const { discount, total } = orderTotals({ cartSum, discount: off, delivery_price })
      const parts = partsOf(all, { discount, delivery_price })
      expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(total)
      for (const part of parts) {
        expect(part.total).toBe(part.goods - part.discount + part.delivery)
        expect(part.discount).toBeLessThanOrEqual(part.goods)
        expect(part.discount >= 0 && part.delivery >= 0 && Number.isSafeInteger(part.total)).toBe(true)
      }
    }),
  )
})

test('lines stand under their people in the order of their first ones', () => {
  const [a, b, c] = [line('Аня', 1), line('Боря', 2), line('Аня', 3)]
  expect(byPerson([a, b, c])).toEqual([
    { name: 'Аня', lines: [a, c] },
    { name: 'Боря', lines: [b] },
  ])
  expect(byPerson([line(null, 1)]).map(({ name }) => name)).toEqual([null])
})
