import { expect, test } from 'bun:test'
import { formatWeight } from './weight'

test.each([
  [450, 'gram', '450\u00A0г'],
  [1150, 'gram', '1\u00A0150\u00A0г'],
  [1.5, 'kilogram', '1,5\u00A0кг'],
  [0.33, 'liter', '0,33\u00A0л'],
  [500, 'milliliter', '500\u00A0мл'],
  [8, 'piece', '8\u00A0шт'],
  [32, 'cent', '32\u00A0см'],
] as const)('%d in %s is %s', (weight, unit, shown) => {
  expect(formatWeight(weight, unit)).toBe(shown)
})
