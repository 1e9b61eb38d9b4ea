import { ADMINISTRATOR, adminPath, OWN_ACCOUNT } from '@ostrov/shared/paths'
import type { Config } from '../../../config'
import type { Em } from '../../../db/orm'
import { addJob, LETTER_TRIES } from '../../../db/queue'
import { type SecondFactorNews, secondFactorLetter } from '../../../services/mail/letters'
import { loadStaff, type StaffPerson } from '../staff/staff-person'

/** Tells the person by mail what has become of the code at their door. Call inside the transaction that did it. */
export async function notifyOfSecondFactor(em: Em, config: Config, person: StaffPerson, news: SecondFactorNews) {
  const { email } = await loadStaff(em, person)
  const { brand, origin } = config
  const url = origin + adminPath(person.kind === 'admin' ? ADMINISTRATOR : OWN_ACCOUNT)
  const letter = secondFactorLetter({ brand: brand.name, support_email: brand.supportEmail, url, news })
  await addJob(em, 'mail.send', { to: email, ...letter }, { max_attempts: LETTER_TRIES })
}
