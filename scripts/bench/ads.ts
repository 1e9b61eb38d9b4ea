/** How fast lists and pages of ads are with very many of them, each beside the fewest prepared statements by hand. */
import { availableParallelism } from 'node:os'
import { mercatorOf } from '@ostrov/shared/geo/mercator'
import { Client } from 'pg'
import { quantile } from './load.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'
import { type Connection, connectTo, prepare } from './wire.ts'

const ROUNDS = 5
const REQUESTS = 10
const SLOW_MS = 300
/** So long the start of a product may take with the most ads that are tried. */
const PATIENCE_MS = 120_000
const SHOWN = `moderation_status = 'approved' and archived_as is null and hidden_at is null and expires_at > now()`
const CARS = `section = 'cars' and ${SHOWN}`
const THREE = `${CARS} and drive = 'full' and wheel = 'right' and price between 500000 and 2000000`
const CARD = 'number, title, price, city_id, image_ids, published_at, mileage, wheel, engine, gearbox, drive'
const NEWEST = 'order by published_at desc, number desc limit 24'
/** The middle of the largest town. */
const WINDOW = '46.9,142.6,47.1,142.9'
const BOX = `box '(142.6,${mercatorOf(46.9)}),(142.9,${mercatorOf(47.1)})'`
const FILTERS = 'driveCheckbox=full&wheelCheckbox=right&price=500000,2000000'

type Ids = { deep: number; one: number }
type Read = { name: string; aim?: number; path: (ids: Ids) => string; floor: (ids: Ids) => readonly string[] }

const READS: readonly Read[] = [
  {
    name: 'section’s root',
    aim: 25,
    path: () => '/ads/cars',
    floor: () => [`select ${CARD} from ad where ${CARS} ${NEWEST}`],
  },
  { name: 'its counts', aim: 25, path: () => '/ads/cars/facets', floor: () => facetsOf(CARS) },
  {
    name: 'three filters',
    aim: 60,
    path: () => `/ads/cars?${FILTERS}`,
    floor: () => [`select ${CARD} from ad where ${THREE} ${NEWEST}`],
  },
  { name: 'their counts', aim: 60, path: () => `/ads/cars/facets?${FILTERS}`, floor: () => facetsOf(THREE) },
  {
    name: 'page 1000, after a row',
    aim: 25,
    path: ({ deep }) => `/ads/cars?page=1000&after=${deep}`,
    floor: ({ deep }) => [
      `select ${CARD} from ad where ${CARS} and (published_at, number) < (select published_at, number from ad where number = ${deep}) ${NEWEST}`,
    ],
  },
  {
    name: 'a window of the map',
    aim: 80,
    path: () => `/ads/cars/map?window=${WINDOW}&zoom=11`,
    floor: () => [
      `select count(*), avg(shown_point[0]), avg(shown_point[1]) from ad where ${CARS} and shown_point <@ ${BOX} group by floor(shown_point[0] / 0.05), floor(shown_point[1] / 0.05)`,
    ],
  },
  ...['тойота приус', 'продавец', 'квартира', 'пицца', 'стоматология', 'тоета'].map(
    (query): Read => ({
      name: `search over everything: ${query}`,
      aim: 80,
      path: () => `/search/everything?query=${encodeURIComponent(query)}`,
      floor: () => [],
    }),
  ),
  {
    name: 'search',
    aim: 80,
    path: () => `/ads/cars?query=${encodeURIComponent('приус')}`,
    floor: () => [
      `select ${CARD} from ad where ${CARS} and sought @@ websearch_to_tsquery('russian', 'приус') ${NEWEST}`,
    ],
  },
  {
    name: 'suggestions',
    aim: 80,
    path: () => `/search/ads?section=cars&query=${encodeURIComponent('приус')}`,
    floor: () => [`select ${CARD} from ad where ${CARS} and words && array['prius'] limit 24`],
  },
  ...Object.entries({
    organizations: '/organizations',
    'their counts of categories': '/organizations/facets',
    'organizations in a window': `/organizations/map?window=${WINDOW}&zoom=11`,
    'search of organizations': `/organizations?query=${encodeURIComponent('стоматология')}`,
    'the afisha': '/events',
    'its calendar': '/events/days',
    news: '/news',
  }).map(([name, path]): Read => ({ name, path: () => path, floor: () => [] })),
  { name: 'one ad', path: ({ one }) => `/ad/${one}`, floor: ({ one }) => [`select * from ad where number = ${one}`] },
]

