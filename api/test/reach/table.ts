import { LENINA } from '../kitchen'
import type { Values } from '../routes'
import { type Entry, FILTER } from './entry'
import { MENU_REACH } from './menu-table'
import { PEOPLE_REACH } from './people-table'
import { PLACE_REACH } from './place'

const CITY = { why: 'a town is everybody’s' }
const LINE_NAME = {
  why: 'the client’s own name of a line it is about to make; means nothing in another basket',
  own: 'guest',
} as const
const SECRET = { why: 'the browser’s own secret: whoever knows it owns the baskets', own: 'guest' } as const
const LINK = { why: 'the link’s own secret: whoever knows it may join', own: 'group' } as const
const ADMINISTRATORS = { why: 'an administrator reaches everybody’s', own: 'revision' } as const

const restaurant: Entry = { names: { id: 'shownRestaurant' } }
const atPoint = { lon: LENINA.coordinates[0], lat: LENINA.coordinates[1] }
const order: Entry = { names: { id: 'order' } }
const address = { address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA, address_details: {} }
const dish = ({ product_id, restaurant_id }: Values) => ({ product_id, restaurant_id, quantity: 1 })
const one = () => ({ quantity: 1 })
/** One's own is refused for an option that no dish has, so that nothing changes while the others are tried. */
const replacement = ({ id, item_id, product_id }: Values) => ({
  cancelled_items: [{ id, cancellation_comment: 'Кончилось' }],
  replacement: { item_id, product_id, product_options: ['018f0000-0000-7000-8000-000000000000'] },
})
const terms = () => ({ delivery_type: 'pickup', payment_type: 'cash' })
const ofDish = { product_id: 'shownDish', restaurant_id: 'shownRestaurant' } as const

