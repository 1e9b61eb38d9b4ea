import { formatMoment } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { changed, moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

type Table = 'user' | 'business_user'

/** @throws {Refusal} `account.blocked`, with the reason */
export async function demandUnblocked(em: Em, table: Table, id: string, now: Date): Promise<void> {
  const refusal = await blockOf(em, table, id, now)
  if (refusal) throw refusal
}

/** What a blocked person is told; null for who may come in. A block whose time is over is ended. */
export async function blockOf(em: Em, table: Table, id: string, now: Date): Promise<Refusal | null> {
  const found = await row<{ is_over: boolean; until: string | null; block_reason: string | null }>(
    em,
    sql`select coalesce(blocked_until <= ${now}::timestamptz, false) as is_over, ${moment('blocked_until')} as until, block_reason
        from ${sql.table(table)} where id = ${id} and is_blocked`,
  )
  if (!found) return null
  if (!found.is_over) return new Refusal('account.blocked', { message: blockedSentence(found, now) })
  await changed(
    em,
    sql`update ${sql.table(table)} set is_blocked = false, block_reason = null, blocked_until = null
        where id = ${id} and is_blocked and blocked_until <= ${now}::timestamptz`,
  )
  return null
}

/** What the person reads. */
function blockedSentence({ until, block_reason }: { until: string | null; block_reason: string | null }, now: Date) {
  const head = `Аккаунт заблокирован${until ? ` до\u00A0${formatMoment(until, now)}` : ''}.`
  const why = block_reason ? ` Причина: ${block_reason.replace(/[.!?…]*$/, '')}.` : ''
  return `${head}${why} Если это ошибка, напишите в\u00A0поддержку.`
}
