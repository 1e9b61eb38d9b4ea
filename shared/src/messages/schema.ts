import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { MESSAGE_DOORS, MESSAGE_FATES, MESSAGE_KINDS, MESSAGE_PROVIDERS } from './fates'

export const MessageSchema = t.Object({
  id: Uuid,
  channel: t.UnionEnum(namesOf(MESSAGE_DOORS), { default: undefined }),
  kind: t.UnionEnum(namesOf(MESSAGE_KINDS), { default: undefined }),
  recipient: t.String({ description: 'Phone or mail; masked for who may not see customers. Empty of a push.' }),
  user: Nullable(t.Object({ id: Uuid, name: Nullable(t.String()) })),
  restaurant: Nullable(t.Object({ id: Uuid, title: t.String() })),
  order_id: Nullable(Integer()),
  fate: t.UnionEnum(namesOf(MESSAGE_FATES), { default: undefined }),
  reason: Nullable(t.String({ description: 'Why it did not go, in words.' })),
  provider: Nullable(t.UnionEnum(namesOf(MESSAGE_PROVIDERS), { default: undefined })),
  cost: Nullable(Integer({ description: 'Kopecks, where the gateway has said.' })),
  tries: Integer(),
  created_at: Moment,
  settled_at: Nullable(Moment),
  may_resend: t.Boolean({ description: 'It can be sent again as it was: never what signs somebody in.' }),
})
export type MessageWire = typeof MessageSchema.static
