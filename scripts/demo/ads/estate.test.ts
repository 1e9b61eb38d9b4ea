import { expect, test } from 'bun:test'
import { HOME_VIEWS } from '../drawings'
import { ESTATE } from './estate'
import { DEALS, ESTATE_KINDS } from './shapes'

test('every deal and every kind is offered', () => {
  expect(DEALS.filter((deal) => !ESTATE.some(({ fields }) => fields.deal === deal))).toEqual([])
  expect(ESTATE_KINDS.filter((kind) => !ESTATE.some(({ fields }) => fields.kind === kind))).toEqual([])
})

test('facts belong to the kind: floors to what is in a house of many, land to houses and plots, no floor above the roof', () => {
  const wrong = ESTATE.filter(({ fields: { kind, rooms, area, floor, floors, land_area } }) => {
    const isWhole = kind === 'flat' || kind === 'house'
    const hasLand = kind === 'house' || kind === 'plot'
    return (
      (rooms !== null) !== isWhole ||
      (area === null) !== (kind === 'plot') ||
      (land_area !== null) !== hasLand ||
      (floor !== null) !== (kind === 'flat' || kind === 'room' || kind === 'commercial') ||
      (floor ?? 0) > (floors ?? 0)
    )
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('a day costs less than a month, a month less than the whole; only what is let has a deposit', () => {
  const costs = (deal: string) => ESTATE.filter(({ fields }) => fields.deal === deal).map(({ price }) => price ?? 0)
  expect(Math.max(...costs('daily'))).toBeLessThan(15_000)
  expect(Math.max(...costs('rent'))).toBeLessThan(200_000)
  expect(Math.min(...costs('sale'))).toBeGreaterThan(300_000)
  const wrong = ESTATE.filter(({ fields }) => (fields.deposit === null) !== (fields.deal === 'sale'))
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('every view that is drawn is shown by somebody, in one season an ad', () => {
  const shown = new Set(
    ESTATE.flatMap(({ photos }) => photos.map((photo) => (photo.kind === 'home' ? photo.shows.view : ''))),
  )
  expect(HOME_VIEWS.filter((view) => !shown.has(view))).toEqual([])
})
