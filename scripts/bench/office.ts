/**
 * Whether a restaurant's back office feels its age: every list with every filter, order and search of its table, of a
 * restaurant with 100 orders and 200 dishes and of one with 1 000 dishes and 100 000 orders, in turn.
 */
import { availableParallelism, loadavg } from 'node:os'
import { importList } from '@ostrov/shared/imports/lists'
import { type Filter, type ListTable, parametersOf } from '@ostrov/shared/lists/table'
import { businessAdditional, businessCategories, businessProducts } from '@ostrov/shared/menu/business-lists'
import { revisionList } from '@ostrov/shared/moderation/lists'
import { optionList } from '@ostrov/shared/options/lists'
import { businessOrders, orderBoard, orderHistory } from '@ostrov/shared/orders/lists'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import { blackList, deskLog, managerList, staffLog } from '@ostrov/shared/staff/lists'
import { quantile } from './load.ts'
import { fillOffice, LARGE, OFFICE, type Office, SMALL, staffToken } from './office-rows.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'
import { type Connection, connectTo, prepare } from './wire.ts'

/** The most that a list's p95 may grow. */
const AIM = 1.5
/** Each read is measured so often; the round whose growth is the median is told, for the machine's mood makes one p95 out of three. */
const ROUNDS = 3
const REQUESTS = 60
const DAY_MS = 86_400_000

type Opened = { url: string; office: Office; staff: string; admin: string }
type Side = Opened & { connection: Connection }
type Read = { name: string; path: (office: Office) => string; by?: 'admin' }

/** The lists that a table declares, and where each is asked for; `words` is what is searched for there. */
const LISTS: readonly {
  table: ListTable
  path: (office: Office) => string
  words?: (office: Office) => string
  by?: 'admin'
  facets?: true
}[] = [
  { table: businessOrders, path: () => '/business_user/orders', words: ({ order }) => order },
  { table: orderBoard, path: () => '/business_user/orders/urgent' },
  {
    table: orderHistory,
    path: () => '/business_user/orders/history',
    words: ({ phone }) => phone.slice(-4),
    facets: true,
  },
  { table: businessProducts, path: ({ restaurant }) => `/restaurant/${restaurant}/products`, words: () => 'Блюдо 199' },
  { table: businessAdditional, path: ({ restaurant }) => `/restaurant/${restaurant}/products/additional` },
  { table: businessCategories, path: ({ restaurant }) => `/restaurant/${restaurant}/product_category` },
  { table: optionList, path: ({ restaurant }) => `/restaurant/${restaurant}/product-option`, words: () => 'Опция 199' },
  {
    table: restaurantReviewList,
    path: ({ restaurant }) => `/restaurant/${restaurant}/review`,
    words: ({ order }) => order,
    facets: true,
  },
  { table: staffLog, path: () => '/logs' },
  { table: deskLog, path: () => '/admin/logs', by: 'admin', facets: true },
  { table: blackList, path: () => '/business_user/black_list', words: () => 'Гость 42' },
  { table: managerList, path: () => '/business_user/managers', words: () => 'Менеджер 42' },
  { table: importList, path: ({ restaurant }) => `/restaurant/${restaurant}/menu_import` },
  { table: revisionList, path: () => '/admin/moderation', by: 'admin', facets: true },
]
const OTHERS: readonly Read[] = [
  { name: 'review summary', path: ({ restaurant }) => `/restaurant/${restaurant}/review/summary` },
  { name: 'log, what nobody did', path: () => '/logs?kind=image' },
  { name: 'restaurants', path: () => '/business_user/restaurants' },
  { name: 'with_count', path: ({ restaurant }) => `/business_user/restaurants/${restaurant}/with_count` },
  { name: 'one order', path: ({ order }) => `/business_user/orders/${order}` },
  { name: 'history, after a row', path: ({ order }) => `/business_user/orders/history?page=2&after=${order}` },
  { name: 'statistics, a day', path: () => `/business_user/statistics?from=${day(0)}&to=${day(0)}` },
]

