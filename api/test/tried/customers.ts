import { LENINA } from '../kitchen'
import { signIn } from '../people'
import { CITY, NOBODYS } from '../reach/entry'
import type { Forms, Sent, Stage, Tried } from '../tried'

const address = { address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA, address_details: {} }

const BROWSERS = { why: 'opens by the cookie of its browser alone (social-faults.test.ts)' }
const SERVICE = { why: 'names a service' }

/** Who orders: profile, addresses, sessions, and what is promised to them. */
export const tried: Tried = {
  reach: {
    'POST /user/user_address': { names: { city_id: CITY } },
    'PUT /user/user_address/:id': { names: { id: 'address', city_id: CITY }, body: () => address },
    'PUT /user/user_address/active/:id': { names: { id: 'address' } },
    'DELETE /user/user_address/:id': { names: { id: 'address' } },
    'PUT /user': { names: { photo_id: 'photo' }, body: ({ photo_id }) => ({ photo_id }) },
    'DELETE /user/sessions/:id': { names: { id: 'session' } },
    'GET /user/story/:id': { names: { id: 'story' } },
    'GET /user/promo_code/:code/validate': {
      names: { code: 'promo', restaurant_id: { why: 'a fact of the question; nothing of it is told' } },
      // Told in words, the same for a code that is somebody’s and one that never was.
      status: 200,
    },
    // Of this browser's own cookie: the try of another is lost, as one that never was.
    'POST /user/authenticate': { names: { social_id: BROWSERS } },
    'POST /auth/phone': { names: { social_id: BROWSERS } },
    'GET /auth/social/attempts/:id': { names: { id: BROWSERS } },
    'POST /auth/social/:provider': { names: { provider: SERVICE } },
    'GET /auth/social/:provider/callback': { names: { provider: SERVICE, device_id: { why: 'the service’s own' } } },
    'GET /user/promotion/:key': { names: { key: { why: 'names a programme' } } },
  },
  forms,
}

async function forms({ product }: Stage): Promise<Forms> {
  const { token } = await signIn(product)
  const { body: started } = await product.call('POST', '/api/user/authenticate', { body: { phone: '79001119988' } })
  const door = { front_door: '1', apartment: '2', floor: '3', comment: '' }
  const saveAddress: Sent['request'] = ({ address = 'Ленина, 234', ...address_details }) => [
    ...(['POST', '/api/user/user_address', { address, address_details, coordinates: LENINA }] as const),
    token,
  ]

  return {
    PHONE_FORM: {
      good: { phone: '79001112233' },
      request: (values) => ['POST', '/api/user/authenticate', values],
    },
    CODE_FORM: {
      good: { code: '0000' },
      request: (values) => ['POST', '/api/user/confirm', values, started.data.token],
    },
    CONTACTS_FORM: {
      good: { phone: '79001112233', email: '' },
      request: ({ phone, email }) =>
        phone === '79001112233'
          ? ['PUT', '/api/user', { email }, token]
          : ['POST', '/api/user/phone', { phone }, token],
    },
    PROFILE_FORM: { good: { name: 'Анна', email: '' }, request: (values) => ['PUT', '/api/user', values, token] },
    NOTICES_FORM: {
      good: {
        ...{ status: 'push', late: 'none', changes: 'sms', answer: 'mail', ads: 'push' },
        ...{ favourites: 'push', replies: 'push', searches: 'both', tickets: 'both', support: 'mail' },
      },
      request: (values) => ['PUT', '/api/user/notices', values, token],
    },
    DOOR_FORM: { good: door, request: saveAddress },
    WHOLE_DOOR_FORM: { good: door, request: saveAddress, optional: { apartment: 'may wait for the checkout' } },
    ADDRESS_FORM: {
      good: { ...door, city_id: NOBODYS, address: 'Ленина, 234' },
      request: ({ city_id: _, ...values }) => saveAddress(values),
      own: { city_id: 'is found by the house' },
      optional: { apartment: 'may wait for the checkout' },
    },
  }
}
