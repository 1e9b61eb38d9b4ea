import { defineEntity, p } from '@mikro-orm/postgresql'
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
    is_blocked: p.boolean().default(false),
    created_at: createdAt(),
  },
})
export class Admin extends AdminSchema.class {}
AdminSchema.setClass(Admin)
