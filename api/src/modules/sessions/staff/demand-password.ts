import type { Em } from '../../../db/orm'
import type { Limits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { isPassword } from '../../staff/passwords'
import { loadStaff, type StaffPerson } from './staff-person'

/**
 * Who is signed in knows their password too, so what follows is not done by whoever found the page open.
 * @throws {Refusal} `account.current_password_wrong`; `request.too_often` for who only guesses it.
 */
export async function demandPassword(em: Em, limits: Limits, person: StaffPerson, typed: string): Promise<void> {
  const guess = `password:${person.id}`
  await limits.consume('sign_in', guess)
  const { password_hash } = await loadStaff(em, person)
  if (!(await isPassword(typed, password_hash))) {
    const { message } = new Refusal('account.current_password_wrong')
    throw new Refusal('account.current_password_wrong', { errors: { current: message } })
  }
  await limits.giveBack('sign_in', guess)
}
