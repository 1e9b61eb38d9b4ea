import { isUnpaid } from '@ostrov/shared/orders/rules'
import type { Deps } from '../../kernel/deps'
import { allUpdatesAfter, lastEventId, type Scope, type Update } from './order-updates'

export type Subscriber = { scope: Scope; send: (update: Update) => void }

/**
 * Hears of every change of every order, from whatever process, and hands it to those who follow that customer's or that
 * restaurant's orders. After a lost connection it replays what it missed.
 */
export function createListener({ notices, orm }: Pick<Deps, 'notices' | 'orm'>) {
  const followers = new Map<string, Set<Subscriber>>()
  let lastSeen = 0

  function dispatch(update: Update) {
    lastSeen = Math.max(lastSeen, update.event_id)
    for (const one of followers.get(`user:${update.user_id}`) ?? []) one.send(update)
    if (isUnpaid(update.status)) return
    for (const one of followers.get(`restaurant:${update.restaurant_id}`) ?? []) one.send(update)
  }

  async function catchUp() {
    const em = orm.em.fork()
    if (lastSeen === 0) lastSeen = await lastEventId(em)
    else for await (const missed of allUpdatesAfter(em, lastSeen)) dispatch(missed)
  }

  notices.hear('order_event', {
    heard(payload) {
      const update = readUpdate(payload)
      if (update) dispatch(update)
    },
    again: catchUp,
  })

  return {
    ready: notices.ready,
    /** Hands over every update in the subscriber's scope until the answered function is called. */
    subscribe(subscriber: Subscriber) {
      const keys = keysOf(subscriber.scope)
      for (const key of keys) addTo(followers, key, subscriber)
      return () => {
        for (const key of keys) removeFrom(followers, key, subscriber)
      }
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

function readUpdate(payload: string): Update | null {
  const value: unknown = JSON.parse(payload)
  return isUpdate(value) ? value : null
}

function isUpdate(value: unknown): value is Update {
  return typeof value === 'object' && value !== null && 'event_id' in value && 'user_id' in value && 'status' in value
}
