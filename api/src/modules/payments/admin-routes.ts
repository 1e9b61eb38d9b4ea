import { PaymentMismatchList } from '@ostrov/shared/payments/schema'
import { pageQuery } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../http/deps'
import { listMismatches } from './mismatches'

export const adminPaymentRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/admin/payments/mismatches', ({ em, query }) => listMismatches(em, query), {
    admin: 'payments',
    query: pageQuery(20),
    response: { 200: PaymentMismatchList },
    detail: { summary: 'What the bank told of other sums than were asked, newest first', tags: ['Payments'] },
  })
