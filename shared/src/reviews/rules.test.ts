import { describe, expect, test } from 'bun:test'
import * as reviews from './rules'

test('a rating is one of nine halves', () => {
  const given = Array.from({ length: 61 }, (_, i) => i / 10).filter(reviews.isRating)
  expect(given).toEqual([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])
  expect(reviews.isRating(Number.NaN)).toBe(false)
})

describe('a mean', () => {})

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

test('a review needs a rating and no text', () => {
  expect(reviews.validateReview({ rating: 4.5 })).toEqual({})
  expect(reviews.validateReview({ text: 'Вкусно' })).toEqual({ rating: 'Поставьте оценку' })
  expect(reviews.validateReview({ rating: 4.3 })).toEqual({ rating: 'Поставьте оценку' })
})

test('a review has an end', () => {
  const text = 'я'.repeat(reviews.REVIEW_TEXT_MAX + 1)
  expect(reviews.validateReview({ rating: 5, text })).toHaveProperty('text')
})
