import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'

/** One SMS code. Only its hash is kept; it dies after its tries or its five minutes. */
const ConfirmationCodeSchema = defineEntity({
  name: 'ConfirmationCode',
  tableName: 'confirmation_code',
  properties: {
    id: id(),
    phone: p.text(),
    code_hash: p.text().hidden(),
    tries: p.integer().default(0),
    used_at: p.datetime().nullable(),
    expire_at: p.datetime(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'confirmation_code_phone', properties: ['phone', 'created_at'] }],
})
export class ConfirmationCode extends ConfirmationCodeSchema.class {}
ConfirmationCodeSchema.setClass(ConfirmationCode)
