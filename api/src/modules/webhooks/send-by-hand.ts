import type { WebhookCheckWire } from '@ostrov/shared/webhooks/schema'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { sendLater } from './note-event'
import { findSending, post, writeAnswer } from './send-webhook'
import { findWebhook } from './webhook-settings'

/**
 * Sends a test event at once, also while nothing else is sent, and tells what was answered. A good answer ends nothing but itself:
 * what was stopped begins anew by saving.
 * @throws {Refusal} `webhook.not_set`, `request.too_often`.
 */
export async function checkWebhook(em: Em, deps: Deps, restaurant: Served, now: Date): Promise<WebhookCheckWire> {
  if (!(await findWebhook(em, restaurant))) throw new Refusal('webhook.not_set')
  await createLimits(deps).consume('webhook_sends', restaurant.id)
  const made = await row<{ id: string }>(
    em,
    sql`insert into webhook_delivery (restaurant_id, event, since, created_at) values (${restaurant.id}, 'webhook.test', ${now}, ${now})
        returning id`,
  )
  const sending = made && (await findSending(em, made.id))
  const answer = sending && (await post(em, deps, sending))
  if (!sending || !answer) throw new Refusal('webhook.not_set')
  await writeAnswer(em, { id: sending.id, state: answer.ok ? 'delivered' : 'failed', answer, now: deps.now() })
  return { failure: answer.ok ? null : answer.failure, code: answer.code, answer: answer.answer }
}

type Resending = { by: By; restaurant: Served; id: string; now: Date }

/**
 * Sends an event once more, under its old id and for a day again, whatever became of it. Call inside a transaction.
 * @throws {Refusal} `webhook.delivery_not_found`; `webhook.delivery_waits`; `webhook.off` while nothing is sent; `request.too_often`.
 */
export async function resendDelivery(em: Em, deps: Deps, { by, restaurant, id, now }: Resending): Promise<void> {
  const found = await row<{ state: string; order_id: number | null; may_send: boolean }>(
    em,
    sql`select d.state, d.order_id::int as order_id, w.enabled and w.stopped_at is null as may_send
        from webhook_delivery d join webhook w on w.restaurant_id = d.restaurant_id
        where d.id = ${id} and d.restaurant_id = ${restaurant.id} and d.event_id is not null`,
  )
  if (!found) throw new Refusal('webhook.delivery_not_found')
  if (!found.may_send) throw new Refusal('webhook.off')
  await createLimits(deps).consume('webhook_sends', restaurant.id)
  const again = await changed(
    em,
    sql`update webhook_delivery set state = 'waiting', since = ${now}, next_at = ${now} where id = ${id} and state <> 'waiting'`,
  )
  if (again === 0) throw new Refusal('webhook.delivery_waits')
  await sendLater(em, { id, restaurant_id: restaurant.id })
  const subject = `webhook:${restaurant.id}`
  const to = { number: found.order_id }
  await writeEntry(em, { by, restaurant_id: restaurant.id, subject, act: 'webhook.resend', to, now })
}
