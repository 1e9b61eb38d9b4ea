import { soughtBy } from '../../db/sought-by'
import { containing, type Sql, sql, writtenOut } from '../../db/sql'
import { plainly } from '../../db/words'

/** Less is held by nearly every entry, and no index serves it. */
const LETTERS_LEAST = 3
/** Of one kind so many things of a name are looked for. */
const NAMED_MOST = 200

/**
 * Entries in whose words a part of what was typed stands: what was and what became, who did it, to whom or to what, by the
 * names of today; of digits an order too.
 */
export function saysWords(typed: string): Sql {
  const text = typed.trim()
  const digits = text.replace(/^(?:№|#)\s*/, '')
  const ofOrder = /^\d{1,15}$/.test(digits) ? [sql`l.subject = ${`order:${digits}`}`] : []
  if (text.length < LETTERS_LEAST) return ofOrder[0] ?? sql`false`
  const like = writtenOut(containing(text))
  const named = namedLike(text)
  const ways = [
    sql`l."from"::text ilike ${like}`,
    sql`l."to"::text ilike ${like}`,
    sql`l.actor = any(array(${named}))`,
    sql`l.subject = any(array(${named}))`,
    sql`l.restaurant_id = any(array(select id from restaurant where title ilike ${like} limit ${sql.lit(NAMED_MOST)}))`,
    ...ofOrder,
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

/** What of those with a name that an index finds it by is called so, as the log names them. */
function namedLike(text: string): Sql {
  const like = writtenOut(containing(text))
  const plain = writtenOut(containing(plainly(text)))
  const found = [
    sql`select 'admin:' || id from admin where name ilike ${like} or email ilike ${like}`,
    sql`select 'business:' || id from business_user where ${soughtBy(sql`sought`, text)}`,
    sql`select 'customer:' || id from "user" where ${soughtBy(sql`sought`, text)}`,
    sql`select 'restaurant:' || id from restaurant where title ilike ${like}`,
    sql`select 'product:' || id from product where plain_name like ${plain}`,
    sql`select 'news:' || id from news where title ilike ${like}`,
    sql`select 'event:' || id from event where title ilike ${like}`,
  ]
  return sql.join(
    found.map((one) => sql`(${one} limit ${sql.lit(NAMED_MOST)})`),
    sql` union all `,
  )
}
