import type { Jobs } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'

/** Has the bank drop a card that was removed here, or all of a person who has left. @throws {JobFailure} to be tried again. */
export async function forgetCards({ orm, doors }: Deps, { customer_key, card_id }: Jobs['payment.forget_cards']) {
  const cards = await doors.bank.cardsOf(customer_key)
  if (!cards.ok) throw new JobFailure('bank.silent', cards.code)
  for (const card of cards.value) {
    if (card_id !== undefined && card.card_id !== card_id) continue
    // It was kept anew meanwhile.
    const kept = await row(
      orm.em.fork(),
      sql`select from saved_method where user_id = ${customer_key} and kind = 'card' and bank_id = ${card.card_id}`,
    )
    if (kept) continue
    const removed = await doors.bank.removeCard(customer_key, card.card_id)
    if (!removed.ok && removed.kind === 'unavailable') throw new JobFailure('bank.silent', removed.code)
  }
}
