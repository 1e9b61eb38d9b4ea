import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { newAdPath, ORGANIZATIONS, PROFILE, SUGGEST_NEWS } from '@ostrov/shared/paths'
import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import { SUPPORT } from '@ostrov/shared/support/paths'
import type { Deps } from '../kernel/deps'
import { createLimits } from '../kernel/limits'
import { Refusal } from '../kernel/problems'
import { demandSession } from './access'
import { clientNetwork } from './counted'

/** Pages whose forms pass their photos on: a person's own of any noun, and some of everybody's. */
export const PAGES_WITH_FILES = [
  `${PROFILE}/:noun/:page`,
  SUGGEST_NEWS,
  SUPPORT,
  ...SECTION_NAMES.map(newAdPath),
  `${ORGANIZATIONS}/:number/review`,
]
/** Which routes take files, and whose session they ask for; a form with files to any other is bounded as any body is. */
export const UPLOADS: readonly (readonly [path: string, kind: SessionKind])[] = [
  ['/api/user/images', 'customer'],
  ['/api/user/ad_imports', 'customer'],
  ['/api/business_user/images', 'business'],
  ['/api/admin/images', 'admin'],
  ['/api/restaurant/:restaurantId/menu_import', 'business'],
  ...PAGES_WITH_FILES.map((path) => [path, 'customer'] as const),
]
const DOORS = UPLOADS.map(([path, kind]) => ({ path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`), kind }))
/** What a process holds of uploads, before and while they are answered; several times as much once they are parsed. */
const MOST_HELD = 120 * 1024 * 1024
/** The same of one person, and of one address: two requests of the largest. */
const MOST_OF_ONE = 60 * 1024 * 1024
const AGAIN_SECONDS = 5
const NOBODY = 'nobody'
/** Says to the pages that a form with files came of nobody; what a client says by this name is dropped. */
export const SESSION_ENDED = 'x-session-ended'
/** 15 MB at 1 Mbit/s. */
const LONGEST_MS = 120_000

const doors = new WeakMap<Deps, ReturnType<typeof createUploads>>()

/** The uploads that this process holds; made at the first use. */
export function liveUploads(deps: Deps) {
  const made = doors.get(deps) ?? createUploads(deps)
  doors.set(deps, made)
  return made
}

/** Whose session an upload to this path asks for; null for what is no upload. */
export function uploadKind(request: Request): SessionKind | null {
  if (request.method !== 'POST' || !request.headers.get('content-type')?.startsWith('multipart/form-data')) return null
  const { pathname } = new URL(request.url)
  return DOORS.find(({ path }) => path.test(pathname))?.kind ?? null
}

export function createUploads(deps: Deps, longestMs = LONGEST_MS) {
  const { hold, held } = createHold()

  /**
   * Reads an upload of who is known and within their limit, then answers it; as long as that takes its bytes are counted.
   * Whose session has ended while they wrote a page's form sends it all the same, marked so: the page keeps what they wrote.
   * @throws {Refusal} `session.missing`, `session.wrong_kind`, `request.foreign_origin`, `request.too_often`,
   * `request.too_large`, `upload.busy`, `upload.slow`.
   */
  async function take<Answer>(
    request: Request,
    kind: SessionKind,
    answer: (request: Request) => Promise<Answer>,
  ): Promise<Answer> {
    const { body } = request
    if (!body) return answer(request)
    const declared = sizeOf(request)
    const headers = new Headers(request.headers)
    let letGo = () => {}
    try {
      const person = await senderOf(deps, kind, request)
      const own = person ? `${kind}:${person.id}` : NOBODY
      if (!person) headers.set(SESSION_ENDED, '1')
      await createLimits(deps).demandRoom('uploads', own)
      letGo = hold(declared ?? deps.config.bodyLimits.upload * 2, [own, clientNetwork(request) ?? own])
    } catch (error) {
      // The runtime never answers a request whose chunks are left unread; what says its size it bounds itself.
      if (declared === null) for await (const _ of body);
      throw error
    }
    try {
      return await answer(new Request(request, { headers, body: await read(body, longestMs) }))
    } finally {
      letGo()
    }
  }

  return { take, held }
}

/** The bytes that are held, of all together and of each owner. */
function createHold() {
  const held = new Map<string, number>()
  let all = 0

  function hold(bytes: number, names: readonly string[]) {
    const owners = [...new Set(names)]
    if (owners.some((owner) => (held.get(owner) ?? 0) + bytes > MOST_OF_ONE)) throw tooMany()
    if (all + bytes > MOST_HELD) throw new Refusal('upload.busy', { retryAfter: AGAIN_SECONDS })
    const count = (change: number) => {
      all += change
      for (const owner of owners) {
        const now = (held.get(owner) ?? 0) + change
        if (now > 0) held.set(owner, now)
        else held.delete(owner)
      }
    }
    count(bytes)
    return () => count(-bytes)
  }

  return { hold, held: () => all }
}

/** Null for nobody at a page; all of them together hold no more than one person does. */
async function senderOf(deps: Deps, kind: SessionKind, request: Request) {
  try {
    return await demandSession(deps, kind, request)
  } catch (problem) {
    const isPage = !new URL(request.url).pathname.startsWith('/api/')
    if (isPage && problem instanceof Refusal && problem.code === 'session.missing') return null
    throw problem
  }
}

function tooMany() {
  const message = 'Прежние файлы ещё загружаются. Дождитесь их и\u00A0повторите.'
  return new Refusal('request.too_often', { message, retryAfter: AGAIN_SECONDS })
}

/** The declared size, which the server never hands over more of; null when it is not said. */
function sizeOf(request: Request): number | null {
  const declared = Number(request.headers.get('content-length') ?? Number.NaN)
  return Number.isSafeInteger(declared) && declared >= 0 ? declared : null
}

async function read(body: ReadableStream<Uint8Array>, longestMs: number) {
  const pieces: Uint8Array[] = []
  const reader = body.getReader()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Refusal('upload.slow')), longestMs)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late.promise])
      if (done) break
      pieces.push(value)
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    // Whoever sends it has gone, and nobody reads the answer.
    throw error instanceof Refusal ? error : new Refusal('request.malformed')
  } finally {
    clearTimeout(timer)
    late.promise.catch(() => undefined)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
