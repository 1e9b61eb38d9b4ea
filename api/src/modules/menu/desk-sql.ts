import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { moment, sql } from '../../db/sql'

/** What an administrator sees of everything on a menu; `one` is the row's name in the statement, `r` its restaurant's. */
export const shownOfMenu = (kind: ModeratedKind, one: string) =>
  sql`json_build_object('id', r.id, 'title', r.title) as restaurant, ${sql.ref(`${one}.moderation_status`)},
    ${sql.ref(`${one}.moderation_reason`)}, ${moment(`${one}.updated_at`)} as updated_at,
    exists (select from revision v where v.kind = ${sql.lit(kind)} and v.row_id = ${sql.ref(`${one}.id`)}
      and v.cause = 'proposal' and v.status = 'pending') as is_changing`

export const ofRestaurantJoin = (one: string) => sql`join restaurant r on r.id = ${sql.ref(`${one}.restaurant_id`)}`

/** The conditions that every list of a menu has. */
export const menuConditions = (one: string) => ({
  restaurant_id: sql.ref(`${one}.restaurant_id`),
  moderation_status: sql.ref(`${one}.moderation_status`),
  on_sale: (asked: string) => (asked === 'on' ? sql.ref(`${one}.is_active`) : sql`not ${sql.ref(`${one}.is_active`)}`),
})
