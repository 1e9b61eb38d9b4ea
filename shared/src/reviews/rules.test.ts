import { expect, test } from 'bun:test'
import * as reviews from './rules'

test('a rating is written with a comma and one decimal', () => {
  expect(reviews.formatRating(5)).toBe('5,0')
  expect(reviews.formatRating(4.75)).toBe('4,8')
  expect(reviews.formatRating(null)).toBe('Нет оценок')
})

test('stars are drawn to the nearest half', () => {
  expect(reviews.stars(3.5).join(' ')).toBe('full full full half empty')
  expect(reviews.stars(4.8).join(' ')).toBe('full full full full full')
  expect(reviews.stars(4.7).join(' ')).toBe('full full full full half')
})
