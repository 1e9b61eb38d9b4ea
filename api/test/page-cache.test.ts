import { expect, test } from 'bun:test'
import { readAddress } from '@ostrov/shared/lists/address'
import fc from 'fast-check'
import { PAGE_LISTS, PAGE_PARAMETERS } from '../../site/adapter/page-cache'
import { pageOf } from '../../site/src/components/lists/pages'
import { createBriefCache } from '../src/http/brief-cache'

const PATHS = [
  '/eda/search',
  '/eda/search/',
  '/eda/filters/pizza',
  '/eda/filters/../search',
  '/eda/%2e/search',
  '/eda//search',
  '/EDA/search',
  '/api/../eda/search',
  '/eda/../api/search',
  '/api',
]
const NAMES = [...PAGE_PARAMETERS, 'Query', '%71uery', 'query%20', 'pa+ge', 'page[]', 'utm_source', '']
const VALUES = [
  '',
  '1',
  '2',
  '01',
  '1%20',
  'рамен',
  '%D1%80',
  'a+b',
  'a%20b',
  'a%2Bb',
  'A',
  'a',
  'delivery',
  'true',
  '%00',
]
const ODD = ['?', '%3F', '%26', '&', ';', '=', '#', '%23', '%3D', '+', '%', '%zz', '/', '\\', '??']

const pair = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom('=', '', '=='), fc.constantFrom(...VALUES))
const piece = fc.oneof(
  pair.map((parts) => parts.join('')),
  fc.constantFrom(...ODD),
)
const search = fc.array(fc.tuple(piece, fc.constantFrom('&', '&', '?', ';', '')), { maxLength: 5 })
const address = fc
  .tuple(fc.constantFrom(...PATHS), fc.constantFrom('?', '?', '??', '%3F', ''), search)
  .map(([path, mark, pieces]) => `http://localhost${path}${mark}${pieces.flat().join('')}`)

/** All that any page could read of its address: the path, and what each list makes of the rest. */
function pageAt(url: string) {
  const { pathname, search, searchParams } = new URL(url)
  if (pathname.startsWith('/api/')) return `an answer to ${pathname}${search}`
  const lists = Object.values(PAGE_LISTS)
  return JSON.stringify([
    pathname,
    ...lists.map((list) => [readAddress(list, searchParams), pageOf(list, searchParams)]),
  ])
}

function openCache() {
  let made = 0
  const cache = createBriefCache({ now: () => 0, pageParameters: PAGE_PARAMETERS })
  const headers = { 'cdn-cache-control': 'max-age=30', 'cache-tag': 'restaurants' }
  const ask = async (url: string) => {
    const make = async () => {
      made += 1
      return new Response(pageAt(url), { headers })
    }
    return (await cache.answer(new Request(url), make)).text()
  }
  return { ask, made: () => made }
}

test('whatever was kept before, an address is answered with its own page', async () => {
  let asked = 0
  let made = 0
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 2, maxLength: 40 }), async (urls) => {
      const cache = openCache()
      for (const url of urls) expect([url, await cache.ask(url)]).toEqual([url, pageAt(url)])
      asked += urls.length
      made += cache.made()
    }),
    { numRuns: 500 },
  )
  // Otherwise nothing was kept and the property held of itself.
  expect(made).toBeLessThan(asked * 0.9)
})

test.each([
  ['?query=рамен?ZZPOISON', '?query=рамен'],
  ['?query=рамен%3FZZPOISON', '?query=рамен'],
  ['?query=a&query=b', '?query=a'],
  ['?page=2&page=1', '?page=1&page=2'],
  ['?query=a%2Bb', '?query=a+b'],
  ['?query=a;b', '?query=a'],
])('%s and %s are two pages', async (one, other) => {
  const { ask } = openCache()
  await ask(`http://localhost/eda/search${one}`)
  expect(await ask(`http://localhost/eda/search${other}`)).toBe(pageAt(`http://localhost/eda/search${other}`))
})

test.each([
  ['?query=a+b', '?query=a%20b'],
  ['?query=a', '?utm_source=x&query=a'],
  ['?page=2&query=a', '?query=a&page=2'],
])('%s and %s are one page, kept once', async (one, other) => {
  const { ask, made } = openCache()
  await ask(`http://localhost/eda/search${one}`)
  await ask(`http://localhost/eda/search${other}`)
  expect(made()).toBe(1)
})
