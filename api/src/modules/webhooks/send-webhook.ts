import { INTEGRATIONS } from '@ostrov/shared/counters/paths'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { adminPath } from '@ostrov/shared/paths'
import type { WebhookFailure } from '@ostrov/shared/webhooks/events'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, moment, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { webhookStoppedLetter } from '../../services/mail/restaurant-letters'
import { signedHeaders } from '../../services/webhooks/signature'
import type { WebhookAnswer } from '../../services/webhooks/webhook'
import { sendLater } from './note-event'
import { type ToldEvent, webhookBody } from './webhook-body'
import { secretsOf } from './webhook-settings'

/** Seconds until the next try, after each that failed; the last holds for all later ones. */
const PAUSES = [5, 30, 120, 600, 1800, 3600, 7200, 10_800, 14_400, 21_600]
/** How long at most what is new waits for a server that was away. */
const QUIET_SECONDS = 300

export type Sending = ToldEvent & {
  id: string
  attempts: number
  since: string
  url: string
  enabled: boolean
  stopped_at: string | null
  quiet_until: string | null
  sealed_secret: string
  sealed_old_secret: string | null
  old_secret_until: string | null
}

/** Sends an event that waits, and writes down what was answered. Repeated it sends it again under the same id. */
export async function sendWebhook(deps: Deps, delivery_id: string): Promise<void> {
  const em = deps.orm.em.fork()
  const sending = await findSending(em, delivery_id)
  if (!sending) return
  const now = deps.now()
  if (!sending.enabled || sending.stopped_at) return giveUp(em, sending.id)
  if (sending.attempts === 0 && sending.quiet_until && new Date(sending.quiet_until) > now) {
    await em.transactional((tx) => tryAgain(tx, sending, new Date(sending.quiet_until ?? now)))
    return
  }
  const answer = await post(em, deps, sending)
  if (answer) await em.transactional((tx) => noteAnswer(tx, deps, sending, answer))
}

/** One try, as it is signed now; null when there is nothing left to tell of. */
export async function post(em: Em, deps: Deps, sending: Sending): Promise<WebhookAnswer | null> {
  const body = await webhookBody(em, sending)
  if (body === null) return null
  const at = deps.now()
  const headers = signedHeaders({ id: `msg_${sending.id}`, at, body, secrets: secretsOf(deps.config, sending, at) })
  return deps.doors.webhooks({ url: sending.url, headers, body })
}

/** A delivery that waits, with where it goes. */
export const findSending = (em: Em, id: string) =>
  row<Sending>(
    em,
    sql`select d.id, d.event, d.event_id::int as event_id, d.restaurant_id, ${moment('d.created_at')} as created_at, d.attempts,
          ${moment('d.since')} as since, w.url, w.enabled, ${moment('w.stopped_at')} as stopped_at,
          ${moment('w.quiet_until')} as quiet_until, w.sealed_secret, w.sealed_old_secret,
          ${moment('w.old_secret_until')} as old_secret_until
        from webhook_delivery d join webhook w on w.restaurant_id = d.restaurant_id where d.id = ${id} and d.state = 'waiting'`,
  )

/** What became of a try: it was taken, is tried again, or is given up after a day. */
async function noteAnswer(em: Em, deps: Deps, sending: Sending, answer: WebhookAnswer): Promise<void> {
  const now = deps.now()
  if (answer.ok) {
    await writeAnswer(em, { id: sending.id, state: 'delivered', answer, now })
    await changed(
      em,
      sql`update webhook set failing_since = null, quiet_until = null where restaurant_id = ${sending.restaurant_id}
          and failing_since is not null`,
    )
    return
  }
  const pause = PAUSES[Math.min(sending.attempts, PAUSES.length - 1)] ?? 0
  const next = new Date(now.getTime() + pause * 1000)
  const isOver = answer.failure === 'gone' || next.getTime() > Date.parse(sending.since) + DAY_MS
  await writeAnswer(em, { id: sending.id, state: isOver ? 'failed' : 'waiting', answer, now })
  const quiet = new Date(now.getTime() + Math.min(pause, QUIET_SECONDS) * 1000)
  await changed(
    em,
    sql`update webhook set failing_since = coalesce(failing_since, ${now}::timestamptz), quiet_until = ${quiet}::timestamptz
        where restaurant_id = ${sending.restaurant_id}`,
  )
  if (isOver) await stop(em, deps, { sending, isGone: answer.failure === 'gone', now })
  else await tryAgain(em, sending, next)
}

async function tryAgain(em: Em, { id, restaurant_id }: Sending, at: Date): Promise<void> {
  await changed(em, sql`update webhook_delivery set next_at = ${at} where id = ${id} and state = 'waiting'`)
  await sendLater(em, { id, restaurant_id }, at)
}

type Answered = { id: string; state: 'waiting' | 'delivered' | 'failed'; answer: WebhookAnswer; now: Date }

/** Keeps what a try brought. */
export function writeAnswer(em: Em, { id, state, answer, now }: Answered): Promise<number> {
  const failure: WebhookFailure | null = answer.ok ? null : answer.failure
  return changed(
    em,
    sql`update webhook_delivery set state = ${state}, attempts = attempts + 1, failure = ${failure}::text, code = ${answer.code}::int,
          answer = ${answer.answer}::text, tried_at = ${now}, next_at = null
        where id = ${id} and state = 'waiting'`,
  )
}

async function giveUp(em: Em, id: string): Promise<void> {
  await changed(
    em,
    sql`update webhook_delivery set state = 'failed', failure = 'stopped', next_at = null where id = ${id} and state = 'waiting'`,
  )
}

/** A server that has taken nothing for as long as this was tried is told nothing more, and the owner hears of it once. */
async function stop(
  em: Em,
  { config }: Deps,
  { sending, isGone, now }: { sending: Sending; isGone: boolean; now: Date },
): Promise<void> {
  const stopped = await row<{ title: string; email: string }>(
    em,
    sql`update webhook w set stopped_at = ${now} from restaurant r join business_user b on b.id = r.owner_id
        where w.restaurant_id = ${sending.restaurant_id} and r.id = w.restaurant_id and w.stopped_at is null
          and (${isGone} or w.failing_since <= ${sending.since}::timestamptz + interval '1 minute') returning r.title, b.email`,
  )
  if (!stopped) return
  await changed(
    em,
    sql`update webhook_delivery set state = 'failed', failure = 'stopped', next_at = null
        where restaurant_id = ${sending.restaurant_id} and state = 'waiting'`,
  )
  const { brand, origin } = config
  const url = origin + adminPath(INTEGRATIONS.webhooks)
  const facts = { brand: brand.name, support_email: brand.supportEmail, restaurant: stopped.title, isGone, url }
  await addJob(em, 'mail.send', {
    to: stopped.email,
    about: { kind: 'restaurant', restaurant_id: sending.restaurant_id },
    ...webhookStoppedLetter(facts),
  })
}
