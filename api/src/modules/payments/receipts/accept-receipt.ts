import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { FiscalNotice } from '../../../services/payments/verify-notification'

/**
 * What the bank's till says of a receipt of an attempt: its numbers and page, or why it could not. However often it says so, a
 * receipt is registered once; one that nobody asked for is kept with that complaint, for the reconciliation to name.
 */
export async function acceptReceipt(em: Em, attempt_id: string, notice: FiscalNotice) {
  await em.transactional(async (tx) => {
    await row(tx, sql`select from payment where id = ${attempt_id} for update`)
    const { fn_number, document_number } = notice
    if (
      document_number &&
      (await row(tx, sql`select from receipt where fn_number = ${fn_number} and document_number = ${document_number}`))
    )
      return
    const asked = await askedFor(tx, attempt_id, notice)
    if (asked) return finish(tx, asked.id, notice)
    if (document_number) await keepStrange(tx, attempt_id, notice)
  })
}

/** The oldest that fits: by kind and sum, one without its numbers. */
function askedFor(em: Em, attempt_id: string, { kind, amount }: FiscalNotice) {
  return row<{ id: string }>(
    em,
    sql`select id from receipt where attempt_id = ${attempt_id} and status <> 'registered' and amount * 100 = ${Math.round(amount * 100)}::int
          and (kind = ${kind}::text or ${kind}::text is null and kind <> 'refund')
        order by created_at, id limit 1 for update`,
  )
}

async function finish(em: Em, id: string, notice: FiscalNotice) {
  const isPrinted = notice.document_number !== ''
  await changed(
    em,
    sql`update receipt set status = ${isPrinted ? 'registered' : 'failed'}, error = ${isPrinted ? null : notice.error || 'Касса не\u00A0пробила чек'},
          fn_number = ${notice.fn_number || null}, document_number = ${notice.document_number || null},
          document_sign = ${notice.document_sign || null}, url = ${notice.url || null},
          registered_at = ${isPrinted ? notice.printed_at : null}::timestamptz
        where id = ${id}`,
  )
  if (isPrinted) await dropOthers(em, id)
  if (isPrinted && notice.url)
    await changed(
      em,
      sql`update payment set receipt_url = ${notice.url} where id = (select attempt_id from receipt where id = ${id})`,
    )
}

/** A payment is settled once: of receipts of full payment that were asked for, the till has one. */
async function dropOthers(em: Em, id: string) {
  await changed(
    em,
    sql`delete from receipt other using receipt printed
        where printed.id = ${id} and printed.kind = 'settlement' and other.attempt_id = printed.attempt_id
          and other.kind = 'settlement' and other.status <> 'registered'`,
  )
}

async function keepStrange(em: Em, attempt_id: string, notice: FiscalNotice) {
  if (notice.amount < 1) return
  await changed(
    em,
    sql`insert into receipt (attempt_id, kind, request_key, amount, lines, contact, status, error, fn_number, document_number, document_sign, url, registered_at)
        values (${attempt_id}, ${notice.kind ?? 'prepayment'}, ${`bank:${notice.fn_number}:${notice.document_number}`}, ${Math.floor(notice.amount)}, '[]', '',
          'registered', 'Такого чека мы не\u00A0просили', ${notice.fn_number}, ${notice.document_number}, ${notice.document_sign}, ${notice.url || null}, ${notice.printed_at})
        on conflict do nothing`,
  )
}
