import { defineEntity, p } from '@mikro-orm/postgresql'
import { MESSAGE_DOORS, MESSAGE_FATES, MESSAGE_KINDS, MESSAGE_PROVIDERS } from '@ostrov/shared/messages/fates'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id } from '../../db/columns'
import { User } from '../customers/user'

/** What was sent to somebody, and what became of it; never what was in it. */
const MessageSchema = defineEntity({
  name: 'Message',
  tableName: 'message',
  properties: {
    id: id(),
    channel: p.enum(namesOf(MESSAGE_DOORS)),
    kind: p.enum(namesOf(MESSAGE_KINDS)),
    /** Phone or mail; a push has a browser, which nobody reads. */
    recipient: p.text(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    /** Whose restaurant and which order; both may be gone. */
    restaurant_id: p.uuid().nullable(),
    order_id: p.bigint('number').nullable(),
    fate: p.enum(namesOf(MESSAGE_FATES)).default('queued'),
    /** Why it did not go, as the queue keeps it. */
    reason: p.text().nullable(),
    provider: p.enum(namesOf(MESSAGE_PROVIDERS)).nullable(),
    /** What the gateway calls it. */
    provider_id: p.text().nullable(),
    /** Kopecks. */
    cost: p.integer().nullable(),
    tries: p.integer().default(0),
    /** The job that sends it, while the queue keeps it. */
    job_id: p.bigint('number').nullable().unique(),
    created_at: createdAt(),
    settled_at: p.datetime().nullable(),
  },
  indexes: [
    { name: 'message_recipient', properties: ['recipient', 'id'] },
    {
      name: 'message_recipient_like',
      expression: 'create index "message_recipient_like" on "message" using gin ("recipient" gin_trgm_ops)',
    },
    { name: 'message_user', properties: ['user_id', 'id'] },
    {
      name: 'message_order',
      expression: 'create index "message_order" on "message" ("order_id") where order_id is not null',
    },
    { name: 'message_created', properties: ['created_at'] },
    {
      name: 'message_failed',
      expression: 'create index "message_failed" on "message" ("created_at") where fate = \'failed\'',
    },
  ],
})
export class Message extends MessageSchema.class {}
MessageSchema.setClass(Message)
