import { quoted } from '@ostrov/shared/formats/quoted'
import { KIND_LABELS, MODERATED } from '@ostrov/shared/moderation/kinds'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import type { ModerationStatus } from '@ostrov/shared/moderation/statuses'
import { NOUNS } from '@ostrov/shared/nouns'
import { HOME } from '@ostrov/shared/paths'
import { addJobs, newJob } from '../../db/queue'
import { row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'
import type { Target } from './moderated-row'

/** What became of complaints: everybody who complained is answered, each once, and the author told where it changes something for them. */
export async function notifyOfComplaints(deps: Deps, revision: RevisionWire, attempt: number): Promise<void> {
  const em = deps.orm.em.fork()
  await em.transactional(async (tx) => {
    const told = await rows<{ id: string }>(
      tx,
      sql`update complaint set told_at = ${deps.now()} where revision_id = ${revision.id} and told_at is null returning id`,
    )
    await addJobs(
      tx,
      told.map(({ id }) => newJob('moderation.answer_complaint', { complaint_id: id })),
    )
  })
  await notifyOwner(deps, revision, attempt)
}

async function notifyOwner(deps: Deps, { id, kind, title, status, reason, author }: RevisionWire, attempt: number) {
  const { at, as } = MODERATED[kind].told
  const found = await row<{ reach: Reach | null; was_shown: boolean }>(
    deps.orm.em.fork(),
    sql`select ${reachOf(sql`${author.id}::uuid`)}, r.was_shown from revision r where r.id = ${id}`,
  )
  // Nobody noticed anything where it was shown all the time.
  if (!as || !found?.reach || (status === 'approved' && found.was_shown)) return
  const what = `${KIND_LABELS[kind]} ${quoted(title)}`
  const message =
    status === 'approved'
      ? { title: `${what} снова видно всем`, body: 'На\u00A0него жаловались. Модератор посмотрел: всё в\u00A0порядке.' }
      : { title: `${what} снято после жалоб`, body: reason ?? '' }
  await notifyCustomer(deps, found.reach, {
    ...{ event: as, is_necessary: false, topic: `k${id.slice(-12)}`, attempt, url: at },
    ...message,
  })
}

/** Tells one person what became of their complaint. */
export async function answerComplaint(deps: Deps, { complaint_id }: { complaint_id: string }, attempt = 1) {
  const em = deps.orm.em.fork()
  const complaint = await row<Target & { status: ModerationStatus; reach: Reach | null }>(
    em,
    sql`select c.kind, c.row_id, r.status, ${reachOf(sql`c.author_id`)} from complaint c
        join revision r on r.id = c.revision_id where c.id = ${complaint_id}`,
  )
  if (!complaint?.reach) return
  const { kind, row_id, status, reach } = complaint
  const { table, title, told } = MODERATED[kind]
  if (!told.as) return
  const named = await row<{ title: string }>(
    em,
    sql`select ${sql.ref(title)} as title from ${sql.table(table)} where id = ${row_id}`,
  )
  const what = named ? ` ${quoted(named.title)}` : ''
  await notifyCustomer(deps, reach, {
    ...{ event: told.as, is_necessary: false, topic: `j${complaint_id.slice(-12)}`, attempt, url: HOME },
    title: 'Ответ на\u00A0вашу жалобу',
    body:
      status === 'approved'
        ? `Мы\u00A0посмотрели${what}: нарушений не\u00A0нашли, оставили на\u00A0сайте. Спасибо, что\u00A0написали.`
        : `Вы\u00A0были правы: ${NOUNS[kind].accusative}${what} мы\u00A0сняли с\u00A0сайта. Спасибо!`,
  })
}
