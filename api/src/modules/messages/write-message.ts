import type { MessageDoor, MessageFate, MessageProvider } from '@ostrov/shared/messages/fates'
import { type FailureReason, keptFailure } from '@ostrov/shared/system/failures'
import type { Em } from '../../db/orm'
import type { About } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'

type Begun = { channel: MessageDoor; recipient: string; about: About; job_id: number | null; tries: number; now: Date }

/**
 * Writes down that a message is being sent, once for all tries of its job, which one process does at a time; answers its id. Not
 * by `on conflict`: a table that is kept by month knows no key without the month, and the next release keeps this one so.
 */
export async function beginMessage(em: Em, { channel, recipient, about, job_id, tries, now }: Begun): Promise<string> {
  const { kind, user_id = null, restaurant_id = null, order_id = null } = about
  const begun = await row<{ id: string }>(
    em,
    sql`with again as (update message set tries = ${tries}, fate = 'queued' where job_id = ${job_id}::bigint returning id),
        fresh as (insert into message (channel, kind, recipient, user_id, restaurant_id, order_id, job_id, tries, created_at)
          select ${channel}, ${kind}, ${recipient}, (select u.id from "user" u where u.id = ${user_id}::uuid), ${restaurant_id}::uuid,
            ${order_id}::bigint, ${job_id}::bigint, ${tries}::int, ${now}::timestamptz where not exists (select from again) returning id)
        select id from again union all select id from fresh`,
  )
  if (!begun) throw new Error('An insert returned no row')
  return begun.id
}

type Became = {
  fate: MessageFate
  /** Null: nobody was asked to carry it. */
  provider: MessageProvider | null
  provider_id?: string
  reason?: FailureReason | undefined
  code?: string
  now: Date
}

/** What has become of it by now. */
export async function settleMessage(em: Em, id: string, { fate, provider, provider_id, reason, code, now }: Became) {
  await changed(
    em,
    sql`update message set fate = ${fate}, provider = ${provider}, provider_id = ${provider_id || null}::text,
          reason = ${reason ? keptFailure(reason, code) : null}::text, settled_at = ${now} where id = ${id}`,
  )
}

/** What was sent long ago is nobody's business any more. */
export function forgetOldMessages(em: Em, before: Date, limit: number): Promise<number> {
  return changed(
    em,
    sql`delete from message where id in (
          select id from message where created_at < ${before} order by created_at limit ${limit})`,
  )
}
