import { Facets, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { DifferenceInput, DifferenceSchema, ReconciledSchema } from '@ostrov/shared/payments/desk-schema'
import { differenceDesk } from '@ostrov/shared/payments/differences'
import { mismatchList } from '@ostrov/shared/payments/lists'
import { PaymentMismatchSchema } from '@ostrov/shared/payments/schema'
import { Done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../../http/access'
import { answerDone } from '../../../http/answer-done'
import type { Deps } from '../../../kernel/deps'
import { checkDifference, closeDifference, countDifferences, listDifferences, readReconciled } from './differences'
import { listMismatches } from './mismatches'

const tags = ['Payments']
const params = t.Object({ id: Uuid })

export const adminPaymentRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/payments' })
    .use(access(deps))
    .get('/mismatches', ({ em, query }) => listMismatches(em, query), {
      admin: 'payments',
      ...listRoute(mismatchList, PaymentMismatchSchema),
      detail: { summary: 'What the bank told of other sums than were asked, newest first', tags },
    })
    .get('/differences', ({ em, query }) => listDifferences(em, query), {
      admin: 'payments',
      ...listRoute(differenceDesk, DifferenceSchema),
      detail: { summary: 'In what the bank, the ledger and the receipts disagree', tags },
    })
    .get('/differences/reconciled', ({ em }) => readReconciled(em), {
      admin: 'payments',
      response: { 200: ReconciledSchema },
      detail: { summary: 'When payments were last compared, and how many', tags },
    })
    .get('/differences/facets', ({ em, query }) => countDifferences(em, query), {
      admin: 'payments',
      query: listQuery(differenceDesk),
      response: { 200: Facets },
      detail: { summary: 'How many of them each choice would leave', tags },
    })
    .put(
      '/differences/:id/check',
      ({ em, by, params: { id }, now }) => answerDone(em, (tx) => checkDifference(tx, { by, id, now })),
      {
        admin: 'payments',
        refuses: ['difference.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Have the bank asked anew of the payment', tags },
      },
    )
    .put(
      '/differences/:id/close',
      ({ em, by, params: { id }, body: { comment }, now }) =>
        answerDone(em, (tx) => closeDifference(tx, { by, id, comment, now })),
      {
        admin: 'payments',
        refuses: ['difference.not_found', 'difference.closed'],
        params,
        body: DifferenceInput,
        response: { 200: Done },
        detail: { summary: 'Close a difference with what was found out', tags },
      },
    )