/** Every route with a parameter, and whose row each parameter names. */
export const REACH: Record<string, Entry> = {
  'POST /user/user_address': { names: { city_id: CITY } },
  'PUT /user/user_address/:id': { names: { id: 'address', city_id: CITY }, body: () => address },
  'PUT /user/user_address/active/:id': { names: { id: 'address' } },
  'DELETE /user/user_address/:id': { names: { id: 'address' } },
  'PUT /user': { names: { photo_id: 'photo' }, body: ({ photo_id }) => ({ photo_id }) },

  'GET /images/:id/:file': {
    names: { id: { why: 'pictures are public to who knows their uuid' }, file: { why: 'a size' } },
  },
  'GET /business_user/images/:id': { names: { id: 'picture' } },
  'GET /admin/images/ids': { names: { ids: ADMINISTRATORS } },
  'GET /admin/images/:id': { names: { id: ADMINISTRATORS } },

  'POST /user/reviews': {
    names: { order_id: 'doneOrder', product_id: 'dish' },
    body: ({ order_id, product_id }) => ({
      order_id: /^\d+$/.test(`${order_id}`) ? Number(order_id) : 999_999_999,
      product_id,
      rating: 5,
    }),
  },
  'GET /user/reviews/restaurant_review/:id': { names: { id: 'review' } },
  'PUT /user/reviews/restaurant_review/:id': { names: { id: 'review' } },
  'DELETE /user/reviews/restaurant_review/:id': { names: { id: 'review' } },
  'PUT /user/reviews/product_review/:id': { names: { id: 'dishReview' } },
  'DELETE /user/reviews/product_review/:id': { names: { id: 'dishReview' } },
  'POST /user/reviews/user_answer': {
    names: { review_id: 'answeredReview' },
    body: ({ review_id }) => ({ review_id, text: 'Спасибо' }),
  },
  'PUT /user/reviews/user_answer/:id': { names: { id: 'repliedReview' }, body: () => ({ text: 'Спасибо' }) },
  'DELETE /user/reviews/user_answer/:id': { names: { id: 'repliedReview' } },

  'GET /restaurant/:restaurantId/review': { names: { restaurantId: 'restaurant', product_id: FILTER } },
  'GET /restaurant/:restaurantId/review/facets': { names: { restaurantId: 'restaurant', product_id: FILTER } },
  'GET /restaurant/:restaurantId/review/summary': { names: { restaurantId: 'restaurant' } },
  'GET /restaurant/:restaurantId/review/templates': { names: { restaurantId: 'restaurant' } },
  'PUT /restaurant/:restaurantId/review/templates': {
    names: { restaurantId: 'restaurant' },
    body: () => ({ templates: [] }),
  },
  'POST /restaurant/:restaurantId/review/restaurant_answer': {
    names: { restaurantId: 'restaurant', review_id: 'unreadReview' },
    body: ({ review_id }) => ({ review_id, text: 'Спасибо' }),
  },
  'PUT /restaurant/:restaurantId/review/restaurant_answer/:id': {
    names: { restaurantId: 'restaurant', id: 'answeredReview' },
    body: () => ({ text: 'Спасибо' }),
  },
  'DELETE /restaurant/:restaurantId/review/restaurant_answer/:id': {
    names: { restaurantId: 'restaurant', id: 'repliedReview' },
  },
  'PUT /restaurant/:restaurantId/review/:id/view': { names: { restaurantId: 'restaurant', id: 'unreadReview' } },

  'DELETE /user/sessions/:id': { names: { id: 'session' } },
  'GET /user/story/:id': { names: { id: 'story' } },
  'GET /user/promo_code/:code/validate': {
    names: { code: 'promo', restaurant_id: { why: 'a fact of the question; nothing of it is told' } },
    // Told in words, the same for a code that is somebody’s and one that never was.
    status: 200,
  },
  'GET /user/promotion/:key': { names: { key: { why: 'names a programme' } } },

  'GET /restaurants/filters': { names: { city_id: FILTER } },
  'GET /restaurants/nearby': { names: { city_id: FILTER } },
  'GET /restaurants/available_for_delivery': { names: { ids: FILTER } },
  'GET /updates/menu_and_reviews': { names: { ids: FILTER } },
  'GET /restaurants/:id': restaurant,
  'GET /restaurants/:id/me': restaurant,
  'GET /restaurants/:id/menu': restaurant,
  'GET /restaurants/:id/delivery_zone/active': restaurant,
  'GET /restaurants/:id/delivery_zone/user_cheapest_zone': restaurant,
  'GET /restaurants/:id/delivery_zone/user_cheapest_zone/unauthorized': { ...restaurant, query: atPoint },
  'POST /restaurants/:id/delivery_zone/find_zones_for_address': {
    ...restaurant,
    body: () => ({ coordinates: LENINA }),
  },
  'POST /restaurants/favorite': {
    names: { restaurant_id: 'shownRestaurant' },
    body: ({ restaurant_id }) => ({ restaurant_id }),
  },
  'DELETE /restaurants/favorite/:id': { names: { id: 'favourite' } },
  'GET /user/products/restaurant/:id': restaurant,
  'GET /user/products/restaurant/:id/additional': restaurant,
  'GET /user/products/:id': { names: { id: 'shownDish' } },
  'GET /user/product_category/:restaurantId': { names: { restaurantId: 'shownRestaurant' } },
  'GET /user/reviews/by_product/:id': { names: { id: 'shownDish' } },
  'GET /user/reviews/by_restaurant/:id': restaurant,

  'DELETE /user/baskets/:id': { names: { id: 'basket' } },
  'PUT /user/baskets/update_unauthorized/:id': { names: { id: SECRET } },
  'PUT /user/baskets/repeat_order/:id': order,
  'POST /user/baskets/:id/quote': { names: { id: 'basket' }, body: terms },
  'POST /unauthorized/baskets/:id/:target/quote': { names: { id: SECRET, target: 'guestBasket' }, body: terms },
  'POST /basket_item': { names: { ...ofDish, line_id: LINE_NAME }, body: dish },
  'PUT /basket_item/:id': { names: { id: 'line' }, body: one },
  'GET /unauthorized/baskets/:id': { names: { id: SECRET } },
  'DELETE /unauthorized/baskets/:id/:target': { names: { id: SECRET, target: 'guestBasket' } },
  'POST /unauthorized/basket_item/:id': { names: { id: SECRET, ...ofDish, line_id: LINE_NAME }, body: dish },
  'PUT /unauthorized/basket_item/:id/:target': { names: { id: SECRET, target: 'guestLine' }, body: one },

  'POST /user/groups': {
    names: { restaurant_id: 'shownRestaurant' },
    body: ({ restaurant_id }) => ({ restaurant_id, name: 'Олег' }),
  },
  'PUT /groups/:id': { names: { id: 'group' }, body: () => ({ is_locked: false }) },
  'DELETE /groups/:id': { names: { id: 'group' } },
  'POST /groups/:id/link': { names: { id: 'secondGroup' } },
  'GET /groups/:id': { names: { id: LINK } },
  'GET /groups/:id/stream': { names: { id: LINK } },
  'POST /groups/:id/participants': { names: { id: LINK }, body: () => ({ name: 'Аня' }) },
  'PUT /groups/:id/participants/:target': {
    names: { id: LINK, target: { why: 'of oneself alone, known by a cookie of the group' } },
  },
  'DELETE /groups/:id/participants/:target': { names: { id: LINK, target: 'friend' } },
  'POST /groups/:id/items': {
    names: { id: LINK, product_id: 'groupDish', line_id: LINE_NAME },
    body: ({ product_id }) => ({ product_id, quantity: 1 }),
  },
  'PUT /groups/:id/items/:target': { names: { id: LINK, target: 'friendsLine' }, body: one },

  'POST /user/orders': {
    names: { restaurant_id: 'basketRestaurant', basket_id: 'basket' },
    body: ({ restaurant_id, basket_id }) => ({
      ...{ restaurant_id, basket_id, cartSum: 1, delivery_type: 'pickup', payment_type: 'cash' },
      ...{ user_name: 'Анна', user_phone: '+7 (900) 111-22-33' },
    }),
  },
  'GET /user/orders/:id': order,
  'POST /user/orders/:id/pay': order,
  'PUT /user/orders/:id/payment_type': { ...order, body: () => ({ payment_type: 'cash' }) },
  'PUT /orders/actions/user/cancel/:orderId': { names: { orderId: 'order' } },
  'PUT /orders/actions/user/answer/:orderId': {
    names: { orderId: 'askedOrder', proposal_id: 'proposal' },
    body: ({ proposal_id }) => ({ proposal_id, answer: 'agree' }),
  },

  ...MENU_REACH,
  'GET /restaurant/:restaurantId/menu_import': { names: { restaurantId: 'restaurant' } },
  'POST /restaurant/:restaurantId/menu_import': { names: { restaurantId: 'restaurant' } },
  'GET /restaurant/:restaurantId/menu_import/export': { names: { restaurantId: 'restaurant' } },
  'GET /restaurant/:restaurantId/menu_import/example': { names: { restaurantId: 'restaurant' } },
  'GET /restaurant/:restaurantId/menu_import/:importId': {
    names: { restaurantId: 'restaurant', importId: 'menuImport' },
  },
  'PUT /restaurant/:restaurantId/menu_import/:importId/apply': {
    names: { restaurantId: 'restaurant', importId: 'menuImport' },
  },
  'PUT /restaurant/:restaurantId/menu_import/:importId/undo': {
    names: { restaurantId: 'restaurant', importId: 'menuImport' },
  },
  'PUT /business_user/restaurants/:restaurantId': {
    names: { restaurantId: 'restaurant', logo_id: 'picture', image_id: 'picture', city_id: CITY },
    body: ({ logo_id, image_id }) => ({ logo_id, image_id }),
  },
  ...PEOPLE_REACH,
  ...PLACE_REACH,
  'GET /admin/moderation/:id': { names: { id: ADMINISTRATORS } },
  'GET /admin/restaurants/moderation/:id': { names: { id: { ...ADMINISTRATORS, own: 'ownRevision' } } },
  'PUT /admin/moderation/:id': {
    names: { id: ADMINISTRATORS },
    body: () => ({ status: 'approved', version: 1 }),
  },

  'GET /business_user/statistics': { names: { restaurant_id: 'restaurant' } },
  'GET /business_user/statistics/export': {
    names: { restaurant_id: 'restaurant' },
    query: { format: 'csv' },
  },
  'GET /business_user/orders/history/export': { names: { restaurant_id: 'restaurant' }, query: { format: 'csv' } },
  'GET /business_user/orders': { names: { restaurant_id: 'restaurant' } },
  'GET /business_user/orders/urgent': { names: { restaurant_id: 'restaurant' } },
  'GET /business_user/orders/history': { names: { restaurant_id: 'restaurant' } },
  'GET /business_user/orders/history/facets': { names: { restaurant_id: 'restaurant' } },
  'GET /business_user/orders/:id': { names: { id: 'cookedOrder' } },
  'PUT /business_user/orders/:id/view': { names: { id: 'cookedOrder' } },
  'PUT /orders/actions/restaurant/:restaurantId/confirm/:orderId': {
    names: {
      ...{ restaurantId: 'restaurant', orderId: 'cookedOrder' },
      ...{ id: 'cookedLine', item_id: 'cookedLine', product_id: 'dish' },
    },
    body: replacement,
  },
  'PUT /orders/actions/restaurant/:restaurantId/order/:orderId/action': {
    names: { restaurantId: 'restaurant', orderId: 'cookedOrder' },
    body: () => ({ status: 'CONFIRMED' }),
  },
  'PUT /orders/actions/restaurant/:restaurantId/order/:orderId/proposal': {
    names: {
      ...{ restaurantId: 'restaurant', orderId: 'acceptedOrder' },
      ...{ id: 'acceptedLine', item_id: 'acceptedLine', product_id: 'dish' },
    },
    body: replacement,
  },
  'DELETE /orders/actions/restaurant/:restaurantId/order/:orderId/proposal': {
    names: { restaurantId: 'restaurant', orderId: 'acceptedOrder' },
  },
}
