import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { Admin } from '../staff/admin'
import { BusinessUser } from '../staff/business-user'

/** A state of a list that somebody of the staff comes back to, by a name of their own; it goes with its person. */
const ListViewSchema = defineEntity({
  name: 'ListView',
  tableName: 'list_view',
  checks: [{ name: 'list_view_person_check', expression: '(admin_id is null) <> (business_user_id is null)' }],
  properties: {
    id: id(),
    business_user_id: () =>
      p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade').nullable(),
    admin_id: () => p.manyToOne(Admin).mapToPk().joinColumn('admin_id').deleteRule('cascade').nullable(),
    /** The name of the list’s table. */
    list: p.text(),
    name: p.text(),
    /** The query of the list’s page, spelled as `writeAddress` does. */
    address: p.text(),
    is_default: p.boolean().default(false),
    created_at: createdAt(),
  },
  uniques: [
    { name: 'list_view_of_admin', properties: ['admin_id', 'list', 'name'] },
    { name: 'list_view_of_business', properties: ['business_user_id', 'list', 'name'] },
  ],
  indexes: [
    {
      name: 'list_view_default',
      expression:
        'create unique index "list_view_default" on "list_view" ((coalesce(admin_id, business_user_id)), "list") where is_default',
    },
  ],
})
export class ListView extends ListViewSchema.class {}
ListViewSchema.setClass(ListView)
