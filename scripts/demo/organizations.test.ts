import { expect, test } from 'bun:test'
import { ADS } from './ads'
import { isCompany } from './companies'
import { drawFront, drawMark } from './drawings'
import { RESTAURANTS } from './island/restaurants'
import { DEMO_CITIES } from './island/shapes'
import { ORGANIZATION_CATEGORIES, ORGANIZATIONS } from './organizations'

test('forty organizations, some of every category and in every town', () => {
  expect(ORGANIZATIONS).toHaveLength(40)
  expect(ORGANIZATION_CATEGORIES.filter((one) => !ORGANIZATIONS.some(({ category }) => category === one))).toEqual([])
  expect(DEMO_CITIES.filter((city) => ORGANIZATIONS.filter((one) => one.city === city).length < 2)).toEqual([])
})

test('each has a name, an address on the portal, a house and a phone of its own', () => {
  const own = [
    ORGANIZATIONS.map(({ name }) => name),
    ORGANIZATIONS.map(({ slug }) => slug),
    ORGANIZATIONS.map(({ address }) => address),
    [...ORGANIZATIONS.flatMap(({ phones }) => phones), ...RESTAURANTS.flatMap(({ phones }) => phones)],
  ]
  for (const list of own) expect(list.filter((one, index) => list.indexOf(one) !== index)).toEqual([])
  expect(ORGANIZATIONS.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
  expect(ORGANIZATIONS.filter(({ phones }) => phones.some((phone) => !/^74242000\d{3}$/.test(phone)))).toEqual([])
})

test('hours are those of a week, no day twice, closing after opening', () => {
  const wrong = ORGANIZATIONS.filter(({ schedules }) => {
    const days = schedules.flatMap((one) => (one.type === 'general' ? [one.weekday] : []))
    return (
      schedules.length === 0 ||
      new Set(days).size !== days.length ||
      schedules.some((one) => one.type === 'general' && (!isTime(one) || one.close_time <= one.open_time))
    )
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  expect(ORGANIZATIONS.filter(({ schedules: [first] }) => first?.type === 'all_day').length).toBeGreaterThan(1)
})

test('descriptions are of a fair length in good typography, no sentence twice', () => {
  const texts = ORGANIZATIONS.map(({ description }) => description)
  expect(texts.filter((text) => text.length < 80 || text.length > 500)).toEqual([])
  expect(texts.filter((text) => /["']| - |\.\.\.| {2}|^\s|\s$/.test(text))).toEqual([])
  const said = texts.flatMap((text) => text.split(/[.!?…](?=\s|$)/)).map((part) => part.trim())
  expect(said.filter((part, index) => part && said.indexOf(part) !== index)).toEqual([])
})

test('each has a logo, the one its vacancies have, and a front of its own', () => {
  const logos = ORGANIZATIONS.map(({ logo }) => drawMark(logo.shows, logo.seed))
  const fronts = ORGANIZATIONS.map(({ front }) => drawFront(front.shows, front.seed))
  expect([new Set(logos).size, new Set(fronts).size]).toEqual([40, 40])
  const looks = ORGANIZATIONS.map(({ front: { shows } }) => JSON.stringify(shows))
  expect(new Set(looks).size).toBe(40)
  const hiring = ADS.vacancies.filter(({ fields }) => isCompany(fields.company))
  const wrong = hiring.filter(({ fields, photos, city }) => {
    const known = ORGANIZATIONS.find(({ name }) => name === fields.company)
    return known && (known.city !== city || JSON.stringify(photos) !== JSON.stringify([known.logo]))
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

function isTime({ open_time, close_time }: { open_time: string; close_time: string }): boolean {
  return [open_time, close_time].every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
}
