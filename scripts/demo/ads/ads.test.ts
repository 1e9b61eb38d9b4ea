import { describe, expect, test } from 'bun:test'
import { SECTION_NAMES, sectionOf } from '@ostrov/shared/ads/sections'
import { hirerOf } from '../hirers'
import { CUSTOMERS } from '../island/people'
import { DEMO_CITIES } from '../island/shapes'
import { ADS } from './index'
import { type AdPhoto, drawAdPhoto } from './photos'
import { AD_STATES, type AdSection, type DemoAd } from './shapes'

const SECTIONS = SECTION_NAMES.map((section): readonly [AdSection, readonly DemoAd[]] => [section, ADS[section]])
const PAGE = 20
const OUTSIDE = ['flats', 'house', 'plot', 'garage', 'shop']
const DAY = 24
/** Thousands of rubles, from the cheapest to the dearest that a section may ask. */
const PRICES: Partial<Record<AdSection, readonly [number, number]>> = {
  vacancies: [0, 0],
  resumes: [30, 300],
  cars: [100, 6000],
  estate: [1.5, 30_000],
  sales: [0.2, 2500],
}
const CONTACT = /\+?[78][\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}|@|https?:|t\.me|ватсап|вотсап|телеграм/i

describe.each([...SECTIONS])('the ads of %s', (section, ads) => {
  test('are sixty, some in every town, most of them seen by all', () => {
    expect(ads).toHaveLength(60)
    for (const city of DEMO_CITIES) expect(ads.filter((ad) => ad.city === city).length).toBeGreaterThanOrEqual(4)
    expect(ads.filter(({ state }) => state !== 'published')).toHaveLength(isWork(section) ? 14 : 8)
    expect(AD_STATES.filter((state) => !ads.some((ad) => ad.state === state))).toEqual([])
  })

  test('came on varied days of the last thirty, those that are over before them', () => {
    const wrong = ads.filter(({ state, hours_ago }) => hours_ago >= 30 * DAY !== (state === 'expired'))
    expect(wrong.map(({ key }) => key)).toEqual([])
    expect(new Set(ads.map(({ hours_ago }) => Math.floor(hours_ago / DAY))).size).toBeGreaterThan(20)
  })

  test('have titles and descriptions of a fair length in good typography, none twice', () => {
    const wrong = ads.filter(
      ({ title, description }) =>
        (title ?? '—').length > 100 ||
        description.length < 60 ||
        description.length > 4000 ||
        !isTidy(description) ||
        (title !== null && !isTidy(title)),
    )
    expect(wrong.map(({ key, title }) => `${key} ${title}`)).toEqual([])
    expect(repeated(ads.map(({ description }) => description))).toEqual([])
    expect(
      ads.filter(({ title }) => (title === null) !== Boolean(sectionOf(section).titleOf)).map(({ key }) => key),
    ).toEqual([])
    expect(
      ads.filter(({ description }) => sentences(description) < 2 || sentences(description) > 7).map(({ key }) => key),
    ).toEqual([])
  })

  test('ask sums that make sense', () => {
    const [least, most] = PRICES[section] ?? [0, 1000]
    const wrong = ads.filter(
      ({ price }) => price !== null && (!Number.isInteger(price) || price < least * 1000 || price > most * 1000),
    )
    expect(wrong.map(({ key, price }) => `${key} ${price}`)).toEqual([])
  })

  test('give nobody away: one alone writes a phone in its text, names are first names, authors live in the town', () => {
    expect(ads.filter(({ title, description }) => CONTACT.test(`${title} ${description}`))).toHaveLength(
      section === 'resumes' ? 0 : 1,
    )
    const wrong = ads.filter((ad) => {
      const company = 'company' in ad.fields ? ad.fields.company : ''
      const author = hirerOf(company) ?? CUSTOMERS.find(({ phone }) => phone === ad.author)
      return (
        author?.phone !== ad.author ||
        author.city !== ad.city ||
        author.name.split(' ')[0] !== ad.contact_name ||
        !ad.contact_phone.startsWith('7900000')
      )
    })
    expect(wrong.map(({ key }) => key)).toEqual([])
    expect(ads.filter(({ address, city }) => !address.endsWith(`, ${city}`)).map(({ key }) => key)).toEqual([])
  })
})

test('no sentence is written twice, in one section or in two', () => {
  const said = SECTIONS.flatMap(([, ads]) => ads).flatMap(({ description }) => parts(description))
  expect(repeated(said.filter((sentence) => sentence.length > 24))).toEqual([])
})

test('no title stands twice in its section, but for cars, which have none', () => {
  for (const [, ads] of SECTIONS) expect(repeated(ads.flatMap(({ title }) => title ?? []))).toEqual([])
})

describe.each(SECTIONS.filter(([section]) => !isWork(section)))('the photographs of %s', (_section, ads) => {
  test('are from one to six, each drawn, none twice', () => {
    expect(ads.filter(({ photos }) => photos.length < 1 || photos.length > 6).map(({ key }) => key)).toEqual([])
    const drawn = ads.flatMap(({ photos }) => photos.map(drawAdPhoto))
    expect(drawn.filter((svg) => /NaN|undefined|Infinity/.test(svg) || svg.length > 90_000)).toHaveLength(0)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('begin with unlike things on a page of twenty', () => {
    const newest = ads.filter(({ state }) => state === 'published').toSorted((a, b) => a.hours_ago - b.hours_ago)
    for (let start = 0; start < newest.length; start += PAGE) {
      const first = newest.slice(start, start + PAGE).map(({ photos: [photo] }) => seen(photo))
      expect(repeated(first)).toEqual([])
    }
  })
})

/** What an eye tells apart: inside of a home there is no season, and its rooms do not show in one of them. */
function seen(photo: AdPhoto | undefined): string {
  if (photo?.kind !== 'home') return JSON.stringify(photo?.shows)
  const { view, tone, season } = photo.shows
  return JSON.stringify(OUTSIDE.includes(view) ? [view, tone, season] : [view, tone])
}

function isWork(section: AdSection): boolean {
  return !sectionOf(section).offers
}

function isTidy(text: string): boolean {
  return !/["']| - |\.\.\.| {2}|^\s|\s$/.test(text)
}

function sentences(text: string): number {
  return parts(text).length
}

function parts(text: string): string[] {
  return text
    .split(/[.!?…](?=\s|$)/)
    .map((part) => part.trim())
    .filter(Boolean)
}

function repeated(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index)
}
