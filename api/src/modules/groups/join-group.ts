import { MAX_PARTICIPANTS, sameName, tidyName } from '@ostrov/shared/groups/rules'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { hashOf, readGroup, type Seat } from './find-seat'
import { demandFreeName, nameTaken } from './open-group'

/** `old_key` is what this browser was given at joining before. */
type Joining = { name: string; old_key: string | null; now: Date }

/**
 * Takes a seat under a name; who has one keeps it. Answers the secret by which this browser is known from now on, null for
 * who was known before.
 * @throws {Refusal} `group.locked`, `group.over`, `group.full`, `group.name_taken`, `group.removed`.
 */
export async function joinGroup(em: Em, seat: Seat, { name: typed, old_key, now }: Joining): Promise<string | null> {
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
    if (await isBarred(tx, group.id, { name, old_key })) throw new Refusal('group.removed')
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

/** By the link they came by and in their browser, or under their name. */
async function isBarred(em: Em, group_id: string, { name, old_key }: { name: string; old_key: string | null }) {
  const barred = await rows<{ name: string; key_hash: string }>(
    em,
    sql`select b.name, b.key_hash from group_bar b join basket_group g on g.id = b.group_id and g.token = b.token where g.id = ${group_id}`,
  )
  const hash = old_key === null ? null : hashOf(old_key)
  return barred.some((one) => one.key_hash === hash || sameName(one.name, name))
}
