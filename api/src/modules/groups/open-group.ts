import { GROUP_HOURS, sameName, tidyName } from '@ostrov/shared/groups/rules'
import type { GroupInput } from '@ostrov/shared/groups/schema'
import type { Em } from '../../db/orm'
import { changed, row, rows, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'

/**
 * Opens the customer's basket of a restaurant to friends. One that is open already keeps its link; one that was closed or
 * ran out opens anew under another link, with those friends whose dishes are still in the basket.
 * @throws {Refusal} `restaurant.not_found`, `restaurant.blacklisted`, `group.name_taken` by one of those friends.
 */
export async function openGroup(em: Em, { id }: Customer, input: typeof GroupInput.static, now: Date) {
  const { restaurant_id } = input
  const owner_name = tidyName(input.name)
  return em.transactional(async (tx) => {
    const known = await row<{ is_barred: boolean }>(
      tx,
      sql`select exists (select from black_list b where b.restaurant_id = r.id and b.user_id = ${id}) as is_barred
          from restaurant r where r.id = ${restaurant_id} and r.moderation_status = 'approved'`,
    )
    if (!known) throw new Refusal('restaurant.not_found')
    if (known.is_barred) throw new Refusal('restaurant.blacklisted')
    const isLive = sql`g.closed_at is null and g.expires_at > ${now}`
    await changed(
      tx,
      sql`delete from group_participant p using basket_group g where g.id = p.group_id and g.user_id = ${id}
            and g.restaurant_id = ${restaurant_id} and g.ordered_at is null and not (${isLive})
            and not exists (select from basket_item i where i.participant_id = p.id)`,
    )
    const expires_at = new Date(now.getTime() + GROUP_HOURS * 3_600_000)
    const group = await row<{ id: string; token: string }>(
      tx,
      sql`insert into basket_group as g (user_id, restaurant_id, owner_name, expires_at, created_at)
          values (${id}, ${restaurant_id}, ${owner_name}, ${expires_at}, ${now})
          on conflict (user_id, restaurant_id) where ordered_at is null do update set owner_name = excluded.owner_name,
            token = case when ${isLive} then g.token else excluded.token end, closed_at = null,
            is_locked = g.is_locked and ${isLive},
            expires_at = case when ${isLive} then g.expires_at else excluded.expires_at end
          returning id, token`,
    )
    if (!group) throw new Error('The group was not written')
    await demandFreeName(tx, group.id, owner_name)
    return { token: group.token }
  })
}

/** @throws {Refusal} `group.name_taken` by one of the friends: two such bags nobody could tell apart. */
export async function demandFreeName(em: Em, group_id: string, name: string) {
  const friends = await rows<{ name: string }>(em, sql`select name from group_participant where group_id = ${group_id}`)
  if (friends.some((friend) => sameName(friend.name, name))) throw nameTaken()
}

export function nameTaken() {
  const refusal = new Refusal('group.name_taken')
  return new Refusal('group.name_taken', { errors: { name: refusal.message } })
}
