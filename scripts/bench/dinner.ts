/** A dinner time behind Caddy with our file: people read, order, send pictures and hold live screens until they are told to stop. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { missingBuilds } from '../build.ts'
import { ROOT } from '../database.ts'
import { chooseKitchen, makePresses, makeWatchers, type Press, withClient } from './diners.ts'

const DINERS = 3
const SCREENS = 50
const TRIES = 20
const AGAIN_MS = 300
const PATHS = ['/', '/eda', '/cars', '/news', '/api/restaurants/filters', '/api/ads/cars', '/api/cities', '/api/events']

/** What production accepts without anybody outside. */
export const PRODUCTION = {
  ...{ NODE_ENV: 'production', PAYMENTS: 'off', SMS_PROVIDER: 'off', MAIL: 'off', PUSH: 'off', OUTBOX: 'off' },
  ...{
    SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    SECRETS_KEY: crypto.randomUUID() + crypto.randomUUID(),
  },
  ...{ SUPPORT_EMAIL: 'support@ostrov.example', WEBHOOKS_TO_LOOPBACK: 'off', TRUST_PROXY: '1' },
}

/** Those who come. Who has ordered once does not come again. */
export type People = { presses: Press[]; screens: string[]; picture: Uint8Array<ArrayBuffer> }

/** Makes them in this database. `presses` are the orders that there may be. */
export async function gather(database: string, presses: number): Promise<People> {
  // Sessions are made by statements, and signed as the product's own.
  process.env.SESSION_SECRET = PRODUCTION.SESSION_SECRET
  const kitchen = await chooseKitchen(database)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const drawn = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
  return {
    presses: await makePresses(database, kitchen, presses),
    screens: await makeWatchers(database, kitchen.restaurant_id, SCREENS),
    picture: new Uint8Array(await drawn.jpeg().toBuffer()),
  }
}

