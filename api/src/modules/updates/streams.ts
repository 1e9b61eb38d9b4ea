import { rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { Served } from '../../kernel/served'
import { createGroupListener } from './group-listener'
import { createListener } from './listener'
import { type Follower, lastEventId, type Scope, scopeOf, type Update, updatesAfter } from './order-updates'

const MAX_STREAMS_PER_PERSON = 10
const BEAT_MS = 15_000
/** A client that reads nothing is let go before its queue fills the memory. */
const MAX_QUEUED = 500

/** Who holds a stream open, by a session or a seat in a group basket: it is closed when that has ended. */
type Holder = {
  id: string
  session_id: string | null
  participant_id: string | null
  /** Whose orders it follows. */
  following?: { follower: Follower; scope: Scope }
}
type Stream = { holder: Holder; send: (frame: Uint8Array) => void; close: () => void }
/** A group basket and whose orders tell how it went on. */
type Followed = { id: string; restaurant_id: string; user_id: string }

const liveOf = new WeakMap<Deps, ReturnType<typeof createStreams>>()

/** The live streams of this process; made at the first use. */
export function liveStreams(deps: Deps) {
  const live = liveOf.get(deps) ?? createStreams(deps)
  liveOf.set(deps, live)
  return live
}

function createStreams(deps: Deps) {
  const listener = createListener(deps)
  const groups = createGroupListener(deps)
  const streams = new Set<Stream>()
  let closed = false
  const refuseWhenStopping = () => {
    if (closed || deps.stopping?.aborted) throw new Refusal('server.unavailable', { retryAfter: 1 })
  }
  const takePlace = createPlaces()
  const beat = async () => {
    // Keeps proxies from closing what is silent.
    const frame = bytesOf(': beat\n\n')
    for (const stream of streams) stream.send(frame)
    await closeEnded(deps, streams)
  }
  const closeOf = (id: string) => closeEnded(deps, new Set([...streams].filter(({ holder }) => holder.id === id)))
  const quietly = (closing: Promise<void>) => void closing.catch(() => undefined)
  // Whose rights have changed while nobody heard is found by asking for all.
  deps.notices.hear('authority', { heard: (id) => quietly(closeOf(id)), again: () => quietly(beat()) })
  const beating = setInterval(() => quietly(beat()), BEAT_MS)
  beating.unref()

  /** `begin` is handed the stream when it is open and answers how to stop telling it. */
  async function hold(holder: Holder, begin: (stream: Stream) => () => void) {
    refuseWhenStopping()
    const leave = takePlace(holder.id)
    try {
      await listener.ready()
      refuseWhenStopping()
    } catch (error) {
      leave()
      throw error
    }
    const { stream, body } = openStream(holder, (gone) => {
      streams.delete(gone)
      leave()
      stop()
    })
    const stop = begin(stream)
    streams.add(stream)
    return { stream, body }
  }

  return {
    listener,
    /** Keeps the streams alive, and closes those whose session or seat has ended, or whose permissions have changed. */
    beat,
    /**
     * Server-sent events of the follower's orders, first those after `since` when it is given.
     * @throws {Refusal} `request.too_often` beyond ten streams of one person; `server.unavailable` when the process stops.
     */
    async open(follower: Follower, scope: Scope, since: number | null): Promise<ReadableStream<Uint8Array>> {
      const waiting: Update[] = []
      let isReplayed = false
      const holder = { id: follower.id, session_id: follower.session.id, participant_id: null }
      // Heard first and replayed after, so that nothing falls in between.
      const { stream, body } = await hold({ ...holder, following: { follower, scope } }, ({ send }) =>
        listener.subscribe({ scope, send: (update) => (isReplayed ? send(frame(update)) : waiting.push(update)) }),
      )
      try {
        const em = deps.orm.em.fork()
        const missed = since === null ? [] : await updatesAfter(em, scope, since)
        stream.send(bytesOf(`retry: 3000\n: ${since ?? (await lastEventId(em))}\n\n`))
        for (const update of [...missed, ...waiting]) stream.send(frame(update))
      } catch (error) {
        // Nobody is handed it, so nobody would close it.
        stream.close()
        throw error
      }
      isReplayed = true
      return body
    },
    /**
     * Server-sent events of a group basket: that it, its menu or its order may have changed.
     * @throws {Refusal} as `open`.
     */
    async openGroup(holder: Omit<Holder, 'following'>, { user_id, ...group }: Followed) {
      const { stream, body } = await hold(holder, ({ send }) => {
        const tell = () => send(bytesOf('event: group\ndata: {}\n\n'))
        const stops = [groups.follow(group, tell), listener.subscribe({ scope: { user_id }, send: tell })]
        return () => {
          for (const stop of stops) stop()
        }
      })
      stream.send(bytesOf('retry: 3000\n\n'))
      return body
    },
    /** Ends every stream and opens no more, so that the server can stop; clients are told when to come again. */
    async close() {
      closed = true
      clearInterval(beating)
      for (const stream of streams) {
        // Not all at the same moment.
        stream.send(bytesOf(`retry: ${1000 + Math.floor(Math.random() * 2000)}\nevent: closing\ndata: {}\n\n`))
        stream.close()
      }
    },
  }
}

/** Streams that each person holds or is about to, counted before anything is awaited: of many that come at once each sees the others. */
function createPlaces() {
  const places = new Map<string, number>()
  return (id: string) => {
    const taken = places.get(id) ?? 0
    if (taken >= MAX_STREAMS_PER_PERSON) throw new Refusal('request.too_often', { retryAfter: 30 })
    places.set(id, taken + 1)
    return () => {
      const left = (places.get(id) ?? 0) - 1
      if (left > 0) places.set(id, left)
      else places.delete(id)
    }
  }
}

function openStream(holder: Holder, onGone: (stream: Stream) => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const stream: Stream = { holder, send, close }
  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started
      },
      cancel() {
        controller = null
        onGone(stream)
      },
    },
    new CountQueuingStrategy({ highWaterMark: MAX_QUEUED }),
  )
  function send(frame: Uint8Array) {
    if (!controller) return
    if ((controller.desiredSize ?? 0) <= 0) return close()
    controller.enqueue(frame)
  }
  function close() {
    const open = controller
    if (!open) return
    controller = null
    onGone(stream)
    open.close()
  }
  return { stream, body }
}

