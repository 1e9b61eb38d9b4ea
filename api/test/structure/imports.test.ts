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
    'moderated',
    'ads',
    'ad-imports',
    'searches',
    'replies',
  ],
  ...[
    'search',
    'portal',
    'organizations',
    'news',
    'events',
    'payments',
    'couriers',
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
  ...['account', 'couriers', 'integrations', 'log', 'payouts', 'people', 'settings', 'statistics', 'zones'],
  ...['sale', 'options', 'menu', 'offers', 'imports', 'hours', 'orders', 'reviews'],
]
const PLATFORM = [
  ...['account', 'catalogues', 'cities', 'documents', 'images', 'log', 'menus', 'messages', 'moderation'],
  'money',
  'support',
  ...['moderation-reasons', 'orders', 'overview', 'people', 'promo-codes', 'promotions', 'reviews', 'statistics'],
  ...[
    'ads',
    'purchases',
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
/** The back office as a whole, its loose files too; what starts it stands last. */
const OFFICE = [
  ...['clock', 'theme', 'query', 'styles', 'api', 'session', 'components', 'sign-in'],
  ...['business', 'platform', 'shell', 'routes', 'main'],
]
/** What its pages are made of: what stands alone, then what is made of it. */
const COMPONENTS = [
  ...[
    'use-known',
    'use-settled',
    'use-title',
    'use-afterwards',
    'States',
    'StatusBadge',
    'PageHeader',
    'MarkedWords',
    'Segments',
  ],
  ...['FilePicker', 'ExportLinks', 'OneRestaurant', 'PriceCell', 'Reasons', 'chart', 'sorting', 'forms', 'moderation'],
  ...['references', 'lists', 'log', 'records'],
]
/** They stand beside the rooms of the components, and are a list's. */
const OF_LISTS = ['DataTable', 'Pagination']
/** What both clients and the API share: what knows no noun, the nouns, then what is drawn. */
const SHARED = [
  ...['styles', 'spelling', 'wire', 'formats', 'forms', 'paths', 'rich-text', 'lists', 'records', 'geo'],
  ...[
    'views',
    'customers',
    'documents',
    'payments',
    'imports',
    'machine-paths',
    'catalogues',
    'images',
    'halls',
    'tickets',
    'notices',
  ],
  ...[
    'addresses',
    'sessions',
    'moderation',
    'ads',
    'ad-imports',
    'searches',
    'replies',
    'events',
    'map',
    'profiles',
    'restaurants',
  ],
  ...[
    'organizations',
    'menu',
    'offers',
    'search',
    'orders',
    'couriers',
    'promotions',
    'payouts',
    'options',
    'reviews',
    'ui',
    'news',
  ],
  ...['counters', 'statistics', 'baskets', 'groups', 'system', 'messages', 'webhooks', 'support', 'nouns', 'page-tags'],
  ...['settings', 'staff'],
]
/** What of it still imports from its right, and why; a new one is refused. */
const RIGHTWARDS: Readonly<Record<string, readonly string[]>> = {
  // A form holds points, pictures and rich texts, whose own fields are lines of forms.
  'shared/src/forms/merge.ts': ['rich-text'],
  'shared/src/forms/values.ts': ['rich-text', 'geo', 'images'],
  // A point is a form’s value, and where a list’s rows stand.
  'shared/src/lists/near.ts': ['geo'],
  // The queue knows every noun that waits, and nouns wait.
  'shared/src/moderation/kinds.ts': ['nouns', 'ads'],
  // What waits is told as its own form tells it.
  'shared/src/moderation/field-words.ts': ['ads', 'menu', 'options'],
  // Every form is a noun’s, and what the staff does is told in nouns’ words.
  'shared/src/nouns/records.ts': ['staff'],
  // A restaurant’s page shows what it offers, too.
  'shared/src/menu/page-schema.ts': ['offers'],
  // The desk of pictures knows every noun that shows one.
  'shared/src/images/lists.ts': ['nouns'],
  // A profile says what one may do and what its restaurant is; the log says what became of a profile.
  'shared/src/profiles/schema.ts': ['staff', 'restaurants'],
}
/** The list of all entities, which the database is made of, is read from every module. */
const ENTITIES = 'api/src/db/entities.ts'
/** The cookies of both doors through which customers come in. */
const SIGN_IN = 'api/src/modules/sessions/customers/customer-sign-in.ts'

const graph = await readGraph()
const edges = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const wordAfter = (folder: string) => (path: string) =>
  path.startsWith(folder) ? path.slice(folder.length).match(/^([^/]+)\//)?.[1] : undefined
/** The same where files that stand loose are rooms of their own. */
const roomAfter = (folder: string) => (path: string) =>
  path.startsWith(folder) && !/^[^/]+\.(?:css|d\.ts)$/.test(path.slice(folder.length))
    ? path.slice(folder.length).match(/^([^/.]+)/)?.[1]
    : undefined
const componentOf = (path: string) => {
  const room = roomAfter('admin/src/components/')(path)
  return room && OF_LISTS.includes(room) ? 'lists' : room
}
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
  const places = new Set([...graph.keys()].filter((path) => !isTest(path)).flatMap((path) => placeOf(path) ?? []))
  return [...places]
    .filter((place) => !order.includes(place))
    .map((place) => `${place}: give it a place in the order above`)
}

test('no files reach one another by their imports, types and what is loaded later included', () => {
  expect(knotsOf(graph)).toEqual([])
})

test.each([
  ['the stairs of the API', STAIRS, wordAfter('api/src/')],
  ['its modules', Object.keys(MODULES), wordAfter('api/src/modules/')],
  ['features of the site', FEATURES, featureOf],
  ['rooms of the back office', OFFICE, roomAfter('admin/src/')],
  ['its components', COMPONENTS, componentOf],
  ['rooms of a restaurant’s side', BUSINESS, wordAfter('admin/src/business/')],
  ['rooms of the administrators', PLATFORM, wordAfter('admin/src/platform/')],
] as const)('%s import only from those to their left, and each has its place', (_, order, placeOf) => {
  expect(backwards(order, placeOf)).toEqual([])
  expect(strangers(order, placeOf)).toEqual([])
})

test('what both sides share imports only from its left, or says why it does not yet', () => {
  const roomOf = roomAfter('shared/src/')
  const isKnown = ({ from, to }: (typeof edges)[number]) => RIGHTWARDS[from]?.includes(roomOf(to) ?? '') ?? false
  const right = backwards(SHARED, roomOf)
  expect(right.filter((edge) => !isKnown(edge))).toEqual([])
  expect(strangers(SHARED, roomOf)).toEqual([])
  const idle = Object.entries(RIGHTWARDS).flatMap(([from, rooms]) =>
    rooms.filter((room) => !right.some((edge) => edge.from === from && roomOf(edge.to) === room)),
  )
  expect(idle).toEqual([])
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
