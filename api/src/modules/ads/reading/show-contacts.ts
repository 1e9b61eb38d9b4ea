import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isShown } from '../ad-status'
import { countDay } from './count-day'

type Found = { id: string; name: string; phone: string }

/** Whom to call about an ad; counted. @throws {Refusal} `ad.not_found` where it is not shown */
export async function showContacts(em: Em, number: number, now: Date) {
  const ad = await row<Found>(
    em,
    sql`select a.id, a.contact_name as name, a.contact_phone as phone from ad a where a.number = ${number} and ${isShown(now)}`,
  )
  if (!ad) throw new Refusal('ad.not_found')
  await countDay(em, ad.id, 'contacts', now)
  return { name: ad.name, phone: ad.phone }
}

/** Counts that an ad was opened. */
export async function countView(em: Em, number: number, now: Date): Promise<void> {
  const ad = await row<{ id: string }>(em, sql`select a.id from ad a where a.number = ${number} and ${isShown(now)}`)
  if (ad) await countDay(em, ad.id, 'views', now)
}
