import type { DeskKind } from '@ostrov/shared/staff/desk-search'
import { soughtBy } from '../../../db/sought-by'
import { containing, type Sql, sql, writtenOut } from '../../../db/sql'
import { plainly } from '../../../db/words'

/** Where the rows of a kind stand, how one is shown, and the condition of what was typed, which has an index. */
export type DeskSource = {
  from: Sql
  /** The newest has the greatest. */
  key: Sql
  number?: Sql
  title: Sql
  note: Sql
  where?: Sql
  sought: (typed: string) => Sql
}

/** Fewer letters than make a trigram would be looked for in every row. */
const LETTERS_LEAST = 3
const PHONE_DIGITS = 11

export const DESK_SOURCES: Readonly<Record<DeskKind, DeskSource>> = {
  order: {
    from: sql`"order" o`,
    ...{ key: sql`o.id`, number: sql`o.id` },
    title: sql`'№\u00A0' || o.id`,
    note: sql`concat_ws(' · ', nullif(o.user_name, ''), '+' || o.user_phone, o.restaurant->'general_info'->>'name')`,
    where: sql`o.user_id is not null`,
    sought: (typed) => soughtBy(sql`o.sought`, typed),
  },
  customer: {
    from: sql`"user" u`,
    key: sql`u.id`,
    title: sql`coalesce(nullif(u.name, ''), '+' || u.phone, 'Удалённый клиент')`,
    note: sql`concat_ws(' · ', '+' || u.phone, u.email)`,
    sought: (typed) => soughtBy(sql`u.sought`, typed),
  },
  ad: {
    from: sql`ad a`,
    ...{ key: sql`a.id`, number: sql`a.number` },
    title: sql`a.title`,
    note: sql`concat_ws(' · ', '№\u00A0' || a.number, a.contact_name, '+' || a.contact_phone)`,
    sought: (typed) => sql`(${said(sql`a.title`, typed)} or ${called(sql`a.contact_phone`, typed)})`,
  },
  ticket_purchase: {
    from: sql`ticket_purchase p join "user" u on u.id = p.user_id
      join event_session s on s.id = p.session_id join event e on e.id = s.event_id`,
    ...{ key: sql`p.id`, number: sql`p.number` },
    title: sql`'Билеты №\u00A0' || p.number`,
    note: sql`concat_ws(' · ', e.title, nullif(u.name, ''), p.mail)`,
    sought: (typed) =>
      sql`(${said(sql`p.mail`, typed)} or p.user_id in (select b.id from "user" b where ${soughtBy(sql`b.sought`, typed)}))`,
  },
  support_request: {
    from: sql`support_request r`,
    ...{ key: sql`r.id`, number: sql`r.number` },
    title: sql`'№\u00A0' || r.number || ', ' || r.name`,
    note: sql`concat_ws(' · ', '+' || r.phone, r.email)`,
    sought: (typed) =>
      sql`(${said(sql`r.name`, typed)} or ${said(sql`r.email`, typed)} or ${called(sql`r.phone`, typed)})`,
  },
  restaurant: {
    from: sql`restaurant r`,
    key: sql`r.id`,
    title: sql`r.title`,
    note: sql`coalesce(r.general_info->>'address', '')`,
    sought: (typed) => sql`(${said(sql`r.title`, typed)} or ${called(sql`((r.general_info->'phones')::text)`, typed)})`,
  },
  business_user: {
    from: sql`business_user b`,
    key: sql`b.id`,
    title: sql`b.name`,
    note: sql`concat_ws(' · ', b.email, '+' || b.phone)`,
    sought: (typed) => soughtBy(sql`b.sought`, typed),
  },
  product: {
    from: sql`product d join restaurant r on r.id = d.restaurant_id`,
    key: sql`d.id`,
    title: sql`d.name`,
    note: sql`r.title`,
    where: sql`d.deleted_at is null`,
    sought: (typed) => said(sql`d.plain_name`, plainly(typed)),
  },
  organization: {
    from: sql`organization o`,
    ...{ key: sql`o.id`, number: sql`o.number` },
    title: sql`o.name`,
    note: sql`concat_ws(' · ', '№\u00A0' || o.number, o.address)`,
    where: sql`o.deleted_at is null`,
    sought: (typed) => sql`(${said(sql`o.name`, typed)} or ${called(sql`o.phones`, typed)})`,
  },
  event: {
    from: sql`event e`,
    ...{ key: sql`e.id`, number: sql`e.number` },
    title: sql`e.title`,
    note: sql`'№\u00A0' || e.number`,
    sought: (typed) => said(sql`e.title`, typed),
  },
  news: {
    from: sql`news n`,
    ...{ key: sql`n.id`, number: sql`n.number` },
    title: sql`n.title`,
    note: sql`'№\u00A0' || n.number`,
    where: sql`n.moderation_status = 'approved'`,
    sought: (typed) => said(sql`n.title`, typed),
  },
  promo_code: {
    from: sql`promo_code p`,
    key: sql`p.id`,
    title: sql`p.code`,
    note: sql`p.name`,
    where: sql`p.user_id is null`,
    sought: (typed) => sql`p.code = ${typed.toUpperCase()}`,
  },
  admin: {
    from: sql`admin a`,
    key: sql`a.id`,
    title: sql`a.name`,
    note: sql`a.email`,
    sought: (typed) => sql`(${said(sql`a.name`, typed)} or ${said(sql`a.email`, typed)})`,
  },
}

/** Every word of it, in any order. */
function said(column: Sql, typed: string): Sql {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  if (!words.some((word) => word.length >= LETTERS_LEAST)) return sql`false`
  return sql`(${sql.join(
    words.map((word) => sql`${column} ilike ${writtenOut(containing(word))}`),
    sql` and `,
  )})`
}

/** These digits of it; ours begin with 7 where people write 8. */
function called(column: Sql, typed: string): Sql {
  const digits = /^[\d\s()+-]+$/.test(typed) ? typed.replace(/\D/g, '') : ''
  if (digits.length < LETTERS_LEAST) return sql`false`
  const shown = digits.length === PHONE_DIGITS ? digits.replace(/^8/, '7') : digits
  return sql`${column} like ${writtenOut(containing(shown))}`
}
