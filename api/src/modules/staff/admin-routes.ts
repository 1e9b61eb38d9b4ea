import { Elysia } from 'elysia'
import { sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { referenceRoute } from '../records/reference-routes'

/** Whom of the staff the platform's log is filtered by. */
export const staffReferenceRoutes = (deps: Deps) =>
  new Elysia()
    .use(
      referenceRoute(deps, '/admin/references/admin', {
        may: 'log',
        from: sql`admin a`,
        key: sql`a.id`,
        title: sql`a.name`,
        more: sql`a.email`,
      }),
    )
    .use(
      referenceRoute(deps, '/admin/references/business_user', {
        may: 'log',
        from: sql`business_user b`,
        key: sql`b.id`,
        title: sql`b.name`,
        more: sql`b.email`,
      }),
    )
