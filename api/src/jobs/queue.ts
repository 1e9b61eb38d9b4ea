import type { Em } from '../db/orm'
import { rows, sql } from '../db/sql'

/** Every job of the product and what it carries. */
export type Jobs = {
  'order.hand_over': { order_id: number }
  'order.follow_up': { order_id: number; event_id: number }
  'order.notify_customer': { order_id: number; event_id: number }
  'order.notify_struck': { order_id: number }
  'order.notify_restaurant': { order_id: number; event_id: number }
  'order.expire_unpaid': { order_id: number }
  'order.complete': { order_id: number }
  'payment.open': { payment_id: string }
  'payment.check': { payment_id: string }
  'payment.confirm': { order_id: number }
  'payment.refund': { order_id: number }
  'payment.report_mismatch': { mismatch_id: string }
  'promotion.reward_inviter': { order_id: number }
  'account.mail_reset_link': { email: string }
  'image.remove': { ids: string[] }
  'sms.send': { phone: string; text: string }
  'mail.send': { to: string; subject: string; text: string; html?: string }
}

type JobOptions = {
  /** Not before this moment. */
  run_at?: Date
  /** A newer job with the same key replaces one that has not started. */
  key?: string
  max_attempts?: number
  /** Jobs of one queue run one after another. */
  queue?: string
}

/** Writes a job in the transaction of `em`: it exists exactly when the change that made it necessary does. */
export async function addJob<Name extends keyof Jobs>(
  em: Em,
  name: Name,
  payload: Jobs[Name],
  options: JobOptions = {},
) {
  await rows(
    em,
    sql`select graphile_worker.add_job(${name}::text, payload := ${JSON.stringify(payload)}::json,
          queue_name := ${options.queue ?? null}::text, run_at := ${options.run_at ?? null}::timestamptz,
          max_attempts := ${options.max_attempts ?? 25}::int, job_key := ${options.key ?? null}::text)`,
  )
}
