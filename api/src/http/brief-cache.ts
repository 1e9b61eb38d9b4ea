import { isAtHome } from '../db/at-home'
import { keptAnswers } from '../kernel/metrics'
import { type CachedAnswer, createKeptAnswers, MAX_BYTES } from './cached-answers'

/** How many seconds an answer is kept, for how many more it may be given while a new one is made, and what it shows. */
type Offer = { age: number; stale: number; tags: string[] }

const MAX_DROPPED = 10_000
const MAX_ADDRESSES = 200
/** `q=0`: not that one. */
const REFUSED_ENCODING = /[\w*-]+\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/gi
const ORIGIN = /^https?:\/\/[^/]+/i
/** The word of a route that its answer is the same for everybody and may be so many seconds old. */
const SHARED_AGE = /(?:^|,)\s*s-maxage=(\d+)/
/** What the site says of a page, to us alone. */
export const PAGE_AGE = 'cdn-cache-control'
const PAGE_TAGS = 'cache-tag'

/** For answers to anybody that may be a second old: ours keeps them, and so may a CDN, but no browser. */
export const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1'

type Options = {
  now?: () => number
  /** The parameters that make another page; null for addresses that every parameter may change. */
  pageParameters?: readonly string[]
  /** While changes are not heard of, nothing older than a second is given. */
  isHearing?: () => boolean
  /** So long after a change its reading may still tell of before: replicas follow at a distance. */
  lag?: number
}
type Make = () => Response | Promise<Response>
export type BriefCache = ReturnType<typeof createBriefCache>

/**
 * Keeps the answers that offer themselves, as a proxy in front would: those of the API for the seconds of their `s-maxage`,
 * pages for longer, until one of their tags is dropped. Those who ask for the same at the same moment wait for one answer.
 */
export function createBriefCache(options: Options = {}) {
  const { now = () => performance.now(), pageParameters = [], isHearing = () => true, lag = 0 } = options
  const kept = createKeptAnswers()
  const coming = new Map<string, Promise<CachedAnswer | null>>()
  /** When each tag was dropped last; the empty one stands for all. */
  const dropped = new Map<string, number>()
  /** Those of kept answers as they were sent: taking one apart costs more than giving its answer. */
  const addresses = new Map<string, string>()
  let changedAt = Number.NEGATIVE_INFINITY

  /** The kept answer, or what `make` makes. What is kept is given at once: the runtime writes such an answer sooner. */
  function answer(request: Request, make: Make): Response | Promise<Response> {
    if (request.method !== 'GET' || isAtHome()) return unshared(make)
    const { url } = request
    const address = addresses.get(url) ?? addressOf(url, pageParameters)
    if (address === null) return unshared(make)
    const key = `${encodingOf(request)} ${address}`
    const found = kept.take(key)
    // Only an address that was shared before is worth waiting for: private answers must not queue behind each other.
    if (!found) return shared(key, make)
    if (addresses.size >= MAX_ADDRESSES) addresses.clear()
    addresses.set(url, address)
    const isSure = found.tags.length === 0 || isHearing()
    if (isSure && found.until > now()) return given('kept', found)
    const promised = coming.get(key)
    if (isSure && found.staleUntil > now()) {
      if (!promised) void shared(key, make).catch(() => undefined)
      return given('kept', found)
    }
    return promised ? waited(key, promised, make) : shared(key, make)
  }

  async function unshared(make: Make) {
    return withoutOffer(await make())
  }

  async function waited(key: string, promised: Promise<CachedAnswer | null>, make: Make) {
    const awaited = await promised
    return awaited ? given('waited', awaited) : shared(key, make)
  }

  async function shared(key: string, make: Make): Promise<Response> {
    const settled = Promise.withResolvers<CachedAnswer | null>()
    coming.set(key, settled.promise)
    const startedAt = now()
    try {
      const made = await make()
      const offer = offerOf(made.headers)
      withoutOffer(made)
      const fresh = offer && (await keep(key, made, offer, startedAt))
      settled.resolve(fresh)
      return fresh ? given('made', fresh) : made
    } finally {
      settled.resolve(null)
      if (coming.get(key) === settled.promise) coming.delete(key)
    }
  }

  async function keep(key: string, made: Response, offer: Offer, startedAt: number): Promise<CachedAnswer | null> {
    if (made.status !== 200 || made.headers.has('set-cookie')) return null
    if (Number(made.headers.get('content-length') ?? 0) > MAX_BYTES) return null
    const body = await made.blob()
    // After the last wait: what is dropped from here on finds the answer kept.
    const { age, stale } = agesOf(offer, startedAt)
    const until = now() + age * 1000
    const fresh = {
      status: 200,
      headers: made.headers,
      body,
      tags: offer.tags,
      until,
      staleUntil: until + stale * 1000,
    }
    // Whoever waits for it asked before the change, or after it was read.
    if (age > 0 && body.size <= MAX_BYTES) kept.store(key, fresh)
    return fresh
  }

  /** A change that was told while the answer was made may not be in it: it is for those who wait, and for nobody after them. */
  function agesOf({ age, stale, tags }: Offer, startedAt: number) {
    const told = tags.length === 0 ? changedAt : Math.max(...['', ...tags].map((tag) => dropped.get(tag) ?? -Infinity))
    if (told >= startedAt) return { age: 0, stale: 0 }
    return isHearing() && told + lag < startedAt ? { age, stale } : { age: Math.min(age, 1), stale: 0 }
  }

  /** Forgets every answer that shows what changed, and those that do not say what they show; without a tag, every one. */
  function drop(tag = '') {
    changedAt = now()
    if (dropped.size >= MAX_DROPPED) dropped.clear()
    // What was forgotten here might have been any of them.
    if (dropped.size === 0) dropped.set('', changedAt)
    dropped.set(tag, changedAt)
    // Who asks from now on waits for nobody who asked before.
    coming.clear()
    for (const [key, tags] of kept.tags()) {
      if (tag === '' || tags.length === 0 || tags.includes(tag)) kept.empty(key)
    }
  }

  return { answer, drop, bytes: kept.bytes }
}

