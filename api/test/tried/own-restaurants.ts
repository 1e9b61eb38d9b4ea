import { linesOf } from '@ostrov/shared/profiles/notifications'
import { LENINA } from '../kitchen'
import type { Product } from '../product'
import { CITY } from '../reach/entry'
import type { Acts, Forms, Stage, Tried } from '../tried'

/** An owner's restaurants: their profiles, what they are told of, and the order that tries a board. */
export const tried: Tried = {
  reach: {
    'PUT /business_user/restaurants/:restaurantId': {
      names: { restaurantId: 'restaurant', logo_id: 'picture', image_id: 'picture', city_id: CITY },
      body: ({ logo_id, image_id }) => ({ logo_id, image_id }),
    },
    'POST /business_user/restaurants': {
      names: { logo_id: 'picture', image_id: 'picture', city_id: CITY },
      body: ({ logo_id, image_id }) => ({
        ...{ title: 'Третий', address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA },
        ...{ phones: ['74242000000'], cuisines: ['pizza'], logo_id, image_id },
      }),
    },
    'GET /business_user/restaurants/:restaurantId': { names: { restaurantId: 'restaurant' } },
    'GET /business_user/restaurants/:restaurantId/with_count': { names: { restaurantId: 'restaurant' } },
    'PUT /business_user/restaurants/:restaurantId/notification_config': { names: { restaurantId: 'restaurant' } },
    'POST /business_user/restaurants/:restaurantId/notification_config/test': { names: { restaurantId: 'restaurant' } },
    'POST /business_user/restaurants/:restaurantId/test_order': { names: { restaurantId: 'restaurant' } },
    'DELETE /business_user/restaurants/:restaurantId/test_order': {
      names: { restaurantId: 'restaurant' },
      fresh: async ({ call }, { restaurant, owner: { token } }) => {
        await call('POST', `/api/business_user/restaurants/${restaurant}/test_order`, { token })
        return {}
      },
    },
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  return {
    'PUT /business_user/restaurants/:restaurantId': () => ({
      params: { restaurantId },
      body: { delivery_time: 50, title: 'Дядя Ён' },
      acts: ['restaurant.change', 'moderation.submit'],
    }),
    'POST /business_user/restaurants': async () => ({
      body: await newRestaurant(product),
      acts: ['restaurant.create', 'moderation.submit'],
    }),
    'POST /business_user/restaurants/:restaurantId/test_order': async () => {
      await product.pool.query('delete from "order" where user_id is null')
      return { params: { restaurantId }, acts: ['order.test'] }
    },
    'DELETE /business_user/restaurants/:restaurantId/test_order': async () => {
      await product.call('POST', `/api/business_user/restaurants/${restaurantId}/test_order`, {
        token: kitchen.owner.token,
      })
      return { params: { restaurantId }, acts: ['order.move'] }
    },
    'PUT /business_user/restaurants/:restaurantId/notification_config': () => ({
      params: { restaurantId },
      body: {
        ...{ emails: ['kitchen@example.com'], phones: [], push: true, sound: true, quiet_from: null, quiet_to: null },
        events: { new_order: ['mail'], cancelled: [], review: [], weekly: [] },
      },
      acts: ['restaurant.notifications'],
    }),
    'POST /business_user/restaurants/:restaurantId/notification_config/test': () => ({
      params: { restaurantId },
      acts: ['restaurant.test_notice'],
    }),
  }
}

async function forms({ product, kitchen }: Stage): Promise<Forms> {
  const { token: staff } = kitchen.owner
  await pizza(product)
  return {
    RESTAURANT_FORM: {
      good: {
        ...{ title: 'Дом', description: '', city: 'Южно-Сахалинск', address: 'Ленина, 234', phones: '74242000000' },
        ...{ cuisines: ['pizza'], delivery_time: 45, free_delivery_sum: '', delivers: true, pickup: true },
        ...{ logo: [], image: [] },
      },
      request: ({ city: _, logo: __, image: ___, phones, cuisines, free_delivery_sum, ...values }) => [
        ...(['PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}`] as const),
        {
          ...values,
          coordinates: LENINA,
          phones: linesOf(String(phones)),
          cuisines: cuisines === '' ? [] : cuisines,
          free_delivery_sum: free_delivery_sum === '' ? null : free_delivery_sum,
        },
        staff,
      ],
      own: { city: 'is found by the house', logo: 'a picture is sent by its id', image: 'a picture is sent by its id' },
    },
    LEGAL_FORM: {
      good: { name: 'ООО «Дом»', inn: '7707083893', ogrn: '1027700132195', address: 'Ленина, 234' },
      request: (legal_info) => [
        ...(['PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}`] as const),
        { legal_info },
        staff,
      ],
    },
    NOTIFICATION_FORM: {
      good: {
        ...{ emails: 'a@example.com', phones: '79001112233', push: true, sound: true, quiet_from: '', quiet_to: '' },
        ...{ new_order: ['mail'], unanswered: ['push'], cancelled: [], review: [], weekly: [] },
      },
      request: ({
        new_order,
        unanswered,
        cancelled,
        review,
        weekly,
        emails,
        phones,
        quiet_from,
        quiet_to,
        ...values
      }) => [
        ...(['PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}/notification_config`] as const),
        {
          ...values,
          ...{ emails: linesOf(String(emails)), phones: linesOf(String(phones)), quiet_from: null, quiet_to: null },
          events: { new_order, unanswered, cancelled, review, weekly },
        },
        staff,
      ],
    },
  }
}

async function newRestaurant(product: Product) {
  await pizza(product)
  return {
    ...{ title: 'Второй дом', address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA },
    ...{ phones: ['8 (4242) 00-00-00'], cuisines: ['pizza'] },
  }
}

function pizza({ pool }: Product) {
  return pool.query(`insert into cuisine (slug, name, sort) values ('pizza', 'Пицца', 1) on conflict do nothing`)
}
