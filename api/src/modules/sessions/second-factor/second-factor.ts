import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'
import { Admin } from '../../staff/admin'
import { BusinessUser } from '../../staff/business-user'

/** The key by which an app makes somebody's codes. Unconfirmed it is only being set up and asks for nothing. */
const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  checks: [{ name: 'second_factor_person_check', expression: 'num_nonnulls(business_user_id, admin_id) = 1' }],
  properties: {
    id: id(),
    business_user_id: () =>
      p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade').nullable().unique(),
    admin_id: () => p.manyToOne(Admin).mapToPk().joinColumn('admin_id').deleteRule('cascade').nullable().unique(),
    /** Sealed with the key of the settings. */
    sealed_secret: p.text().hidden(),
    /** The half minute of the last code that was taken: it and those before it are taken no more. */
    last_step: p.integer().nullable(),
    confirmed_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
})
export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor)
