import type { GroupItemInput } from '@ostrov/shared/groups/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { demandOpen, type Group, type Member, refuseUnlessOpen } from '../groups/find-seat'
import { barFriend, giveUpSeat } from '../groups/take-part'
import { addLine, changeLine, dropEmpty, openBasket } from './change-basket'

type Seated = { group: Group; me: Member }

/**
 * Puts a dish into the owner's basket under the member's name.
 * @throws {Refusal} as `addItem` of baskets; `group.locked`, `group.over`, `group.not_joined` when removed meanwhile.
 */
export async function putDish(em: Em, seat: Seated, input: typeof GroupItemInput.static, now: Date) {
  const { group, me } = seat
  const { user_id, restaurant_id } = group
  refuseUnlessOpen(group.state, me)
  await em.transactional(async (tx) => {
    await openBasket(tx, user_id, restaurant_id)
    await holdMember(tx, me)
    await addLine(tx, { user_id }, { ...input, restaurant_id, participant_id: me.id }, now)
    await demandOpen(tx, seat, now)
  })
}

/**
 * Sets how many of a line, 0 removes it; the owner's reach is every line, a friend's their own.
 * @throws {Refusal} `basket.item_not_found`, `group.locked`, `group.over`.
 */
export async function setDish(
  em: Em,
  seat: Seated,
  { item_id, quantity }: { item_id: string; quantity: number },
  now: Date,
) {
  const { group, me } = seat
  await em.transactional(async (tx) => {
    await changeLine(tx, { user_id: group.user_id }, { item_id, quantity, participant_id: me.id })
    await demandOpen(tx, seat, now)
  })
}

/**
 * Takes a friend out with all they have put in: by the owner, which bars them from this link, or the friend leaves.
 * @throws {Refusal} `group.not_joined` for who is not in it or not theirs to remove, `group.locked`, `group.over`.
 */
export async function removeFriend(em: Em, seat: Seated, friend_id: string, now: Date) {
  const { group, me } = seat
  if (!me.is_owner && me.id !== friend_id) throw new Refusal('group.not_joined')
  await em.transactional(async (tx) => {
    const basket = await row<{ id: string }>(
      tx,
      sql`select id from basket where user_id = ${group.user_id} and restaurant_id = ${group.restaurant_id} for update`,
    )
    if (me.is_owner) await barFriend(tx, group.id, friend_id, now)
    await giveUpSeat(tx, group.id, friend_id)
    if (basket) await dropEmpty(tx, basket.id)
    await demandOpen(tx, seat, now)
  })
}

/** Nobody is removed while their dish is on its way; who was is told. Everybody holds the basket first, then members, then the group. */
async function holdMember(em: Em, { id }: Member) {
  if (id === null) return
  const held = await row(em, sql`select from group_participant where id = ${id} for key share`)
  if (!held) throw new Refusal('group.not_joined')
}
