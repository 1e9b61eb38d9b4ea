import { defineEntity, p } from '@mikro-orm/postgresql'
import { DIFFERENCE_KINDS, DIFFERENCE_STATES } from '@ostrov/shared/payments/differences'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { Admin } from '../staff/admin'
import { Payment } from './payment'

/** In what the bank, the ledger or the receipts disagree about a payment, once for each kind however often it is checked. */
const BankDifferenceSchema = defineEntity({
  name: 'BankDifference',
  tableName: 'bank_difference',
  properties: {
    id: id(),
    attempt: () => p.manyToOne(Payment).joinColumn('attempt_id').deleteRule('cascade'),
    kind: p.enum(namesOf(DIFFERENCE_KINDS)),
    /** Kopecks: what is with us by the payment, and what the other side says. */
    ours: p.bigint('number'),
    theirs: p.bigint('number'),
    state: p.enum(namesOf(DIFFERENCE_STATES)).default('open'),
    comment: p.text().nullable(),
    closed_by: () => p.manyToOne(Admin).mapToPk().joinColumn('closed_by').deleteRule('restrict').nullable(),
    checked_at: p.datetime(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'bank_difference_once', properties: ['attempt', 'kind'] }],
  indexes: [
    { name: 'bank_difference_newest', properties: ['created_at', 'id'] },
    {
      name: 'bank_difference_open',
      expression: `create index "bank_difference_open" on "bank_difference" ("created_at", "id") where state = 'open'`,
    },
  ],
})
export class BankDifference extends BankDifferenceSchema.class {}
BankDifferenceSchema.setClass(BankDifference)
