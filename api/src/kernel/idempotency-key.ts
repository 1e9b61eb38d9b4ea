import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../db/columns'

/** The first answer to a write that carried an `Idempotency-Key`, kept for a day and given to every repeat. */
const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    /** Who wrote: `customer:<uuid>`, `guest`, … One person's key never answers another's. */
    scope: p.text().primary(),
    key: p.text().primary(),
    route: p.text(),
    request_hash: p.text(),
    status: p.integer().nullable(),
    response: p.json<unknown>().nullable(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'idempotency_key_created_at', properties: ['created_at'] }],
})
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey)
