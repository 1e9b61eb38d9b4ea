import { expect, test } from 'bun:test'
import { refusalReasons } from './ready-reasons'

test('who comes for the food is not told that nobody can bring it', () => {
  expect(refusalReasons('delivery')).toContain('Некому доставить')
  expect(refusalReasons('pickup')).not.toContain('Некому доставить')
  expect(refusalReasons('pickup').length).toBe(refusalReasons('delivery').length - 1)
})