/** The best that the visitor can unpack; who knows brotli knows gzip too. */
export function encodingOf({ headers }: Request): 'br' | 'gzip' | '' {
  const accepted = (headers.get('accept-encoding') ?? '').replace(REFUSED_ENCODING, '')
  if (!/\bgzip\b/.test(accepted)) return ''
  return /\bbr\b/.test(accepted) ? 'br' : 'gzip'
}

/** What of its address a shared answer may depend on; null of what is no address. */
function addressOf(sent: string, pageParameters: readonly string[]) {
  const url = URL.parse(sent)
  return url && (url.pathname.startsWith('/api/') ? sent.replace(ORIGIN, '') : pageOf(url, pageParameters))
}

/**
 * Read from the parse that pages read: an address split in another way would hand one page to those who ask for another.
 * A parameter that no page reads makes no other page, so nobody fills the memory by making some up. Of one name said twice
 * the order stays, for a page may read the first alone.
 */
function pageOf({ pathname, searchParams }: URL, read: readonly string[]) {
  const parameters = new URLSearchParams([...searchParams].filter(([name]) => read.includes(name)))
  parameters.sort()
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`
}

function offerOf(headers: Headers): Offer | null {
  const age = Number(SHARED_AGE.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
  const page = headers.get(PAGE_AGE)
  if (page === null) return age > 0 ? { age, stale: 0, tags: [] } : null
  const seconds = (word: string) => Number(new RegExp(`${word}=(\\d+)`).exec(page)?.[1] ?? 0)
  const tags = headers.get(PAGE_TAGS)?.split(', ') ?? []
  return { age: seconds('max-age'), stale: seconds('stale-while-revalidate'), tags: ['page', ...tags] }
}

function withoutOffer(made: Response) {
  made.headers.delete(PAGE_AGE)
  made.headers.delete(PAGE_TAGS)
  return made
}

function given(how: 'kept' | 'waited' | 'made', { status, headers, body }: CachedAnswer) {
  keptAnswers.inc({ how })
  return new Response(body, { status, headers })
}
