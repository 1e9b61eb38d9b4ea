import { TAKEN_MINUTES } from '@ostrov/shared/moderation/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

type Taking = { admin_id: string; seconds?: number | undefined; now: Date }

/** Who said the verdict that revision `v` looks at once more: whoever did has no second word. */
export const firstBy = sql`(select first.decided_by from revision first
  where first.id = v.of_id and v.cause in ('check', 'appeal'))`

/** Whether nobody else has a revision open. */
export const isFree = (admin_id: string, now: Date) =>
  sql`(taken_by is null or taken_by = ${admin_id} or taken_until <= ${now})`

/** Whether another moderator has what waits open. */
export async function isTaken(em: Em, id: string, { admin_id, now }: Omit<Taking, 'seconds'>): Promise<boolean> {
  const taken = await row(
    em,
    sql`select from revision where id = ${id} and status = 'pending' and not ${isFree(admin_id, now)}`,
  )
  return taken !== undefined
}

/**
 * What a moderator has open is theirs for so long, so that no two work on one thing; asked again it is theirs anew. What
 * they have decided themselves is taken no more, which is no conflict: a quick word overtakes the question.
 * @throws {Refusal} `moderation.not_found`, `moderation.decided`, `moderation.taken` while another has it open,
 * `moderation.own_verdict` where they said the first word themselves.
 */
export async function takeRevision(em: Em, id: string, { admin_id, seconds = TAKEN_MINUTES * 60, now }: Taking) {
  const first = await row<{ by: string | null }>(em, sql`select ${firstBy} as by from revision v where v.id = ${id}`)
  if (first?.by === admin_id) throw new Refusal('moderation.own_verdict')
  const until = new Date(now.getTime() + seconds * 1000)
  const taken = await changed(
    em,
    sql`update revision set taken_by = ${admin_id}, taken_until = ${until}
        where id = ${id} and status = 'pending' and ${isFree(admin_id, now)}`,
  )
  if (taken > 0) return
  const there = await row<{ status: string; decided_by: string | null }>(
    em,
    sql`select status, decided_by from revision where id = ${id}`,
  )
  if (!there) throw new Refusal('moderation.not_found')
  if (there.decided_by === admin_id) return
  throw new Refusal(there.status === 'pending' ? 'moderation.taken' : 'moderation.decided')
}

/** Gives back what this moderator has open; what somebody else has stays theirs. */
export async function releaseRevision(em: Em, id: string, admin_id: string): Promise<void> {
  await changed(
    em,
    sql`update revision set taken_by = null, taken_until = null where id = ${id} and taken_by = ${admin_id}`,
  )
}
