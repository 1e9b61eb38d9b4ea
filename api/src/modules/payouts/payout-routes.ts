import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { actTable } from '@ostrov/shared/payouts/act'
import {
  ActQuery,
  CommissionInput,
  PaidInput,
  PayoutInput,
  PayoutOrderSchema,
  PayoutSchema,
} from '@ostrov/shared/payouts/schema'
import { ownPayouts, payoutDesk, payoutOrders } from '@ostrov/shared/payouts/states'
import { subjectLog } from '@ostrov/shared/staff/lists'
import { LogEntrySchema } from '@ostrov/shared/staff/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import { answerDone } from '../../http/answer-done'
import { tableFile } from '../../http/table-file'
import type { Deps } from '../../kernel/deps'
import { pdfFile } from '../../services/pdf'
import { readSubjectLog } from '../audit/read-subject-log'
import { actPdf } from './act-pdf'
import { approvePayout, makePayout, markPaid, removeDraft, setCommission } from './make-payout'
import { manyPayoutRoutes } from './many-routes'
import {
  type Act,
  countPayouts,
  listOwnPayouts,
  listPayoutOrders,
  listPayouts,
  readAct,
  readPayout,
} from './read-payouts'

const tags = ['Payouts']
const params = t.Object({ id: Uuid })

/** What restaurants are paid: the platform's side, and an owner's own. */
export const payoutRoutes = (deps: Deps) =>
  new Elysia().use(reads(deps)).use(manyPayoutRoutes(deps)).use(steps(deps)).use(own(deps))

const reads = (deps: Deps) =>
  new Elysia({ prefix: '/admin/payouts' })
    .use(access(deps))
    .get('', ({ em, query }) => listPayouts(em, query), {
      admin: 'payments',
      ...listRoute(payoutDesk, PayoutSchema),
      detail: { summary: 'What restaurants are paid, the newest first', tags },
    })
    .get('/facets', ({ em, query }) => countPayouts(em, query), {
      admin: 'payments',
      query: listQuery(payoutDesk),
      response: { 200: Facets },
      detail: { summary: 'How many of them each choice would leave', tags },
    })
    .get('/:id', ({ em, params: { id } }) => readPayout(em, id), {
      admin: 'payments',
      refuses: ['payout.not_found'],
      params,
      response: { 200: PayoutSchema },
      detail: { summary: 'One payout', tags },
    })
    .get('/:id/orders', ({ em, params: { id }, query }) => listPayoutOrders(em, id, query), {
      admin: 'payments',
      refuses: ['payout.not_found'],
      params,
      ...listRoute(payoutOrders, PayoutOrderSchema),
      detail: { summary: 'The orders that it counts', tags },
    })
    .get('/:id/log', ({ em, params: { id }, query }) => readSubjectLog(em, `payout:${id}`, query), {
      admin: 'payments',
      params,
      ...listRoute(subjectLog, LogEntrySchema),
      detail: { summary: 'Who counted, approved and paid it, the newest first', tags },
    })
    .get('/:id/act', async ({ em, params: { id }, query }) => actFile(await readAct(em, id), query), {
      admin: 'payments',
      refuses: ['payout.not_found'],
      params,
      query: ActQuery,
      detail: { summary: 'The act of a payout as a file', tags },
    })
    .post(
      '',
      async ({ em, by, body: input, now }) =>
        readPayout(em, await em.transactional((tx) => makePayout(tx, { by, input, now }))),
      {
        admin: 'payments',
        refuses: [
          'restaurant.not_found',
          'payout.too_early',
          'payout.no_commission',
          'payout.nothing',
          'request.invalid',
        ],
        body: PayoutInput,
        response: { 200: PayoutSchema },
        detail: {
          summary: 'Count what is owed for days that are over; the same days again are the payout that stands',
          tags,
        },
      },
    )

const steps = (deps: Deps) =>
  new Elysia({ prefix: '/admin/payouts' })
    .use(access(deps))
    .put(
      '/:id/approve',
      ({ em, by, params: { id }, now }) => answerDone(em, (tx) => approvePayout(tx, { by, id, now })),
      {
        admin: 'payments',
        refuses: ['payout.not_found', 'payout.moved'],
        params,
        response: { 200: Done },
        detail: { summary: 'Approve a draft: its restaurant sees it from then on', tags },
      },
    )
    .put(
      '/:id/paid',
      ({ em, by, params: { id }, body: { comment }, now }) =>
        answerDone(em, (tx) => markPaid(tx, { by, id, comment, now })),
      {
        admin: 'payments',
        refuses: ['payout.not_found', 'payout.moved'],
        params,
        body: PaidInput,
        response: { 200: Done },
        detail: { summary: 'Say that an approved payout was paid, and by which payment order', tags },
      },
    )
    .delete('/:id', ({ em, by, params: { id }, now }) => answerDone(em, (tx) => removeDraft(tx, { by, id, now })), {
      admin: 'payments',
      refuses: ['payout.not_found', 'payout.moved'],
      params,
      response: { 200: Done },
      detail: { summary: 'Drop a draft: its orders wait for another', tags },
    })
    .put(
      '/commission',
      ({ em, by, body: input, now }) => answerDone(em, (tx) => setCommission(tx, { by, input, now })),
      {
        admin: 'payments',
        refuses: ['restaurant.not_found', 'payout.counted', 'request.invalid'],
        body: CommissionInput,
        response: { 200: Done },
        detail: { summary: 'What the service keeps of a restaurant’s dishes from a day on', tags },
      },
    )

const own = (deps: Deps) =>
  new Elysia({ prefix: '/business_user/payouts' })
    .use(access(deps))
    .get('', ({ em, restaurants, query }) => listOwnPayouts(em, restaurants, query), {
      servesAll: { reads: 'owner' },
      ...listRoute(ownPayouts, PayoutSchema),
      detail: { summary: 'What one’s own restaurants are paid, once it is approved', tags },
    })
    .get(
      '/:id/act',
      async ({ em, restaurants, params: { id }, query }) => actFile(await readAct(em, id, restaurants), query),
      {
        servesAll: { reads: 'owner' },
        refuses: ['payout.not_found'],
        params,
        query: ActQuery,
        detail: { summary: 'The act of one’s own payout as a file', tags },
      },
    )

/** An act as a file to save. */
async function actFile(act: Act, { format }: typeof ActQuery.static): Promise<Response> {
  const name = `act-${act.payout.number}`
  if (format !== 'pdf') return tableFile(name, format, actTable(act.orders))
  return pdfFile(name, await actPdf(act))
}
