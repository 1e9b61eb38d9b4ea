import { Client } from 'pg'
import type { Logger } from 'pino'

const RECONNECT_MS = 500
const CHECK_MS = 15_000
/** A connection that leaves a question so long without an answer is taken for dead. */
const PATIENCE_MS = 5_000

/**
 * What processes tell each other through PostgreSQL: an order's event, a tag of what changed in public (`freshness.ts`), a
 * group basket that changed, somebody whose rights did, the number of an ad that did (`telling.ts`).
 */
export const CHANNELS = ['order_event', 'stale', 'basket_group', 'authority', 'ad'] as const
export type Channel = (typeof CHANNELS)[number]

/** `again` runs whenever the connection begins to hear: what was told before then is lost to it. */
export type Hearer = { heard: (payload: string) => unknown; again: () => unknown }
export type Notices = ReturnType<typeof openNotices>

/** The one LISTEN connection of a process, made at the first `ready()` and kept from then on through every loss. */
export function openNotices(url: string, log: Logger) {
  const hearers: Record<Channel, Set<Hearer>> = {
    order_event: new Set(),
    stale: new Set(),
    basket_group: new Set(),
    authority: new Set(),
    ad: new Set(),
  }
  let client: Client | null = null
  let opening: Promise<void> | null = null
  let closed = false

  async function connect() {
    const fresh = new Client({
      connectionString: url,
      application_name: 'ostrov-live',
      query_timeout: PATIENCE_MS,
      connectionTimeoutMillis: PATIENCE_MS,
    })
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (isChannel(channel)) for (const hearer of hearers[channel]) hearer.heard(payload)
    })
    const lost = () => {
      if (client !== fresh) return
      client = null
      log.warn('the live connection was lost and is opened again')
      void ready().catch(() => undefined)
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    try {
      await fresh.connect()
      await fresh.query(CHANNELS.map((channel) => `listen ${channel}`).join(';'))
      client = fresh
      for (const channel of CHANNELS) for (const { again } of hearers[channel]) await again()
    } catch (error) {
      if (client === fresh) client = null
      await fresh.end().catch(() => undefined)
      throw error
    }
  }

  async function connectAtLast() {
    while (!closed && !client) {
      try {
        await connect()
      } catch {
        await Bun.sleep(RECONNECT_MS)
      }
    }
  }

  /** Resolves when the connection hears. */
  function ready(): Promise<void> {
    if (client || closed) return Promise.resolve()
    opening ??= connectAtLast().finally(() => {
      opening = null
    })
    return opening
  }

  /** A connection that died without a word is found by asking. */
  const check = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => asked.end().catch(() => undefined))
  }, CHECK_MS)
  check.unref()

  return {
    ready,
    isHearing: () => client !== null,
    /** Hands over what is told on the channel; nobody is asked to stop hearing before the process ends. */
    hear(channel: Channel, hearer: Hearer) {
      hearers[channel].add(hearer)
      if (client) void Promise.try(hearer.again).catch(() => undefined)
    },
    async close() {
      closed = true
      clearInterval(check)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}

function isChannel(name: string): name is Channel {
  return CHANNELS.some((channel) => channel === name)
}
