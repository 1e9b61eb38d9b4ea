import { MAX_PARTICIPANTS, sameName, tidyName } from '@ostrov/shared/groups/rules'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { hashOf, readGroup, type Seat } from './find-seat'
import { demandFreeName, nameTaken } from './open-group'

/**
 * Takes a seat under a name; who has one keeps it. Answers the secret by which this browser is known from now on, null for
 * who was known before.
 * @throws {Refusal} `group.locked`, `group.over`, `group.full`, `group.name_taken`.
 */
export async function joinGroup(em: Em, seat: Seat, typed: string, now: Date): Promise<string | null> {
  if (seat.me) return null
  const name = tidyName(typed)
  const key = crypto.getRandomValues(new Uint8Array(32)).toBase64({ alphabet: 'base64url', omitPadding: true })
  await em.transactional(async (tx) => {
    // Held, so that of two who come at once one is counted before the other.
    const group = await readGroup(tx, sql`g.id = ${seat.group.id} for update`, now)
    if (group?.state === 'locked') throw new Refusal('group.locked')
    if (group?.state !== 'open') throw new Refusal('group.over')
    const joined = await row<{ count: number }>(
      tx,
      sql`select count(*)::int as count from group_participant where group_id = ${group.id}`,
    )
    if ((joined?.count ?? 0) >= MAX_PARTICIPANTS) throw new Refusal('group.full')
    if (sameName(group.owner_name, name)) throw nameTaken()
    await demandFreeName(tx, group.id, name)
    await changed(
      tx,
      sql`insert into group_participant (group_id, name, key_hash, created_at)
          values (${group.id}, ${name}, ${hashOf(key)}, ${now})`,
    )
  })
  return key
}
