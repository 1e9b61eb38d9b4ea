import { defineEntity, p } from '@mikro-orm/postgresql'
import { id } from '../../db/columns'
import { User } from '../customers/user'

/** An account that its owner is binding without a payment: one at a time, gone once it is kept or given up. */
const AccountBindingSchema = defineEntity({
  name: 'AccountBinding',
  tableName: 'account_binding',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').unique(),
    /** What the bank calls it; it leaves the server for nobody but the bank. */
    request_key: p.text().hidden().unique(),
    /** Opens the bank of whoever binds it; null once the bank has said no. */
    link: p.text().nullable(),
    /** When it was asked for: the code is good for a while from then on. */
    agreed_at: p.datetime(),
    /** When the bank was asked last. */
    asked_at: p.datetime().nullable(),
  },
})
export class AccountBinding extends AccountBindingSchema.class {}
AccountBindingSchema.setClass(AccountBinding)
