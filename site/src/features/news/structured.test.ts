import { expect, test } from 'bun:test'
import type { NewsArticleWire } from '@ostrov/shared/news/schema'
import { breadcrumbData, scriptJson } from '../../components/structured'
import { crumbsTo, newsArticleData } from './structured'

const INSTALLATION = { brand: 'Остров', origin: 'https://ostrov.example' }
const IMAGE = { id: '018f0000-0000-7000-8000-000000000001', url: '/x', width: 1200, height: 675, color: '#ffffff' }
const ARTICLE: NewsArticleWire = {
  ...{
    number: 12,
    slug: 'parom',
    title: 'Паром «Холмск» вышел',
    lead: 'Шторм </script> кончился.',
    rubric: 'transport',
  },
  ...{ city: null, image: IMAGE, image_alt: 'Паром', image_caption: '', published_at: '2026-11-26T01:00:00.000Z' },
  ...{ reading_minutes: 1, body: { type: 'doc', content: [{ type: 'paragraph' }] }, images: [], author: null },
  ...{ source_url: null, changed_at: '2026-11-26T02:00:00.000Z', corrected_at: null, correction: '', related: [] },
}
const isIso = (value: unknown) => typeof value === 'string' && new Date(value).toISOString() === value
const isWhole = (value: unknown) => typeof value === 'string' && value.startsWith('https://ostrov.example/')

/** What Google's documents ask of an article; of news nothing is required, all of this is recommended. */
test('an article says what search engines ask of NewsArticle', () => {
  const data = newsArticleData(ARTICLE, INSTALLATION)
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: ARTICLE.title })
  expect(data.headline.length).toBeLessThanOrEqual(140)
  expect(data.image?.every(isWhole)).toBe(true)
  expect([data.datePublished, data.dateModified].every(isIso)).toBe(true)
  expect(new Date(data.dateModified) >= new Date(data.datePublished)).toBe(true)
  expect(data.author).toEqual({ '@type': 'Organization', name: 'Остров', url: 'https://ostrov.example/' })
  expect(newsArticleData({ ...ARTICLE, author: 'Анна' }, INSTALLATION).author).toEqual({
    '@type': 'Person',
    name: 'Анна',
  })
  expect(data.publisher.name).toBe('Остров')
  expect(isWhole(data.publisher.logo.url)).toBe(true)
  expect(data.mainEntityOfPage['@id']).toBe('https://ostrov.example/news/parom-12')
  expect(newsArticleData({ ...ARTICLE, image: null }, INSTALLATION)).not.toHaveProperty('image')
})

test('the way to an article is a BreadcrumbList: positions from one, each with a name and a whole address', () => {
  const { itemListElement, ...list } = breadcrumbData(crumbsTo('transport', ARTICLE), INSTALLATION.origin)
  expect(list).toEqual({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' })
  expect(itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  expect(itemListElement.map(({ name }) => name)).toEqual(['Главная', 'Новости', 'Транспорт', ARTICLE.title])
  expect(itemListElement.every(({ item }) => isWhole(item))).toBe(true)
  expect(crumbsTo(null).map(({ label }) => label)).toEqual(['Главная', 'Новости'])
})

test('what stands in a script cannot end it', () => {
  const text = scriptJson(newsArticleData(ARTICLE, INSTALLATION))
  expect(text).not.toContain('<')
  expect(JSON.parse(text).description).toBe(ARTICLE.lead)
})
