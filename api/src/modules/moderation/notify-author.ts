import { quoted } from '@ostrov/shared/formats/quoted'
import { KIND_LABELS, MODERATED } from '@ostrov/shared/moderation/kinds'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { moderationLetter } from '../../services/mail/letters'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'
import { notifyOfComplaints } from './notify-of-complaints'
import { readRevision } from './read-revisions'

const SEEN = 'Изменения уже видны всем.'
type Told = { revision_id: string }
type Became = RevisionWire & { what: string; became: string }

/** Tells the author what became of a revision: a customer by the ways they chose, the staff by letter. Who has left is told nothing. */
export async function notifyAuthor(deps: Deps, { revision_id }: Told, attempt = 1): Promise<void> {
  const revision = await readRevision(deps.orm.em.fork(), revision_id)
  const { kind, title, status, author } = revision
  const what = `${KIND_LABELS[kind]} ${quoted(title)}`
  const told = { ...revision, what, became: becameOf(revision) }
  // Taken back meanwhile.
  if (status === 'pending' || status === 'draft') return
  // Nobody noticed anything.
  if (revision.cause === 'check' || (revision.cause === 'recheck' && status === 'approved')) return
  if (revision.cause === 'complaints') return notifyOfComplaints(deps, revision, attempt)
  if (author.id === null) return
  if (author.kind === 'customer') await notify(deps, author.id, told, attempt)
  else await mail(deps, author.kind, author.id, told)
}

function becameOf({ cause, status }: RevisionWire): string {
  if (cause !== 'appeal') return MODERATION_LABELS[status].toLowerCase()
  return status === 'approved' ? 'апелляция удовлетворена' : 'в\u00A0апелляции отказано'
}

async function notify(
  deps: Deps,
  id: string,
  { id: revision_id, kind, what, became, reason }: Became,
  attempt: number,
) {
  const { at, as, approved = SEEN } = MODERATED[kind].told
  const found = await row<{ reach: Reach | null }>(
    deps.orm.em.fork(),
    sql`select ${reachOf(sql`${id}::uuid`)} from (values (1)) one`,
  )
  if (!as || !found?.reach) return
  const message = { title: `${what}: ${became}`, body: reason ?? approved, url: at }
  await notifyCustomer(deps, found.reach, {
    event: as,
    is_necessary: false,
    topic: `m${revision_id}`,
    attempt,
    ...message,
  })
}

const STAFF = { business: 'business_user', admin: 'admin' } as const

async function mail({ orm, config }: Deps, of: keyof typeof STAFF, id: string, told: Became) {
  const em = orm.em.fork()
  const person = await row<{ email: string | null }>(
    em,
    sql`select email from ${sql.table(STAFF[of])} where id = ${id}`,
  )
  if (!person?.email) return
  const { what, became, reason, kind } = told
  const letter = moderationLetter({
    brand: config.brand.name,
    support_email: config.brand.supportEmail,
    ...{ what, became, reason },
    url: config.origin + MODERATED[kind].told.at,
  })
  await addJob(em, 'mail.send', { to: person.email, ...letter }, { key: `moderation-mail:${told.id}` })
}
