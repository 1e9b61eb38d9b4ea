import { cutText } from '@ostrov/shared/formats/cut-text'
import { adminPath, recordPath } from '@ostrov/shared/paths'
import { DESK_SUPPORT, ownSupportPath } from '@ostrov/shared/support/paths'
import { type ANSWER_WAYS, SUBJECTS, type Subject } from '@ostrov/shared/support/rules'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { supportAnswerLetter, supportLetter } from '../../services/mail/support-letters'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'

type Payload = { message_id: string }
type Written = {
  id: string
  number: number
  subject: Subject
  name: string
  text: string
  answer_by: keyof typeof ANSWER_WAYS
  email: string | null
  user_id: string | null
  reach: Reach | null
}

/** Mails the desk what somebody has written; nothing of what is forgotten meanwhile. */
export async function notifyDesk(deps: Deps, { message_id }: Payload): Promise<void> {
  const found = await readWritten(deps, message_id)
  if (!found) return
  const { brand, origin } = deps.config
  const letter = supportLetter({
    ...{ brand: brand.name, support_email: brand.supportEmail, number: found.number },
    ...{ subject: SUBJECTS[found.subject], name: found.name, text: found.text },
    url: origin + adminPath(recordPath(DESK_SUPPORT, found.id)),
  })
  await addJob(deps.orm.em.fork(), 'mail.send', { to: brand.supportEmail, ...letter }, { key: `support:${message_id}` })
}

/**
 * Tells a person what the desk answered: by a letter to where they asked for one, and who has an account by the way they
 * chose. A guest who waits for a call is called by the desk.
 */
export async function notifyPerson(deps: Deps, { message_id }: Payload, attempt = 1): Promise<void> {
  const found = await readWritten(deps, message_id)
  if (!found) return
  const { number, text, email, answer_by, reach } = found
  const { brand, origin } = deps.config
  const url = found.user_id === null ? null : ownSupportPath(found.id)
  if (email) {
    const facts = { brand: brand.name, support_email: brand.supportEmail, number, text, url: url && origin + url }
    const letter = supportAnswerLetter(facts)
    const about = { kind: 'notice', ...(found.user_id && { user_id: found.user_id }) } as const
    await addJob(deps.orm.em.fork(), 'mail.send', { to: email, about, ...letter }, { key: `support:${message_id}` })
  }
  if (!reach || !url) return
  await notifyCustomer(deps, reach, {
    ...{ event: 'support', is_necessary: false, topic: `s${found.id.slice(-12)}`, attempt, url },
    ...(answer_by === 'mail' && { only: 'push' as const }),
    title: `Ответ на\u00A0обращение №\u00A0${number}`,
    body: cutText(text, 120),
  })
}

const readWritten = (deps: Deps, message_id: string) =>
  row<Written>(
    deps.orm.em.fork(),
    sql`select r.id, r.number, r.subject, r.name, m.text, r.answer_by, r.email, r.user_id, ${reachOf(sql`r.user_id`)}
        from support_message m join support_request r on r.id = m.request_id where m.id = ${message_id}`,
  )
