import { createHash } from 'node:crypto'

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g
const ALLOWED = / '(sha256-[^']+)'/g

/**
 * The framework's policy names the scripts and styles written into any page, on every page: seventy hashes that nothing packs. This
 * leaves those of the page itself.
 */
export async function withOwnPolicy(page: Response): Promise<Response> {
  const policy = page.headers.get('content-security-policy')
  if (policy === null) return page
  const html = await page.text()
  const own = new Set([...html.matchAll(INLINE)].map(([, , text = '']) => hashOf(text)))
  const headers = new Headers(page.headers)
  headers.set(
    'content-security-policy',
    policy.replace(ALLOWED, (allowed, hash: string) => (own.has(hash) ? allowed : '')),
  )
  return new Response(html, { status: page.status, headers })
}

function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
