import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'

/** The letter with the link by which somebody of the staff chooses a password, and so proves the mail to be theirs. */
export async function askForWayIn(em: Em, email: string): Promise<void> {
  await addJob(em, 'account.mail_reset_link', { email }, { key: `way-in:${email}`, max_attempts: 5 })
}
