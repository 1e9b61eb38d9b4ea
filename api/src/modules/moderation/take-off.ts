import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { withdrawAppeal } from './appeal'
import { decide } from './decide'
import { lockRow, pick, type Target, waitingColumns } from './moderated-row'
import type { Owner } from './revision'

type Acting = Target & { owner: Owner; by: By; now: Date }
type Asked = { id: string; version: number }

/** Of row `alias`: whether the last word on it took off what was shown, as `last_word.took_off`. */
export const lastWord = (kind: Target['kind'], alias: string) => sql`left join lateral (
  select r.status = 'rejected' and r.cause in ('complaints', 'recheck') as took_off from revision r
  where r.kind = ${sql.lit(kind)} and r.row_id = ${sql.ref(`${alias}.id`)} and r.cause in ('proposal', 'complaints', 'recheck')
    and r.status <> 'draft' order by r.decided_at desc nulls first, r.id desc limit 1) last_word on true`

/**
 * A moderator takes off what is shown, asked by nobody: the same word as on complaints, which it answers where there are any.
 * Its author hears of it and may appeal. Call inside a transaction.
 * @throws {Refusal} what `decide` throws
 */
export async function takeOff(em: Em, { reason, ...acting }: Acting & { reason: string | null }): Promise<void> {
  const { kind, row_id, by, now } = acting
  const waiting = await row<Asked>(
    em,
    sql`select id, version from revision where kind = ${kind} and row_id = ${row_id} and status = 'pending'
          and cause in ('complaints', 'recheck') order by cause limit 1`,
  )
  const { id, version } = waiting ?? (await ask(em, acting, 'recheck'))
  await decide(em, id, { status: 'rejected', reason: reason ?? '', version, by, now })
}

/**
 * What was taken off is shown as it was, and its author hears of it; what is hidden with its person stays hidden. Call inside a
 * transaction.
 * @throws {Refusal} `moderation.went_on` where its author has sent another, which waits
 */
export async function putBack(em: Em, acting: Acting): Promise<void> {
  const { id, version } = await ask(em, acting, 'proposal')
  await withdrawAppeal(em, acting)
  await decide(em, id, { status: 'approved', version, by: acting.by, now: acting.now })
}

/** The row as it stands comes before a moderator. */
async function ask(em: Em, acting: Acting, cause: 'recheck' | 'proposal'): Promise<Asked> {
  const { kind, row_id, owner, now } = acting
  const there = await lockRow(em, acting)
  const whole = JSON.stringify(pick(there?.fields ?? {}, waitingColumns(kind)))
  const asked = await row<Asked>(
    em,
    sql`insert into revision (kind, row_id, cause, owner, proposed, base, author, created_at)
        values (${kind}, ${row_id}, ${cause}, ${owner}, ${whole}::jsonb, ${whole}::jsonb, ${owner}, ${now})
        on conflict do nothing returning id, version`,
  )
  if (!asked) throw new Refusal('moderation.went_on')
  return asked
}
