/** What a person has on the site goes off it with them when they are blocked, and comes back when that ends. */
import { COMPLAINTS_HIDE } from '@ostrov/shared/moderation/complaints'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/** A customer, or somebody of a restaurant's staff, by their table. */
export type Person = { table: 'user' | 'business_user'; id: string }

const OWNER_BLOCKED = 'Владелец заблокирован площадкой'

/** Call inside a transaction. What is off already stays so. */
export async function hideHoldings(em: Em, { table, id }: Person, now: Date): Promise<void> {
  const statements =
    table === 'user'
      ? [
          sql`update ad set hidden_with_person = true, hidden_at = coalesce(hidden_at, ${now}), updated_at = ${now}
              where author_id = ${id} and archived_as is null and not hidden_with_person`,
          sql`update organization set hidden_with_person = true, is_hidden = true, updated_at = ${now}
              where owner_id = ${id} and not is_hidden and deleted_at is null`,
          sql`update reply set hidden_with_person = true
              where user_id = ${id} and status in ('sent', 'seen', 'invited') and not hidden_with_person`,
        ]
      : [
          sql`update restaurant set hidden_with_person = true, moderation_status = 'rejected',
                moderation_reason = ${OWNER_BLOCKED}, updated_at = ${now}
              where owner_id = ${id} and moderation_status = 'approved'`,
        ]
  for (const statement of statements) await changed(em, statement)
}

/** Call inside a transaction. An ad that complaints hid as well waits for its moderator. */
export async function showHoldings(em: Em, { table, id }: Person, now: Date): Promise<void> {
  const isComplainedOf = sql`(select count(*) from complaint c join revision v on v.id = c.revision_id
    where v.kind = 'ad' and v.row_id = ad.id and v.cause = 'complaints' and v.status = 'pending') >= ${sql.lit(COMPLAINTS_HIDE)}`
  const statements =
    table === 'user'
      ? [
          sql`update ad set hidden_with_person = false, hidden_at = case when ${isComplainedOf} then hidden_at end,
                updated_at = ${now}
              where author_id = ${id} and hidden_with_person`,
          sql`update organization set hidden_with_person = false, is_hidden = false, updated_at = ${now}
              where owner_id = ${id} and hidden_with_person`,
          sql`update reply set hidden_with_person = false where user_id = ${id} and hidden_with_person`,
        ]
      : [
          sql`update restaurant set hidden_with_person = false, updated_at = ${now},
                moderation_status = case when moderation_reason = ${OWNER_BLOCKED} then 'approved' else moderation_status end,
                moderation_reason = nullif(moderation_reason, ${OWNER_BLOCKED})
              where owner_id = ${id} and hidden_with_person`,
        ]
  for (const statement of statements) await changed(em, statement)
}
