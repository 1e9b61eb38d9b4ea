import { expect, test } from 'bun:test'
import { openingWords } from './opening'

/** Monday, two in the afternoon on the island. */
const MONDAY = new Date('2026-11-23T03:00:00Z')

test('an organization says until when it is open, or when it opens', () => {
  expect(openingWords('пн–пт 09:00–21:00', MONDAY)).toEqual({ is_open: true, text: 'Открыто до\u00A021:00' })
  expect(openingWords('круглосуточно', MONDAY)).toEqual({ is_open: true, text: 'Открыто круглосуточно' })
  expect(openingWords('вт 09:00–12:00', MONDAY)).toEqual({
    is_open: false,
    text: 'Откроется завтра в\u00A009:00',
  })
})

test('one that tells no hours says nothing of them', () => {
  expect(openingWords(null, MONDAY)).toBeNull()
})
