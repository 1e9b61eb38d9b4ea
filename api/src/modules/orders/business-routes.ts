import { TableFormatSchema } from '@ostrov/shared/formats/tables-schema'
import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { businessOrders, orderBoard, orderHistory } from '@ostrov/shared/orders/lists'
import { ProposalInput } from '@ostrov/shared/orders/proposal-schema'
import {
  BusinessOrderSchema,
  ConfirmInput,
  OrderActionInput,
  OrderUpdate,
  OrderViewInput,
} from '@ostrov/shared/orders/schema'
import { orderTable } from '@ostrov/shared/orders/table'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { confirmOrder } from './life/confirm-order'
import { takeStep } from './life/take-step'
import { exportHistory } from './lists/export-orders'
import {
  businessHistory,
  historyFacets,
  listBusinessOrders,
  readBusinessOrder,
  urgentOrders,
  viewBusinessOrder,
} from './lists/read-business-orders'
import { withdrawProposal } from './proposals/close-proposal'
import { proposeChange } from './proposals/propose-change'

const OrderRef = t.Object({ id: t.String({ maxLength: 40, description: 'The order’s number or uuid.' }) })
const RestaurantOrderRef = t.Object({ restaurantId: Uuid, orderId: t.String({ maxLength: 40 }) })

/** Why a change cannot be proposed. */
const UNPROPOSABLE = [
  'order.test_unasked',
  'order.answer_awaited',
  'order.item_not_found',
  'order.items_empty',
  'order.replacement_dearer',
  'order.slot_unavailable',
  'product.not_found',
  'basket.product_unavailable',
  'basket.options_invalid',
] as const

export const businessOrderRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).use(boardReads(deps)).use(boardActions(deps)).use(boardProposals(deps))

const boardReads = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/business_user/orders', ({ em, restaurants, query }) => listBusinessOrders(em, restaurants, query), {
      servesAll: { reads: 'orders' },
      ...listRoute(businessOrders, BusinessOrderSchema),
      detail: { summary: 'Orders of one’s restaurants, newest first', tags: ['Business orders'] },
    })
    .get('/business_user/orders/urgent', ({ em, restaurants }) => urgentOrders(em, restaurants), {
      servesAll: { reads: 'orders' },
      ...listRoute(orderBoard, BusinessOrderSchema),
      detail: { summary: 'The board: orders under way, the longest waiting first', tags: ['Business orders'] },
    })
    .get('/business_user/orders/history', ({ em, restaurants, query }) => businessHistory(em, restaurants, query), {
      servesAll: { reads: 'orders' },
      ...listRoute(orderHistory, BusinessOrderSchema),
      detail: { summary: 'Orders that are over, newest first unless asked otherwise', tags: ['Business orders'] },
    })
    .get(
      '/business_user/orders/history/export',
      async ({ em, restaurants, query: { format, ...query } }) =>
        tableFile('orders', format, orderTable(await exportHistory(em, restaurants, query))),
      {
        servesAll: { reads: 'orders' },
        query: t.Composite([listQuery(orderHistory), t.Object({ format: TableFormatSchema })]),
        detail: { summary: 'The same as a file, the first ten thousand', tags: ['Business orders'] },
      },
    )
    .get(
      '/business_user/orders/history/facets',
      ({ em, restaurants, query }) => historyFacets(em, restaurants, query),
      {
        servesAll: { reads: 'orders' },
        query: listQuery(orderHistory),
        response: { 200: Facets },
        detail: {
          summary: 'How many orders each choice would leave under all the other choices',
          tags: ['Business orders'],
        },
      },
    )
    .get('/business_user/orders/:id', ({ em, restaurants, params }) => readBusinessOrder(em, restaurants, params.id), {
      servesAll: { reads: 'orders' },
      refuses: ['order.not_found'],
      params: OrderRef,
      response: { 200: BusinessOrderSchema },
      detail: { summary: 'An order of one’s restaurants by number or uuid', tags: ['Business orders'] },
    })
    .put(
      '/business_user/orders/:id/view',
      ({ em, restaurants, by, params, body, now }) =>
        viewBusinessOrder(em, restaurants, { ref: params.id, cancellation: body?.cancellation, by, now }),
      {
        servesAll: { writes: 'orders' },
        refuses: ['order.not_found'],
        params: OrderRef,
        body: t.Optional(OrderViewInput),
        response: { 200: BusinessOrderSchema },
        detail: {
          summary: 'Note that the restaurant has seen an order, or knows that it was cancelled',
          tags: ['Business orders'],
        },
      },
    )

const boardActions = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .put(
      '/orders/actions/restaurant/:restaurantId/confirm/:orderId',
      ({ em, by, restaurant, params, body, now }) =>
        em.transactional((tx) => confirmOrder(tx, { by, restaurant, ref: params.orderId, input: body ?? {} }, now)),
      {
        serves: { writes: 'orders' },
        refuses: ['order.not_found', 'order.transition_forbidden', 'order.moment_by_agreement', ...UNPROPOSABLE],
        params: RestaurantOrderRef,
        body: t.Optional(ConfirmInput),
        response: { 200: OrderUpdate },
        detail: {
          summary: 'Take an order into work, with time added, or with its customer asked about what cannot be made',
          tags: ['Business orders'],
        },
      },
    )
    .put(
      '/orders/actions/restaurant/:restaurantId/order/:orderId/action',
      ({ em, by, restaurant, params, body, now }) =>
        em.transactional((tx) => takeStep(tx, { by, restaurant, ref: params.orderId, input: body }, now)),
      {
        serves: { writes: 'orders' },
        refuses: [
          'order.not_found',
          'order.transition_forbidden',
          'order.answer_awaited',
          'order.comment_required',
          'order.undo_too_late',
        ],
        params: RestaurantOrderRef,
        body: OrderActionInput,
        response: { 200: OrderUpdate },
        detail: {
          summary: 'Move an order along, refuse it with a reason, or take a step back within five seconds',
          tags: ['Business orders'],
        },
      },
    )

const boardProposals = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .put(
      '/orders/actions/restaurant/:restaurantId/order/:orderId/proposal',
      async ({ em, by, restaurant, params: { orderId: ref }, body: input, now }) => {
        await em.transactional((tx) => proposeChange(tx, { by, restaurant, ref, input }, now))
        return readBusinessOrder(em, [restaurant], ref)
      },
      {
        serves: { writes: 'orders' },
        refuses: ['order.not_found', 'order.transition_forbidden', ...UNPROPOSABLE],
        params: RestaurantOrderRef,
        body: ProposalInput,
        response: { 200: BusinessOrderSchema },
        detail: {
          summary:
            'Ask the customer of an accepted order about lines that cannot be made, or offer another dish for one; accepting can ask at once',
          tags: ['Business orders'],
        },
      },
    )
    .delete(
      '/orders/actions/restaurant/:restaurantId/order/:orderId/proposal',
      async ({ em, by, restaurant, params: { orderId: ref }, now }) => {
        await em.transactional((tx) => withdrawProposal(tx, { by, restaurant, ref }, now))
        return readBusinessOrder(em, [restaurant], ref)
      },
      {
        serves: { writes: 'orders' },
        refuses: ['order.not_found', 'order.proposal_closed'],
        params: RestaurantOrderRef,
        response: { 200: BusinessOrderSchema },
        detail: { summary: 'Take the question back: all of the order can be made', tags: ['Business orders'] },
      },
    )
