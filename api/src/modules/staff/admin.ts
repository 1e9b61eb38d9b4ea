import { defineEntity, p } from '@mikro-orm/postgresql'
import { ADMIN_ROLES } from '@ostrov/shared/staff/permissions'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'

/** An administrator of the platform. */
const AdminSchema = defineEntity({
  name: 'Admin',
  tableName: 'admin',
  properties: {
    id: id(),
    email: p.text().unique(),
    password_hash: p.text().hidden(),
    name: p.text(),
    role: p.enum(namesOf(ADMIN_ROLES)).default('owner'),
    is_blocked: p.boolean().default(false),
    created_at: createdAt(),
  },
  indexes: [
    {
      name: 'admin_like',
      expression: 'create index "admin_like" on "admin" using gin ("name" gin_trgm_ops, "email" gin_trgm_ops)',
    },
  ],
})
export class Admin extends AdminSchema.class {}
AdminSchema.setClass(Admin)
