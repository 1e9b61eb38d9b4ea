import type { ComplaintReason } from '@ostrov/shared/moderation/complaints'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { complain } from '../moderation/complain'
import { isShown } from './ad-status'

export type Complaint = { reason: ComplaintReason; words: string }

/**
 * Somebody complains of an ad that is shown. Call inside a transaction.
 * @throws {Refusal} `ad.not_found` where it is not shown, `ad.own`, `request.invalid`
 */
export async function complainOfAd(
  em: Em,
  number: number,
  complaint: Complaint,
  acting: { customer: Customer; now: Date },
) {
  const { customer, now } = acting
  const ad = await row<{ id: string; author_id: string }>(
    em,
    sql`select a.id, a.author_id from ad a where a.number = ${number} and ${isShown(now)} for update`,
  )
  if (!ad) throw new Refusal('ad.not_found')
  if (ad.author_id === customer.id) throw new Refusal('ad.own')
  await complain(em, { kind: 'ad', row_id: ad.id, owner: `customer:${ad.author_id}`, complaint, customer, now })
}
