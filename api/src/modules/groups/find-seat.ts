import { type GroupState, groupState } from '@ostrov/shared/groups/rules'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'

export type Group = {
  id: string
  user_id: string
  restaurant_id: string
  owner_name: string
  expires_at: string
  state: GroupState
}
/** Somebody in a group: its owner, whose `id` is null, or a friend. */
export type Member = { id: string | null; name: string; is_owner: boolean; is_ready: boolean }
export type Seat = { group: Group; me: Member | null }
/** Who asks: by a link, and by a session or what this browser was given when it joined that group. */
export type Asking = { token: string; customer: Customer | null; keyIn: (group_id: string) => string | null }

/**
 * The group of a link and who asks in it; `me` is null for whoever has not joined.
 * @throws {Refusal} `group.not_found` for a link that leads nowhere.
 */
export async function findSeat(em: Em, { token, customer, keyIn }: Asking, now: Date): Promise<Seat> {
  const group = await readGroup(em, sql`g.token = ${token}`, now)
  if (!group) throw new Refusal('group.not_found')
  if (group.user_id === customer?.id) {
    return { group, me: { id: null, name: group.owner_name, is_owner: true, is_ready: false } }
  }
  const key = keyIn(group.id)
  const friend = key && (await findFriend(em, group.id, hashOf(key)))
  return { group, me: friend ? { ...friend, is_owner: false } : null }
}

/** The same for who must be in it. @throws {Refusal} `group.not_found`, `group.not_joined`. */
export async function demandSeat(em: Em, asking: Asking, now: Date): Promise<{ group: Group; me: Member }> {
  const { group, me } = await findSeat(em, asking, now)
  if (!me) throw new Refusal('group.not_joined')
  return { group, me }
}

/**
 * A customer's own group, held until the transaction ends.
 * @throws {Refusal} `group.not_found` when it is another's, `group.over` when it was ordered.
 */
export async function holdOwnGroup(em: Em, { id }: Customer, token: string, now: Date): Promise<Group> {
  const group = await readGroup(em, sql`g.token = ${token} and g.user_id = ${id} for update`, now)
  if (!group) throw new Refusal('group.not_found')
  if (group.state === 'ordered') throw new Refusal('group.over')
  return group
}

/**
 * The group takes what its member changes. Asked after the change, with the basket held: an order that was placed or a lock
 * that was set meanwhile is seen.
 * @throws {Refusal} `group.locked`, `group.over`.
 */
export async function demandOpen(em: Em, { group, me }: { group: Group; me: Member }, now: Date): Promise<void> {
  const held = await readGroup(em, sql`g.id = ${group.id} for share`, now)
  refuseUnlessOpen(held?.state ?? 'closed', me)
}

/** The owner goes on until it is ordered. @throws {Refusal} `group.locked`, `group.over`. */
export function refuseUnlessOpen(state: GroupState, me: Member): void {
  if (me.is_owner && state !== 'ordered') return
  if (state === 'locked') throw new Refusal('group.locked')
  if (state !== 'open') throw new Refusal('group.over')
}

/** What a browser keeps as its secret is kept here by its hash alone. */
export function hashOf(key: string): string {
  return new Bun.CryptoHasher('sha256').update(key).digest('hex')
}

type Row = Omit<Group, 'state'> & { is_locked: boolean; closed_at: string | null; ordered_at: string | null }

export async function readGroup(em: Em, which: ReturnType<typeof sql>, now: Date): Promise<Group | null> {
  const found = await row<Row>(
    em,
    sql`select g.id, g.user_id, g.restaurant_id, g.owner_name, g.is_locked, ${moment('g.closed_at')} as closed_at,
          ${moment('g.expires_at')} as expires_at, ${moment('g.ordered_at')} as ordered_at
        from basket_group g where ${which}`,
  )
  if (!found) return null
  const { is_locked, closed_at, ordered_at, ...group } = found
  const facts = {
    is_locked,
    closed_at: at(closed_at),
    ordered_at: at(ordered_at),
    expires_at: new Date(group.expires_at),
  }
  return { ...group, state: groupState(facts, now) }
}

function findFriend(em: Em, group_id: string, key_hash: string) {
  return row<{ id: string; name: string; is_ready: boolean }>(
    em,
    sql`select id, name, is_ready from group_participant where group_id = ${group_id} and key_hash = ${key_hash}`,
  )
}

function at(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment)
}
