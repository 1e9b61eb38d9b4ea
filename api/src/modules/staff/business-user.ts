import { defineEntity, p } from '@mikro-orm/postgresql'
import { BUSINESS_ROLES } from '@ostrov/shared/staff/permissions'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, updatedAt } from '../../db/columns'
import { soughtColumn, soughtIndex } from '../../db/sought'

const BusinessUserSchema = defineEntity({
  name: 'BusinessUser',
  tableName: 'business_user',
  checks: [{ name: 'business_user_owner_check', expression: "(role = 'owner') = (owner_id is null)" }],
  properties: {
    id: id(),
    email: p.text().unique(),
    password_hash: p.text().hidden(),
    name: p.text(),
    phone: p.text().nullable(),
    role: p.enum(namesOf(BUSINESS_ROLES)).default('owner'),
    /** The owner who hired this manager. */
    owner_id: () => p.manyToOne(BusinessUser).mapToPk().joinColumn('owner_id').deleteRule('cascade').nullable(),
    is_confirmed: p.boolean().default(false),
    is_blocked: p.boolean().default(false),
    /** Null: for good. Past, the next sign-in opens the account again. */
    blocked_until: p.datetime().nullable(),
    /** What the person reads when they try to sign in. */
    block_reason: p.text().nullable(),
    /** The block also takes off the site what they have there. */
    block_hides: p.boolean().default(true),
    /** A manager whom the owner let go: only the name is left, for the log. */
    deleted_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    sought: soughtColumn({ texts: ['name', 'email'], phone: 'phone' }),
  },
  indexes: [
    soughtIndex('business_user'),
    { name: 'business_user_owner', properties: ['owner_id'] },
    {
      name: 'business_user_phone',
      expression: 'create index "business_user_phone" on "business_user" ("phone") where phone is not null',
    },
  ],
})
export class BusinessUser extends BusinessUserSchema.class {}
BusinessUserSchema.setClass(BusinessUser)
