/**
 * What an upgrade at dinner time costs those who are served: two addresses behind Caddy with our file, the load goes on while
 * the old process gives way to a new one, and back. Pages are read, orders placed, pictures sent and live screens held, with one
 * processor busy with something else. Caddy is looked for in PATH; the product runs with production's settings.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../database.ts'
import { freePort } from '../postgres.ts'
import { chooseKitchen, makePresses, makeWatchers, type Press } from './diners.ts'
import { quantile } from './load.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'

const READERS = 20
const DINERS = 3
const SCREENS = 50
/** Each way lasts until so many requests were made. */
const REQUESTS = 10_000
const CALM_MS = 10_000
/** Whoever waits longer has noticed. */
const PATIENCE_MS = 2_000
const PATHS = ['/', '/eda', '/cars', '/news', '/api/restaurants/filters', '/api/ads/cars', '/api/cities', '/api/events']

/** The table of one way there and one back; `failed` are answers of 4xx and 5xx, and connections that broke. */
export async function measureUpgrade(stage: Stage): Promise<string> {
  if (!Bun.which('caddy')) return 'Caddy is not in PATH: nothing was measured.'
  const database = await stage.demo('bench_upgrade', { sketches: true })
  // Sessions are made by statements, and signed as the product's own.
  process.env.SESSION_SECRET = SETTINGS.SESSION_SECRET
  const people = await gather(database)
  const [old, young, front, admin] = await Promise.all([0, 0, 0, 0].map(async () => (await freePort(0)) ?? 0))
  const start = (port = 0) => stage.product(database, SETTINGS, port)
  const proxy = await startCaddy({ front: front ?? 0, admin: admin ?? 0, upstreams: [old ?? 0, young ?? 0] })
  const burner = Bun.spawn([process.execPath, '-e', 'for (;;);'])
  const lines: string[][] = []
  try {
    let serving = await start(old)
    for (const [way, port] of [
      ['to the new', young],
      ['back to the old', old],
    ] as const) {
      const load = begin(`http://127.0.0.1:${front}`, people)
      await Bun.sleep(CALM_MS)
      const next = await start(port)
      await serving.stop()
      serving = next
      await Bun.sleep(CALM_MS)
      while (load.count() < REQUESTS) await Bun.sleep(1_000)
      for (const [kind, { times, failures }] of await load.end()) {
        const sorted = times.sort((one, other) => one - other)
        const late = sorted.filter((time) => time > PATIENCE_MS).length
        const figures = [sorted.length, failures.length, late, quantile(sorted, 0.99), sorted.at(-1) ?? 0]
        lines.push([way, kind, ...figures.map((one) => String(Math.round(one))), [...new Set(failures)].join('; ')])
      }
    }
    await serving.stop()
  } finally {
    burner.kill()
    await proxy.stop()
  }
  const head = ['way', 'what', 'requests', 'failed', `over ${PATIENCE_MS / 1000} s`, 'p99 ms', 'longest ms', 'failures']
  const loads = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
  return [
    ...markdown(head, lines),
    '',
    `${READERS} readers, ${DINERS} diners, ${SCREENS} live screens, one who sends pictures, one processor busy; ${availableParallelism()} processors, load ${loads}.`,
  ].join('\n')
}

/** What production accepts without anybody outside. */
const SETTINGS = {
  ...{ NODE_ENV: 'production', PAYMENTS: 'off', SMS_PROVIDER: 'off', MAIL: 'off', PUSH: 'off', OUTBOX: 'off' },
  ...{
    SESSION_SECRET: crypto.randomUUID() + crypto.randomUUID(),
    SECRETS_KEY: crypto.randomUUID() + crypto.randomUUID(),
  },
  ...{ SUPPORT_EMAIL: 'support@ostrov.example', WEBHOOKS_TO_LOOPBACK: 'off', TRUST_PROXY: '1' },
}

type People = { presses: Press[]; screens: string[]; picture: Uint8Array<ArrayBuffer> }

async function gather(database: string): Promise<People> {
  const kitchen = await chooseKitchen(database)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const drawn = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
  return {
    presses: await makePresses(database, kitchen, 5_000),
    screens: await makeWatchers(database, kitchen.restaurant_id, SCREENS),
    picture: new Uint8Array(await drawn.jpeg().toBuffer()),
  }
}

type Proxy = { front: number; admin: number; upstreams: readonly number[] }

async function startCaddy({ front, admin, upstreams }: Proxy) {
  const home = await mkdtemp(join(tmpdir(), 'ostrov-caddy-'))
  const child = Bun.spawn(['caddy', 'run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: ROOT,
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
      ...{ DOMAIN: `http://127.0.0.1:${front}`, CADDY_ADMIN: `127.0.0.1:${admin}`, PROXY: 'several' },
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
type Tally = Map<Kind, { times: number[]; failures: string[] }>

/** Everybody goes on until `end()`. A screen is opened again when its stream ends, as a browser does; that is its request. */
function begin(url: string, { presses, screens, picture }: People) {
  const tally: Tally = new Map()
  let ended = false
  const ask = async (kind: Kind, path: string, init: RequestInit, read: (answer: Response) => Promise<unknown>) => {
    const since = performance.now()
    const entry = tally.get(kind) ?? { times: [], failures: [] }
    tally.set(kind, entry)
    try {
      const answer = await fetch(url + path, init)
      if (kind === 'live screen opened') entry.times.push(performance.now() - since)
      if (answer.status >= 400) entry.failures.push(`${answer.status}`)
      await read(answer)
    } catch (error) {
      // A stream that ends is no failure: an opened one has its answer.
      if (kind !== 'live screen opened' || !ended) entry.failures.push(String(error).slice(0, 60))
    }
    if (kind !== 'live screen opened') entry.times.push(performance.now() - since)
  }
  const whole = (answer: Response) => answer.arrayBuffer()
  const everybody = [
    ...Array.from({ length: READERS }, async (_, number) => {
      for (let turn = number; !ended; turn += 1) {
        await ask('page or list', PATHS[turn % PATHS.length] ?? '/', {}, whole)
        await Bun.sleep(100)
      }
    }),
    ...Array.from({ length: DINERS }, async () => {
      for (let press = presses.pop(); press && !ended; press = presses.pop()) {
        const headers = { 'content-type': 'application/json', ...press.headers }
        await ask('order', '/api/user/orders', { method: 'POST', headers, body: JSON.stringify(press.body) }, whole)
        await Bun.sleep(200)
      }
    }),
    (async () => {
      while (!ended) {
        const body = new FormData()
        body.append('files', new File([picture], 'a.jpg'))
        const headers = { authorization: `Bearer ${screens[0]}` }
        await ask('picture', '/api/business_user/images', { method: 'POST', headers, body }, whole)
        await Bun.sleep(1_000)
      }
    })(),
    ...screens.map(async (token) => {
      while (!ended) {
        const stop = new AbortController()
        const headers = { authorization: `Bearer ${token}` }
        await ask(
          'live screen opened',
          '/api/updates/stream?audience=business',
          { headers, signal: stop.signal },
          async (answer) => {
            const reader = answer.body?.getReader()
            const timer = setInterval(() => ended && stop.abort(), 200)
            try {
              while (reader && !(await reader.read()).done);
            } finally {
              clearInterval(timer)
            }
          },
        )
        await Bun.sleep(200)
      }
    }),
  ]
  return {
    count: () => [...tally.values()].reduce((sum, { times }) => sum + times.length, 0),
    async end() {
      ended = true
      await Promise.all(everybody)
      return tally
    },
  }
}