/** Ends those of the streams whose session ended, of friends who were taken out, and of who may follow something else by now. */
async function closeEnded(deps: Deps, streams: ReadonlySet<Stream>) {
  if (streams.size === 0) return
  const held = [...streams].map(({ holder }) => holder)
  const ids = [...new Set(held.flatMap(({ session_id }) => session_id ?? []))]
  const seats = [...new Set(held.flatMap(({ participant_id }) => participant_id ?? []))]
  const alive = await rows<{ id: string }>(
    deps.orm.em.fork(),
    sql`select s.id from session s left join "user" u on u.id = s.user_id left join business_user b on b.id = s.business_user_id
        where s.id = any(${ids}::uuid[]) and s.revoked_at is null and s.expire_at > ${deps.now()}
          and not coalesce(u.is_blocked, b.is_blocked, false) and u.deleted_at is null
        union all select p.id from group_participant p where p.id = any(${seats}::uuid[])`,
  )
  const living = new Set(alive.map(({ id }) => id))
  for (const stream of streams) {
    const { session_id, participant_id } = stream.holder
    if (!living.has(session_id ?? participant_id ?? '')) stream.close()
  }
  await closeMoved(deps, streams)
}

/** A business user whose restaurants changed comes back by itself and follows the right ones, if any are left. */
async function closeMoved(deps: Deps, streams: ReadonlySet<Stream>) {
  for (const stream of streams) {
    const { follower, scope } = stream.holder.following ?? { follower: null, scope: null }
    if (!follower || follower.kind === 'customer') continue
    const asking = { business: follower, permission: 'orders' } as const
    const restaurants = await Served.all(deps.orm.em.fork(), asking).catch(nothingLeft)
    if (JSON.stringify(scopeOf(follower, restaurants)) !== JSON.stringify(scope)) stream.close()
  }
}

function nothingLeft(reason: unknown): Served[] {
  if (reason instanceof Refusal) return []
  throw reason
}

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text)

/** A change is written down once for all its screens: a restaurant has many. */
const frames = new WeakMap<Update, Uint8Array>()

function frame(told: Update) {
  const { user_id, ...update } = told
  const written =
    frames.get(told) ?? bytesOf(`id: ${update.event_id}\nevent: order\ndata: ${JSON.stringify(update)}\n\n`)
  frames.set(told, written)
  return written
}
