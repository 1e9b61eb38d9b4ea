import { sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { referenceRoute } from '../records/reference-routes'

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
