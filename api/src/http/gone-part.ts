/** In the page: loads it anew, but not again and again where the release itself lacks the part. */
const RENEWAL = `const KEY = 'page_renewed_at'
if (Date.now() - Number(sessionStorage.getItem(KEY)) < 30_000) throw new Error('This part of the page is gone')
sessionStorage.setItem(KEY, String(Date.now()))
location.reload()
await new Promise(() => {})
`

/**
 * What a page gets for a script of the site that is not there: it is of an older release, no worker has kept its parts, and a press
 * that needs one would do nothing. Null for whoever asks otherwise than a page for its script, as a worker that keeps what it gets.
 */
export function gonePart({ url, headers }: Request): Response | null {
  if (headers.get('sec-fetch-dest') !== 'script' || !/^\/assets\/[^/]+\.js$/.test(new URL(url).pathname)) return null
  return new Response(RENEWAL, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store', vary: 'sec-fetch-dest' },
  })
}
