import { existsSync, readFileSync } from 'node:fs'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { COURIER } from '@ostrov/shared/couriers/paths'
import { fillPage } from '@ostrov/shared/formats/html'
import type { Installation } from '@ostrov/shared/formats/installation'
import { STOP_LETTERS } from '@ostrov/shared/notices/paths'
import {
  ADMIN,
  AFISHA,
  LOGIN_PAGE,
  ORDERS,
  ORGANIZATIONS,
  PLAIN,
  PROFILE,
  SUGGEST_NEWS,
  sectionPath,
} from '@ostrov/shared/paths'
import { signInAgainPath } from '@ostrov/shared/sessions/paths'
import { SUPPORT } from '@ostrov/shared/support/paths'
import { isUnder } from '@ostrov/shared/wire/is-under'
import { PAGE_AGE, SHARED_FOR_A_SECOND } from './brief-cache'
import type { Handler } from './front'
import { gonePart } from './gone-part'
import { refuseForeignPage } from './own-pages'
import { staticFiles } from './static-files'
import { SESSION_ENDED } from './uploads'

const ROOT = new URL('../../../', import.meta.url)
const ADMIN_BUILD = new URL('admin/dist/', ROOT)
const ADMIN_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; media-src 'self' blob: data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"

type Site = {
  handle: (request: Request, locals: { api: Handler }, clientAddress?: string) => Promise<Response>
  pageParameters: readonly string[]
}

/** The built back office under `ADMIN`: files as they are, every other path its one page. Null when it is not built. */
export function adminPages(installation: Installation, folder = ADMIN_BUILD): Handler | null {
  if (!existsSync(folder)) return null
  const files = staticFiles(folder, `${ADMIN}/`)
  const index = fillPage(readFileSync(new URL('index.html', folder), 'utf8'), installation)
  return (request) => {
    const { pathname } = new URL(request.url)
    if (!isUnder(pathname, [ADMIN])) return null
    const file = pathname.endsWith('.html') ? null : files(request)
    if (file) return file
    // A part that an older release named: the one page in its place would only be refused as a script.
    if (pathname.startsWith(`${ADMIN}/assets/`)) return new Response('Не найдено', { status: 404 })
    return new Response(index, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': ADMIN_POLICY,
      },
    })
  }
}

/** The built site as a module; null when it is not built. */
export async function openSite(): Promise<Site | null> {
  const entry = new URL('site/dist/server/entry.mjs', ROOT)
  return existsSync(entry) ? import(entry.href) : null
}

/**
 * The built site: its files, then its pages, which ask the API in this process and stand at `origin` whatever host a
 * request names: canonical addresses and kept pages are never a stranger's choice.
 */
export function sitePages(
  site: Site,
  api: (request: Request) => Response | Promise<Response>,
  origin: string,
): Handler {
  const files = staticFiles(new URL('site/dist/client/', ROOT))
  return (request) => files(request) ?? gonePart(request) ?? page(request)

  async function page(request: Request) {
    const { pathname, search } = new URL(request.url)
    const { headers } = request
    // A form's page gives cookies of its own before the API is asked: another site's page may not begin it at all.
    if (takesForm(request)) refuseForeignPage(request, origin)
    const path = headers.has(SESSION_ENDED) ? signInAgainPath(pathname + search) : pathname + search
    const asked = new Request(origin + path, { headers, ...sentTo(request) })
    let isAway = false
    const asking = async (question: Request) => {
      const told = await api(question)
      isAway ||= told.status === 503
      return told
    }
    const answer = await site.handle(asked, { api: asking }, headers.get('x-client-ip') ?? undefined)
    // The page that says so is the site's own; a moment's trouble must not look like a defect.
    if (isAway && !answer.ok) return unavailable(answer)
    // What others may keep of a page is a second old, as a list is: nobody tells them of changes.
    if (answer.headers.has(PAGE_AGE) && answer.ok) answer.headers.set('cache-control', SHARED_FOR_A_SECOND)
    return answer
  }
}

function sentTo(request: Request) {
  const { method, body } = request
  return takesForm(request) ? { method, body } : { method: method === 'HEAD' ? 'HEAD' : 'GET' }
}

function takesForm({ method, url }: Request) {
  if (method !== 'POST') return false
  const { pathname } = new URL(url)
  return isUnder(pathname, [
    PLAIN,
    COURIER,
    LOGIN_PAGE,
    ORDERS,
    PROFILE,
    ORGANIZATIONS,
    STOP_LETTERS,
    SUGGEST_NEWS,
    AFISHA,
    SUPPORT,
    ...SECTION_NAMES.map(sectionPath),
  ])
}

function unavailable({ body, headers }: Response) {
  headers.set('retry-after', '5')
  headers.set('cache-control', 'no-store')
  return new Response(body, { status: 503, headers })
}
