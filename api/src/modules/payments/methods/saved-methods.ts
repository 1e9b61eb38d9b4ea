import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import { type Config, keepableMethods } from '../../../config'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, moment, row, rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { customerKey } from '../../../services/payments/kept-ways'

/** Nobody keeps more; the bank's list of cards is as short. */
const MOST = 20

/** What a person has kept, the newest first; of what the installation keeps no more nothing is told. */
export function listMethods(em: Em, config: Config, user_id: string): Promise<SavedMethodWire[]> {
  return rows(
    em,
    sql<SavedMethodWire>`select id, kind, label, refused_at is null as is_usable, ${moment('agreed_at')} as agreed_at
        from saved_method where user_id = ${user_id} and kind = any(${keepableMethods(config)}::text[])
        order by created_at desc, id desc limit ${sql.lit(MOST)}`,
  )
}

/** From now on nothing is charged by it; the bank is told by a job. Call inside a transaction. @throws {Refusal} `saved_method.not_found` */
export async function removeMethod(em: Em, user_id: string, id: string): Promise<void> {
  const gone = await row<{ kind: string; bank_id: string }>(
    em,
    sql`delete from saved_method where id = ${id} and user_id = ${user_id} returning kind, bank_id`,
  )
  if (!gone) throw new Refusal('saved_method.not_found')
  // A binding of SBP is ended in the payer's bank: the acquirer has no call for it.
  if (gone.kind !== 'card') return
  const one = { user_id, card_id: gone.bank_id }
  await addJob(em, 'payment.forget_cards', { customer_key: customerKey(user_id), one })
}

/** The bank has said that it pays nothing any more, so it is offered no more. */
export async function retireMethod(em: Em, id: string | null, now: Date): Promise<void> {
  await changed(em, sql`update saved_method set refused_at = ${now} where id = ${id} and refused_at is null`)
}
