import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../db/columns'

/** What would have been sent, where no real gateway is configured (development and test only). */
const OutboxEntrySchema = defineEntity({
  name: 'OutboxEntry',
  tableName: 'outbox_entry',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    channel: p.enum(['sms', 'mail', 'push'] as const),
    recipient: p.text(),
    subject: p.text().nullable(),
    body: p.text(),
    created_at: createdAt(),
  },
  indexes: [{ name: 'outbox_entry_recipient', properties: ['recipient', 'id'] }],
})
export class OutboxEntry extends OutboxEntrySchema.class {}
OutboxEntrySchema.setClass(OutboxEntry)
