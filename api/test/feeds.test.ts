import { expect, test } from 'bun:test'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import type { NewsCardWire } from '@ostrov/shared/news/schema'
import { adItem, listPages } from '../../site/src/features/ads/feeds'
import { newsFeed, newsItem, newsSitemapOf } from '../../site/src/features/news/feeds'
import { rss, sitemapIndexOf, sitemapOf } from '../../site/src/feeds'
import { readXml } from '../src/modules/imports/xml'

const INSTALLATION = { brand: 'Остров', origin: 'https://ostrov.example' }
const CARD: NewsCardWire = {
  ...{ number: 12, slug: 'parom', title: 'Паром & «Холмск» <вышел>', lead: 'Шторм "кончился".', rubric: 'transport' },
  ...{ city: null, image_alt: 'Паром', published_at: '2026-11-26T01:00:00.000Z', reading_minutes: 1 },
  image: { id: '018f0000-0000-7000-8000-000000000001', url: '/x', width: 10, height: 10, color: '#ffffff' },
}
const ADDRESS = { number: 12, slug: 'parom', title: 'Паром & шторм', changed_at: '2026-11-26T02:00:00.000Z' }

type Element = { name: string; path: string; attrs: Readonly<Record<string, string>>; text: string }

/** Every element with its text, by names without prefixes. @throws where it is no XML. */
function read(xml: string): Element[] {
  const within: Element[] = []
  const all: Element[] = []
  readXml(xml, {
    open: (name, attributes) => {
      const path = [...within.map((one) => one.name), name].join('/')
      const element = { name, path, attrs: attributes(), text: '' }
      within.push(element)
      all.push(element)
    },
    text: (text) => {
      const last = within.at(-1)
      if (last) last.text += text
    },
    close: () => void within.pop(),
  })
  expect(within).toEqual([])
  return all
}
const textAt = (all: Element[], path: string) => all.filter((one) => one.path === path).map(({ text }) => text)

test('RSS 2.0 has what its specification demands of a channel and of an item', () => {
  const all = read(rss([CARD, { ...CARD, number: 13, image: null }].map(newsItem), newsFeed(INSTALLATION)))
  expect(all[0]).toMatchObject({ name: 'rss', attrs: { version: '2.0' } })
  for (const name of ['title', 'description', 'language', 'lastBuildDate'])
    expect(textAt(all, `rss/channel/${name}`), name).toHaveLength(1)
  expect(textAt(all, 'rss/channel/item/title')).toEqual([CARD.title, CARD.title])
  expect(textAt(all, 'rss/channel/item/link')).toEqual(
    ['parom-12', 'parom-13'].map((slug) => `https://ostrov.example/news/${slug}`),
  )
  expect(textAt(all, 'rss/channel/item/guid')).toEqual(['news-12', 'news-13'])
  expect(textAt(all, 'rss/channel/item/description')[0]).toBe(CARD.lead)
  expect(textAt(all, 'rss/channel/item/pubDate')[0]).toBe('Thu, 26 Nov 2026 01:00:00 GMT')
  expect(all.filter(({ path }) => path === 'rss/channel/item/content')).toHaveLength(1)
  expect(all.find(({ path, attrs }) => path === 'rss/channel/link' && attrs.rel)?.attrs).toMatchObject({
    href: 'https://ostrov.example/news/rss',
    rel: 'self',
  })
  expect(read(rss([], newsFeed(INSTALLATION))).some(({ name }) => name === 'item')).toBe(false)
})

test('the sitemap of news holds two days of them, each with what search engines demand', () => {
  const now = new Date('2026-11-26T03:00:00Z')
  const fresh = { ...ADDRESS, published_at: '2026-11-24T04:00:00.000Z' }
  const old = { ...ADDRESS, number: 11, published_at: '2026-11-24T02:00:00.000Z' }
  const all = read(newsSitemapOf([fresh, old], INSTALLATION, now))
  expect(textAt(all, 'urlset/url/loc')).toEqual(['https://ostrov.example/news/parom-12'])
  expect(textAt(all, 'urlset/url/news/title')).toEqual([ADDRESS.title])
  expect(textAt(all, 'urlset/url/news/publication_date')).toEqual([fresh.published_at])
  expect(textAt(all, 'urlset/url/news/publication/name')).toEqual(['Остров'])
  expect(textAt(all, 'urlset/url/news/publication/language')).toEqual(['ru'])
})

test('the sitemap names pages and their last changes, and is found in the sitemap of sitemaps', () => {
  const all = read(sitemapOf([{ path: '/' }, { path: '/news', changed_at: ADDRESS.changed_at }], INSTALLATION.origin))
  expect(textAt(all, 'urlset/url/loc')).toEqual(['https://ostrov.example/', 'https://ostrov.example/news'])
  expect(textAt(all, 'urlset/url/lastmod')).toEqual([ADDRESS.changed_at])
  expect(textAt(read(sitemapIndexOf(['/a.xml'], INSTALLATION.origin)), 'sitemapindex/sitemap/loc')).toEqual([
    'https://ostrov.example/a.xml',
  ])
})

test('an ad in a feed says what it is, what it costs and where, and no phone', () => {
  const ad: AdCardWire = {
    ...{ number: 7, title: 'Toyota Prius', slug: 'toyota-prius', price: 1_260_000, salary: null },
    ...{ city: 'Корсаков', images: [], facts: [{ name: 'year', label: 'Год', text: '2012' }] },
    section: 'cars',
    published_at: CARD.published_at,
  }
  expect(adItem(ad)).toMatchObject({
    ...{ id: 'ad-7', path: '/cars/7-toyota-prius', category: 'Автомобили', picture: undefined },
    text: expect.stringMatching(/^1\s260\s000\s₽ · 2012 · Корсаков$/),
  })
})

test('lists that one town or one kind narrows are pages of their own where something is left', () => {
  const counts = { regionCheckbox: { korsakov: 2, nevelsk: 0 }, kindCheckbox: { flat: 1 }, roomsCheckbox: { 1: 5 } }
  expect(listPages('estate', counts).map(({ path }) => path)).toEqual([
    ...['/estate', '/estate?regionCheckbox=korsakov', '/estate?kindCheckbox=flat'],
  ])
})
