import { expect, test } from 'bun:test'
import { menuSections } from './sections'

type Menu = Parameters<typeof menuSections>[0]
const dish = (at: number, category_id: string, is_popular = false): Menu['products'][number] => ({
  id: `dish-${at}`,
  restaurant_id: 'storm',
  category_id,
  name: `Блюдо ${at}`,
  description: '',
  price: 100,
  discount_price: 0,
  stock: null,
  servings: [],
  weight: 100,
  weight_unit: 'gram',
  image: null,
  nutritional_value: null,
  is_popular,
  rating: 0,
  reviews_count: 0,
  has_options: false,
})
const categories = [
  { id: 'soup', sort: 2, label: 'Супы', icon: null, restaurantId: 'storm' },
  { id: 'roll', sort: 1, label: 'Роллы', icon: null, restaurantId: 'storm' },
  { id: 'tea', sort: 3, label: 'Чай', icon: null, restaurantId: 'storm' },
]

test('categories stand in their own order and empty ones are left out', () => {
  const products = [dish(1, 'soup'), dish(2, 'roll')]
  expect(menuSections({ categories, products }).map((section) => section.label)).toEqual(['Роллы', 'Супы'])
})

test('a long menu begins with what is popular, a short one does not', () => {
  const many = Array.from({ length: 14 }, (_, at) => dish(at, 'roll', at < 3))
  expect(menuSections({ categories, products: many })[0]).toMatchObject({ id: 'popular', label: 'Популярное' })
  expect(menuSections({ categories, products: many.slice(0, 5) })[0]?.id).toBe('roll')
})
