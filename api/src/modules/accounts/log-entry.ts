import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt } from '../../db/columns'

/** Who changed what, from what to what, when and from which address. */
const LogEntrySchema = defineEntity({
  name: 'LogEntry',
  tableName: 'log',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** `customer:<uuid>`, `business:<uuid>`, `admin:<uuid>` or `system`. */
    actor: p.text(),
    /** The administrator behind an impersonated actor. */
    act_admin_id: p.uuid().nullable(),
    restaurant_id: p.uuid().nullable(),
    action: p.text(),
    subject: p.text(),
    from: p.json<unknown>().nullable(),
    to: p.json<unknown>().nullable(),
    ip: p.text().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'log_restaurant', properties: ['restaurant_id', 'id'] },
    { name: 'log_actor', properties: ['actor', 'id'] },
  ],
})
export class LogEntry extends LogEntrySchema.class {}
LogEntrySchema.setClass(LogEntry)