/** The table of growth; lists beyond the aim are marked. */
export async function measureOffice(stage: Stage): Promise<string> {
  const opened = [await open(stage, 'bench_office_small', SMALL), await open(stage, 'bench_office', LARGE)] as const
  // Only now: a connection that nobody uses while the other side is filled is hung up.
  const [young, old] = [await connected(opened[0]), await connected(opened[1])]
  const reads = [...LISTS.flatMap(readsOf), ...OTHERS]
  // The first reads of a process are compiled while they run: neither side pays for that in its figures.
  for (const read of reads) for (const side of [young, old, young, old, young, old]) await ask(side, read, [])
  const lines: string[][] = []
  for (const read of reads) {
    const { few, many, growth } = await grown(young, old, read)
    const [one, other] = [quantile(few, 0.95), quantile(many, 0.95)]
    const of = (share: number) => (quantile(many, share) / quantile(few, share)).toFixed(2)
    console.log(`${read.name}: ${one.toFixed(1)} → ${other.toFixed(1)} ms`)
    const isOver = growth > AIM ? 'over' : ''
    lines.push([read.name, one.toFixed(2), other.toFixed(2), growth.toFixed(2), of(0.5), of(0), isOver])
  }
  for (const { connection } of [young, old]) connection.close()
  const head = [
    'list of the back office',
    '100 orders, p95 ms',
    '100 000 orders, p95 ms',
    'growth',
    'of p50',
    'of the least',
    `over ${AIM}`,
  ]
  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
  return [
    ...markdown(head, lines),
    '',
    `One client, ${REQUESTS} requests each, in turn, the median of ${ROUNDS} rounds; ${availableParallelism()} processors, load ${load}.`,
  ].join('\n')
}

type Round = { few: number[]; many: number[]; growth: number }

/** Both sides in turn, request by request, so that what else the machine does meets both; sorted, of the middle round. */
async function grown(young: Side, old: Side, read: Read): Promise<Round> {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [few, many]: [number[], number[]] = [[], []]
    for (let request = 0; request < REQUESTS; request++) {
      await ask(young, read, few)
      await ask(old, read, many)
    }
    for (const times of [few, many]) times.sort((a, b) => a - b)
    rounds.push({ few, many, growth: quantile(many, 0.95) / quantile(few, 0.95) })
  }
  const [middle] = rounds.sort((a, b) => a.growth - b.growth).slice(Math.floor(ROUNDS / 2))
  if (!middle) throw new Error('At least one round is needed')
  return middle
}

async function open(stage: Stage, name: string, size: typeof SMALL): Promise<Opened> {
  const database = await stage.demo(name, { sketches: true })
  const office = await fillOffice(database, size)
  const { url } = await stage.product(database)
  const [staff, admin] = [await staffToken(url, OFFICE.email), await staffToken(url, 'admin@ostrov.example')]
  return { url, office, staff, admin }
}

const connected = async (opened: Opened): Promise<Side> => ({ ...opened, connection: await connectTo(opened.url) })

/** A list as it is, under each filter, in each order, and how many each choice would leave. */
function readsOf({ table, path, words, by, facets }: (typeof LISTS)[number]): Read[] {
  const read = (what: string, query: (office: Office) => string, to = ''): Read => ({
    name: `${table.name}${what && `, ${what}`}`,
    path: (office) => `${path(office)}${to}?${query(office)}`,
    ...(by && { by }),
  })
  const filters = parametersOf(table).map(({ name, filter }) =>
    read(name, (office) => `${name}=${encodeURIComponent(sampleOf(filter, name, office, words?.(office) ?? ''))}`),
  )
  const sorts = Object.keys(table.sorts ?? {}).map((sort) => read(sort, () => `sort=${sort}`))
  const deep = table.paged === false ? [] : [read('page 2', () => 'page=2')]
  return [read('', () => ''), ...filters, ...sorts, ...deep, ...(facets ? [read('facets', () => '', '/facets')] : [])]
}

function sampleOf(
  filter: Filter,
  name: string,
  { restaurant, category, product, manager }: Office,
  words: string,
): string {
  if (filter.kind === 'text') return words
  if (filter.kind === 'day') return day(filter.edge === 'to' ? 0 : 14)
  if (filter.kind === 'range') return '600,900'
  if (filter.kind === 'flag') return 'true'
  if ('options' in filter) return Object.keys(filter.options)[0] ?? ''
  return { restaurant_id: restaurant, category_id: category, product_id: product, who: manager }[name] ?? ''
}

async function ask({ url, connection, office, staff, admin }: Side, { name, path, by }: Read, times: number[]) {
  const authorization = `Bearer ${by === 'admin' ? admin : staff}`
  const request = prepare(`${url}/api${path(office)}`, 'GET', { authorization })
  const started = performance.now()
  const status = await connection.send(request)
  if (status !== 200) throw new Error(`${name} answered ${status}: ${path(office)}`)
  times.push(performance.now() - started)
}

/** So many days ago, on the region's calendar or the one before. */
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)
