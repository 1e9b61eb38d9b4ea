import { expect, test } from 'bun:test'
import { type Catalogue, hasBranches, isSlug, POPULAR_BEFORE, SHAPES } from '@ostrov/shared/catalogues/catalogues'
import { allGiven } from './all-given'

const all = allGiven()
const of = new Map(all.map((entry) => [entry.slug, entry]))
const inside = (catalogue: Catalogue) => all.filter((entry) => entry.catalogue === catalogue)
const holding = new Set(all.map(({ catalogue, parent }) => `${catalogue} ${parent}`))
const leaves = (catalogue: Catalogue) => inside(catalogue).filter(({ slug }) => !holding.has(`${catalogue} ${slug}`))
const depthOf = (slug: string): number => {
  const { catalogue, parent } = of.get(slug) ?? {}
  const above = of.get(parent ?? '')
  return above && above.catalogue === catalogue ? 1 + depthOf(above.slug) : 1
}

test('there is enough to choose from', () => {
  expect(leaves('specialization').length).toBeGreaterThanOrEqual(200)
  expect(inside('specialization').filter(({ parent }) => parent === null).length).toBeGreaterThanOrEqual(25)
  expect(inside('car_mark').length).toBeGreaterThanOrEqual(60)
  expect(inside('car_model').length).toBeGreaterThanOrEqual(700)
  expect(leaves('goods_category').length).toBeGreaterThanOrEqual(60)
})

test('no slug stands twice, and each is one', () => {
  const seen = new Set<string>()
  expect(all.filter(({ slug }) => seen.has(slug) || !seen.add(slug)).map(({ slug }) => slug)).toEqual([])
  expect(all.filter(({ slug }) => !isSlug(slug) || /^-|-$|--/.test(slug)).map(({ slug }) => slug)).toEqual([])
})

test('no name stands twice in one place, and each is trimmed', () => {
  const seen = new Set<string>()
  const twice = all.filter(({ catalogue, parent, name }) => {
    const place = `${catalogue} ${parent} ${name.toLowerCase()}`
    return seen.has(place) || !seen.add(place)
  })
  expect(twice.map(({ slug }) => slug)).toEqual([])
  expect(
    all.filter(({ name }) => !/^\S(?:.*\S)?$/.test(name) || / {2}|[:;*]$/.test(name)).map(({ name }) => name),
  ).toEqual([])
})

test('each stands in an entry that came before it, of the catalogue that may hold it', () => {
  const before = new Set<string>()
  const wrong = all.filter(({ catalogue, slug, parent }) => {
    const isLate = parent !== null && !before.has(parent)
    before.add(slug)
    const { within, levels } = SHAPES[catalogue]
    const isForeign = parent === null ? within !== null && levels === 1 : of.get(parent)?.catalogue !== within
    return isLate || isForeign || depthOf(slug) > levels
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('a specialization is a leaf of a branch', () => {
  expect(leaves('specialization').filter(({ parent }) => parent === null)).toEqual([])
  expect(hasBranches('specialization')).toBe(true)
})

test('a model begins with its mark, a generation with its model', () => {
  const cars = [...inside('car_model'), ...inside('car_generation')]
  expect(cars.filter(({ slug, parent }) => !slug.startsWith(`${parent}-`)).map(({ slug }) => slug)).toEqual([])
  expect(of.get('toyota-prius-xw30')).toMatchObject({
    name: 'XW30',
    parent: 'toyota-prius',
    from_year: 2009,
    to_year: 2015,
  })
})

test('years are those of cars, older generations stand first', () => {
  const wrong = inside('car_generation').filter(({ from_year, to_year }) => {
    const from = from_year ?? 0
    return from < 1960 || from > 2026 || (to_year !== null && (to_year < from || to_year > 2026))
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
  expect(all.filter(({ catalogue, from_year }) => (catalogue === 'car_generation') !== (from_year !== null))).toEqual(
    [],
  )
})

test('popular marks are few and stand first', () => {
  const popular = inside('car_mark').filter(({ sort }) => sort < POPULAR_BEFORE)
  expect(popular[0]?.slug).toBe('toyota')
  expect(popular.length).toBeLessThan(30)
})
