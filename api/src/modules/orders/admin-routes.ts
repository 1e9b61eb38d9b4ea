import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { AdminOrderCard, AdminOrderRow, RefundInput, ReportQuery, StopInput } from '@ostrov/shared/orders/desk-schema'
import { orderDesk, unansweredList } from '@ostrov/shared/orders/lists'
import { reportTable } from '@ostrov/shared/orders/report'
import { OrderRef, UnansweredOrderSchema } from '@ostrov/shared/orders/schema'
import { subjectLog } from '@ostrov/shared/staff/lists'
import { LogEntrySchema } from '@ostrov/shared/staff/schema'
import { done, Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import type { Em } from '../../db/orm'
import { access } from '../../http/access'
import { tableFile } from '../../http/table-file'
import type { Administrator } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { answerOnce } from '../../kernel/idempotency'
import { readSubjectLog } from '../audit/read-subject-log'
import { deskOrder, subjectOf } from './find-order'
import { stopOrder } from './life/stop-order'
import { deskFacets, listDeskOrders, readDeskOrder } from './lists/read-desk-orders'
import { listUnanswered } from './lists/read-unanswered'
import { reportOrders } from './lists/report-orders'
import { resendMessage } from './lists/resend-message'
import { refundOrder } from './refunds/refund-order'

const tags = ['Orders']

/** Everybody's orders, as administrators find, read and end them. */
export const adminOrderRoutes = (deps: Deps) => new Elysia({ prefix: '/admin/orders' }).use(reads(deps)).use(acts(deps))

const reads = (deps: Deps) =>
  new Elysia()
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
    .get(
      '/restaurant/:id/report',
      async ({ em, params, query: { format, ...period } }) =>
        tableFile(`orders-${period.from}-${period.to}`, format, reportTable(await reportOrders(em, params.id, period))),
      {
        admin: 'payments',
        refuses: ['restaurant.not_found', 'order.report_too_long'],
        params: t.Object({ id: Uuid }),
        query: ReportQuery,
        detail: { summary: 'A restaurant’s orders of a period for its accountant, as a file', tags },
      },
    )
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

type Asked = { em: Em; admin: Administrator; headers: { 'idempotency-key'?: string }; now: Date }

/** Does it once for each key, and answers the card as it stands. */
async function once(
  { em, admin: { id }, headers, now }: Asked,
  { ref, route, body }: { ref: string; route: string; body: unknown },
  act: (em: Em) => Promise<void>,
) {
  const key = headers['idempotency-key']
  await answerOnce(em, { scope: `admin:${id}`, key, route, body: { ref, body } }, async (tx) => {
    await act(tx)
    return done
  })
  return readDeskOrder(em, ref, now)
}

const acts = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .put(
      '/:id/status',
      ({ by, params: { id: ref }, body: input, now, ...asked }) =>
        once({ ...asked, now }, { ref, route: 'order.stop', body: input }, (tx) =>
          stopOrder(tx, { by, ref, input }, now),
        ),
      {
        admin: 'orders',
        refuses: ['order.not_found', 'order.transition_forbidden', 'order.comment_required', 'request.key_reused'],
        headers: Repeatable,
        params: OrderRef,
        body: StopInput,
        response: { 200: AdminOrderCard },
        detail: { summary: 'Cancel or stop an order that is not over, with a reason; its money goes back', tags },
      },
    )
    .post(
      '/:id/refunds',
      ({ by, params: { id: ref }, body: input, now, ...asked }) =>
        once({ ...asked, now }, { ref, route: 'order.refund', body: input }, (tx) =>
          refundOrder(tx, { by, ref, input }, now),
        ),
      {
        admin: 'refunds',
        refuses: [
          ...(['order.not_found', 'order.answer_awaited', 'order.refund_nothing', 'order.refund_changed'] as const),
          ...(['order.refund_too_much', 'order.item_not_found', 'order.refunded_item', 'request.key_reused'] as const),
        ],
        headers: Repeatable,
        params: OrderRef,
        body: RefundInput,
        response: { 200: AdminOrderCard },
        detail: { summary: 'Give back all that is left, whole lines or a sum, through the bank', tags },
      },
    )
    .put(
      '/:id/messages/:messageId',
      async ({ em, by, params: { id: ref, messageId: message_id }, now }) => {
        await em.transactional((tx) => resendMessage(tx, { by, ref, message_id }, now))
        return readDeskOrder(em, ref, now)
      },
      {
        admin: 'orders',
        refuses: ['order.not_found', 'order.message_not_found'],
        params: t.Composite([OrderRef, t.Object({ messageId: t.String({ maxLength: 20 }) })]),
        response: { 200: AdminOrderCard },
        detail: { summary: 'Send at once what waits or could not be sent', tags },
      },
    )
