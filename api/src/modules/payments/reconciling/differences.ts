import { checkForm, isValid } from '@ostrov/shared/forms/form'
import type { ListQuery } from '@ostrov/shared/lists/table'
import type { DifferenceWire, ReconciledWire } from '@ostrov/shared/payments/desk-schema'
import { differenceDesk } from '@ostrov/shared/payments/differences'
import { DIFFERENCE_FORM } from '@ostrov/shared/payments/form'
import { readFacets } from '../../../db/facets'
import { readList, type SourceOf } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { moment, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'

type Query = ListQuery<typeof differenceDesk>

const source: SourceOf<typeof differenceDesk> = {
  select: sql`d.id, p.order_id::int as order_id, b.number as purchase_number, p.payment_id, p.method, d.kind, d.ours::float8 as ours,
    d.theirs::float8 as theirs, d.state, d.comment, a.name as closed_by, ${moment('d.created_at')} as created_at,
    ${moment('d.checked_at')} as checked_at`,
  from: sql`bank_difference d join payment p on p.id = d.attempt_id left join ticket_purchase b on b.id = p.purchase_id
    left join admin a on a.id = d.closed_by`,
  where: sql`true`,
  conditions: { state: sql`d.state`, kind: sql`d.kind` },
  orders: {
    '-created_at': { by: [sql`d.created_at`, sql`d.id`], falling: true },
    created_at: { by: [sql`d.created_at`, sql`d.id`] },
  },
}

/** What does not agree, the newest first. */
export const listDifferences = (em: Em, query: Query) =>
  readList<DifferenceWire, typeof differenceDesk>(em, differenceDesk, query, source)

export const countDifferences = (em: Em, query: Query) => readFacets(em, differenceDesk, query, source)

/** When payments were last compared, and how many of them within the day before. */
export async function readReconciled(em: Em): Promise<ReconciledWire> {
  const found = await row<ReconciledWire>(
    em,
    sql`select ${moment('l.last')} as last_at,
          (select count(*)::int from payment p where p.reconciled_at > l.last - interval '1 day') as payments
        from (select max(reconciled_at) as last from payment) l`,
  )
  return found ?? { last_at: null, payments: 0 }
}

/**
 * Has the bank asked anew of the payment of a difference. Call inside a transaction.
 * @throws {Refusal} `difference.not_found`
 */
export async function checkDifference(em: Em, { by, id, now }: { by: By; id: string; now: Date }): Promise<void> {
  const found = await row<{ attempt_id: string }>(em, sql`select attempt_id from bank_difference where id = ${id}`)
  if (!found) throw new Refusal('difference.not_found')
  await addJob(em, 'payment.reconcile', { payment_id: found.attempt_id }, { key: `reconcile:${found.attempt_id}` })
  await writeEntry(em, { by, act: 'difference.check', subject: `difference:${id}`, now })
}

type Closing = { by: By; id: string; comment: string; now: Date }

/**
 * Closes what somebody has looked into, with what they found. Of two who close at once one does. Call inside a transaction.
 * @throws {Refusal} `difference.not_found`, `difference.closed`, `request.invalid`
 */
export async function closeDifference(em: Em, { by, id, comment, now }: Closing): Promise<void> {
  const errors = checkForm(DIFFERENCE_FORM, { comment })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const closed = await row<{ id: string }>(
    em,
    sql`update bank_difference set state = 'closed', comment = ${comment.trim()}, closed_by = ${by.id}
        where id = ${id} and state = 'open' returning id`,
  )
  if (!closed) {
    const known = await row(em, sql`select from bank_difference where id = ${id}`)
    throw new Refusal(known ? 'difference.closed' : 'difference.not_found')
  }
  await writeEntry(em, {
    by,
    act: 'difference.close',
    subject: `difference:${id}`,
    to: { comment: comment.trim() },
    now,
  })
}
