import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { Limits } from '../../../kernel/limits'

/** Of a kind `k`: it is sold to anybody, or to whom this code is known. */
export const isOpenTo = (code: string | null) =>
  sql`(k.access_code is null or upper(k.access_code) = upper(${code ?? ''}))`

type Tried = { session_id: string; code: string; by: string }

/**
 * Tries a code; a right one costs no try, so that only guessing is limited. `by`: whose tries they are.
 * @returns the code where it opens something, null where nothing was said or nothing opens
 * @throws {Refusal} `request.too_often`
 */
export async function tryCode(em: Em, limits: Limits, { session_id, code, by }: Tried): Promise<string | null> {
  const said = code.trim()
  if (said === '') return null
  await limits.consume('ticket_codes', by)
  const opened = await row(
    em,
    sql`select from ticket_kind k where k.session_id = ${session_id} and upper(k.access_code) = upper(${said}) limit 1`,
  )
  if (!opened) return null
  await limits.giveBack('ticket_codes', by)
  return said
}

/** Two who come by one code go one after the other, so that its uses are counted. Call inside a transaction. */
export async function lockCode(em: Em, { session_id, code }: { session_id: string; code: string | null }) {
  if (code === null) return
  await row(
    em,
    sql`select from ticket_kind k where k.session_id = ${session_id} and upper(k.access_code) = upper(${code})
        order by k.id for no key update`,
  )
}

/** Of a kind `k`: its code has brought as many purchases as it may; what was not paid in time is none. */
export const isCodeUsedUp = (now: Date) =>
  sql`coalesce(k.code_uses <= (select count(distinct s.purchase_id) from ticket_seat s
      where s.kind_id = k.id and (s.is_sold or s.held_until > ${now}::timestamptz)), false)`
