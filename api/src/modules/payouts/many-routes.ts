import { RESTAURANTS_MOST } from '@ostrov/shared/payouts/form'
import {
  CommissionsInput,
  CommissionsKept,
  CommissionsSet,
  PayoutIds,
  PayoutsApproved,
  PayoutsInput,
  PayoutsMade,
} from '@ostrov/shared/payouts/schema'
import { Day, UuidsInAddress } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { approvePayouts, makePayouts, readCommissions, setCommissions } from './make-payouts'

const tags = ['Payouts']

/** What is done for all restaurants at once, or for some; each repeats harmlessly. */
export const manyPayoutRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/payouts' })
    .use(access(deps))
    .post('/many', ({ em, by, body, now }) => em.transactional((tx) => makePayouts(tx, body, { by, now })), {
      admin: 'payments',
      refuses: ['payout.too_early', 'request.invalid'],
      body: PayoutsInput,
      response: { 200: PayoutsMade },
      detail: { summary: 'Count what is owed to all restaurants, or to some, for days that are over', tags },
    })
    .put(
      '/many/approve',
      ({ em, by, body: { ids }, now }) => em.transactional((tx) => approvePayouts(tx, ids, { by, now })),
      {
        admin: 'payments',
        body: PayoutIds,
        response: { 200: PayoutsApproved },
        detail: { summary: 'Approve these drafts', tags },
      },
    )
    .get(
      '/commission',
      ({ em, query: { restaurant_ids, day } }) =>
        readCommissions(em, { restaurant_ids: restaurant_ids?.split(',') ?? null, day }),
      {
        admin: 'payments',
        query: t.Object({ restaurant_ids: t.Optional(UuidsInAddress(RESTAURANTS_MOST)), day: Day }),
        response: { 200: CommissionsKept },
        detail: { summary: 'What the service keeps of all restaurants, or of some, on a day', tags },
      },
    )
    .put(
      '/commission/many',
      ({ em, by, body, now }) => em.transactional((tx) => setCommissions(tx, body, { by, now })),
      {
        admin: 'payments',
        refuses: ['request.invalid'],
        body: CommissionsInput,
        response: { 200: CommissionsSet },
        detail: { summary: 'What the service keeps of all restaurants, or of some, from a day on', tags },
      },
    )
