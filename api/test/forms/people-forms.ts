import { linesOf } from '@ostrov/shared/profiles/notifications'
import { LENINA } from '../kitchen'
import type { openKitchen } from '../orders'
import type { Product } from '../product'
import type { Sent } from './sent'

type Kitchen = Awaited<ReturnType<typeof openKitchen>>

/** The forms of owners: registering, hiring, the black list, a restaurant and what it is told of. */
export async function peopleForms(
  product: Product,
  kitchen: Kitchen,
  guest_id: string,
): Promise<Readonly<Record<string, Sent>>> {
  const { token: staff } = kitchen.owner
  const body = { name: 'Мария', email: 'hired@example.com', ...accessOf(kitchen, ['menu']) }
  const manager = (await product.call('POST', '/api/business_user/manager', { token: staff, body })).body
  await product.pool.query(`insert into cuisine (slug, name, sort) values ('pizza', 'Пицца', 1)`)
  return {
    REGISTER_FORM: {
      good: { name: 'Олег', phone: '79001112233', email: 'a@example.com', password: 'password' },
      request: (values) => ['POST', '/api/business_user/register', values],
    },
    MANAGER_FORM: {
      good: { name: 'Мария', email: 'maria@example.com', access: ['menu'] },
      request: ({ access, ...values }) => [
        'POST',
        '/api/business_user/manager',
        { ...values, ...accessOf(kitchen, access) },
        staff,
      ],
    },
    MANAGER_CHANGE_FORM: {
      good: { name: 'Мария', access: ['menu'] },
      request: ({ access, ...values }) => [
        ...(['PUT', `/api/business_user/manager/${manager.id}`] as const),
        { ...values, ...accessOf(kitchen, access) },
        staff,
      ],
    },
    PASSWORD_FORM: {
      good: { current: 'password', password: 'password', repeated: 'password' },
      request: ({ repeated: _, ...values }) => ['POST', '/api/business_user/password', values, staff],
      own: { repeated: 'the hand that typed it is asked, not the server' },
    },
    BLACK_LIST_FORM: {
      good: { reason: 'Кричал' },
      request: (values) => [
        ...(['POST', `/api/business_user/restaurant/${kitchen.restaurant_id}/black_list`] as const),
        { ...values, user_id: guest_id },
        staff,
      ],
    },
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
        ...{ new_order: ['mail'], cancelled: [], review: [], weekly: [] },
      },
      request: ({ new_order, cancelled, review, weekly, emails, phones, quiet_from, quiet_to, ...values }) => [
        ...(['PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}/notification_config`] as const),
        {
          ...values,
          ...{ emails: linesOf(String(emails)), phones: linesOf(String(phones)), quiet_from: null, quiet_to: null },
          events: { new_order, cancelled, review, weekly },
        },
        staff,
      ],
    },
  }
}

function accessOf({ restaurant_id }: Kitchen, permissions: unknown) {
  return { restaurants: [{ restaurant_id, permissions: permissions === '' ? [] : permissions }] }
}
