import { defineEntity, p } from '@mikro-orm/postgresql'
import { LOG_DAYS_LEAST } from '@ostrov/shared/system/retention'
import { createdAt } from '../../db/columns'

export type Fields = Record<string, unknown>

/** The one change of a row that the table allows: a customer who left is forgotten, as actor or as subject. */
const IS_FORGETTING = `tg_op = 'UPDATE' and (old.actor like 'customer:%' or old.subject like 'customer:%')
  and new.id = old.id and new.action = old.action and new.created_at = old.created_at
  and new.act_admin_id is not distinct from old.act_admin_id and new.restaurant_id is not distinct from old.restaurant_id
  and new.actor in (old.actor, regexp_replace(old.actor, '^customer:.*', 'customer'))
  and new.subject in (old.subject, regexp_replace(old.subject, '^customer:.*', 'customer'))
  and (new.ip is not distinct from old.ip or new.ip is null and old.actor like 'customer:%')
  and (new."from" is not distinct from old."from" or new."from" is null)
  and (new."to" is not distinct from old."to" or new."to" is null)`.replace(/\s+/g, ' ')

/** And the one removal: of what is older than any term that the settings may name. */
const IS_OLD = `tg_op = 'DELETE' and old.created_at < now() - interval '${LOG_DAYS_LEAST} days'`

/**
 * Who changed what, from what to what by field, when and from which address. Rows are added by `writeEntry` and stay for a year at
 * least: until then the table refuses to change, delete or truncate them, whoever asks (its migration makes that hold for replication too).
 */
const LogEntrySchema = defineEntity({
  name: 'LogEntry',
  tableName: 'log',
  triggers: [
    {
      name: 'append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if ${IS_FORGETTING} then return new; end if; if ${IS_OLD} then return old; end if; raise exception 'The log is only ever added to.'`,
    },
  ],
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** `customer:<uuid>`, `business:<uuid>` or `admin:<uuid>`; `stranger` where nobody has proved to be anybody; `console`. */
    actor: p.text(),
    /** The administrator behind an impersonated actor. */
    act_admin_id: p.uuid().nullable(),
    restaurant_id: p.uuid().nullable(),
    action: p.text(),
    /** What was acted on: `order:10485`, `product:<uuid>`; a person as `actor` names one. */
    subject: p.text(),
    /** The fields that changed, as they were and as they became; null where there was nothing. */
    from: p.json<Fields>().nullable(),
    to: p.json<Fields>().nullable(),
    ip: p.text().nullable(),
    /** The month whose part of the table holds it (`db/months.ts`), so it belongs to the key. */
    created_at: createdAt().primary(),
  },
  indexes: [
    { name: 'log_restaurant', properties: ['restaurant_id', 'created_at', 'id'] },
    {
      name: 'log_kind',
      expression:
        'create index "log_kind" on "log" ("restaurant_id", split_part("action", \'.\', 1), "created_at", "id") include ("action")',
    },
    { name: 'log_created', properties: ['created_at', 'id'] },
    {
      name: 'log_family',
      expression: 'create index "log_family" on "log" (split_part("action", \'.\', 1), "created_at", "id")',
    },
    {
      name: 'log_actor_kind',
      expression: 'create index "log_actor_kind" on "log" (split_part("actor", \':\', 1), "created_at", "id")',
    },
    {
      name: 'log_words',
      expression:
        'create index "log_words" on "log" using gin (("from"::text) gin_trgm_ops, ("to"::text) gin_trgm_ops)',
    },
    { name: 'log_person', properties: ['actor', 'created_at', 'id'] },
    {
      name: 'log_acting',
      expression:
        'create index "log_acting" on "log" ("act_admin_id", "created_at", "id") where "act_admin_id" is not null',
    },
    { name: 'log_actor', properties: ['actor', 'restaurant_id', 'created_at', 'id'] },
    { name: 'log_subject', properties: ['subject', 'restaurant_id', 'created_at', 'id'] },
  ],
})
export class LogEntry extends LogEntrySchema.class {}
LogEntrySchema.setClass(LogEntry)
