/** Whether the size of the database is felt: every public read on the demo island and on a whole country, in turn. */
import { availableParallelism } from 'node:os'
import { withClient } from './diners.ts'
import { quantile } from './load.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'
import { type Connection, connectTo, prepare } from './wire.ts'

/** The most that a read's p50 may grow. */
const AIM = 1.5
const ROUNDS = 8
const REQUESTS = 10

type Ids = {
  restaurant: string
  product: string
  cuisine: string
  city: string
  words: string[]
  point: string
  spot: [number, number]
}
type Read = { name: string; path: (ids: Ids) => string; body?: (ids: Ids) => unknown }

// As many cards on both sides: the island has few of one kitchen, and a longer answer is no slower reading.
const READS: Read[] = [
  { name: 'list', path: () => '/restaurants/filters' },
  { name: 'list, opened', path: () => '/restaurants/filters?opened=true' },
  { name: 'list, page 2', path: () => '/restaurants/filters?page=2&limit=6' },
  { name: 'list, opened, page 2', path: () => '/restaurants/filters?opened=true&page=2&limit=6' },
  { name: 'list by kitchen', path: ({ cuisine }) => `/restaurants/filters?cuisines=${cuisine}&limit=4` },
  { name: 'list by kitchen, opened', path: ({ cuisine }) => `/restaurants/filters?cuisines=${cuisine},open&limit=4` },
  { name: 'list by town', path: ({ city }) => `/restaurants/filters?city_id=${city}&limit=4` },
  { name: 'cuisines', path: () => '/cuisines' },
  { name: 'cities', path: () => '/cities' },
  { name: 'restaurant', path: ({ restaurant }) => `/restaurants/${restaurant}` },
  { name: 'menu', path: ({ restaurant }) => `/restaurants/${restaurant}/menu` },
  { name: 'products', path: ({ restaurant }) => `/user/products/restaurant/${restaurant}` },
  { name: 'additional products', path: ({ restaurant }) => `/user/products/restaurant/${restaurant}/additional` },
  { name: 'product', path: ({ product }) => `/user/products/${product}` },
  { name: 'categories', path: ({ restaurant }) => `/user/product_category/${restaurant}` },
  { name: 'active zones', path: ({ restaurant }) => `/restaurants/${restaurant}/delivery_zone/active` },
  {
    name: 'cheapest zone',
    path: ({ restaurant, point }) =>
      `/restaurants/${restaurant}/delivery_zone/user_cheapest_zone/unauthorized?${point}`,
  },
  {
    name: 'zones around a point',
    path: ({ restaurant }) => `/restaurants/${restaurant}/delivery_zone/find_zones_for_address`,
    body: ({ spot }) => ({ coordinates: { type: 'Point', coordinates: spot } }),
  },
  { name: 'who delivers to a point', path: ({ point }) => `/restaurants/available_for_delivery?${point}` },
  { name: 'search, a common word', path: ({ words }) => `/search?query=${encodeURIComponent(words[0] ?? '')}` },
  { name: 'search, one dish', path: ({ words }) => `/search?query=${encodeURIComponent(words[1] ?? '')}` },
  { name: 'search, nothing', path: () => `/search?query=${encodeURIComponent('щшъыэ')}` },
]

/** The table of growth; reads beyond the aim are marked. */
export async function measureScale(stage: Stage): Promise<string> {
  const small = await stage.demo('bench_small')
  await openAllHours(small)
  const large = await stage.scale()
  const [islandIds, countryIds] = [await idsOf(small), await idsOf(large)]
  const island = await stage.product(small)
  const country = await stage.product(large)
  const sides = [
    { url: island.url, connection: await connectTo(island.url), ids: islandIds },
    { url: country.url, connection: await connectTo(country.url), ids: countryIds },
  ] as const
  // The first reads of a process are compiled while they run: neither side pays for that in its figures.
  for (const side of sides) for (const read of READS) await ask(side, read, [])
  const lines: string[][] = []
  for (const read of READS) {
    const [one, other] = await growth(...sides, read)
    const grown = other / one
    lines.push([read.name, one.toFixed(2), other.toFixed(2), grown.toFixed(2), grown > AIM ? 'over' : ''])
  }
  await Promise.all([island.stop(), country.stop()])
  const head = ['public read', 'demo p50 ms', 'country p50 ms', 'growth', `over ${AIM}`]
  return [
    ...markdown(head, lines),
    '',
    `Country: 10 000 restaurants, 1 000 000 products, 2 000 000 orders. One client, ${ROUNDS * REQUESTS} requests each, in turn; ${availableParallelism()} processors.`,
  ].join('\n')
}

type Side = { url: string; connection: Connection; ids: Ids }

async function growth(island: Side, country: Side, read: Read): Promise<[number, number]> {
  const [small, large]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    await ask(island, read, small)
    await ask(country, read, large)
  }
  return [median(small), median(large)]
}

async function ask({ url, connection, ids }: Side, { name, path, body }: Read, times: number[]) {
  const address = `${url}/api${path(ids)}`
  for (let turn = 0; turn < REQUESTS; turn++) {
    // A new address each time, so that nothing is answered from what somebody else asked a moment ago.
    const fresh = `${address}${address.includes('?') ? '&' : '?'}n=${crypto.randomUUID()}`
    const request = body ? prepare(address, 'POST', {}, body(ids)) : prepare(fresh, 'GET')
    const started = performance.now()
    const status = await connection.send(request)
    if (status !== 200) throw new Error(`${name} answered ${status}`)
    times.push(performance.now() - started)
  }
}

function median(times: number[]) {
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

/** At night the island's list of what is open would be one card against twenty. */
function openAllHours(url: string) {
  return withClient(url, async (client) => {
    await client.query('delete from restaurant_schedule')
    await client.query(`insert into restaurant_schedule (restaurant_id, type) select id, 'all_day' from restaurant`)
    await client.query(
      `update restaurant set disabled_until = null, open_from = now() - interval '1 day', open_to = now() + interval '30 days'`,
    )
  })
}

function idsOf(url: string): Promise<Ids> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<
      Record<'restaurant' | 'product' | 'cuisine' | 'city' | 'name' | 'word' | 'lon' | 'lat', string>
    >(
      `select r.id as restaurant, p.id as product, r.city_id as city, p.name, split_part(p.name, ' ', 1) as word,
         (select c.slug from restaurant_cuisine rc join cuisine c on c.id = rc.cuisine_id group by 1 order by count(*) desc, 1 limit 1) as cuisine,
         (center(box(z.area)))[0] as lon, (center(box(z.area)))[1] as lat
       from restaurant r join product p on p.restaurant_id = r.id join delivery_zone z on z.restaurant_id = r.id and z.is_active
       where r.moderation_status = 'approved' and p.is_active and p.moderation_status = 'approved' order by r.rating desc, r.id, p.id limit 1`,
    )
    const [found] = rows
    if (!found) throw new Error('Nothing to read')
    const { lon, lat, word, name, ...ids } = found
    return { ...ids, words: [word, name], point: `lon=${lon}&lat=${lat}`, spot: [Number(lon), Number(lat)] }
  })
}
