import { decimalOf } from '@ostrov/shared/menu/form'
import type { openKitchen } from '../orders'
import type { Sent } from './sent'

const NOBODYS = '018f0000-0000-7000-8000-000000000000'

/** The forms of a restaurant's own menu. */
export function menuForms(kitchen: Awaited<ReturnType<typeof openKitchen>>): Readonly<Record<string, Sent>> {
  const { token: staff } = kitchen.owner
  const activity = `/api/restaurant/${kitchen.restaurant_id}/products/activity/${kitchen.product_id}`
  return {
    PRODUCT_FORM: {
      good: { name: 'Борщ', category_id: NOBODYS, price: 300, weight: '300', weight_unit: 'gram' },
      request: ({ pictures: _p, calories, protein, fat, carbohydrates, ...values }) => {
        const food = {
          calories: calories ?? 1,
          protein: protein ?? 1,
          fat: fat ?? 1,
          carbohydrates: carbohydrates ?? 1,
        }
        const body = { ...values, weight: decimalOf(values.weight), nutritional_value: food }
        return ['POST', `/api/restaurant/${kitchen.restaurant_id}/products`, body, staff]
      },
      own: {
        pictures: 'are stored before, and named by their ids',
        weight: 'is written with a comma, and is a number on the wire',
        calories: 'the same',
        protein: 'the same',
        fat: 'the same',
        carbohydrates: 'the same',
        weight_unit: 'is one of a list, which the screen offers alone',
      },
    },
    CATEGORY_FORM: {
      good: { label: 'Супы' },
      request: (values) => ['POST', `/api/restaurant/${kitchen.restaurant_id}/product_category`, values, staff],
    },
    STOCK_FORM: { good: { stock: 6 }, request: (values) => ['PUT', activity, values, staff] },
  }
}
