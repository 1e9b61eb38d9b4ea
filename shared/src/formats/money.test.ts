import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { formatMoney, fromMoney } from './money'

test('thousands and the ruble sign are held by no-break spaces', () => {
  expect(formatMoney(1500)).toBe('1\u00A0500\u00A0₽')
  expect(formatMoney(1234567)).toBe('1\u00A0234\u00A0567\u00A0₽')
})

test('a sum below a thousand has no gap in its digits', () => {
  expect(formatMoney(0)).toBe('0\u00A0₽')
  expect(formatMoney(999)).toBe('999\u00A0₽')
})

test('a discount is written with a real minus', () => {
  expect(formatMoney(-400)).toBe('−400\u00A0₽')
})

test('«с» becomes «со» before a hundred, and before nothing else', () => {
  expect([100, 150, 199, 100_000].map((sum) => fromMoney(sum).slice(0, 2))).toEqual(['со', 'со', 'со', 'со'])
  expect([99, 200, 1000, 1100, 200_000].map((sum) => fromMoney(sum).slice(0, 2))).toEqual(Array(5).fill('с\u00A0'))
})

test('whatever the sum, its digits survive and it can never be broken across lines', () => {
  fc.assert(
    fc.property(fc.integer(), (rubles) => {
      const shown = formatMoney(rubles)
      expect(shown).not.toContain(' ')
      expect(Number(shown.replace('−', '-').replace(/[^\d-]/g, ''))).toBe(rubles)
    }),
  )
})
