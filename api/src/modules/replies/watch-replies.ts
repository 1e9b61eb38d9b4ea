import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { receivedRepliesPath } from '@ostrov/shared/replies/paths'
import { REMINDED_AFTER_DAYS, UNANSWERED_AFTER_DAYS } from '@ostrov/shared/replies/rules'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'

/** So many at once; the rest an hour later. */
const AT_ONCE = 1000
/** Replies that wait for an answer. */
const WAITING = sql`p.about = 'vacancy' and p.answered_at is null and p.unanswered_at is null and p.status <> 'withdrawn'
  and not p.hidden_with_person`
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Employers who have not answered for a week are to be reminded, once of each reply; after a fortnight its person is to be told. */
export async function watchReplies(em: Em, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const late = await rows<{ ad_id: string }>(
      tx,
      sql`update reply set reminded_at = ${now} where id in (select p.id from reply p where ${WAITING} and p.reminded_at is null
            and p.created_at <= ${daysAgo(now, REMINDED_AFTER_DAYS)} order by p.created_at limit ${sql.lit(AT_ONCE)})
          returning ad_id`,
    )
    // However many wait, of a vacancy one message comes.
    const vacancies = [...new Set(late.map(({ ad_id }) => ad_id))]
    await addJobs(
      tx,
      vacancies.map((ad_id) => newJob('reply.remind', { ad_id }, { once: `reply.remind:${ad_id}` })),
    )
    const silent = await rows<{ id: string }>(
      tx,
      sql`update reply set unanswered_at = ${now}, person_news = true where id in (select p.id from reply p where ${WAITING}
            and p.created_at <= ${daysAgo(now, UNANSWERED_AFTER_DAYS)} order by p.created_at limit ${sql.lit(AT_ONCE)})
          returning id`,
    )
    await addJobs(
      tx,
      silent.map(({ id }) => newJob('reply.tell', { reply_id: id, side: 'person', what: 'unanswered' })),
    )
  })
}

/** Reminds the author of a vacancy of all that waits there for a week; nothing where it was answered meanwhile. */
export async function remindOfReplies(deps: Deps, { ad_id }: { ad_id: string }): Promise<void> {
  const found = await row<{ title: string; waiting: number; reach: Reach | null }>(
    deps.orm.em.fork(),
    sql`select a.title, ${reachOf(sql`a.author_id`)},
          (select count(*)::int from reply p where p.ad_id = a.id and ${WAITING} and p.reminded_at is not null) as waiting
        from ad a where a.id = ${ad_id}`,
  )
  if (!found?.reach || found.waiting === 0) return
  const { title, waiting, reach } = found
  await notifyCustomer(deps, reach, {
    ...{ event: 'replies', is_necessary: false, topic: `w${ad_id.slice(-12)}` },
    title: `Без ответа: ${countOf(waiting, 'отклик', 'отклика', 'откликов')}`,
    body: `На вакансию ${quoted(title)} ответа ждут больше недели. Пригласите или откажите.`,
    url: receivedRepliesPath({ vacancy: ad_id }),
  })
}
