import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { PASSWORD_FORM } from '@ostrov/shared/staff/form'
import type { PasswordChange } from '@ostrov/shared/staff/schema'
import type { Em } from '../../../db/orm'
import type { By, Staff } from '../../../kernel/actors'
import type { Limits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { hashPassword } from '../../staff/passwords'
import { revokeStaffSessions } from '../revoke-sessions'
import { demandPassword } from './demand-password'
import { loadStaff } from './staff-person'

type Changing = { person: Staff; by: By; input: typeof PasswordChange.static; now: Date }

/**
 * A new password by who knows the present one; every other session of theirs ends.
 * @throws {Refusal} `account.current_password_wrong`; `request.too_often` for who only guesses it.
 */
export async function changePassword(em: Em, limits: Limits, { person, by, input, now }: Changing): Promise<void> {
  const { current, password } = PASSWORD_FORM
  const errors = checkForm({ current, password }, input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  await demandPassword(em, limits, person, input.current)
  const next = await hashPassword(input.password)
  await em.transactional(async (tx) => {
    const account = await loadStaff(tx, person)
    account.password_hash = next
    await tx.flush()
    await revokeStaffSessions(tx, person, now, person.session.id)
    await writeEntry(tx, { by, act: 'password.change', subject: `${person.kind}:${person.id}`, now })
  })
}
