import { quoted } from '@ostrov/shared/formats/quoted'
import { replyPath } from '@ostrov/shared/replies/paths'
import type { Jobs } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { type Reach, reachOf, tellCustomer } from '../telling/tell-customer'

type Told = Jobs['reply.tell']
type Words = { title: string; body: string }

/** What was written is told to nobody's screen before it is opened. */
function wordsOf(what: Told['what'], vacancy: string, { name, company }: { name: string; company: string }): Words {
  switch (what) {
    case 'sent':
      return { title: `Новый отклик: ${vacancy}`, body: `Откликается ${quoted(name)}.` }
    case 'invited':
      return { title: `Вас приглашают: ${vacancy}`, body: `${quoted(company)}: приглашение на ваш отклик.` }
    case 'declined':
      return { title: `Отказ: ${vacancy}`, body: `${quoted(company)}: на этот раз выбрали не вас.` }
    case 'unanswered':
      return {
        title: `Не ответили: ${vacancy}`,
        body: `${quoted(company)}: две недели без ответа. Посмотрите другие вакансии.`,
      }
    case 'message':
      return { title: `Сообщение по отклику: ${vacancy}`, body: 'Откройте, чтобы прочитать и ответить.' }
  }
}

/** Tells one side of a reply what is new of it; nothing where they have looked meanwhile, or it was withdrawn. */
export async function tellOfReply(deps: Deps, { reply_id, side, what }: Told, attempt = 1): Promise<void> {
  const isPerson = side === 'person'
  const news = isPerson ? sql`p.person_news` : sql`p.employer_news`
  const found = await row<{ title: string; name: string; company: string; reach: Reach | null }>(
    deps.orm.em.fork(),
    sql`select a.title, p.name, a.company, ${reachOf(isPerson ? sql`p.user_id` : sql`a.author_id`)}
        from reply p join ad a on a.id = p.ad_id where p.id = ${reply_id} and ${news} and p.status <> 'withdrawn'`,
  )
  if (!found?.reach) return
  const { title, reach, ...who } = found
  await tellCustomer(deps, reach, {
    ...{ event: 'replies', is_necessary: false, topic: `r${reply_id.slice(-12)}`, attempt },
    ...wordsOf(what, quoted(title), who),
    url: replyPath(reply_id),
  })
}
