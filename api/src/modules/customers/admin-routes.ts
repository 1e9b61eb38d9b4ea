import { NoticesSchema } from '@ostrov/shared/notices/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { sql } from '../../db/sql'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { referenceRoute } from '../records/reference-routes'
import { demandUser } from './demand-user'
import { readNotices } from './notices'

export const customerNoticesRoute = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/admin/user/:id/notices',
    async ({ em, params }) => {
      await demandUser(em, params.id)
      return readNotices(em, params.id)
    },
    {
      admin: 'customers',
      refuses: ['customer.not_found'],
      params: t.Object({ id: Uuid }),
      response: { 200: NoticesSchema },
      detail: { summary: 'What a customer is told, and by which ways', tags: ['Accounts'] },
    },
  )

/** Customers to choose among, the newest first: for whoever reads orders, where their names and phones stand. */
export const customerReferenceRoute = (deps: Deps) =>
  referenceRoute(deps, '/admin/references/customer', {
    from: sql`"user" u`,
    key: sql`u.id`,
    title: sql`coalesce(nullif(u.name, ''), u.phone, 'Удалённый клиент')`,
    more: sql`'+' || u.phone`,
    sought: sql`u.sought`,
    may: 'orders',
    order: sql`u.id desc`,
  })
