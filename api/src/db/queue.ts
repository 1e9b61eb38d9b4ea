import type { MessageKind } from '@ostrov/shared/messages/fates'
import type { Side } from '@ostrov/shared/replies/rules'
import type { BusinessPermission } from '@ostrov/shared/staff/permissions'
import type { WebhookEvent } from '@ostrov/shared/webhooks/events'
import { isExpression, type RawBuilder } from 'kysely'
import type { Em } from './orm'
import { rows, sql } from './sql'

/** What is new under a search; `total` counts what is not named, too. */
export type FoundAds = { search_id: string; numbers: number[]; total: number }

/** Whom and what a message is about, which the log of messages keeps. */
export type About = { kind: MessageKind; user_id?: string; restaurant_id?: string; order_id?: number }
/** A job as the queue has it while it is done. */
export type JobRow = { id: number; isLast: boolean }

/** When a session would have begun, and where in words. */
export type FormerPlans = { starts_at: string; place: string }

/** Every job of the product and what it carries. */
export type Jobs = {
  'order.hand_over': { order_id: number }
  'order.follow_up': { order_id: number; event_id: number }
  'order.notify_customer': { order_id: number; event_id: number }
  'order.notify_proposal': { proposal_id: string }
  'order.expire_proposal': { proposal_id: string }
  'order.notify_due': { order_id: number }
  'order.notify_late': { order_id: number }
  'order.notify_restaurant': { event_id: number }
  'order.remind_restaurant': { order_id: number; minutes: number }
  'order.offer_cancel': { order_id: number }
  'order.expire_unpaid': { order_id: number }
  'order.complete': { order_id: number }
  'courier.give': { restaurant_id: string }
  'courier.push': { order_id: number; courier_id: string }
  'payment.open': { payment_id: string }
  'payment.check': { payment_id: string; looks?: number }
  'payment.keep_method': { payment_id: string }
  'payment.bind_account': { user_id: string }
  'payment.forget_cards': { customer_key: string; one?: { user_id: string; card_id: string } }
  'payment.confirm': { order_id: number }
  'payment.refund': { order_id: number }
  'payment.report_mismatch': { mismatch_id: string }
  'payment.settle_receipt': { order_id: number | null; purchase_id: string | null }
  'payment.reconcile': { payment_id: string }
  'ticket.settle': { purchase_id: string }
  'ticket.tell': { purchase_id: string; what: 'sold' | 'failed' | 'cancelled' | 'reversed' }
  'ticket.send_again': { purchase_id: string; key: string }
  'ticket.tell_refund': { purchase_id: string; ticket_ids: string[] }
  'ticket.tell_holder': {
    ticket_id: string
    user_id: string
    what: 'received' | 'claimed' | 'returned' | 'cancelled' | 'reversed' | 'changed'
    former?: FormerPlans
  }
  'ticket.offer': { kind_id: string }
  'ticket.tell_offer': { purchase_id: string }
  'ticket.tell_change': { session_id: string; former: FormerPlans; at: string }
  'ticket.tell_change_to': { purchase_id: string; former: FormerPlans; at: string }
  'ticket.tell_wait': { wait_id: string; former: FormerPlans | null }
  'ticket.cancel_session': { session_id: string }
  'ticket.refund_cancelled': { purchase_id: string }
  'promotion.reward_inviter': { order_id: number }
  'order.earn_bonus': { order_id: number }
  'account.mail_confirmation': { user_id: string }
  'account.mail_reset_link': { email: string }
  'account.mail_registration': { email: string; registration_id?: string | null }
  'account.mail_invitation': { business_user_id: string }
  'account.tell_acted': { session_id: string }
  'account.make_export': { export_id: string }
  'account.end_block': { table: 'user' | 'business_user'; id: string }
  'staff.push': {
    restaurant_id: string
    permission: BusinessPermission
    title: string
    body: string
    url: string
    topic: string
  }
  'counter.send': { order_id: number }
  'counter.apply': { order_id: number }
  'counter.ask': { order_id: number }
  'counter.stops': { restaurant_id: string }
  'webhook.note': { order_id: number; event_id: number; event: WebhookEvent }
  'webhook.send': { delivery_id: string }
  'restaurant.resume': { restaurant_id: string; at: string }
  'review.tell_restaurant': { review_id: string }
  'ad.load_file': { import_id: string }
  'ad.fetch_photos': { ad_id: string; import_id: string }
  'ad.remind': { ad_id: string; expires_at: string }
  'ad.find_watchers': { ad_id: string }
  'ad.tell_cheaper': { ad_id: string; user_id: string }
  'search.gather': { user_id: string; search_id: string | null }
  'search.tell': { user_id: string; search_id: string | null; found: FoundAds[] }
  'reply.tell': { reply_id: string; side: Side; what: 'sent' | 'invited' | 'declined' | 'message' | 'unanswered' }
  'reply.remind': { ad_id: string }
  'support.tell_desk': { message_id: string }
  'support.tell_person': { message_id: string }
  'review.tell_organization': { review_id: string }
  'review.tell_customer': { review_id: string }
  'review.tell_author': {
    review_id: string
    user_id: string
    restaurant_id: string | null
    organization_id?: string
    did: 'hidden' | 'restored' | 'edited' | 'removed'
  }
  'moderation.tell_author': { revision_id: string }
  'moderation.check_verdict': { revision_id: string }
  'moderation.answer_complaint': { complaint_id: string }
  'statistics.tell_week': { restaurant_id: string; from: string }
  'image.remove': { ids: string[] }
  'sms.send': { phone: string; text: string; about?: About }
  'sms.ask': { message_id: string; asked: number }
  'mail.send': {
    to: string
    subject: string
    text: string
    html?: string
    unsubscribe?: string
    about?: About
    /** The purchase whose tickets go along, as they are when the letter is sent. */
    tickets_of?: string
  }
}

