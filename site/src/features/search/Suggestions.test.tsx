import { expect, test } from 'bun:test'
import { instantAt } from '@ostrov/shared/formats/time'
import type { FoundProductWire } from '@ostrov/shared/search/schema'
import { renderToStaticMarkup } from 'react-dom/server'
import { Products } from './Suggestions'

const porridge: FoundProductWire = {
  ...{ id: 'a', restaurant_id: 'b', category_id: 'c', name: 'Каша', description: '', price: 200, discount_price: 0 },
  ...{ weight: 0, weight_unit: 'gram', nutritional_value: null, is_popular: false, rating: 0, reviews_count: 0 },
  ...{ stock: null, image: null, has_options: false, restaurant_title: 'Первый паром' },
  servings: [{ served_from: '08:00', served_till: '11:00', served_days: null }],
}

test('a found dish says its hours where it is not served now', () => {
  const at = (hour: number) =>
    renderToStaticMarkup(<Products products={[porridge]} now={instantAt('2026-11-30', hour * 60)} />)
  expect(at(9)).not.toContain('Подают')
  expect(at(12)).toContain('Первый паром · Подают с\u00A008:00 до\u00A011:00')
})
