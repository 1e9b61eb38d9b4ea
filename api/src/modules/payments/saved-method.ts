import { defineEntity, p } from '@mikro-orm/postgresql'
import { PAYMENT_METHODS } from '@ostrov/shared/payments/statuses'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'

/** A card or an account that the bank keeps, and by which its owner pays in one press. */
const SavedMethodSchema = defineEntity({
  name: 'SavedMethod',
  tableName: 'saved_method',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    kind: p.enum(PAYMENT_METHODS),
    /** What its owner tells it by: «•• 4276», or the name of a bank. */
    label: p.text(),
    /** What the bank calls it: of a card its id, of an account the key of its binding. */
    bank_id: p.text(),
    /** What charges it, sealed. */
    token: p.text(),
    /** The bank has said that it pays nothing any more. */
    refused_at: p.datetime().nullable(),
    agreed_at: p.datetime(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'saved_method_once', properties: ['user_id', 'kind', 'bank_id'] }],
  indexes: [{ name: 'saved_method_user', properties: ['user_id', 'created_at'] }],
})
export class SavedMethod extends SavedMethodSchema.class {}
SavedMethodSchema.setClass(SavedMethod)
