import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { subjectLog } from '@ostrov/shared/staff/lists'
import { LogEntrySchema } from '@ostrov/shared/staff/schema'
import {
  PurchaseDeskCard,
  PurchaseDeskRow,
  PurchaseRefundInput,
  PurchaseSendInput,
} from '@ostrov/shared/tickets/desk-schema'
import { purchaseDesk, purchasesOfCustomer } from '@ostrov/shared/tickets/lists'
import { Repeatable, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import type { Deps } from '../../../kernel/deps'
import { answerOnce } from '../../../kernel/idempotency'
import { readSubjectLog } from '../../audit/read-subject-log'
import { demandUser } from '../../customers/demand-user'
import { countDeskPurchases, listDeskPurchases, listPurchasesOf, readDeskPurchase } from '../desk/purchase-desk'
import { refundByDesk } from '../desk/refund-tickets'
import { sendTickets } from './send-tickets'

const params = t.Object({ id: Uuid })
const tags = ['Tickets']

/** Purchases of tickets as support finds them, gives them back and sends them again. */
export const purchaseDeskRoutes = (deps: Deps) => new Elysia().use(reads(deps)).use(acts(deps)).use(ofCustomer(deps))

const reads = (deps: Deps) =>
  new Elysia({ prefix: '/admin/ticket_purchases' })
    .use(access(deps))
    .get('', ({ em, query, now }) => listDeskPurchases(em, query, now), {
      admin: 'orders',
      ...listRoute(purchaseDesk, PurchaseDeskRow),
      detail: { summary: 'Purchases of tickets, the newest first', tags },
    })
    .get('/facets', ({ em, query, now }) => countDeskPurchases(em, query, now), {
      admin: 'orders',
      query: listQuery(purchaseDesk),
      response: { 200: Facets },
      detail: { summary: 'How many of them each choice would leave', tags },
    })
    .get('/:id', ({ em, params: { id }, now }) => readDeskPurchase(em, id, now), {
      admin: 'orders',
      refuses: ['ticket_purchase.not_found'],
      params,
      response: { 200: PurchaseDeskCard },
      detail: { summary: 'A purchase with its tickets, who came in by them and what went back', tags },
    })
    .get('/:id/log', ({ em, params: { id }, query }) => readSubjectLog(em, `ticket_purchase:${id}`, query), {
      admin: 'orders',
      params,
      ...listRoute(subjectLog, LogEntrySchema),
      detail: { summary: 'What the staff did to it, the newest first', tags },
    })

const acts = (deps: Deps) =>
  new Elysia({ prefix: '/admin/ticket_purchases' })
    .use(access(deps))
    .post(
      '/:id/refund',
      async ({ em, by, params: { id }, body, now }) => {
        await em.transactional((tx) => refundByDesk(tx, { by, id, ...body, now }))
        return readDeskPurchase(em, id, now)
      },
      {
        admin: 'refunds',
        refuses: ['ticket.not_found', 'ticket_purchase.not_found', 'ticket.used', 'ticket.refund_changed'],
        params,
        body: PurchaseRefundInput,
        response: { 200: PurchaseDeskCard },
        detail: { summary: 'Give tickets back for all that was paid; what is given back stays so when repeated', tags },
      },
    )
    .post(
      '/:id/send',
      async ({ em, by, admin, params: { id }, body, headers, now }) => {
        const key = headers['idempotency-key'] ?? crypto.randomUUID()
        const asked = { scope: `admin:${admin.id}`, key, route: 'ticket_purchase.send', body: { id, ...body } }
        await answerOnce(em, asked, async (tx) => {
          await sendTickets(tx, { by, id, ...body, key, now })
          return {}
        })
        return readDeskPurchase(em, id, now)
      },
      {
        admin: 'orders',
        refuses: ['ticket_purchase.not_found', 'ticket.none_valid', 'request.key_reused'],
        headers: Repeatable,
        params,
        body: PurchaseSendInput,
        response: { 200: PurchaseDeskCard },
        detail: { summary: 'Send its tickets again, to its mail or to another, which becomes its own', tags },
      },
    )

const ofCustomer = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/admin/user/:id/ticket_purchases',
    async ({ em, params: { id }, query, now }) => {
      await demandUser(em, id)
      return listPurchasesOf(em, id, query, now)
    },
    {
      admin: 'customers',
      refuses: ['customer.not_found'],
      params,
      ...listRoute(purchasesOfCustomer, PurchaseDeskRow),
      detail: { summary: 'Purchases of tickets of a customer, the newest first', tags },
    },
  )
