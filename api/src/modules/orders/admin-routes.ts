import { listRoute } from '@ostrov/shared/lists/schema'
import { unansweredList } from '@ostrov/shared/orders/lists'
import { UnansweredOrderSchema } from '@ostrov/shared/orders/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listUnanswered } from './read-unanswered'

export const adminOrderRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/admin/orders/unanswered', ({ em, query }) => listUnanswered(em, query), {
    admin: 'orders',
    ...listRoute(unansweredList, UnansweredOrderSchema),
    detail: { summary: 'Orders that nobody accepted within ten minutes, newest first', tags: ['Orders'] },
  })
