import { EXPORT_DAYS } from '@ostrov/shared/customers/data-export'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { ACCOUNT } from '@ostrov/shared/paths'
import { addJob, type JobRow, type Jobs, LETTER_TRIES } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { dataExportLetter } from '../../services/mail/support-letters'
import { dataFiles } from './data-files'

type Asked = { user_id: string; phone: string; email: string | null }

/**
 * Makes the file that was asked for and mails that it is there: to a confirmed address alone, and to the profile rather than the
 * file, since who reads a mailbox need not be its owner. Nothing, where its person has left meanwhile.
 */
export async function makeExport(
  { orm, config, now }: Deps,
  { export_id }: Jobs['account.make_export'],
  _attempt = 1,
  job: JobRow | null = null,
): Promise<void> {
  const em = orm.em.fork()
  const asked = await row<Asked>(
    em,
    sql`select u.id as user_id, u.phone, case when u.email_confirmed_at is not null then u.email end as email
        from data_export e join "user" u on u.id = e.user_id
        where e.id = ${export_id} and e.state = 'making' and u.phone is not null`,
  )
  if (!asked) return
  const { user_id, phone, email } = asked
  const { origin, brand, mail } = config
  try {
    const file = await dataFiles(em, { id: user_id, phone }, { brand: brand.name, origin, now: now() })
    await em.transactional(async (tx) => {
      const ends_at = new Date(now().getTime() + EXPORT_DAYS * DAY_MS)
      const made = await changed(
        tx,
        sql`update data_export set state = 'ready', file = ${file}, size = ${file.byteLength}, ready_at = ${now()}, ends_at = ${ends_at}
            where id = ${export_id} and state = 'making'`,
      )
      if (made === 0 || !email || mail.transport === 'off') return
      const facts = { brand: brand.name, support_email: brand.supportEmail, days: EXPORT_DAYS }
      const letter = dataExportLetter({ ...facts, url: `${origin}${ACCOUNT}#data` })
      await addJob(
        tx,
        'mail.send',
        { to: email, about: { kind: 'notice', user_id }, ...letter },
        { max_attempts: LETTER_TRIES },
      )
    })
  } catch (problem) {
    if (job?.isLast ?? true) {
      await changed(
        orm.em.fork(),
        sql`update data_export set state = 'failed' where id = ${export_id} and state = 'making'`,
      )
    }
    throw problem
  }
}
