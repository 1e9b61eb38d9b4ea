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

async function measureReads(
  stage: Stage,
  { seconds, rounds }: Pace,
  readsOf: (id: string, dish: string) => Read[],
): Promise<Row[]> {
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
  for (const { name, file, path, aim, fresh } of reads) {
    const load = { clients: CLIENTS, seconds }
    const once = [prepare(product.url + path, 'GET')]
    const next = fresh ? () => [prepare(`${product.url}${path}${crypto.randomUUID()}`, 'GET')] : () => once
    const [to, title] =
      fresh === 'from the database'
        ? [await handFloor(stage, url, path), 'same statements by hand']
        : [`${floorUrl}/${file}`, 'bare server, same bytes']
    const bare = [prepare(to, 'GET')]
    const counted = fresh === 'from the database' ? { database: url } : {}
    let memory = 0
    const { ours, floor } = await beside(
      rounds,
      async () => {
        const measured = await measure(name, { ...load, ...counted, url: product.url, next })
        memory = Math.max(memory, await memoryOf(product.url))
        return measured
      },
      () => measure(title, { ...load, ...counted, url: to, next: () => bare }),
    )
    const size = `${Math.round(Bun.file(join(bodies, file)).size / 1024)} kB`
    rows.push({
      ...ours,
      floor,
      ...(aim && { aim }),
      memory,
      note: `${CLIENTS} clients, ${size}`,
    })
  }
  await product.stop()
  return rows
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
