import { LINE_NAME } from '../reach/entry'
import { optionOf } from '../reach/world'
import type { Values } from '../routes'
import type { Tried } from '../tried'

const SECRET = { why: 'the browser’s own secret: whoever knows it owns the baskets', own: 'guest' } as const
const dish = ({ product_id, restaurant_id, product_options }: Values) => ({
  ...{ product_id, restaurant_id, quantity: 1 },
  product_options: [product_options],
})
const one = () => ({ quantity: 1 })
const terms = () => ({ delivery_type: 'pickup', payment_type: 'cash' })
const ofDish = {
  product_id: 'shownDish',
  restaurant_id: 'shownRestaurant',
  product_options: { row: 'shownOption', status: 422 },
} as const

export const tried: Tried<'shownOption'> = {
  rows: async (product, { shownDish }) => ({ shownOption: await optionOf(product, shownDish) }),
  reach: {
    'DELETE /user/baskets/:id': { names: { id: 'basket' } },
    'PUT /user/baskets/update_unauthorized/:id': { names: { id: SECRET } },
    'PUT /user/baskets/repeat_order/:id': { names: { id: 'order' } },
    'POST /user/baskets/:id/quote': { names: { id: 'basket' }, body: terms },
    'POST /unauthorized/baskets/:id/:target/quote': { names: { id: SECRET, target: 'guestBasket' }, body: terms },
    'POST /basket_item': { names: { ...ofDish, line_id: LINE_NAME }, body: dish },
    'PUT /basket_item/:id': { names: { id: 'line' }, body: one },
    'GET /unauthorized/baskets/:id': { names: { id: SECRET } },
    'DELETE /unauthorized/baskets/:id/:target': { names: { id: SECRET, target: 'guestBasket' } },
    'POST /unauthorized/basket_item/:id': { names: { id: SECRET, ...ofDish, line_id: LINE_NAME }, body: dish },
    'PUT /unauthorized/basket_item/:id/:target': { names: { id: SECRET, target: 'guestLine' }, body: one },
  },
}
