import { formatMoment } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, moment, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { hideHoldings, type Person, showHoldings } from './holdings'

type Table = Person['table']

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
  await em.transactional(async (tx) => {
    const ended = await changed(
      tx,
      sql`update ${sql.table(table)} set is_blocked = false, block_reason = null, blocked_until = null, block_hides = true
          where id = ${id} and is_blocked and blocked_until <= ${now}::timestamptz`,
    )
    if (ended > 0) await showHoldings(tx, { table, id }, now)
  })
  return null
}

/** The columns of who is let in again. */
export const UNBLOCKED = { block_reason: null, blocked_until: null, block_hides: true } as const

export type Block = { is_blocked: boolean; block_hides?: boolean; blocked_until: string | null }

const PARTS = ['is_blocked', 'block_hides', 'blocked_until'] as const
/** Whether a write has touched the block at all. */
export const isOtherBlock = (before: Record<string, unknown> | null, now: Block): boolean =>
  PARTS.some((part) => before?.[part] !== now[part])

/** What follows from a block, or from its end, as an administrator has written it. Call inside the transaction that wrote it. */
export async function followBlock(
  em: Em,
  person: Person,
  { is_blocked, block_hides, blocked_until }: Block,
  now: Date,
) {
  if (is_blocked && block_hides !== false) await hideHoldings(em, person, now)
  else await showHoldings(em, person, now)
  if (!is_blocked || blocked_until === null) return
  const key = `end_block:${person.id}`
  await addJob(em, 'account.end_block', person, { run_at: new Date(blocked_until), key })
}

/** At the moment when a block ends. One that was prolonged meanwhile stays. */
export async function endBlock({ orm, now }: Deps, { table, id }: Person): Promise<void> {
  await blockOf(orm.em.fork(), table, id, now())
}

/** What the person reads. */
function blockedSentence({ until, block_reason }: { until: string | null; block_reason: string | null }, now: Date) {
  const head = `Аккаунт заблокирован${until ? ` до\u00A0${formatMoment(until, now)}` : ''}.`
  const why = block_reason ? ` Причина: ${block_reason.replace(/[.!?…]*$/, '')}.` : ''
  return `${head}${why} Если это ошибка, напишите в\u00A0поддержку.`
}
