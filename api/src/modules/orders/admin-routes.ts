import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { AdminOrderCard, AdminOrderRow } from '@ostrov/shared/orders/desk-schema'
import { orderDesk, unansweredList } from '@ostrov/shared/orders/lists'
import { OrderRef, UnansweredOrderSchema } from '@ostrov/shared/orders/schema'
import { subjectLog } from '@ostrov/shared/staff/lists'
import { LogEntrySchema } from '@ostrov/shared/staff/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readSubjectLog } from '../audit/read-subject-log'
import { deskOrder, subjectOf } from './find-order'
import { deskFacets, listDeskOrders, readDeskOrder } from './read-desk-orders'
import { listUnanswered } from './read-unanswered'

const tags = ['Orders']

/** Everybody's orders, as administrators find and read them. */
export const adminOrderRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/orders' })
    .use(access(deps))
    .get('', ({ em, query, now }) => listDeskOrders(em, query, now), {
      admin: 'orders',
      ...listRoute(orderDesk, AdminOrderRow),
      detail: { summary: 'Everybody’s orders, newest first unless asked otherwise', tags },
    })
    .get('/facets', ({ em, query, now }) => deskFacets(em, query, now), {
      admin: 'orders',
      query: listQuery(orderDesk),
      response: { 200: Facets },
      detail: { summary: 'How many orders each choice of the list leaves', tags },
    })
    .get('/unanswered', ({ em, query }) => listUnanswered(em, query), {
      admin: 'orders',
      ...listRoute(unansweredList, UnansweredOrderSchema),
      detail: { summary: 'Orders that nobody accepted within ten minutes, newest first', tags },
    })
    .get('/:id', ({ em, params, now }) => readDeskOrder(em, params.id, now), {
      admin: 'orders',
      refuses: ['order.not_found'],
      params: OrderRef,
      response: { 200: AdminOrderCard },
      detail: { summary: 'An order with its timeline, messages, payments and account', tags },
    })
    .get(
      '/:id/log',
      async ({ em, params, query }) => readSubjectLog(em, subjectOf(await deskOrder(em, params.id)), query),
      {
        admin: 'orders',
        refuses: ['order.not_found'],
        params: OrderRef,
        ...listRoute(subjectLog, LogEntrySchema),
        detail: { summary: 'What the staff did to an order, the newest first', tags },
      },
    )
