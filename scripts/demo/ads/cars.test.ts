import { expect, test } from 'bun:test'
import { allGiven } from '../../../api/src/modules/catalogues/data/all-given'
import { CAR_SLUGS, CARS } from './cars'

const known = new Set(allGiven().flatMap(({ catalogue, slug }) => (catalogue.startsWith('car_') ? [slug] : [])))

test('marks, models and generations are those of the catalogue, each beginning with what holds it', () => {
  expect(CAR_SLUGS.filter((slug) => !known.has(slug))).toEqual([])
  const wrong = CARS.filter(
    ({ fields: { mark, model, generation } }) =>
      !model.startsWith(`${mark}-`) || (generation !== null && !generation.startsWith(`${model}-`)),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('cars could have been built: years, distances, engines', () => {
  const wrong = CARS.filter(({ fields: { year, mileage, engine, volume, power } }) => {
    const isElectric = engine === 'electric'
    return (
      year < 1990 ||
      year > 2026 ||
      mileage < 1000 ||
      mileage > 400_000 ||
      power < 40 ||
      isElectric !== (volume === null)
    )
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('most are driven from the right, as on the island, and each is photographed as it is', () => {
  const right = CARS.filter(({ fields }) => fields.wheel === 'right').length
  expect(right / CARS.length).toBeGreaterThan(0.8)
  const wrong = CARS.filter(({ fields, photos }) =>
    photos.some(
      (photo) =>
        photo.kind !== 'car' ||
        photo.shows.body !== fields.body ||
        photo.shows.colour !== fields.colour ||
        photo.shows.wheel !== fields.wheel,
    ),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})
