import { listRoute } from '@ostrov/shared/lists/schema'
import { mismatchList } from '@ostrov/shared/payments/lists'
import { PaymentMismatchSchema } from '@ostrov/shared/payments/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listMismatches } from './mismatches'

export const adminPaymentRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/admin/payments/mismatches', ({ em, query }) => listMismatches(em, query), {
    admin: 'payments',
    ...listRoute(mismatchList, PaymentMismatchSchema),
    detail: { summary: 'What the bank told of other sums than were asked, newest first', tags: ['Payments'] },
  })