type JobOptions = {
  /** Not before this moment. */
  run_at?: Date
  /** A newer job with the same key replaces one that has not started. */
  key?: string
  /** While a job with this key waits or runs, no other is written. */
  once?: string
  max_attempts?: number
  /** Jobs of one queue run one after another. */
  queue?: string
}

/** Tries of a letter whose link is of use for an hour or more: they take 78 minutes, for a mail server may be away as long. */
export const LETTER_TRIES = 9

const PAYMENT_QUEUES = 8

/** Jobs about the money of one order, or of one purchase, run one after another; eight lines are enough for all. */
export function paymentQueue(number: number): string {
  return `payments-${number % PAYMENT_QUEUES}`
}

/** Writes a job in the transaction of `em`: it exists exactly when the change that made it necessary does. */
export function addJob<Name extends keyof Jobs>(em: Em, name: Name, payload: Jobs[Name], options: JobOptions = {}) {
  return addJobs(em, [newJob(name, payload, options)])
}

/** Several at once, by one statement. */
export async function addJobs(em: Em, jobs: readonly RawBuilder<string>[]) {
  if (jobs.length > 0) await rows(em, sql`select ${sql.join(jobs)}`)
}

/** What a payload carries, each value known here or only to the statement that writes the job. */
type Carried<Payload> = { [Field in keyof Payload]: Payload[Field] | RawBuilder<unknown> }

/**
 * The writing of a job as an expression, for a statement that writes what made it necessary. The queue is told every time
 * whether a job may replace another: finding out for itself costs it four statements instead of one.
 */
export function newJob<Name extends keyof Jobs>(name: Name, payload: Carried<Jobs[Name]>, options: JobOptions = {}) {
  const { key, once, run_at, queue, max_attempts = 25 } = options
  const fields = Object.entries(payload).flatMap(([field, value]) =>
    value === undefined ? [] : [sql.lit(field), carriedAs(value)],
  )
  return sql<string>`(graphile_worker.add_job(${sql.lit(name)}, payload := json_build_object(${sql.join(fields)}),
    ${queue === undefined ? sql`` : sql`queue_name := ${queue},`} ${run_at === undefined ? sql`` : sql`run_at := ${run_at}::timestamptz,`}
    max_attempts := ${sql.lit(max_attempts)}, job_key := ${key ?? once ?? sql`gen_random_uuid()::text`},
    job_key_mode := ${sql.lit(key === undefined ? 'unsafe_dedupe' : 'replace')})).id`
}

const carriedAs = (value: unknown) =>
  isExpression(value) ? value : typeof value === 'string' ? sql`${value}::text` : sql`${JSON.stringify(value)}::json`
