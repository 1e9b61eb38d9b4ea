/** Public reads beside a bare server that answers the same bytes. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseKitchen } from './diners.ts'
import { beside, measure, type Pace } from './load.ts'
import { record } from './recording.ts'
import type { Row } from './report.ts'
import type { Stage } from './stage.ts'
import { prepare } from './wire.ts'

const CLIENTS = 16

type Read = { name: string; file: string; path: string; aim?: number; fresh?: 'from the database' | 'rendered' }

/** The list and the menu from the API. */
export function measureLists(stage: Stage, pace: Pace): Promise<Row[]> {
  return measureReads(stage, pace, (id, dish) => [
    { name: 'restaurant list', file: 'list.json', path: '/api/restaurants/filters', aim: 0.4 },
    // An answer is shared for a second by its address: a new address each time is what the reading itself costs.
    {
      name: 'restaurant list, from the database',
      file: 'list.json',
      path: '/api/restaurants/filters?n=',
      fresh: 'from the database',
      aim: 0.4,
    },
    { name: 'menu of a restaurant', file: 'menu.json', path: `/api/restaurants/${id}/menu` },
    {
      name: 'menu, from the database',
      file: 'menu.json',
      path: `/api/restaurants/${id}/menu?n=`,
      fresh: 'from the database',
      aim: 0.4,
    },
    {
      name: 'one dish, from the database',
      file: 'dish.json',
      path: `/api/user/products/${dish}?n=`,
      fresh: 'from the database',
      aim: 0.4,
    },
  ])
}

/** The pages of a restaurant and of a list as the server renders them. */
export function measurePages(stage: Stage, pace: Pace): Promise<Row[]> {
  return measureReads(stage, pace, (id) => [
    { name: 'restaurant page, cached', file: 'page.html', path: `/eda/restaurants/${id}`, aim: 0.4 },
    // Pages are kept by the parameters that some page reads, so a new one of these is a page that nobody asked for yet.
    { name: 'restaurant page, rendered', file: 'page.html', path: `/eda/restaurants/${id}?page=`, fresh: 'rendered' },
    // The memory at the end of it is what ever-new addresses cost.
    { name: 'list page, rendered', file: 'list.html', path: '/eda/filters?query=', fresh: 'rendered' },
  ])
}

async function measureReads(stage: Stage, pace: Pace, readsOf: (id: string, dish: string) => Read[]): Promise<Row[]> {
  const url = await stage.demo('bench_reads')
  const { restaurant_id, product_id } = await chooseKitchen(url)
  const product = await stage.product(url)
  const reads = readsOf(restaurant_id, product_id)
  const bodies = join(stage.folder, 'bodies')
  await rm(bodies, { recursive: true, force: true })
  await mkdir(bodies, { recursive: true })
  for (const { path, file } of reads) await save(product.url + path, join(bodies, file))
  const floorUrl = await stage.floor('floors.ts', bodies)
  const rows: Row[] = []
  for (const read of reads) {
    const isAsked = read.fresh === 'from the database'
    const floor = isAsked
      ? { to: await handFloor(stage, url, read.path), title: 'same statements by hand', counted: { database: url } }
      : { to: `${floorUrl}/${read.file}`, title: 'bare server, same bytes', counted: {} }
    const size = `${Math.round(Bun.file(join(bodies, read.file)).size / 1024)} kB`
    rows.push({ ...(await measureRead(product.url, read, floor, pace)), note: `${CLIENTS} clients, ${size}` })
  }
  await product.stop()
  return rows
}

type Floor = { to: string; title: string; counted: { database?: string } }

/** One read beside its floor. */
async function measureRead(own: string, read: Read, { to, title, counted }: Floor, { seconds, rounds }: Pace) {
  const { name, path, aim, fresh } = read
  const load = { clients: CLIENTS, seconds, ...counted }
  const once = [prepare(own + path, 'GET')]
  const next = fresh ? () => [prepare(`${own}${path}${crypto.randomUUID()}`, 'GET')] : () => once
  const bare = [prepare(to, 'GET')]
  let memory = 0
  const { ours, floor } = await beside(
    rounds,
    async () => {
      const measured = await measure(name, { ...load, url: own, next })
      memory = Math.max(memory, await memoryOf(own))
      return measured
    },
    () => measure(title, { ...load, url: to, next: () => bare }),
  )
  return { ...ours, floor, ...(aim && { aim }), memory }
}

/** What the answer takes of the database, prepared by hand. */
async function handFloor(stage: Stage, url: string, path: string) {
  const file = join(stage.folder, 'reading.json')
  await Bun.write(file, JSON.stringify(await record(url, stage.log, { path: `${path}${crypto.randomUUID()}` })))
  return stage.floor('floor-statements.ts', url, file)
}

async function save(url: string, file: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await Bun.write(file, await answer.arrayBuffer())
}

/** Megabytes that the product's process holds. */
export async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024
}
