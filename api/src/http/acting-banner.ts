import { markup } from '@ostrov/shared/formats/markup'
import { ACTING_STYLES, ADMIN, PLAIN_RETURN } from '@ostrov/shared/paths'
import { ACTING_COOKIE } from '@ostrov/shared/sessions/kinds'
import { isUnder } from '@ostrov/shared/wire/is-under'

const NAME = new RegExp(`(?:^|; )${ACTING_COOKIE}=([^;]+)`)

/**
 * Who is called so is acted as in this browser: each page of the site says it, without a script, so whoever acts as nobody
 * pays nothing for it. Null for everybody else, and for what is no page of the site.
 */
export function actedName({ method, url, headers }: Request): string | null {
  const found = NAME.exec(headers.get('cookie') ?? '')?.[1]
  if (!found || (method !== 'GET' && method !== 'POST') || !URL.canParse(url)) return null
  if (isUnder(new URL(url).pathname, [ADMIN, '/api']) || !headers.get('accept')?.includes('text/html')) return null
  try {
    return decodeURIComponent(found)
  } catch {
    return found
  }
}

/** The head of the request for an answer that can be written into. */
export function unpacked({ url, method, headers: sent }: Request): Request {
  const headers = new Headers(sent)
  headers.delete('accept-encoding')
  return new Request(url, { method, headers })
}

/** The page with the banner at its top; it is nobody else's, and kept nowhere. */
export async function withBanner(answer: Response, name: string): Promise<Response> {
  const { status, headers } = answer
  if (!headers.get('content-type')?.startsWith('text/html')) return answer
  const html = await answer.text()
  headers.set('cache-control', 'private, no-store')
  for (const stale of ['content-length', 'etag']) headers.delete(stale)
  const banner = String(bannerOf(name))
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + banner),
    { status, headers },
  )
}

const bannerOf = (name: string) => markup`
  <link rel="stylesheet" href="${ACTING_STYLES}">
  <aside class="acting-banner" aria-label="Вход от&nbsp;чужого имени">
    <p>Вы вошли как <strong>${name}</strong></p>
    <form method="post" action="${PLAIN_RETURN}"><button type="submit">Вернуться</button></form>
  </aside>
`
