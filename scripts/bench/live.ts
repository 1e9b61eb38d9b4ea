/** A thousand open screens: how soon the last of them knows of a change, and what one costs to hold. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseKitchen, makePresses, makeWatchers } from './diners.ts'
import { type Measured, quantile } from './load.ts'
import { memoryOf } from './reads.ts'
import type { Row } from './report.ts'
import type { Stage } from './stage.ts'
import { connectTo, listenTo, prepare } from './wire.ts'

const LISTENERS = 1000
// One person may hold ten streams.
const PEOPLE = 100
const CHANGES = 30
const PATIENCE_MS = 10_000
const MARK = '"status":"new"'

export async function measureLive(stage: Stage): Promise<Row[]> {
  const url = await stage.demo('bench_live')
  const kitchen = await chooseKitchen(url)
  const watchers = await makeWatchers(url, kitchen.restaurant_id, PEOPLE)
  const presses = await makePresses(url, kitchen, CHANGES + 1)
  const product = await stage.product(url)
  const stream = `${product.url}/api/updates/stream?audience=business`
  const orders = `${product.url}/api/user/orders`
  // The first request of all makes the connections that the later ones only use.
  await (await connectTo(product.url)).send(prepare(stream.replace('stream', 'orders'), 'GET', bearer(watchers[0])))
  const before = await memoryOf(product.url)
  const screens = await openScreens(product.url, (place) => prepare(stream, 'GET', bearer(watchers[place % PEOPLE])))
  const held = (await memoryOf(product.url)) - before
  const [first, ...rest] = presses.map(({ headers, body }) => prepare(orders, 'POST', headers, body))
  if (!first) throw new Error('No order to place')
  await change(product.url, screens, first)
  const ours = await changeAll('change to last of 1 000 screens', product.url, screens, rest)
  const memory = await memoryOf(product.url)
  screens.close()
  const floor = await measureFloor(stage)
  await product.stop()
  return [
    { ...ours, floor, memory, note: `an order placed → told; ${((held * 1024) / LISTENERS).toFixed(1)} kB per screen` },
  ]
}

/** The same frame from a bare server to as many streams. */
async function measureFloor(stage: Stage): Promise<Measured> {
  const bodies = join(stage.folder, 'bodies')
  await mkdir(bodies, { recursive: true })
  const url = await stage.floor('floors.ts', bodies)
  const screens = await openScreens(url, () => prepare(`${url}/live`, 'GET'))
  const post = prepare(`${url}/live`, 'POST', {}, { status: 'new', filler: 'x'.repeat(250) })
  const measured = await changeAll('bare streams', url, screens, Array(CHANGES).fill(post))
  screens.close()
  return measured
}

type Screens = Awaited<ReturnType<typeof openScreens>>

async function openScreens(url: string, request: (place: number) => Uint8Array) {
  let opened = 0
  let told = 0
  let onTold = () => {}
  const hear = () => {
    let tail = ''
    let isOpen = false
    return (chunk: Buffer) => {
      const text = tail + chunk.toString('latin1')
      if (!isOpen) opened++
      isOpen = true
      const count = text.split(MARK).length - 1
      tail = text.slice(text.lastIndexOf(MARK) + 1).slice(1 - MARK.length)
      if (count === 0) return
      told += count
      onTold()
    }
  }
  const sockets: { close: () => void }[] = []
  for (let place = 0; place < LISTENERS; place++) sockets.push(await listenTo(url, request(place), hear()))
  const deadline = Date.now() + PATIENCE_MS
  while (opened < LISTENERS) {
    if (Date.now() > deadline) throw new Error(`Only ${opened} of ${LISTENERS} streams opened`)
    await Bun.sleep(20)
  }
  return {
    /** Resolves when every screen has been told once more. */
    allTold() {
      const until = told + LISTENERS
      return new Promise<void>((resolve, reject) => {
        const alarm = setTimeout(() => reject(new Error(`${until - told} screens were not told`)), PATIENCE_MS)
        onTold = () => {
          if (told < until) return
          clearTimeout(alarm)
          resolve()
        }
      })
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

async function changeAll(name: string, url: string, screens: Screens, requests: Uint8Array[]): Promise<Measured> {
  const times: number[] = []
  for (const request of requests) times.push(await change(url, screens, request))
  times.sort((a, b) => a - b)
  const p50 = quantile(times, 0.5)
  return { name, rate: (LISTENERS * 1000) / p50, p50, p99: quantile(times, 0.99), failed: 0 }
}

/** Milliseconds from the request that changes something to the last screen that shows it. */
async function change(url: string, screens: Screens, request: Uint8Array) {
  const connection = await connectTo(url)
  const told = screens.allTold()
  const started = performance.now()
  const status = await connection.send(request)
  if (status !== 200) throw new Error(`The change was refused: ${status}`)
  await told
  connection.close()
  return performance.now() - started
}

function bearer(token: string | undefined): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}
