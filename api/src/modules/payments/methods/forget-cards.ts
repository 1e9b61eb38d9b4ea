import type { Em } from '../../../db/orm'
import type { Jobs } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'

/** Has the bank drop a card that was removed here, or all of a person who has left. @throws {JobFailure} to be tried again. */
export async function forgetCards({ orm, doors }: Deps, { customer_key, one }: Jobs['payment.forget_cards']) {
  const cards = await doors.bank.cardsOf(customer_key)
  if (!cards.ok) throw new JobFailure('bank.silent', cards.code)
  for (const card of cards.value) {
    if (one && card.card_id !== one.card_id) continue
    if (one && (await isKept(orm.em.fork(), one))) continue
    const removed = await doors.bank.removeCard(customer_key, card.card_id)
    if (!removed.ok && removed.kind === 'unavailable') throw new JobFailure('bank.silent', removed.code)
  }
}

/** It was kept anew meanwhile. */
async function isKept(em: Em, { user_id, card_id }: { user_id: string; card_id: string }): Promise<boolean> {
  const kept = await row(
    em,
    sql`select from saved_method where user_id = ${user_id} and kind = 'card' and bank_id = ${card_id}`,
  )
  return kept !== undefined
}
