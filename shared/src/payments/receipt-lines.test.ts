import { expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  lessLines,
  linesOfSum,
  RECEIPT_NAME_MAX,
  RECEIPT_POSITIONS_MAX,
  type ReceiptLine,
  receiptPositions,
  takenOf,
} from './receipt-lines'

const line = fc.record({
  name: fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
  quantity: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 0, max: 100_000 }),
  object: fc.constantFrom('commodity' as const, 'service' as const),
})
const receipt = fc
  .array(line, { minLength: 1, maxLength: 150 })
  .map((lines): ReceiptLine[] => lines.map((one, at) => ({ ...one, key: `k${at}` })))
const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

test('positions come to the kopeck to what was paid, whatever the discount, the pieces and the names', () => {
  fc.assert(
    fc.property(receipt, fc.nat(20_000_000), (lines, sum) => {
      fc.pre(sum > 0)
      const fitted = linesOfSum(lines, sum)
      const positions = receiptPositions(fitted)
      expect(sumOf(fitted)).toBe(sum)
      expect(sumOf(positions)).toBe(sum * 100)
      expect(positions.length).toBeLessThanOrEqual(RECEIPT_POSITIONS_MAX)
      for (const { name, price, quantity, amount } of positions) {
        expect(amount).toBe(price * quantity)
        expect(Math.min(price, quantity)).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(RECEIPT_NAME_MAX)
      }
    }),
    { numRuns: 300 },
  )
})

test('returns by parts take what is wanted first and never more of a line than it has, and all of them are the receipt', () => {
  const parts = fc.array(fc.nat(50_000), { maxLength: 8 })
  fc.assert(
    fc.property(
      receipt,
      parts,
      fc.dictionary(fc.constantFrom('k0', 'k1', 'k2'), fc.nat(5_000)),
      (lines, sums, asked) => {
        const wanted = new Map(Object.entries(asked))
        let left = lines.filter(({ amount }) => amount > 0)
        for (const sum of [...sums, sumOf(left)]) {
          const taken = takenOf(left, sum, wanted)
          expect(sumOf(taken)).toBe(Math.min(sum, sumOf(left)))
          for (const { key, amount } of taken)
            expect(amount).toBeLessThanOrEqual(left.find((one) => one.key === key)?.amount ?? 0)
          const next = lessLines(left, taken)
          expect(sumOf(next)).toBe(sumOf(left) - sumOf(taken))
          left = next
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('what was struck is returned by its own line', () => {
  const lines: ReceiptLine[] = [
    { key: 'soup', name: 'Суп', quantity: 1, amount: 300, object: 'commodity' },
    { key: 'crab', name: 'Краб', quantity: 2, amount: 1500, object: 'commodity' },
  ]
  expect(takenOf(lines, 300, new Map([['soup', 300]]))).toMatchObject([{ key: 'soup', amount: 300 }])
})

test('three pieces for a hundred rubles are two positions a kopeck apart', () => {
  const positions = receiptPositions([{ key: 'a', name: 'Пян-се', quantity: 3, amount: 100, object: 'commodity' }])
  expect(positions.map(({ price, quantity }) => [price, quantity])).toEqual([
    [3333, 2],
    [3334, 1],
  ])
})
