import { expect, test } from 'bun:test'
import { MODULES } from '../../src/db/entities'
import { knotsOf, readGraph } from './imports'

/** Each may import from those to the left of it, types included. */
const STAIRS = ['db', 'services', 'kernel', 'http', 'modules', 'jobs']
const FEATURES = [
  ...[
    'modals',
    'map',
    'gallery',
    'catalogues',
    'offline',
    'account',
    'promotions',
    'support',
    'push',
    'addresses',
    'baskets',
    'sign-in',
    'restaurants',
    'menu',
    'groups',
    'ads',
    'searches',
    'replies',
  ],
  ...[
    'search',
    'portal',
    'organizations',
    'news',
    'events',
    'tickets',
    'profile',
    'checkout',
    'orders',
    'reviews',
    'plain',
  ],
]
/** The rooms of a restaurant's side, and of the administrators'. */
const BUSINESS = [
  ...['account', 'integrations', 'log', 'payouts', 'people', 'settings', 'statistics', 'zones'],
  ...['sale', 'options', 'menu', 'imports', 'hours', 'orders', 'reviews'],
]
const PLATFORM = [
  ...['account', 'catalogues', 'cities', 'documents', 'images', 'log', 'menus', 'messages', 'moderation'],
  'money',
  'support',
  ...['moderation-reasons', 'orders', 'overview', 'people', 'promo-codes', 'promotions', 'reviews', 'statistics'],
  ...[
    'administrators',
    'business-users',
    'customers',
    'events',
    'news',
    'organizations',
    'stories',
    'system',
    'restaurants',
  ],
]
/** The list of all entities, which the database is made of, is read from every module. */
const ENTITIES = 'api/src/db/entities.ts'
/** The cookies of both doors through which customers come in. */
const SIGN_IN = 'api/src/modules/sessions/customer-sign-in.ts'

const graph = await readGraph()
const edges = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const wordAfter = (folder: string) => (path: string) =>
  path.startsWith(folder) ? path.slice(folder.length).match(/^([^/]+)\//)?.[1] : undefined
const featureOf = wordAfter('site/src/features/')

/** The imports that run to the right of an order. */
function backwards(order: readonly string[], placeOf: (path: string) => string | undefined) {
  return edges.filter(({ from, to }) => {
    const [own, other] = [placeOf(from), placeOf(to)]
    if (own === undefined || other === undefined || isTest(from) || from === ENTITIES) return false
    return order.indexOf(other) > order.indexOf(own)
  })
}

/** What has no place in an order. */
function strangers(order: readonly string[], placeOf: (path: string) => string | undefined) {
  const places = new Set([...graph.keys()].flatMap((path) => placeOf(path) ?? []))
  return [...places].filter((place) => !order.includes(place))
}

test('no files reach one another by their imports, types and what is loaded later included', () => {
  expect(knotsOf(graph)).toEqual([])
})

test.each([
  ['the stairs of the API', STAIRS, wordAfter('api/src/')],
  ['its modules', Object.keys(MODULES), wordAfter('api/src/modules/')],
  ['features of the site', FEATURES, featureOf],
  ['rooms of a restaurant’s side', BUSINESS, wordAfter('admin/src/business/')],
  ['rooms of the administrators', PLATFORM, wordAfter('admin/src/platform/')],
] as const)('%s import only from those to their left, and each has its place', (_, order, placeOf) => {
  expect(backwards(order, placeOf)).toEqual([])
  expect(strangers(order, placeOf)).toEqual([])
})

test('what decides knows no HTTP: of the modules, routes alone import from it', () => {
  const wrong = edges.filter(({ from, to }) => {
    if (!from.startsWith('api/src/modules/') || !to.startsWith('api/src/http/')) return false
    return !isTest(from) && !from.endsWith('-routes.ts') && from !== SIGN_IN
  })
  expect(wrong).toEqual([])
})

test('what all pages are made of knows no feature', () => {
  const wrong = edges.filter(({ from, to }) => from.startsWith('site/src/components/') && featureOf(to) !== undefined)
  expect(wrong).toEqual([])
})
