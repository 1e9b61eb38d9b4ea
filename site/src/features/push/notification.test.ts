import { expect, test } from 'bun:test'
import { isRefused, readNotification, rememberDisplay, rememberEndpoint, rememberRefusal } from './notification'

const NOW = new Date('2026-11-22T10:00:00+11:00')
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)

function shelf(kept: string | null = null) {
  let text = kept
  const setItem = (_: string, next: string) => {
    text = next
  }
  return { getItem: () => text, setItem }
}
const refused = (days: number) => {
  const own = shelf()
  rememberRefusal(ago(days), own)
  return own
}

test.each([
  ['a minute ago', refused(1 / 1440), true],
  ['29 days ago', refused(29), true],
  ['30 days ago', refused(30), false],
  ['by a clock that ran a year ahead', refused(-365), false],
  ['never', shelf(), false],
  ['nonsense', shelf('вчера'), false],
  ['a list', shelf('[1]'), false],
  ['nothing at all', shelf('null'), false],
  ['at no moment', shelf('{"rejected":true}'), false],
])('refused %s', (_, kept, expected) => {
  expect(isRefused(NOW, kept)).toBe(expected)
})

test('one state holds the no, when it was offered, when the server was told and of which browser', () => {
  const own = shelf()
  rememberDisplay(NOW, own)
  expect(readNotification(own)).toEqual({
    rejected: false,
    modal_display_date: NOW.toISOString(),
    refresh_token_date: null,
    endpoint: null,
  })
  rememberRefusal(NOW, own)
  expect(readNotification(own).rejected).toBe(true)
  rememberEndpoint('https://push.example/1', NOW, own)
  expect(readNotification(own)).toEqual({
    rejected: false,
    modal_display_date: NOW.toISOString(),
    refresh_token_date: NOW.toISOString(),
    endpoint: 'https://push.example/1',
  })
})
