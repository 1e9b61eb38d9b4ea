import { ACTING_COOKIE, KNOWN_COOKIE } from '@ostrov/shared/sessions/kinds'
import type { Cookie } from 'elysia'
import type { Deps } from '../kernel/deps'

export type CookieJar = Record<string, Cookie<unknown>>
/** The same where only reading is sure: before a body is read nothing can be set. */
export type ReadJar = Readonly<Record<string, { value?: unknown; set?: Cookie<unknown>['set'] } | undefined>>

export const COOKIES = { customer: 'ostrov_customer', business: 'ostrov_business', admin: 'ostrov_admin' } as const

export function cookieAttributes(deps: Deps) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: deps.config.origin.startsWith('https:'),
  } as const
}

export function clearCookie(deps: Deps, cookie: ReadJar[string]) {
  cookie?.set?.({ ...cookieAttributes(deps), value: '', expires: new Date(0) })
}

/** A session that has ended elsewhere leaves no cookie that would be asked about on every page. */
export function clearEndedSession(deps: Deps, jar: ReadJar) {
  for (const name of [COOKIES.customer, KNOWN_COOKIE]) clearCookie(deps, jar[name])
  if (jar[ACTING_COOKIE]?.value) clearCookie(deps, jar[ACTING_COOKIE])
}

/**
 * Repairs what the browser may have lost or a session begun before never had: a page asked for with a session's cookie
 * brings the readable word beside it. That one answer belongs to its person and is kept nowhere.
 */
export function tellKnown(request: Request, { headers }: Response, origin: string): void {
  const sent = request.headers.get('cookie') ?? ''
  if (!headers.get('content-type')?.startsWith('text/html')) return
  if (!holds(sent, COOKIES.customer) || holds(sent, KNOWN_COOKIE)) return
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  headers.append('set-cookie', `${KNOWN_COOKIE}=1; Path=/; SameSite=Lax${secure}`)
  headers.set('cache-control', 'private, no-store')
}

function holds(cookies: string, name: string) {
  return cookies.split('; ').some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1)
}
