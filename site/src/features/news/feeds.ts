/** What machines read of the news: RSS and sitemaps. */
import { escapeHtml } from '@ostrov/shared/formats/html'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import type { NewsAddress, NewsCardWire } from '@ostrov/shared/news/schema'
import { NEWS, NEWS_RSS, newsPath } from '@ostrov/shared/paths'

type Installation = { brand: string; origin: string }
type Address = typeof NewsAddress.static

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Search engines take news for new so long. */
const NEW_DAYS = 2

/** RSS 2.0 of the newest. */
export function rssOf(items: readonly NewsCardWire[], { brand, origin }: Installation): string {
  const whole = (path: string) => escapeHtml(new URL(path, origin).href)
  const entries = items.map((news) => {
    const { title, lead, rubric, image, published_at } = news
    const url = whole(newsPath(news))
    const picture =
      image &&
      `<media:content url="${whole(pictureUrl(image.id, 1200, 'jpeg'))}" medium="image" type="image/jpeg"><media:description>${escapeHtml(news.image_alt)}</media:description></media:content>`
    return `<item><title>${escapeHtml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${new Date(published_at).toUTCString()}</pubDate><category>${RUBRICS[rubric]}</category><description>${escapeHtml(lead)}</description>${picture ?? ''}</item>`
  })
  const newest = items[0] ? `<lastBuildDate>${new Date(items[0].published_at).toUTCString()}</lastBuildDate>` : ''
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${escapeHtml(brand)}: новости</title><link>${whole(NEWS)}</link><description>Новости острова</description><language>ru</language>${newest}<atom:link href="${whole(NEWS_RSS)}" rel="self" type="application/rss+xml"/>${entries.join('')}</channel></rss>`
}

/** The sitemap of what is news still. */
export function newsSitemapOf(items: readonly Address[], { brand, origin }: Installation, now: Date): string {
  const since = now.getTime() - NEW_DAYS * DAY_MS
  const urls = items
    .filter(({ published_at }) => new Date(published_at).getTime() > since)
    .slice(0, 1000)
    .map(
      (news) =>
        `<url><loc>${escapeHtml(new URL(newsPath(news), origin).href)}</loc><news:news><news:publication><news:name>${escapeHtml(brand)}</news:name><news:language>ru</news:language></news:publication><news:publication_date>${news.published_at}</news:publication_date><news:title>${escapeHtml(news.title)}</news:title></news:news></url>`,
    )
  return `${XML}<urlset xmlns="${SITEMAPS}" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${urls.join('')}</urlset>`
}

/** A sitemap of pages, each with the day of its last change where that is known. */
export function sitemapOf(pages: readonly { path: string; changed_at?: string }[], origin: string): string {
  const urls = pages.map(
    ({ path, changed_at }) =>
      `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${changed_at ? `<lastmod>${changed_at}</lastmod>` : ''}</url>`,
  )
  return `${XML}<urlset xmlns="${SITEMAPS}">${urls.join('')}</urlset>`
}

/** The sitemap of sitemaps. */
export function sitemapIndexOf(paths: readonly string[], origin: string): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeHtml(new URL(path, origin).href)}</loc></sitemap>`)
  return `${XML}<sitemapindex xmlns="${SITEMAPS}">${maps.join('')}</sitemapindex>`
}

/** For a minute everybody may have the same. */
export const xmlAnswer = (text: string, type = 'application/xml') =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=60' } })
