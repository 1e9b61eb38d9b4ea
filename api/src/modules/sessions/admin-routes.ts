import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { businessUserRecord, mailWayInAgain } from './business-user-record'
import { customerRecord } from './customer-record'

const tags = ['Accounts']

/** Customers: who they are and whether they may come in. They are neither added nor removed here. */
export function customerAdminRoutes(deps: Deps) {
  const { list, one, change } = recordRoutes(deps, '/admin/user', customerRecord)
  return new Elysia().use(list()).use(one()).use(change())
}

/** Owners and managers. */
export function businessUserAdminRoutes(deps: Deps) {
  const { list, one, create, change, remove } = recordRoutes(deps, '/admin/business_user', businessUserRecord)
  return new Elysia()
    .use(list())
    .use(one())
    .use(create())
    .use(change())
    .use(remove())
    .use(access(deps))
    .get(
      '/admin/business_user/confirmation_mail/:id',
      async ({ em, by, params, now }) => {
        await em.transactional((tx) => mailWayInAgain(tx, params.id, { by, now }))
        return done
      },
      {
        admin: 'business_users',
        refuses: ['business.not_found', 'business.confirmed'],
        params: t.Object({ id: Uuid }),
        response: { 200: Done },
        detail: { summary: 'Mail an unconfirmed business user the way in again', tags },
      },
    )
}
