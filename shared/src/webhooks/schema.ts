import { t } from 'elysia'
import { fieldText, sentencesOf } from '../forms/schema'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { DELIVERY_STATES, SENT_EVENTS, WEBHOOK_EVENTS, WEBHOOK_FAILURES } from './events'
import { WEBHOOK_FORM } from './form'

const Event = t.UnionEnum(namesOf(WEBHOOK_EVENTS), { default: undefined })
const events = t.Array(Event, { maxItems: 10 })
const Failure = t.UnionEnum(namesOf(WEBHOOK_FAILURES), { default: undefined })

/** Judged as one form. */
export const WebhookInput = t.Object({
  enabled: t.Boolean(),
  url: fieldText(WEBHOOK_FORM.url, { loose: true }),
  events: t.Array(Event, { maxItems: 10, ...sentencesOf(WEBHOOK_FORM.events) }),
})
const settings = {
  enabled: t.Boolean(),
  url: t.String({ description: 'Empty until it was set up.' }),
  events,
  secret_at: Nullable({ ...Moment, description: 'When the secret was made; null before there is one.' }),
  old_secret_until: Nullable({ ...Moment, description: 'Until then everything is signed with the one before, too.' }),
  failing_since: Nullable({ ...Moment, description: 'Since when nothing has been accepted.' }),
  stopped_at: Nullable({ ...Moment, description: 'Nothing has been accepted for a day, or no more was wanted.' }),
  accepted_at: Nullable({ ...Moment, description: 'When something was accepted last, signed with this secret.' }),
}
export const WebhookSchema = t.Object(settings)
export const WebhookSaved = t.Object({
  ...settings,
  secret: Nullable(t.String({ description: 'Shown this once, when it was made.' })),
})
export const DeliverySchema = t.Object({
  id: Uuid,
  event: t.UnionEnum(namesOf(SENT_EVENTS), { default: undefined }),
  order_id: Nullable(Integer()),
  state: t.UnionEnum(namesOf(DELIVERY_STATES), { default: undefined }),
  attempts: Integer(),
  failure: Nullable(Failure),
  code: Nullable(Integer({ description: 'Of the last answer.' })),
  answer: Nullable(t.String({ description: 'How the last answer begins.' })),
  created_at: Moment,
  tried_at: Nullable(Moment),
  next_at: Nullable({ ...Moment, description: 'When it is tried again by itself.' }),
})
export const WebhookCheck = t.Object({
  failure: Nullable(Failure),
  code: Nullable(Integer()),
  answer: t.String(),
})
export type WebhookInputWire = typeof WebhookInput.static
export type WebhookWire = typeof WebhookSchema.static
export type WebhookSavedWire = typeof WebhookSaved.static
export type WebhookDeliveryWire = typeof DeliverySchema.static
export type WebhookCheckWire = typeof WebhookCheck.static
