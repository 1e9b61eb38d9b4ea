import { expect, test } from 'bun:test'
import { scaledSize, tooManyImages } from './rules'

test('a picture is scaled to its long side', () => {
  expect(scaledSize(4000, 3000)).toEqual({ width: 1200, height: 900 })
  expect(scaledSize(3000, 4000)).toEqual({ width: 900, height: 1200 })
})

test('a small picture is left as it is', () => {
  expect(scaledSize(640, 480)).toEqual({ width: 640, height: 480 })
})

test('a thread of a picture keeps one pixel', () => {
  expect(scaledSize(10_000, 1)).toEqual({ width: 1200, height: 1 })
})

test('too many pictures are refused with the limit', () => {
  expect(tooManyImages()).toBe('Вы не можете загрузить более 30 фотографий')
})
