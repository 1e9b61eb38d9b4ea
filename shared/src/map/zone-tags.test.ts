import { expect, test } from 'bun:test'
import { placeTags } from './zone-tags'

const MAP = { left: 0, top: 0, right: 300, bottom: 200 }
const size = { width: 60, height: 24 }
const high = { x: 100, y: 40 }
const low = { x: 100, y: 160 }

test('a tag stands at its best spot when nothing is there', () => {
  expect(placeTags([{ ...size, spots: [high, low] }], MAP, [])).toEqual([high])
})

test('a tag makes way for a pin and for the tag before it', () => {
  const pin = { left: 90, top: 20, right: 122, bottom: 60 }
  expect(placeTags([{ ...size, spots: [high, low] }], MAP, [pin])).toEqual([low])
  const twice = { ...size, spots: [high, low] }
  expect(placeTags([twice, twice], MAP, [])).toEqual([high, low])
})

test('a tag does not hang over the edge of the map', () => {
  expect(placeTags([{ ...size, spots: [{ x: 10, y: 40 }, low] }], MAP, [])).toEqual([low])
})

test('where no spot is free the best is taken', () => {
  const everywhere = { left: 0, top: 0, right: 300, bottom: 200 }
  expect(placeTags([{ ...size, spots: [high, low] }], MAP, [everywhere])).toEqual([high])
})
