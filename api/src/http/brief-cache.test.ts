import { expect, test } from 'bun:test'
import { createBriefCache } from './brief-cache'

const LIST = 'http://localhost/api/restaurants/filters'
const shareable = { 'cache-control': 'public, max-age=0, s-maxage=1' }

/** A route that counts how often it is asked. */
function counted(headers: Record<string, string> = shareable, status = 200) {
  const clock = { now: 0 }
  let made = 0
  const cache = createBriefCache({ now: () => clock.now })
  const make = async () => new Response(String(++made), { status, headers })
  const ask = async (url = LIST, init: RequestInit = {}) => (await cache.answer(new Request(url, init), make)).text()
  return { ask, clock }
}

test('a crowd that asks within a second gets one answer', async () => {
  const { ask } = counted()
  await ask()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1'])
})

test('after its second an answer is made anew, once for all who ask together', async () => {
  const { ask, clock } = counted()
  await ask()
  clock.now = 1000
  expect(await Promise.all([ask(), ask()])).toEqual(['2', '2'])
})

test('another query is another answer', async () => {
  const { ask } = counted()
  await ask()
  expect(await ask(`${LIST}?page=2`)).toBe('2')
})

test('the host a request names makes no other answer', async () => {
  const { ask } = counted()
  await ask()
  expect(await ask(LIST.replace('localhost', 'elsewhere.example'))).toBe('1')
})

test('packed and plain answers are kept apart', async () => {
  const { ask } = counted()
  await ask()
  expect(await ask(LIST, { headers: { 'accept-encoding': 'gzip' } })).toBe('2')
})

test('an answer that does not say so is never shared', async () => {
  const { ask } = counted({})
  await ask()
  expect(await ask()).toBe('2')
})

test('a failure is not kept', async () => {
  const { ask } = counted(shareable, 503)
  await ask()
  expect(await ask()).toBe('2')
})

test('an answer that sets a cookie is not kept', async () => {
  const { ask } = counted({ ...shareable, 'set-cookie': 'a=b' })
  await ask()
  expect(await ask()).toBe('2')
})

test('a page that offers itself is shared as a list is', async () => {
  const { ask } = counted()
  await ask('http://localhost/eda')
  expect(await ask('http://localhost/eda')).toBe('1')
})
