/** What machines read of the site: RSS and sitemaps. */
import { escapeHtml } from '@ostrov/shared/formats/html'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap’s page, with the moment of its last change where that is known. */
export type SitemapPage = { path: string; changed_at?: string }
/** An entry of a feed. `id` stays the same when its address changes; `picture` is an address from the site's root. */
export type FeedItem = {
  id: string
  title: string
  path: string
  published_at: string
  category: string
  text: string
  picture?: { path: string; alt: string } | null
}
/** What a feed says of itself: the page it tells of, and where it stands. */
export type Feed = { title: string; description: string; page: string; self: string; origin: string }

/** RSS 2.0, newest first. */
export function rss(items: readonly FeedItem[], { title, description, page, self, origin }: Feed): string {
  const whole = (path: string) => escapeHtml(new URL(path, origin).href)
  const entries = items.map((item) => {
    const picture =
      item.picture &&
      `<media:content url="${whole(item.picture.path)}" medium="image" type="image/jpeg"><media:description>${escapeHtml(item.picture.alt)}</media:description></media:content>`
    return `<item><title>${escapeHtml(item.title)}</title><link>${whole(item.path)}</link><guid isPermaLink="false">${escapeHtml(item.id)}</guid><pubDate>${new Date(item.published_at).toUTCString()}</pubDate><category>${escapeHtml(item.category)}</category><description>${escapeHtml(item.text)}</description>${picture ?? ''}</item>`
  })
  const newest = items[0] ? `<lastBuildDate>${new Date(items[0].published_at).toUTCString()}</lastBuildDate>` : ''
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${escapeHtml(title)}</title><link>${whole(page)}</link><description>${escapeHtml(description)}</description><language>ru</language>${newest}<atom:link href="${whole(self)}" rel="self" type="application/rss+xml"/>${entries.join('')}</channel></rss>`
}

/** The same as an answer. */
export const rssAnswer = (items: readonly FeedItem[], feed: Feed) => xmlAnswer(rss(items, feed), 'application/rss+xml')

/** A sitemap of pages; `more` is what a page says beside its address, by the namespace named in `namespaces`. */
export function sitemapOf<Page extends SitemapPage>(
  pages: readonly Page[],
  origin: string,
  { namespaces = '', more = () => '' }: { namespaces?: string; more?: (page: Page) => string } = {},
): string {
  const urls = pages.map(
    (page) =>
      `<url><loc>${escapeHtml(new URL(page.path, origin).href)}</loc>${page.changed_at ? `<lastmod>${page.changed_at}</lastmod>` : ''}${more(page)}</url>`,
  )
  return `${XML}<urlset xmlns="${SITEMAPS}"${namespaces}>${urls.join('')}</urlset>`
}

/** The sitemap of sitemaps. */
export function sitemapIndexOf(paths: readonly string[], origin: string): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeHtml(new URL(path, origin).href)}</loc></sitemap>`)
  return `${XML}<sitemapindex xmlns="${SITEMAPS}">${maps.join('')}</sitemapindex>`
}

/** For a minute everybody may have the same. */
export const xmlAnswer = (text: string, type = 'application/xml') =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=60' } })
