import { escapeHtml } from '@ostrov/shared/formats/html'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { NEWS_RSS } from '@ostrov/shared/machine-paths'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import type { NewsAddress, NewsCardWire } from '@ostrov/shared/news/schema'
import { NEWS, newsPath } from '@ostrov/shared/paths'
import { type Feed, type FeedItem, sitemapOf } from '../../feeds'

type Installation = { brand: string; origin: string }
type Address = typeof NewsAddress.static

/** Search engines take news for new so long. */
const NEW_DAYS = 2
/** And so many of them in one file. */
const MOST_NEW = 1000

/** What the feed of news says of itself. */
export const newsFeed = ({ brand, origin }: Installation): Feed => ({
  ...{ title: `${brand}: новости`, description: 'Новости острова', page: NEWS, self: NEWS_RSS, origin },
})

/** An article in that feed. */
export const newsItem = (news: NewsCardWire): FeedItem => ({
  ...{ id: `news-${news.number}`, title: news.title, path: newsPath(news), published_at: news.published_at },
  ...{ category: RUBRICS[news.rubric], text: news.lead },
  picture: news.image && { path: pictureUrl(news.image.id, 1200, 'jpeg'), alt: news.image_alt },
})

/** The sitemap of what is news still. */
export function newsSitemapOf(items: readonly Address[], { brand, origin }: Installation, now: Date): string {
  const since = now.getTime() - NEW_DAYS * DAY_MS
  const pages = items
    .filter(({ published_at }) => new Date(published_at).getTime() > since)
    .slice(0, MOST_NEW)
    .map(({ title, published_at, ...named }) => ({ path: newsPath(named), title, published_at }))
  return sitemapOf(pages, origin, {
    namespaces: ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
    more: ({ title, published_at }) =>
      `<news:news><news:publication><news:name>${escapeHtml(brand)}</news:name><news:language>ru</news:language></news:publication><news:publication_date>${published_at}</news:publication_date><news:title>${escapeHtml(title)}</news:title></news:news>`,
  })
}
