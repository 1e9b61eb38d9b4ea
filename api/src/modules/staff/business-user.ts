import { defineEntity, p } from '@mikro-orm/postgresql'
import { BUSINESS_ROLES } from '@ostrov/shared/staff/permissions'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, updatedAt } from '../../db/columns'

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
    /** A manager whom the owner let go: only the name is left, for the log. */
    deleted_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [{ name: 'business_user_owner', properties: ['owner_id'] }],
})
export class BusinessUser extends BusinessUserSchema.class {}
BusinessUserSchema.setClass(BusinessUser)
