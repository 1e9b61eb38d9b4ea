import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { BusinessUser } from '../staff/business-user'

/** A mailed one-time link, one hour of life; only the hash of its secret is kept. */
const PasswordResetSchema = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_reset',
  properties: {
    id: id(),
    business_user_id: () => p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade'),
    token_hash: p.text().hidden().unique(),
    used_at: p.datetime().nullable(),
    expire_at: p.datetime(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'password_reset_business_user', properties: ['business_user_id'] }],
})
export class PasswordReset extends PasswordResetSchema.class {}
PasswordResetSchema.setClass(PasswordReset)
