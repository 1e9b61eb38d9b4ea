import type { ListQuery } from '@ostrov/shared/lists/table'
import { adminPath, OVERVIEW } from '@ostrov/shared/paths'
import { mismatchList } from '@ostrov/shared/payments/lists'
import type { PaymentMismatchWire } from '@ostrov/shared/payments/schema'
import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { paymentMismatchLetter } from '../../../services/mail/letters'
import { PAYMENT_EFFECTS } from '../../../services/payments/payment-effects'
import type { Attempt } from '../attempts'

/**
 * The sum, in rubles, that the bank's status must come with: what was asked, less what we gave back or let go ourselves.
 * Of money on its way back the bank tells the part or the whole, so null: any part will do.
 */
export function expectedAmount({ amount, refunded_amount }: Attempt, status: PaymentStatus): number | null {
  const { order, money } = PAYMENT_EFFECTS[status]
  if (order === 'none') return null
  return money === 'none' ? amount : amount - refunded_amount
}

/** Whether the bank speaks of another sum than was asked. */
export function isMismatch(attempt: Attempt, status: PaymentStatus, told: number): boolean {
  const expected = expectedAmount(attempt, status)
  return expected === null ? told <= 0 || told > attempt.amount : told !== expected
}

/** Keeps the word once and has the administrators told; in the transaction of `em`. */
export async function keepMismatch(
  em: Em,
  attempt: Attempt,
  told: { status: PaymentStatus; amount: number; now: Date },
) {
  const expected = expectedAmount(attempt, told.status) ?? attempt.amount
  const kept = await row<{ id: string }>(
    em,
    sql`insert into payment_mismatch (attempt_id, status, expected, told_kopecks, created_at)
        values (${attempt.id}, ${told.status}, ${expected}, ${Math.round(told.amount * 100)}, ${told.now})
        on conflict do nothing returning id`,
  )
  if (kept) await addJob(em, 'payment.report_mismatch', { mismatch_id: kept.id })
}

/** Writes a letter to every administrator; harmless when repeated. */
export async function reportMismatch({ orm, config, log }: Deps, mismatch_id: string) {
  const em = orm.em.fork()
  const mismatch = await readMismatch(em, mismatch_id)
  if (!mismatch) return
  log.error({ mismatch }, 'the bank told another sum than was asked')
  const letter = paymentMismatchLetter({
    ...mismatch,
    brand: config.brand.name,
    support_email: config.brand.supportEmail,
    url: config.origin + adminPath(OVERVIEW),
  })
  await em.transactional(async (tx) => {
    const admins = await rows<{ email: string }>(tx, sql`select email from admin where not is_blocked`)
    for (const { email: to } of admins)
      await addJob(tx, 'mail.send', { to, ...letter }, { key: `payment-mismatch:${mismatch_id}:${to}` })
  })
}

type MismatchRow = Omit<PaymentMismatchWire, 'created_at'> & { created_at: number }
const source = {
  select: sql`m.id, p.order_id::int as order_id, b.number as purchase_number, coalesce(p.payment_id, '') as payment_id, m.status, m.expected,
    (m.told_kopecks / 100.0)::float8 as told, (extract(epoch from m.created_at) * 1000)::float8 as created_at`,
  from: sql`payment_mismatch m join payment p on p.id = m.attempt_id left join ticket_purchase b on b.id = p.purchase_id`,
}

/** All of them, newest first. */
export async function listMismatches(em: Em, query: ListQuery<typeof mismatchList>) {
  const list = await readList<MismatchRow, typeof mismatchList>(em, mismatchList, query, {
    ...source,
    where: sql`true`,
    order: sql`m.created_at desc, m.id desc`,
  })
  return { ...list, items: list.items.map(viewOf) }
}

async function readMismatch(em: Em, id: string): Promise<PaymentMismatchWire | undefined> {
  const found = await row<MismatchRow>(em, sql`select ${source.select} from ${source.from} where m.id = ${id}`)
  return found && viewOf(found)
}

const viewOf = (found: MismatchRow) => ({ ...found, created_at: new Date(found.created_at).toISOString() })
