import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { holdOwnGroup } from './find-seat'

type Owned = { customer: Customer; token: string; now: Date }

/** «Больше не добавлять», or go on. @throws {Refusal} `group.not_found`, `group.over`. */
export async function lockGroup(em: Em, { customer, token, now }: Owned, is_locked: boolean) {
  await em.transactional(async (tx) => {
    const { id, state } = await holdOwnGroup(tx, customer, token, now)
    if (state !== 'open' && state !== 'locked') throw new Refusal('group.over')
    await changed(tx, sql`update basket_group set is_locked = ${is_locked} where id = ${id}`)
  })
}

/** «Закрыть сбор»: what friends have put in stays in the basket. May be repeated. @throws {Refusal} `group.not_found`, `group.over`. */
export async function closeGroup(em: Em, { customer, token, now }: Owned) {
  await em.transactional(async (tx) => {
    const { id } = await holdOwnGroup(tx, customer, token, now)
    await changed(tx, sql`update basket_group set closed_at = ${now} where id = ${id} and closed_at is null`)
  })
}

/** Another link in place of one that went too far: whoever has joined needs it too. @throws {Refusal} `group.not_found`, `group.over`. */
export async function replaceLink(em: Em, { customer, token, now }: Owned) {
  return em.transactional(async (tx) => {
    const { id } = await holdOwnGroup(tx, customer, token, now)
    const replaced = await row<{ token: string }>(
      tx,
      sql`update basket_group set token = gen_random_uuid() where id = ${id} returning token`,
    )
    if (!replaced) throw new Refusal('group.not_found')
    return replaced
  })
}

/** Names and links are forgotten a week after their end; a friend whose dishes still lie in a basket stays with them. */
export async function forgetGroups(em: Em, now: Date) {
  await changed(
    em,
    sql`delete from basket_group g where coalesce(g.ordered_at, g.expires_at) < ${now}::timestamptz - interval '7 days'
          and not exists (select from basket_item i join group_participant p on p.id = i.participant_id where p.group_id = g.id)`,
  )
}
