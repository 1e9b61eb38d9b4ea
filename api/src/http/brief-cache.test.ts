import { expect, test } from 'bun:test'
import { createBriefCache } from './brief-cache'

const LIST = 'http://localhost/api/restaurants/filters'
const shareable = { 'cache-control': 'public, max-age=0, s-maxage=1' }

/** A route that counts how often it is asked. */
function counted(headers: Record<string, string> = shareable, status = 200, lag = 0) {
  const clock = { now: 0 }
  const hearing = { is: true }
  const size = { bytes: 0 }
  let made = 0
  const cache = createBriefCache({
    now: () => clock.now,
    isHearing: () => hearing.is,
    pageParameters: ['page', 'query'],
    lag,
  })
  const make = async () => new Response(String(++made).padEnd(size.bytes), { status, headers })
  const ask = async (url = LIST, init: RequestInit = {}) =>
    (await (await cache.answer(new Request(url, init), make)).text()).trim()
  return { ask, cache, make, clock, hearing, size }
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
  expect(await ask(LIST, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).toBe('3')
  expect(await ask(LIST, { headers: { 'accept-encoding': 'br, gzip' } })).toBe('3')
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

const PAGE = 'http://localhost/eda/restaurants/1'
const page = { 'cdn-cache-control': 'max-age=30, stale-while-revalidate=60', 'cache-tag': 'restaurants, restaurant:1' }

test('a page is kept for its own time, given for a while after it and then made anew', async () => {
  const { ask, clock } = counted(page)
  await ask(PAGE)
  clock.now = 29_999
  expect(await ask(PAGE)).toBe('1')
  clock.now = 30_000
  expect(await ask(PAGE)).toBe('1')
  await Bun.sleep(0)
  expect(await ask(PAGE)).toBe('2')
  clock.now = 200_000
  expect(await ask(PAGE)).toBe('3')
})

test('what a page says of its keeping stays in the house', async () => {
  const { cache, make } = counted(page)
  for (const url of [PAGE, PAGE]) {
    const { headers } = await cache.answer(new Request(url), make)
    expect([headers.get('cdn-cache-control'), headers.get('cache-tag')]).toEqual([null, null])
  }
})

test('a dropped tag takes the pages that show it, and leaves the others', async () => {
  const { ask, cache, clock } = counted(page)
  await ask(PAGE)
  clock.now = 1000
  cache.drop('restaurant:2')
  expect(await ask(PAGE)).toBe('1')
  cache.drop('restaurant:1')
  clock.now = 1001
  expect(await ask(PAGE)).toBe('2')
  expect(await ask(PAGE)).toBe('2')
})

test('any change takes the answers that do not say what they show', async () => {
  const { ask, cache, clock } = counted()
  await ask()
  clock.now = 10
  cache.drop('stories')
  expect(await ask()).toBe('2')
})

test('after a drop a crowd waits for one new page', async () => {
  const { ask, cache, clock } = counted(page)
  await ask(PAGE)
  cache.drop('restaurants')
  clock.now = 1
  expect(await Promise.all([ask(PAGE), ask(PAGE), ask(PAGE)])).toEqual(['2', '2', '2'])
})

test('a page that was begun before a change is kept for nobody, and nobody waits for it', async () => {
  const { cache, clock, ask } = counted(page)
  await ask(PAGE)
  cache.drop('restaurants')
  clock.now = 1
  const begun = Promise.withResolvers<Response>()
  const before = cache.answer(new Request(PAGE), () => begun.promise)
  clock.now = 2
  cache.drop('restaurant:1')
  clock.now = 3
  expect(await ask(PAGE)).toBe('2')
  begun.resolve(new Response('before', { headers: page }))
  expect(await (await before).text()).toBe('before')
  expect(await ask(PAGE)).toBe('2')
})

test('while changes are not heard of no page is given again', async () => {
  const { ask, hearing } = counted(page)
  await ask(PAGE)
  hearing.is = false
  expect([await ask(PAGE), await ask(PAGE)]).toEqual(['2', '3'])
})

test('soon after a change a page is kept for a second alone where replicas follow', async () => {
  const { ask, cache, clock } = counted(page, 200, 5000)
  cache.drop('restaurants')
  clock.now = 1000
  await ask(PAGE)
  clock.now = 1999
  expect(await ask(PAGE)).toBe('1')
  clock.now = 2000
  expect(await ask(PAGE)).toBe('2')
})

test('a parameter that no page reads makes no other page', async () => {
  const { ask } = counted(page)
  await ask(`${PAGE}?page=2&evil=1`)
  expect(await ask(`${PAGE}?other=2&page=2`)).toBe('1')
  expect(await ask(`${PAGE}?page=3`)).toBe('2')
})

test('ever-new addresses fill no more than the cache may hold, and what is asked for stays', async () => {
  const { ask, cache, size } = counted(page)
  size.bytes = 100 * 1024
  await ask(PAGE)
  for (let at = 0; at < 1000; at++) {
    await ask(`http://localhost/eda/filters?query=${at}`)
    if (at % 50 === 0) expect(await ask(PAGE)).toBe('1')
  }
  expect(cache.bytes()).toBeLessThan(9 * 1024 * 1024)
})
