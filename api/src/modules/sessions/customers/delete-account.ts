import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import type { Forget, Leaving } from '../../../kernel/leaving'
import { Refusal } from '../../../kernel/problems'
import { keyedHash } from '../keyed-hash'

type Account = Pick<Leaving, 'phone' | 'email' | 'confirmed_email' | 'had_orders'>

/**
 * Erases the person, module by module, in one transaction. Orders stay, for the restaurants' books, and reviews as they
 * were published, with nobody in them. Every session is refused at once, and the phone may register anew as a stranger, for
 * whom alone the first order's gifts are spent.
 * @throws {Refusal} `session.missing`, and what a module refuses.
 */
export async function deleteAccount(
  em: Em,
  { id }: Pick<Customer, 'id'>,
  { forgetting, secret, now }: { forgetting: readonly Forget[]; secret: string; now: Date },
): Promise<void> {
  await em.transactional(async (tx) => {
    const account = await row<Account>(
      tx,
      sql`select phone, email, case when email_confirmed_at is not null then email end as confirmed_email, had_orders from "user" where id = ${id} and phone is not null for update`,
    )
    if (!account) throw new Refusal('session.missing')
    const person = { id, ...account, phone_hash: keyedHash(secret, 'phone', account.phone), now }
    for (const forget of forgetting) await forget(tx, person)
  })
}
