import { instantAt, localParts } from '@ostrov/shared/formats/time'
import { INVITES_PER_MONTH } from '@ostrov/shared/promotions/referral'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

type Invitation = { friend_id: string; session_id: string; device_id: string; now: Date }

/**
 * Takes up the invitation a sign-in came by: only a person without orders, never one's own invitation nor one from a
 * device the inviter has used, and within the inviter's month. Anything else is quietly no invitation.
 */
export async function acceptInvitation(em: Em, { friend_id, session_id, device_id, now }: Invitation): Promise<void> {
  const month_start = instantAt(`${localParts(now).date.slice(0, 7)}-01`, 0)
  await changed(
    em,
    sql`insert into referral (inviter_id, friend_id, created_at)
        select inviter.id, ${friend_id}::uuid, ${now}::timestamptz
        from session s join "user" inviter on inviter.ref_code = s.ref_code
        where s.id = ${session_id} and inviter.id <> ${friend_id} and inviter.deleted_at is null
          and not inviter.is_blocked
          and not exists (select 1 from "user" friend where friend.id = ${friend_id} and friend.had_orders)
          and not exists (select 1 from "order" o where o.user_id = ${friend_id})
          and not exists (select 1 from session used where used.user_id = inviter.id and used.device_id = ${device_id}::uuid)
          and (select count(*) from referral r where r.inviter_id = inviter.id and r.created_at >= ${month_start})
              < ${INVITES_PER_MONTH}
        on conflict (friend_id) do nothing`,
  )
}
