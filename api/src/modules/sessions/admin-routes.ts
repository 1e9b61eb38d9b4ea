import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { recordChange, recordCreate, recordList, recordOne, recordRemove } from '../records/record-routes'
import { businessUserRecord, mailWayInAgain } from './business-user-record'
import { customerRecord } from './customer-record'

const CUSTOMERS = '/admin/user'
const BUSINESS_USERS = '/admin/business_user'
const tags = ['Accounts']

/** Customers: who they are and whether they may come in. They are neither added nor removed here. */
export const customerAdminRoutes = (deps: Deps) =>
  new Elysia()
    .use(recordList(deps, CUSTOMERS, customerRecord))
    .use(recordOne(deps, CUSTOMERS, customerRecord))
    .use(recordChange(deps, CUSTOMERS, customerRecord))

/** Owners and managers. */
export const businessUserAdminRoutes = (deps: Deps) =>
  new Elysia()
    .use(recordList(deps, BUSINESS_USERS, businessUserRecord))
    .use(recordOne(deps, BUSINESS_USERS, businessUserRecord))
    .use(recordCreate(deps, BUSINESS_USERS, businessUserRecord))
    .use(recordChange(deps, BUSINESS_USERS, businessUserRecord))
    .use(recordRemove(deps, BUSINESS_USERS, businessUserRecord))
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
