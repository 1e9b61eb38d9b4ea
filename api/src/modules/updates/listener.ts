import { isUnpaid } from '@ostrov/shared/orders/rules'
import { Client } from 'pg'
import type { Deps } from '../../http/deps'
import { allUpdatesAfter, lastEventId, type Scope, type Update } from './order-updates'

const RECONNECT_MS = 500
const REPEAT_CHECK_MS = 15_000

export type Subscriber = { scope: Scope; send: (update: Update) => void }

/**
 * One connection per process that hears of every change of every order, from whatever process, and hands it to those who
 * follow that customer's or that restaurant's orders. After a lost connection it replays what it missed.
 */
export function createListener(deps: Deps) {
  const followers = new Map<string, Set<Subscriber>>()
  let lastSeen = 0
  let client: Client | null = null
  let opening: Promise<void> | null = null
  let closed = false

  function dispatch(update: Update) {
    lastSeen = Math.max(lastSeen, update.event_id)
    for (const one of followers.get(`user:${update.user_id}`) ?? []) one.send(update)
    if (isUnpaid(update.status)) return
    for (const one of followers.get(`restaurant:${update.restaurant_id}`) ?? []) one.send(update)
  }

  async function connect() {
    const fresh = new Client({ connectionString: deps.config.database.url, application_name: 'ostrov-live' })
    fresh.on('notification', ({ payload }) => {
      const update = readUpdate(payload)
      if (update) dispatch(update)
    })
    const lost = () => {
      if (client !== fresh) return
      client = null
      deps.log.warn('the live connection was lost and is opened again')
      void ready().catch(() => undefined)
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    await fresh.connect()
    await fresh.query('listen order_event')
    client = fresh
    const em = deps.orm.em.fork()
    if (lastSeen === 0) lastSeen = await lastEventId(em)
    else for (const missed of await allUpdatesAfter(em, lastSeen)) dispatch(missed)
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

  /** Resolves when the connection hears; it is made at the first call and kept from then on. */
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
  }, REPEAT_CHECK_MS)
  check.unref()

  return {
    ready,
    /** Hands over every update in the subscriber's scope until the answered function is called. */
    subscribe(subscriber: Subscriber) {
      const keys = keysOf(subscriber.scope)
      for (const key of keys) addTo(followers, key, subscriber)
      return () => {
        for (const key of keys) removeFrom(followers, key, subscriber)
      }
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

function keysOf(scope: Scope) {
  return 'user_id' in scope ? [`user:${scope.user_id}`] : scope.restaurant_ids.map((id) => `restaurant:${id}`)
}

function addTo(followers: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber) {
  const set = followers.get(key) ?? new Set()
  set.add(subscriber)
  followers.set(key, set)
}

function removeFrom(followers: Map<string, Set<Subscriber>>, key: string, subscriber: Subscriber) {
  const set = followers.get(key)
  set?.delete(subscriber)
  if (set?.size === 0) followers.delete(key)
}

function readUpdate(payload: string | undefined): Update | null {
  const value: unknown = payload === undefined ? null : JSON.parse(payload)
  return isUpdate(value) ? value : null
}

function isUpdate(value: unknown): value is Update {
  return typeof value === 'object' && value !== null && 'event_id' in value && 'user_id' in value && 'status' in value
}
