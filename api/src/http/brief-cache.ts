/** A finished answer, as it left for somebody else a moment ago. */
type Kept = { status: number; headers: Headers; body: Uint8Array<ArrayBuffer>; until: number }

const MAX_ANSWERS = 500
const MAX_BYTES = 256 * 1024
const ORIGIN = /^https?:\/\/[^/]+/
/** The word of a route that its answer is the same for everybody and may be so many seconds old. */
const SHARED_AGE = /(?:^|,)\s*s-maxage=(\d+)/

/** For answers to anybody that may be a second old: ours keeps them, and so may a CDN, but no browser. */
export const SHARED_FOR_A_SECOND = 'public, max-age=0, s-maxage=1'

/**
 * Keeps answers that say `s-maxage` of themselves for so many seconds, as a proxy in front would: a crowd that reads one
 * list costs one reading of it. Those who ask for the same at the same moment wait for one answer.
 */
export function createBriefCache(now: () => number = Date.now) {
  const kept = new Map<string, Kept>()
  const coming = new Map<string, Promise<Kept | null>>()

  /** The kept answer, or what `make` makes. */
  async function answer(request: Request, make: () => Promise<Response>): Promise<Response> {
    const key = keyOf(request)
    if (key === null) return make()
    const found = kept.get(key)
    if (found && found.until > now()) return copyOf(found)
    // Only an address that was shared before is worth waiting for: private answers must not queue behind each other.
    if (!found) return shared(key, make)
    const promised = coming.get(key)
    const awaited = promised ? await promised : null
    return awaited ? copyOf(awaited) : shared(key, make)
  }

  async function shared(key: string, make: () => Promise<Response>): Promise<Response> {
    const settled = Promise.withResolvers<Kept | null>()
    coming.set(key, settled.promise)
    try {
      const made = await make()
      const fresh = await keep(key, made)
      settled.resolve(fresh)
      return fresh ? copyOf(fresh) : made
    } finally {
      settled.resolve(null)
      if (coming.get(key) === settled.promise) coming.delete(key)
    }
  }

  async function keep(key: string, made: Response): Promise<Kept | null> {
    const seconds = Number(SHARED_AGE.exec(made.headers.get('cache-control') ?? '')?.[1] ?? 0)
    if (seconds === 0 || made.status !== 200 || made.headers.has('set-cookie')) return null
    const length = Number(made.headers.get('content-length') ?? 0)
    if (length > MAX_BYTES) return null
    const body = new Uint8Array(await made.arrayBuffer())
    const fresh = { status: made.status, headers: made.headers, body, until: now() + seconds * 1000 }
    const [oldest] = kept.keys()
    if (kept.size >= MAX_ANSWERS && oldest !== undefined) kept.delete(oldest)
    kept.set(key, fresh)
    return fresh
  }

  return { answer }
}

/** What a shared answer may depend on. */
function keyOf(request: Request) {
  if (request.method !== 'GET') return null
  const path = request.url.replace(ORIGIN, '')
  const packed = request.headers.get('accept-encoding')?.includes('gzip') ? 'gzip' : ''
  return `${packed} ${path}`
}

function copyOf({ status, headers, body }: Kept) {
  return new Response(body, { status, headers: new Headers(headers) })
}
