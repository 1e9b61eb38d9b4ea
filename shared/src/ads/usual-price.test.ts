import { expect, test } from 'bun:test'
import { likenessOf } from './usual-price'
import { usualPriceWords } from './usual-price-words'

test.each([
  [350_000, 420_000, '350–420\u00A0тыс.\u00A0₽'],
  [1_200_000, 1_450_000, '1,2–1,45\u00A0млн\u00A0₽'],
  [900_000, 1_100_000, '900–1\u00A0100\u00A0тыс.\u00A0₽'],
  [500, 900, '500–900\u00A0₽'],
  [40_100, 40_200, '40\u00A0тыс.\u00A0₽'],
])('%i and %i are «%s»', (low, high, words) =>
  expect(usualPriceWords({ low, high, count: 12 })).toBe(
    `Обычно ${words}: так у\u00A0половины из\u00A012\u00A0похожих объявлений`,
  ),
)

test('cars are alike by model and years, homes by what is asked of them, and work is not compared', () => {
  expect(likenessOf('cars', { model: 'vitz', year: '2012' })).toEqual({ same: { model: 'vitz' }, years: [2010, 2014] })
  expect(likenessOf('cars', { model: 'vitz' })).toBeNull()
  const home = { deal: 'rent', city_id: 'c' }
  expect(likenessOf('estate', { ...home, kind: 'garage', rooms: '2' })?.same).toMatchObject({ rooms: null })
  expect(likenessOf('estate', { ...home, kind: 'flat' })).toBeNull()
  expect(likenessOf('estate', { ...home, kind: 'flat', rooms: 0 })?.same).toMatchObject({ rooms: '0' })
  expect(likenessOf('vacancies', { specialization: 'cook' })).toBeNull()
})
