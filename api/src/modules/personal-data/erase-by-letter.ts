import { ERASE_FORM } from '@ostrov/shared/customers/form'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm } from '@ostrov/shared/forms/form'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { deleteAccount } from '../sessions/customers/delete-account'
import { FORGETTING } from './register'

type Erasing = { id: string; input: { letter: string; phone: string }; by: By; secret: string; now: Date }

/**
 * Erases a customer who asked for it in writing, as they would themselves. Which letter it was stays in the log, with nobody's
 * name. The phone out of the letter is typed again, so that nobody erases the neighbouring row.
 * @throws {Refusal} `customer.not_found`, `request.invalid` for another phone, and what refuses them themselves.
 */
export async function eraseByLetter(em: Em, { id, input, by, secret, now }: Erasing): Promise<void> {
  const errors = checkForm(ERASE_FORM, input)
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
  const { letter, phone } = input
  await em.transactional(async (tx) => {
    const there = await row<{ phone: string }>(
      tx,
      sql`select phone from "user" where id = ${id} and phone is not null for update`,
    )
    if (!there) throw new Refusal('customer.not_found')
    if (normalizePhone(phone) !== there.phone)
      throw new Refusal('request.invalid', { errors: { phone: 'У\u00A0этого клиента другой телефон' } })
    await deleteAccount(tx, { id }, { forgetting: FORGETTING, secret, now })
    await writeEntry(tx, { by, act: 'customer.erase', subject: `customer:${id}`, to: { letter }, now })
  })
}
