import { describe, expect, test } from 'bun:test'
import { allGiven } from '../../../api/src/modules/catalogues/data/all-given'
import { isCompany, logoOf } from '../companies'
import { RESTAURANTS } from '../island/restaurants'
import { ADS } from './index'
import { drawAdPhoto } from './photos'

const { vacancies, resumes } = ADS
const specializations = allGiven().filter(({ catalogue }) => catalogue === 'specialization')
const leaves = new Set(specializations.filter(({ parent }) => parent !== null).map(({ slug }) => slug))
/** What a whole month must bring at the least in Yuzhno-Sakhalinsk, before and after the tax, rubles. */
const LEAST = { gross: 57_000, net: 49_500 }

describe.each([
  ['vacancies', vacancies],
  ['resumes', resumes],
] as const)('the %s', (_section, ads) => {
  test('name leaves of the catalogue, and many of them', () => {
    const named = ads.map(({ fields }) => fields.specialization)
    expect(named.filter((slug) => !leaves.has(slug))).toEqual([])
    expect(new Set(named).size).toBeGreaterThan(50)
  })
})

test('a vacancy pays as the island does: never below its least wage for a whole month, the span within reason', () => {
  const wrong = vacancies.filter(({ fields: { salary_from, salary_to, salary_kind, type_employment } }) => {
    const [from, to] = [salary_from ?? 0, salary_to ?? 0]
    const isWhole = type_employment === 'full' || type_employment === 'rotation'
    return from < (isWhole ? LEAST[salary_kind] : 20_000) || to <= from || to > from * 2 || to > 400_000
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('a person who looks for a whole month of work wants no less than its least wage', () => {
  const wrong = resumes.filter(
    ({ price, fields }) => fields.type_employment === 'full' && (price === null || price < LEAST.net),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('a vacancy is offered by a company with a logo or by a restaurant of the island', () => {
  const places = RESTAURANTS.map(({ name }) => name)
  const strangers = vacancies.filter(({ fields: { company } }) => !isCompany(company) && !places.includes(company))
  expect(strangers.map(({ fields }) => fields.company)).toEqual([])
  const wrong = vacancies.filter(
    ({ photos, fields: { company } }) =>
      JSON.stringify(photos) !== JSON.stringify(isCompany(company) ? [logoOf(company)] : []),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('every company has a logo of its own', () => {
  const shown = new Map(vacancies.flatMap(({ photos, fields }) => photos.map((photo) => [fields.company, photo])))
  expect(shown.size).toBeGreaterThan(30)
  expect(new Set([...shown.values()].map(drawAdPhoto)).size).toBe(shown.size)
})

test('a resume says of whom it is, a woman or a man, by its words alone: it has no picture', () => {
  expect(resumes.filter(({ photos }) => photos.length > 0)).toEqual([])
})
