import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { lockInvitations, mayInvite } from './referral-terms'

type Invitation = { friend_id: string; session_id: string; device_id: string; now: Date }

/**
 * Takes up the invitation a sign-in came by: only a person without orders, never one's own invitation nor one from a
 * device the inviter has used, and within the programme's limits. Anything else is quietly no invitation.
 */
export async function acceptInvitation(em: Em, invitation: Invitation): Promise<void> {
  if (!(await inviterOf(em, invitation))) return
  await em.transactional(async (tx) => {
    await lockInvitations(tx)
    const inviter_id = await inviterOf(tx, invitation)
    if (!inviter_id || !(await mayInvite(tx, inviter_id, invitation.now))) return
    const { friend_id, now } = invitation
    await changed(
      tx,
      sql`insert into referral (inviter_id, friend_id, created_at) values (${inviter_id}, ${friend_id}, ${now})
          on conflict (friend_id) do nothing`,
    )
  })
}

async function inviterOf(em: Em, { friend_id, session_id, device_id }: Invitation): Promise<string | null> {
  const inviter = await row<{ id: string }>(
    em,
    sql`select inviter.id from session s join "user" inviter on inviter.ref_code = s.ref_code
        where s.id = ${session_id} and inviter.id <> ${friend_id} and inviter.deleted_at is null
          and not inviter.is_blocked
          and not exists (select 1 from "user" friend where friend.id = ${friend_id} and friend.had_orders)
          and not exists (select 1 from "order" o where o.user_id = ${friend_id})
          and not exists (select 1 from session used where used.user_id = inviter.id and used.device_id = ${device_id}::uuid)`,
  )
  return inviter?.id ?? null
}
