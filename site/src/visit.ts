import type { UserWire } from '@ostrov/shared/customers/schema'
import { cutText } from '@ostrov/shared/formats/cut-text'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { AstroGlobal } from 'astro'
import { serverApi } from './api'

/** The uuid a guest's baskets are kept under, where the browser's own script finds it too. */
export const GUEST_COOKIE = 'ostrov_guest'
const YEAR_S = 365 * 24 * 3600
// By these the API knows the person, the address that pays for a try, and whether one of our own pages asks.
const PASSED_ON = ['origin', 'referer', 'sec-fetch-site', 'host', 'user-agent', 'x-client-ip', 'x-request-id']

export type Visit = ReturnType<typeof openVisit>

/**
 * One request of whoever reads or sends a page: the API asked in their name, and the cookies it gives. Rules, limits and the
 * check where a write comes from are the API's own.
 */
export function openVisit({
  request,
  locals,
  url,
  response,
}: Pick<AstroGlobal, 'request' | 'locals' | 'url' | 'response'>) {
  const cookies = cookiesOf(request.headers.get('cookie') ?? '')
  const given: string[] = []
  response.headers.set('cache-control', 'private, no-store')

  const give = (cookie: string) => {
    given.push(cookie)
    response.headers.append('set-cookie', cookie)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value) cookies.set(name, value)
    else cookies.delete(name)
  }
  const api = serverApi(async (asked) => {
    const answer = await locals.api(new Request(asked, { headers: passedOn(asked, request, cookies) }))
    for (const cookie of answer.headers.getSetCookie()) give(cookie)
    return answer
  })
  const keep = (name: string, value: string, seconds: number) =>
    give(`${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${url.protocol === 'https:' ? '; Secure' : ''}`)

  return {
    api,
    params: url.searchParams,
    keep,
    cookie: (name: string) => cookies.get(name) ?? null,
    guest: () => known(cookies.get(GUEST_COOKIE)),
    ensureGuest: () => {
      const uuid = known(cookies.get(GUEST_COOKIE)) ?? crypto.randomUUID()
      keep(GUEST_COOKIE, uuid, YEAR_S)
      return uuid
    },
    form: () => formOf(request),
    upload: () => uploadOf(request),
    /** On to another page, by the way a form posted must go: a reload there posts nothing again. */
    leave(path: string): Response {
      const headers = new Headers({ location: path, 'cache-control': 'private, no-store' })
      for (const cookie of given) headers.append('set-cookie', cookie)
      return new Response(null, { status: 303, headers })
    },
  }
}

function passedOn(asked: Request, { headers: own }: Request, cookies: ReadonlyMap<string, string>): Headers {
  const headers = new Headers(asked.headers)
  for (const name of PASSED_ON) {
    const value = own.get(name)
    if (value) headers.set(name, value)
  }
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  return headers
}

/** Who is signed in; null for a guest. */
export async function personOf({ api, cookie }: Visit): Promise<UserWire | null> {
  if (!cookie('ostrov_customer')) return null
  try {
    return await ask(api.user.get())
  } catch (problem) {
    if (problem instanceof Problem && (problem.status === 401 || problem.status === 403)) return null
    throw problem
  }
}

/** What a form of ours has sent; null when nothing was posted. A form that is none of ours is empty. */
async function formOf(request: Request): Promise<URLSearchParams | null> {
  if (request.method !== 'POST') return null
  const isOurs = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
  // A copy: what has been read can be rewritten to no other page, not even to «not found».
  return new URLSearchParams(isOurs ? await request.clone().text() : '')
}

/** The same of a form that sends files. */
async function uploadOf(request: Request): Promise<FormData | null> {
  if (request.method !== 'POST') return null
  const isOurs = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return isOurs ? request.clone().formData() : new FormData()
}

/** One line or more of text, as it stands in a form. */
export function textOf(form: URLSearchParams, name: string): string {
  return cutText(form.get(name) ?? '', 1000, ({ length }) => length)
}

/** The server's sentence for whatever stood in the way; what is no refusal is thrown on. */
export function refusalOf(problem: unknown): Problem {
  if (problem instanceof Problem) return problem
  throw problem
}

function known(uuid: string | undefined): string | null {
  return isUuid(uuid) ? uuid : null
}

function cookiesOf(header: string): Map<string, string> {
  const pairs = header.split('; ').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
  })
  return new Map(pairs)
}

/** What the link of a letter does: shown first, done by a press, of a mail program too. */
export async function followLink<Found>(
  visit: Visit,
  { read, done }: { read: () => Promise<Found>; done: () => Promise<Found> },
) {
  const isPressed = (await visit.form()) !== null
  try {
    return { found: isPressed ? await done() : await read(), refusal: null }
  } catch (problem) {
    return { found: null, refusal: refusalOf(problem).message }
  }
}
