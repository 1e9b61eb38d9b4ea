import { expect, test } from 'bun:test'
import type { FeedAdWire } from '@ostrov/shared/ads/feed-schema'
import type { AdCardWire } from '@ostrov/shared/ads/schema'
import type { NewsCardWire } from '@ostrov/shared/news/schema'
import { adItem, listPages } from '../../site/src/features/ads/feeds'
import { estateFeed, feedStream, vacanciesFeed, vacancySets } from '../../site/src/features/ads/yandex'
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
    ...{ number: 7, title: 'Toyota Prius', slug: 'toyota-prius', price: 1_260_000, price_per: null, salary: null },
    ...{ city: 'Корсаков', point: null, images: [], facts: [{ name: 'year', label: 'Год', text: '2012' }] },
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

const SITE = { brand: 'Остров', origin: 'https://ostrov.example', now: new Date('2026-11-26T03:04:05Z') }
const IMAGE = { id: '018f0000-0000-7000-8000-000000000001', url: '/x', width: 10, height: 10, color: '#ffffff' }
const FEED_AD: FeedAdWire = {
  ...{
    number: 7,
    slug: 'povar',
    title: 'Повар & «шеф»',
    description: 'Суп\u0001 <вкусно>',
    price: 90_000,
    salary_from: 80_000,
  },
  ...{
    city: 'Холмск',
    city_slug: 'kholmsk',
    address: 'Морская, 1',
    company: 'Шторм',
    deal: null,
    rooms: null,
    area: null,
  },
  ...{ land_area: null, floor: null, floors: null, built_year: null, alike: 'cook', kind: 'Повар', images: [IMAGE] },
  point: { type: 'Point', coordinates: [142.05, 47.04] },
  facts: [{ name: 'schedule', label: 'График', text: '2/2' }],
  ...{ published_at: '2026-11-20T01:00:00.000Z', changed_at: '2026-11-21T01:00:00.000Z' },
}
const streamed = async (writing: ReturnType<typeof estateFeed>, parts: FeedAdWire[][]) => {
  const asked: number[] = []
  const stream = feedStream(writing, async (after) => {
    asked.push(after)
    return parts[asked.length - 1] ?? []
  })
  return { xml: await new Response(stream).text(), asked }
}

test('vacancies for Yandex: every offer has what YML demands, one category, and sets that are lists of ours', async () => {
  const counts = { regionCheckbox: { kholmsk: 2, nevelsk: 0 }, specializationCheckbox: { cook: 2 } }
  const words = { regionCheckbox: { kholmsk: 'Холмск' }, specializationCheckbox: { cook: 'Повар' } }
  const more = { ...FEED_AD, number: 9, salary_from: null, price: null, alike: 'gone' }
  const { xml, asked } = await streamed(vacanciesFeed(vacancySets(counts, words), SITE), [[FEED_AD], [more]])
  expect(asked).toEqual([0, 7, 9])
  const all = read(xml)
  expect(all[0]).toMatchObject({ name: 'yml_catalog', attrs: { date: '2026-11-26 03:04' } })
  const shop = 'yml_catalog/shop'
  for (const name of ['name', 'company', 'url', 'currencies', 'categories', 'sets', 'offers'])
    expect(
      all.filter(({ path }) => path === `${shop}/${name}`),
      name,
    ).toHaveLength(1)
  const offer = `${shop}/offers/offer`
  for (const name of ['name', 'url', 'categoryId', 'set-ids', 'description'])
    expect(textAt(all, `${offer}/${name}`).filter(Boolean), name).toHaveLength(2)
  expect(all.find(({ path }) => path === `${offer}/price`)).toMatchObject({ text: '80000', attrs: { from: 'true' } })
  const categories = all.filter(({ path }) => path === `${shop}/categories/category`).map(({ attrs }) => attrs.id)
  for (const id of textAt(all, `${offer}/categoryId`)) expect(categories).toContain(id)
  const sets = all.filter(({ path }) => path === `${shop}/sets/set`).map(({ attrs }) => attrs.id)
  for (const ids of textAt(all, `${offer}/set-ids`)) for (const id of ids.split(',')) expect(sets).toContain(id)
  expect(textAt(all, `${shop}/sets/set/url`)).toContain('https://ostrov.example/vacancies?regionCheckbox=kholmsk')
  expect(textAt(all, `${shop}/sets/set/url`).join(' ')).not.toContain('nevelsk')
  expect(textAt(all, `${offer}/description`)[0]).toBe('Суп <вкусно>')
  expect(textAt(all, `${offer}/param`)).toEqual(expect.arrayContaining(['Шторм', 'Холмск', '2/2']))
})

test('estate for Yandex: every offer has what YRL demands, and no phone', async () => {
  const flat = { ...FEED_AD, deal: 'rent', alike: 'flat', kind: 'Квартира', area: 54, rooms: 2, floor: 3, floors: 5 }
  const all = read(
    (await streamed(estateFeed(SITE), [[flat, { ...flat, number: 8, point: null, alike: 'garage' }]])).xml,
  )
  expect(all[0]).toMatchObject({
    name: 'realty-feed',
    attrs: { xmlns: 'http://webmaster.yandex.ru/schemas/feed/realty/2010-06' },
  })
  expect(textAt(all, 'realty-feed/generation-date')).toEqual(['2026-11-26T03:04:05.000Z'])
  const offer = 'realty-feed/offer'
  expect(all.filter(({ path }) => path === offer).map(({ attrs }) => attrs['internal-id'])).toEqual(['7', '8'])
  for (const name of ['type', 'category', 'url', 'creation-date', 'location/country', 'location/locality-name'])
    expect(textAt(all, `${offer}/${name}`).filter(Boolean), name).toHaveLength(2)
  expect(textAt(all, `${offer}/type`)).toEqual(['аренда', 'аренда'])
  expect(textAt(all, `${offer}/property-type`)).toEqual(['жилая'])
  expect(textAt(all, `${offer}/price/value`)).toEqual(['90000', '90000'])
  expect(textAt(all, `${offer}/price/period`)).toEqual(['месяц', 'месяц'])
  expect(textAt(all, `${offer}/area/unit`)).toEqual(['кв. м', 'кв. м'])
  // Empty coordinates are refused: what is not known is left out.
  expect(textAt(all, `${offer}/location/latitude`)).toEqual(['47.04'])
  expect(all.filter(({ name }) => name === 'phone')).toEqual([])
})
