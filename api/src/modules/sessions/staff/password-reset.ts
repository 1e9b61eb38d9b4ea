import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'
import { Admin } from '../../staff/admin'
import { BusinessUser } from '../../staff/business-user'
import { Registration } from './registration'

/** What a mailed link does: sets a password, or confirms the mail of who registered. */
export const LINK_PURPOSES = ['password', 'confirmation'] as const

/** A mailed one-time link; only the hash of its secret is kept. */
const PasswordResetSchema = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_reset',
  properties: {
    id: id(),
    /** Whose it is: a business user's or an administrator's. */
    business_user_id: () =>
      p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade').nullable(),
    admin_id: () => p.manyToOne(Admin).mapToPk().joinColumn('admin_id').deleteRule('cascade').nullable(),
    purpose: p.enum(LINK_PURPOSES).default('password'),
    /** What a confirmation makes true. */
    registration_id: () =>
      p.manyToOne(Registration).mapToPk().joinColumn('registration_id').deleteRule('cascade').nullable(),
    token_hash: p.text().hidden().unique(),
    used_at: p.datetime().nullable(),
    expire_at: p.datetime(),
    created_at: createdAt(),
  },
  checks: [{ name: 'password_reset_person', expression: 'num_nonnulls(business_user_id, admin_id) = 1' }],
  indexes: [
    { name: 'password_reset_business_user', properties: ['business_user_id'] },
    { name: 'password_reset_admin', properties: ['admin_id'] },
  ],
})
export class PasswordReset extends PasswordResetSchema.class {}
PasswordResetSchema.setClass(PasswordReset)
