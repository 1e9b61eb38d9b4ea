import { SITEMAP } from '@ostrov/shared/machine-paths'
import { ADDRESS_PAGE, ADMIN, CART, LOGIN_PAGE, ORDERS, PROFILE } from '@ostrov/shared/paths'
import type { APIRoute } from 'astro'

const CLOSED = [ADMIN, '/api/', PROFILE, CART, LOGIN_PAGE, ADDRESS_PAGE, ORDERS]

/** What machines may read, and where the list of it stands. */
export const GET: APIRoute = ({ url }) => {
  const rules = [...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /api/images/']
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${new URL(SITEMAP, url).href}`, '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
