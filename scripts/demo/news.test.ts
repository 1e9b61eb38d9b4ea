import { expect, test } from 'bun:test'
import { drawLandscape } from './drawings'
import { DEMO_CITIES } from './island/shapes'
import { NEWS, NEWS_RUBRICS } from './news'

const DAYS_OF_YEAR = 365

test('forty news, some of every rubric and every town, most of them of this month', () => {
  expect(NEWS).toHaveLength(40)
  for (const rubric of NEWS_RUBRICS) expect(NEWS.filter((one) => one.rubric === rubric).length).toBeGreaterThan(4)
  for (const city of DEMO_CITIES) expect(NEWS.filter((one) => one.city === city).length).toBeGreaterThan(1)
  expect(NEWS.filter(({ days_ago }) => days_ago < 30).length).toBeGreaterThan(20)
  expect(NEWS.filter(({ days_ago }) => !Number.isInteger(days_ago) || days_ago < 0 || days_ago > DAYS_OF_YEAR)).toEqual(
    [],
  )
})

test('the newest stand first, each at an address of its own', () => {
  const days = NEWS.map(({ days_ago }) => days_ago)
  expect(days).toEqual(days.toSorted((one, other) => one - other))
  const slugs = NEWS.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('a title fits two lines, a lead is a sentence or two, three to six paragraphs follow', () => {
  const wrong = NEWS.filter(
    ({ title, lead, paragraphs }) =>
      title.length > 100 ||
      /\.$/.test(title) ||
      lead.length < 40 ||
      lead.length > 220 ||
      paragraphs.length < 3 ||
      paragraphs.length > 6 ||
      paragraphs.some((text) => text.length < 40 || text.length > 500),
  )
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('good typography, no sentence twice, signed by the redaction alone', () => {
  const texts = NEWS.flatMap(({ title, lead, paragraphs }) => [title, lead, ...paragraphs])
  expect(texts.filter((text) => /["']| - |\.\.\.| {2}|^\s|\s$/.test(text))).toEqual([])
  const said = texts.flatMap((text) => text.split(/[.!?…](?=\s|$)/)).map((part) => part.trim())
  const long = said.filter((part) => part.length > 20)
  expect(long.filter((part, index) => long.indexOf(part) !== index)).toEqual([])
  expect([...new Set(NEWS.map(({ author }) => author))]).toEqual(['Редакция'])
})

test('each shows a picture that no other shows: not even the same view at the same moment', () => {
  const shown = NEWS.map(({ picture }) => JSON.stringify(picture.shows))
  expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([])
  expect(new Set(NEWS.map(({ picture }) => drawLandscape(picture.shows, picture.seed))).size).toBe(NEWS.length)
})

test('the moment of a picture could have been: it snows in winter alone', () => {
  const wrong = NEWS.filter(({ picture: { shows } }) => shows.weather === 'snowfall' && shows.year !== 'winter')
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})
