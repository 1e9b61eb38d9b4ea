import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'
import { Organization } from './organization'

/** A person whom an owner has taken on. */
const OrganizationEmployeeSchema = defineEntity({
  name: 'OrganizationEmployee',
  tableName: 'organization_employee',
  properties: {
    id: id(),
    organization_id: () => p.manyToOne(Organization).mapToPk().joinColumn('organization_id').deleteRule('cascade'),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    created_at: createdAt(),
  },
  uniques: [{ name: 'organization_employee_once', properties: ['organization_id', 'user_id'] }],
  indexes: [{ name: 'organization_employee_user', properties: ['user_id'] }],
})
export class OrganizationEmployee extends OrganizationEmployeeSchema.class {}
OrganizationEmployeeSchema.setClass(OrganizationEmployee)
