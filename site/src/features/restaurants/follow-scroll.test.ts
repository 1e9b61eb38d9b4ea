import { expect, test } from 'bun:test'
import { activeIndex } from './follow-scroll'

test('the section last reached from above is the active one', () => {
  expect(activeIndex([-600, 150, 700])).toBe(1)
  expect(activeIndex([-900, -400, 149])).toBe(2)
})

test('above the menu its first section is active', () => {
  expect(activeIndex([400, 900])).toBe(0)
  expect(activeIndex([])).toBe(0)
})
