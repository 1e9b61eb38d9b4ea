/** Public reads beside a bare server that answers the same bytes. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseKitchen } from './diners.ts'
import { beside, measure, type Pace } from './load.ts'
import type { Row } from './report.ts'
import type { Stage } from './stage.ts'
import { prepare } from './wire.ts'

const CLIENTS = 16

type Read = { name: string; file: string; path: string; aim?: number; note?: string; cached?: boolean }

/** The list and the menu from the API. */
export function measureLists(stage: Stage, pace: Pace): Promise<Row[]> {
  return measureReads(stage, pace, (id) => [
    { name: 'restaurant list', file: 'list.json', path: '/api/restaurants/filters', aim: 0.4 },
    // An answer is shared for a second by its address: a new address each time is what the reading itself costs.
    {
      name: 'restaurant list, from the database',
      file: 'list.json',
      path: '/api/restaurants/filters?n=',
      cached: false,
    },
    { name: 'menu of a restaurant', file: 'menu.json', path: `/api/restaurants/${id}/menu` },
    { name: 'menu, from the database', file: 'menu.json', path: `/api/restaurants/${id}/menu?n=`, cached: false },
  ])
}

/** The pages of a restaurant and of a list as the server renders them. */
export function measurePages(stage: Stage, pace: Pace): Promise<Row[]> {
  return measureReads(stage, pace, (id) => [
    { name: 'restaurant page, cached', file: 'page.html', path: `/eda/restaurants/${id}`, aim: 0.4 },
    // Pages are kept by the parameters that some page reads, so a new one of these is a page that nobody asked for yet.
    { name: 'restaurant page, rendered', file: 'page.html', path: `/eda/restaurants/${id}?page=`, cached: false },
    // The memory after it is what ever-new addresses cost.
    { name: 'list page, rendered', file: 'list.html', path: '/eda/filters?query=', cached: false },
  ])
}

async function measureReads(stage: Stage, { seconds, rounds }: Pace, readsOf: (id: string) => Read[]): Promise<Row[]> {
  const url = await stage.demo('bench_reads')
  const { restaurant_id } = await chooseKitchen(url)
  const product = await stage.product(url)
  const reads = readsOf(restaurant_id)
  const bodies = join(stage.folder, 'bodies')
  await rm(bodies, { recursive: true, force: true })
  await mkdir(bodies, { recursive: true })
  for (const { path, file } of reads) await save(product.url + path, join(bodies, file))
  const floorUrl = await stage.floor('floors.ts', bodies)
  const rows: Row[] = []
  for (const { name, file, path, aim, cached } of reads) {
    const load = { clients: CLIENTS, seconds }
    const once = prepare(product.url + path, 'GET')
    const bare = prepare(`${floorUrl}/${file}`, 'GET')
    const next = cached === false ? () => prepare(`${product.url}${path}${crypto.randomUUID()}`, 'GET') : () => once
    const { ours, floor } = await beside(
      rounds,
      () => measure(name, { ...load, url: product.url, next }),
      () => measure('bare server, same bytes', { ...load, url: floorUrl, next: () => bare }),
    )
    const size = `${Math.round(Bun.file(join(bodies, file)).size / 1024)} kB`
    rows.push({
      ...ours,
      floor,
      ...(aim && { aim }),
      memory: await memoryOf(product.url),
      note: `${CLIENTS} clients, ${size}`,
    })
  }
  await product.stop()
  return rows
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