/** Caddy of PATH before these ports; undefined where there is none. */
export async function startCaddy({ front, admin, upstreams }: { front: number; admin: number; upstreams: number[] }) {
  const home = await mkdtemp(join(tmpdir(), 'ostrov-caddy-'))
  const child = Bun.spawn(['caddy', 'run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: ROOT,
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      ...{ DOMAIN: `http://127.0.0.1:${front}`, CADDY_ADMIN: `127.0.0.1:${admin}` },
      UPSTREAMS: upstreams.map((port) => `127.0.0.1:${port}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  return {
    async stop() {
      child.kill()
      await child.exited
      await rm(home, { recursive: true, force: true })
    },
  }
}

type Kind = 'page or list' | 'order' | 'picture' | 'live screen opened'
/** Of each kind: milliseconds of each request, and of those that failed what they failed with. */
export type Tally = Map<Kind, { times: number[]; failures: string[] }>
type Asked = { kind: Kind; path: string; init: RequestInit; read: (answer: Response) => Promise<unknown> }

/**
 * Everybody goes on until `end()`. An answer of 4xx or 5xx and a connection that breaks are failures; with `again` the same is
 * asked once more, as a client does. A screen is opened again when its stream ends; that is its request.
 */
export function begin(url: string, { presses, screens, picture }: People, given: { readers: number; again?: boolean }) {
  const tally: Tally = new Map()
  const placed: string[] = []
  // Without a build there are no pages.
  const paths = missingBuilds().includes('site') ? PATHS.filter((path) => path.startsWith('/api/')) : PATHS
  let ended = false

  /** Whether it was answered well. */
  const once = async ({ kind, path, init, read }: Asked) => {
    const since = performance.now()
    const entry = tally.get(kind) ?? { times: [], failures: [] }
    tally.set(kind, entry)
    const isScreen = kind === 'live screen opened'
    let isWell = false
    try {
      const answer = await fetch(url + path, init)
      if (isScreen) entry.times.push(performance.now() - since)
      isWell = answer.status < 400
      if (isWell) await read(answer)
      else entry.failures.push(`${answer.status}`)
    } catch (error) {
      // A stream that was open has had its answer.
      if (!isScreen || !isWell) entry.failures.push(String(error).slice(0, 60))
      isWell &&= isScreen
    }
    if (!isScreen) entry.times.push(performance.now() - since)
    return isWell
  }
  const ask = async (asked: Asked) => {
    for (let tries = 1; !(await once(asked)) && given.again && tries < TRIES; tries += 1) await Bun.sleep(AGAIN_MS)
  }
  const whole = (answer: Response) => answer.arrayBuffer()

  const reader = async (number: number) => {
    for (let turn = number; !ended; turn += 1) {
      await ask({ kind: 'page or list', path: paths[turn % paths.length] ?? '/', init: {}, read: whole })
      await Bun.sleep(100)
    }
  }
  const diner = async () => {
    for (let press = presses.pop(); press && !ended; press = presses.pop()) {
      const headers = { 'content-type': 'application/json', ...press.headers }
      const init = { method: 'POST', headers, body: JSON.stringify(press.body) }
      const read = async (answer: Response) => {
        const { order_uuid } = await answer.json()
        if (order_uuid) placed.push(String(order_uuid))
      }
      await ask({ kind: 'order', path: '/api/user/orders', init, read })
      await Bun.sleep(200)
    }
  }
  const sender = async () => {
    const headers = { authorization: `Bearer ${screens[0]}` }
    while (!ended) {
      const body = new FormData()
      body.append('files', new File([picture], 'a.jpg'))
      await ask({
        kind: 'picture',
        path: '/api/business_user/images',
        init: { method: 'POST', headers, body },
        read: whole,
      })
      await Bun.sleep(1_000)
    }
  }
  const watcher = async (token: string) => {
    while (!ended) {
      const stop = new AbortController()
      const timer = setInterval(() => ended && stop.abort(), 200)
      const init = { headers: { authorization: `Bearer ${token}` }, signal: stop.signal }
      const read = async (answer: Response) => {
        const stream = answer.body?.getReader()
        while (stream && !(await stream.read()).done);
      }
      await once({ kind: 'live screen opened', path: '/api/updates/stream?audience=business', init, read })
      clearInterval(timer)
      await Bun.sleep(200)
    }
  }
  const everybody = [
    ...Array.from({ length: given.readers }, (_, number) => reader(number)),
    ...Array.from({ length: DINERS }, diner),
    sender(),
    ...screens.map(watcher),
  ]
  return {
    count: () => [...tally.values()].reduce((sum, { times }) => sum + times.length, 0),
    /** Sorted milliseconds of what was asked since the last question that brought this, but for screens. */
    since(seen: Map<string, number>) {
      const lately = [...tally].flatMap(([kind, { times }]) => {
        const from = seen.get(kind) ?? 0
        seen.set(kind, times.length)
        return kind === 'live screen opened' ? [] : times.slice(from)
      })
      return lately.sort((one, other) => one - other)
    },
    /** What was asked, and the orders that somebody was told of. */
    async end() {
      ended = true
      await Promise.all(everybody)
      return { tally, placed }
    },
  }
}

/** What people were told of against what stands. Each person has pressed for one order. */
export function compareOrders(database: string, placed: readonly string[]) {
  return withClient(database, async (client) => {
    const { rows } = await client.query<{ uuid: string; user_id: string }>(
      `select o.uuid, o.user_id from "order" o join "user" u on u.id = o.user_id where u.ref_code like 'B%' and u.phone like '78%'`,
    )
    const standing = new Set(rows.map(({ uuid }) => uuid))
    return {
      lost: placed.filter((uuid) => !standing.has(uuid)).length,
      doubled: rows.length - new Set(rows.map(({ user_id }) => user_id)).size,
      untold: rows.length - new Set(placed).size,
    }
  })
}
