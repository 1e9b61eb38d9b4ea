import { defineEntity, p } from '@mikro-orm/postgresql'
import { BUSINESS_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import { namesOf } from '@ostrov/shared/wire/names'
import { tellingAuthority } from '../../../db/telling'
import { BusinessUser } from '../../staff/business-user'
import { Restaurant } from '../restaurant'

/** Which restaurants a manager serves, and with which of the owner's permissions (`orders`, `menu`, …). */
const RestaurantManagerSchema = defineEntity({
  name: 'RestaurantManager',
  tableName: 'restaurant_manager',
  checks: [
    {
      name: 'restaurant_manager_permissions_check',
      expression: `permissions <@ array['${namesOf(BUSINESS_PERMISSIONS).join("','")}']::text[]`,
    },
  ],
  triggers: [tellingAuthority('coalesce(new.business_user_id, old.business_user_id)')],
  properties: {
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary(),
    business_user_id: () =>
      p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade').primary(),
    permissions: p.array<string>().columnType('text[]'),
  },
  indexes: [{ name: 'restaurant_manager_business_user', properties: ['business_user_id'] }],
})
export class RestaurantManager extends RestaurantManagerSchema.class {}
RestaurantManagerSchema.setClass(RestaurantManager)
