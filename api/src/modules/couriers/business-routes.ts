import { courierList } from '@ostrov/shared/couriers/lists'
import {
  AtWork,
  CourierChange,
  CourierInput,
  CourierPhone,
  CourierSchema,
  CourierTermsSchema,
  GivenInput,
  ShiftInput,
  ShiftQuery,
  ShiftSchema,
} from '@ostrov/shared/couriers/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { BusinessOrderSchema } from '@ostrov/shared/orders/schema'
import { Done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { readBusinessOrder } from '../orders/lists/read-business-orders'
import { giveOrder, listAtWork } from './give-order'
import {
  addCourier,
  changeCourier,
  listCouriers,
  makeLink,
  readPhone,
  readTerms,
  removeCourier,
  saveTerms,
} from './manage-couriers'
import { readShift, saveShift } from './shift'

const tags = ['Couriers']
const params = t.Object({ restaurantId: Uuid })
const ofOne = t.Object({ restaurantId: Uuid, courierId: Uuid })

/** Who brings a restaurant's orders, and which. */
export const courierBusinessRoutes = (deps: Deps) =>
  new Elysia().use(keepingRoutes(deps)).use(termsRoutes(deps)).use(shiftRoutes(deps)).use(givingRoutes(deps))

const keepingRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user' })
    .use(access(deps))
    .get('/couriers', ({ em, restaurants, query, now }) => listCouriers(em, restaurants, query, now), {
      servesAll: { reads: 'settings' },
      ...listRoute(courierList, CourierSchema),
      detail: { summary: 'Couriers of my restaurants', tags },
    })
    .post(
      '/restaurant/:restaurantId/courier',
      ({ em, by, restaurant, body, headers, now }) => {
        const write = { scope: `restaurant:${restaurant.id}`, key: headers['idempotency-key'], route: 'courier', body }
        return answerOnce(em, write, (tx) => addCourier(tx, { by, restaurant, now }, body))
      },
      {
        serves: { own: 'settings' },
        headers: Repeatable,
        refuses: ['courier.too_many', 'courier.phone_taken', 'request.key_reused'],
        params,
        body: CourierInput,
        response: { 200: CourierSchema },
        detail: { summary: 'Add a courier; the answer has their link', tags },
      },
    )
    .put(
      '/restaurant/:restaurantId/courier/:courierId',
      ({ em, by, restaurant, params: { courierId }, body, now }) =>
        em.transactional((tx) => changeCourier(tx, { by, restaurant, now }, courierId, body)),
      {
        serves: { own: 'settings' },
        refuses: ['courier.not_found', 'courier.phone_taken'],
        params: ofOne,
        body: CourierChange,
        response: { 200: CourierSchema },
        detail: { summary: 'Change a courier; without a phone it stays', tags },
      },
    )
    .delete(
      '/restaurant/:restaurantId/courier/:courierId',
      ({ em, by, restaurant, params: { courierId }, now }) =>
        answerDone(em, (tx) => removeCourier(tx, { by, restaurant, now }, courierId)),
      {
        serves: { own: 'settings' },
        refuses: ['courier.not_found'],
        params: ofOne,
        response: { 200: Done },
        detail: { summary: 'Remove a courier: link and phone are gone, what they have not picked up is free', tags },
      },
    )
    .post(
      '/restaurant/:restaurantId/courier/:courierId/link',
      ({ em, by, restaurant, params: { courierId }, now }) =>
        em.transactional((tx) => makeLink(tx, { by, restaurant, now }, courierId)),
      {
        serves: { own: 'settings' },
        refuses: ['courier.not_found'],
        params: ofOne,
        response: { 200: CourierSchema },
        detail: { summary: 'Make another link; the one before opens nothing', tags },
      },
    )

const termsRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/restaurant/:restaurantId/courier_terms' })
    .use(access(deps))
    .get('', ({ em, restaurant }) => readTerms(em, restaurant), {
      serves: { reads: 'settings' },
      params,
      response: { 200: CourierTermsSchema },
      detail: { summary: 'Whether couriers take orders themselves, and hand them over by a code', tags },
    })
    .put(
      '',
      ({ em, by, restaurant, body, now }) => em.transactional((tx) => saveTerms(tx, { by, restaurant, now }, body)),
      {
        serves: { writes: 'settings' },
        params,
        body: CourierTermsSchema,
        response: { 200: CourierTermsSchema },
        detail: { summary: 'Say how couriers work', tags },
      },
    )

const shiftRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/restaurant/:restaurantId/courier/:courierId/shift' })
    .use(access(deps))
    .get(
      '',
      ({ em, restaurant, params: { courierId: courier_id }, query: { day }, now }) =>
        readShift(em, { restaurant, courier_id, day, now }),
      {
        serves: { reads: 'settings' },
        refuses: ['courier.not_found'],
        params: ofOne,
        query: ShiftQuery,
        response: { 200: ShiftSchema },
        detail: { summary: 'A courier’s day: orders, minutes of each leg, cash; today unless said otherwise', tags },
      },
    )
    .put(
      '',
      ({ em, by, restaurant, params: { courierId: courier_id }, query: { day }, body: input, now }) =>
        em.transactional((tx) => saveShift(tx, { by, restaurant, courier_id, day, input, now })),
      {
        serves: { writes: 'settings' },
        refuses: ['courier.not_found'],
        params: ofOne,
        query: ShiftQuery,
        body: ShiftInput,
        response: { 200: ShiftSchema },
        detail: { summary: 'Count the cash of a courier’s day', tags },
      },
    )

const givingRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/orders/actions/restaurant/:restaurantId' })
    .use(access(deps))
    .get('/couriers', ({ em, restaurant, now }) => listAtWork(em, restaurant, now), {
      serves: { reads: 'orders' },
      params,
      response: { 200: AtWork },
      detail: { summary: 'Who works, and how much they carry', tags },
    })
    .post(
      '/courier/:courierId/phone',
      ({ em, by, restaurant, params: { courierId }, now }) =>
        em.transactional((tx) => readPhone(tx, { by, restaurant, now }, courierId)),
      {
        serves: { own: 'orders' },
        refuses: ['courier.not_found'],
        params: ofOne,
        response: { 200: CourierPhone },
        detail: { summary: 'A courier’s phone; the log keeps that it was looked at', tags },
      },
    )
    .put(
      '/order/:orderId/courier',
      async ({ em, by, restaurant, params: { orderId: ref }, body: input, now }) => {
        await em.transactional((tx) => giveOrder(tx, { by, restaurant, ref, input, now }))
        return readBusinessOrder(em, [restaurant], ref)
      },
      {
        serves: { writes: 'orders' },
        refuses: ['order.not_found', 'courier.not_found', 'order_courier.given_otherwise', 'order_courier.not_on_way'],
        params: t.Object({ restaurantId: Uuid, orderId: t.String({ maxLength: 40 }) }),
        body: GivenInput,
        response: { 200: BusinessOrderSchema },
        detail: { summary: 'Give an order to a courier, to another one, or take it back', tags },
      },
    )
