/**
 * What an upgrade at dinner time costs those who are served: two addresses behind Caddy with our file, the load goes on while
 * the old process gives way to a new one, and back. Caddy is looked for in PATH; the product runs with production's settings.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import { freePort } from '../postgres.ts'
import { quantile } from './load.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'

const CLIENTS = 20
const PAUSE_MS = 100
const CALM_MS = 10_000
/** Whoever waits longer has noticed. */
const PATIENCE_MS = 2_000
const PATHS = ['/', '/eda', '/cars', '/news', '/api/restaurants', '/api/ads/cars', '/api/cities', '/api/events']

/** The table of one way there and one back; `failed` are answers of 5xx and connections that broke. */
export async function measureUpgrade(stage: Stage): Promise<string> {
  if (!Bun.which('caddy')) return 'Caddy is not in PATH: nothing was measured.'
  const database = await stage.demo('bench_upgrade', { sketches: true })
  const [old, young, front, admin] = await Promise.all([0, 0, 0, 0].map(async () => (await freePort(0)) ?? 0))
  const start = (port = 0) => stage.product(database, SETTINGS, port)
  const proxy = await startCaddy({ front: front ?? 0, admin: admin ?? 0, upstreams: [old ?? 0, young ?? 0] })
  const lines: string[][] = []
  try {
    let serving = await start(old)
    for (const [way, port] of [
      ['to the new', young],
      ['back to the old', old],
    ] as const) {
      const load = begin(`http://127.0.0.1:${front}`)
      await Bun.sleep(CALM_MS)
      const next = await start(port)
      await serving.stop()
      serving = next
      await Bun.sleep(CALM_MS)
      const { times, failed } = await load.end()
      const late = times.filter((time) => time > PATIENCE_MS).length
      lines.push(
        [way, times.length, failed, late, Math.round(quantile(times, 0.99)), Math.round(times.at(-1) ?? 0)].map(String),
      )
    }
    await serving.stop()
  } finally {
    await proxy.stop()
  }
  const head = ['way', 'requests', 'failed', `over ${PATIENCE_MS / 1000} s`, 'p99 ms', 'longest ms']
  const loads = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
  return [
    ...markdown(head, lines),
    '',
    `${CLIENTS} clients; ${availableParallelism()} processors, load ${loads}.`,
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

/** Clients that each ask for one thing after another, with a pause, until `end()`. */
function begin(url: string) {
  const times: number[] = []
  let failed = 0
  let ended = false
  const client = async (number: number) => {
    for (let turn = number; !ended; turn += 1) {
      const since = performance.now()
      const isWell = await fetch(url + PATHS[turn % PATHS.length]).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status < 500
        },
        () => false,
      )
      times.push(performance.now() - since)
      if (!isWell) failed += 1
      await Bun.sleep(PAUSE_MS)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number))
  return {
    async end() {
      ended = true
      await Promise.all(clients)
      return { times: times.sort((a, b) => a - b), failed }
    },
  }
}
