import { createHash } from 'node:crypto'
import type { SSRManifest } from 'astro'

type Csp = NonNullable<SSRManifest['csp']>
/** Where scripts, or styles, may come from, and the hashes of those written into pages. */
type Sources = Pick<Csp['styleDirective'], 'resources' | 'hashes'>
type Element = 'script' | 'style'
/** What the build wrote down of the site. */
type Built = { csp: Csp; routes: readonly Pick<SSRManifest['routes'][number], 'styles'>[] }

/**
 * Gives each page a policy that allows the scripts and styles written into it, of those that the build wrote. The framework's
 * own would allow all that stand on any page, on every page: sixty hashes that nothing packs.
 */
export function ownPolicy({ csp, routes }: Built) {
  const { directives, scriptDirective, styleDirective } = csp
  const scripts = known('script', scriptDirective)
  // Of the styles that it writes into pages the build counts some as they were before they were packed.
  const packed = routes.flatMap(({ styles }) => styles.flatMap((one) => (one.type === 'inline' ? [one.content] : [])))
  const styles = known('style', { ...styleDirective, hashes: [...styleDirective.hashes, ...packed.map(hashOf)] })
  return async (page: Response): Promise<Response> => {
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page
    // As bytes: a page of a hundred kilobytes takes longer to become text than to be looked through.
    const html = Buffer.from(await page.arrayBuffer())
    const headers = new Headers(page.headers)
    headers.set('content-security-policy', [...directives, scripts(html), styles(html)].join('; '))
    return new Response(html, { status: page.status, headers })
  }
}

function known(element: Element, { resources, hashes }: Sources) {
  const written = new Set<string>(hashes.map((one) => (typeof one === 'string' ? one : one.hash)))
  const common = resources.filter((one) => typeof one === 'string').join(' ')
  const attributes = resources.flatMap((one) =>
    typeof one !== 'string' && one.kind === 'attribute' ? [one.resource] : [],
  )
  const ofAttributes = attributes.length > 0 ? `; ${element}-src-attr ${attributes.join(' ')}` : ''
  return (html: Buffer) => {
    const own = new Set(hashesOf(html, element).filter((hash) => written.has(hash)))
    return `${[`${element}-src ${common}`, ...[...own].map((hash) => `'${hash}'`)].join(' ')}${ofAttributes}`
  }
}

/** The hash of what stands in each such element of a page. */
function hashesOf(html: Buffer, element: Element): string[] {
  const hashes: string[] = []
  for (let tag = html.indexOf(`<${element}`); tag >= 0; tag = html.indexOf(`<${element}`, tag)) {
    const begin = html.indexOf('>', tag) + 1
    const end = html.indexOf(`</${element}>`, begin)
    if (begin === 0 || end < 0) break
    hashes.push(hashOf(html.subarray(begin, end)))
    tag = end
  }
  return hashes
}

function hashOf(text: string | Buffer): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