/** One pass a group, as the fewest statements would count them. */
function facetsOf(which: string): string[] {
  const groups = ['mark', 'drive', 'wheel', 'body', 'year'].map(
    (name) => `select ${name}, count(*) from ad where ${which} group by 1`,
  )
  return [...groups, `select width_bucket(price, 0, 5000000, 24), count(*) from ad where ${which} group by 1`]
}

/** The table of the paths whose names match; `total` ads in all sections. */
export async function measureAds(stage: Stage, { total, only }: { total: number; only: string }): Promise<string> {
  const url = await stage.portal(total)
  const client = new Client({ connectionString: url })
  await client.connect()
  const product = await stage.product(url)
  try {
    const connection = await connectTo(product.url)
    const ids = await idsOf(client)
    await untilKept(`${product.url}/api`, connection)
    const lines: string[][] = []
    for (const read of READS.filter(({ name }) => new RegExp(only).test(name)))
      lines.push(await lineOf(read, { address: `${product.url}/api`, connection, client, ids }))
    const head = ['path', 'p50 ms', 'p95 ms', 'floor p50', 'floor p95', 'p95 aim']
    const facts = `${total} ads, one client, ${ROUNDS * REQUESTS} requests each beside the floor in turn, ${ROUNDS} of what takes longer than ${SLOW_MS} ms; ${availableParallelism()} processors.`
    return [...markdown(head, lines), '', facts].join('\n')
  } finally {
    await client.end()
    await product.stop()
  }
}

type Side = { address: string; connection: Connection; client: Client; ids: Ids }

async function lineOf({ name, aim, path, floor }: Read, { address, connection, client, ids }: Side): Promise<string[]> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  const statements = floor(ids).map((text, at) => ({ name: `${name} ${at}`, text }))
  const ask = async () => {
    const asked = `${address}${path(ids)}`
    const fresh = `${asked}${asked.includes('?') ? '&' : '?'}n=${crypto.randomUUID()}`
    const status = await connection.send(prepare(fresh, 'GET'))
    if (status !== 200) throw new Error(`${name} answered ${status}`)
  }
  const byHand = async () => {
    for (const statement of statements) await client.query(statement)
  }
  await ask()
  const turns = [turnsOf(await timed(ask)), turnsOf(await timed(byHand))] as const
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < turns[0]; turn++) ours.push(await timed(ask))
    for (let turn = 0; turn < turns[1]; turn++) theirs.push(await timed(byHand))
  }
  const figures = [ours, theirs].flatMap((times) => {
    const sorted = times.toSorted((one, other) => one - other)
    return [quantile(sorted, 0.5).toFixed(1), quantile(sorted, 0.95).toFixed(1)]
  })
  return [name, ...figures, aim === undefined ? '' : `≤ ${aim}`]
}

/** What takes long is asked five times in all. */
const turnsOf = (ms: number) => (ms > SLOW_MS ? 1 : REQUESTS)

/** Resolves once the product has read the ads it counts from; without a word of it, when its counts come quickly three times. */
async function untilKept(address: string, connection: Connection) {
  const end = performance.now() + PATIENCE_MS
  for (let quick = 0; quick < 3 && performance.now() < end; ) {
    const path = `${address}/ads/cars/facets?n=${crypto.randomUUID()}`
    quick = (await timed(() => connection.send(prepare(path, 'GET')))) < SLOW_MS ? quick + 1 : 0
    await Bun.sleep(200)
  }
}

async function timed(act: () => Promise<unknown>) {
  const started = performance.now()
  await act()
  return performance.now() - started
}

async function idsOf(client: Client): Promise<Ids> {
  const { rows } = await client.query<{ number: number }>(
    `select number from ad where ${CARS} order by published_at desc, number desc offset 23975 limit 1`,
  )
  const { rows: newest } = await client.query<{ number: number }>(`select number from ad where ${CARS} ${NEWEST}`)
  const [deep, one] = [rows[0]?.number ?? newest.at(-1)?.number, newest[0]?.number]
  if (deep === undefined || one === undefined) throw new Error('No cars to read')
  return { deep, one }
}
