import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { addJob, type Jobs } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'

/** Minutes after which a gateway is asked what became of an SMS, again and again; then it stays «sent». */
const PAUSES = [1, 5, 30, 180, 1440]

/** The job that asks, after its first pause. */
export const askLater = (em: Em, message_id: string, now: Date, asked = 0) => {
  const pause = PAUSES[asked]
  if (pause === undefined) return Promise.resolve()
  const run_at = new Date(now.getTime() + pause * MINUTE_MS)
  return addJob(em, 'sms.ask', { message_id, asked }, { run_at, key: `sms-ask:${message_id}`, max_attempts: 3 })
}

/** Asks the gateway whether an SMS has arrived and what it cost. Harmless when repeated. */
export async function askSms({ orm, doors, now }: Deps, { message_id, asked }: Jobs['sms.ask']): Promise<void> {
  const em = orm.em.fork()
  const message = await row<{ provider_id: string }>(
    em,
    sql`select provider_id from message where id = ${message_id} and fate = 'sent' and provider_id is not null`,
  )
  if (!message) return
  const { fate, cost, code } = await doors.smsStatus(message.provider_id)
  await em.transactional(async (tx) => {
    const reason = fate === 'failed' ? `sms.undelivered ${code}` : null
    await changed(
      tx,
      sql`update message set fate = ${fate}, cost = coalesce(${cost}::int, cost), reason = ${reason}::text, settled_at = ${now()}
          where id = ${message_id} and fate = 'sent'`,
    )
    if (fate === 'sent') await askLater(tx, message_id, now(), asked + 1)
  })
}
