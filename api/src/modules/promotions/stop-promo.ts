import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'

type Stopping = { by: By; now: Date }

/**
 * Switches a promo code off. An order that is being placed at this moment either has its discount already, and this waits
 * for it, or is refused. Harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `promo_code.not_found`
 */
export async function stopPromoCode(em: Em, id: string, { by, now }: Stopping): Promise<void> {
  const found = await row<{ is_active: boolean }>(
    em,
    sql`select is_active from promo_code where id = ${id} and user_id is null for update`,
  )
  if (!found) throw new Refusal('promo_code.not_found')
  if (!found.is_active) return
  await changed(em, sql`update promo_code set is_active = false where id = ${id}`)
  await writeEntry(em, { by, act: 'promo_code.stop', subject: `promo_code:${id}`, now })
}

/** The same of all codes of a series at once. @throws {Refusal} `promo_code_series.not_found` */
export async function stopSeries(em: Em, id: string, { by, now }: Stopping): Promise<void> {
  const found = await row<{ is_stopped: boolean }>(
    em,
    sql`select stopped_at is not null as is_stopped from promo_code_series where id = ${id} for update`,
  )
  if (!found) throw new Refusal('promo_code_series.not_found')
  if (found.is_stopped) return
  await changed(em, sql`update promo_code_series set stopped_at = ${now} where id = ${id}`)
  await changed(em, sql`update promo_code set is_active = false where series_id = ${id} and is_active`)
  await writeEntry(em, { by, act: 'promo_code_series.stop', subject: `promo_code_series:${id}`, now })
}
