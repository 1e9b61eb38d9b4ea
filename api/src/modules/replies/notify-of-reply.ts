import { quoted } from '@ostrov/shared/formats/quoted'
import { replyPath } from '@ostrov/shared/replies/paths'
import type { ReplyKind } from '@ostrov/shared/replies/rules'
import type { Jobs } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { notifyCustomer, type Reach, reachOf } from '../notifying/notify-customer'

type Told = Jobs['reply.tell']
type Words = { title: string; body: string }

/** The same of who asks about another ad, and of who is asked. */
function questionWords(what: Told['what'], ad: string, name: string): Words | null {
  if (what === 'sent') return { title: `Вам пишут: ${ad}`, body: `Пишет ${quoted(name)}.` }
  if (what === 'message') return { title: `Новое сообщение: ${ad}`, body: 'Откройте, чтобы прочитать и\u00A0ответить.' }
  // Who is blocked is not told so.
  return null
}

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
export async function notifyOfReply(deps: Deps, { reply_id, side, what }: Told, attempt = 1): Promise<void> {
  const isPerson = side === 'person'
  const news = isPerson ? sql`p.person_news` : sql`p.employer_news`
  const found = await row<{
    about: ReplyKind
    title: string
    name: string
    company: string | null
    reach: Reach | null
  }>(
    deps.orm.em.fork(),
    sql`select p.about, a.title, p.name, a.company, ${reachOf(isPerson ? sql`p.user_id` : sql`a.author_id`)}
        from reply p join ad a on a.id = p.ad_id where p.id = ${reply_id} and ${news} and p.status <> 'withdrawn'`,
  )
  if (!found?.reach) return
  const { about, title, reach, name, company } = found
  const ad = quoted(title)
  const words = about === 'goods' ? questionWords(what, ad, name) : wordsOf(what, ad, { name, company: company ?? '' })
  if (!words) return
  await notifyCustomer(deps, reach, {
    ...{ event: 'replies', is_necessary: false, topic: `r${reply_id.slice(-12)}`, attempt },
    ...words,
    url: replyPath(reply_id),
  })
}
