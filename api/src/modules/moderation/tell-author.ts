import { quoted } from '@ostrov/shared/formats/quoted'
import { KIND_LABELS } from '@ostrov/shared/moderation/kinds'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { ADMIN } from '@ostrov/shared/paths'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { moderationLetter } from '../../services/mail/letters'
import { readRevision } from './read-revisions'

/** Mails the author what became of a revision. */
export async function tellAuthor({ orm, config }: Deps, { revision_id }: { revision_id: string }): Promise<void> {
  const em = orm.em.fork()
  const { kind, title, status, reason, author } = await readRevision(em, revision_id)
  const person = await row<{ email: string }>(em, sql`select email from business_user where id = ${author.id}`)
  if (!person) return
  const letter = moderationLetter({
    brand: config.brand.name,
    support_email: config.brand.supportEmail,
    what: `${KIND_LABELS[kind]} ${quoted(title)}`,
    became: MODERATION_LABELS[status].toLowerCase(),
    reason,
    url: config.origin + ADMIN,
  })
  await addJob(em, 'mail.send', { to: person.email, ...letter }, { key: `moderation-mail:${revision_id}` })
}
