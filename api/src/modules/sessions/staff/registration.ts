import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'
import { BusinessUser } from '../../staff/business-user'

/** What somebody typed to become an owner. Several may name one mail before its reader opens a letter: each letter is of one. */
const RegistrationSchema = defineEntity({
  name: 'Registration',
  tableName: 'registration',
  properties: {
    id: id(),
    business_user_id: () => p.manyToOne(BusinessUser).mapToPk().joinColumn('business_user_id').deleteRule('cascade'),
    name: p.text(),
    phone: p.text().nullable(),
    password_hash: p.text().hidden(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'registration_business_user', properties: ['business_user_id', 'created_at'] }],
})
export class Registration extends RegistrationSchema.class {}
RegistrationSchema.setClass(Registration)
