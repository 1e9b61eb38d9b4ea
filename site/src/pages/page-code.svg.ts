import type { APIRoute } from 'astro'
import { renderSVG } from 'uqr'

const LONGEST = 500

/** `?page=/eda/…` → the QR code that opens this page of ours on a phone. A picture of its own: phones never ask for it. */
export const GET: APIRoute = ({ url }) => {
  const page = url.searchParams.get('page') ?? '/'
  const { origin } = url
  // Two slashes at the start would name somebody else's site.
  const target = URL.canParse(page, origin) ? new URL(page, origin) : null
  if (page.length > LONGEST || target?.origin !== origin) return new Response('Нет такой страницы', { status: 404 })
  return new Response(renderSVG(target.href, { border: 0, ecc: 'M', blackColor: '#16211f', whiteColor: '#ffffff' }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}
