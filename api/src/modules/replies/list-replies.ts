import { adSlug } from '@ostrov/shared/ads/slug'
import type { ListQuery } from '@ostrov/shared/lists/table'
import type { ownReplyList, receivedReplyList } from '@ostrov/shared/replies/lists'
import { ownReplyList as ownTable, receivedReplyList as receivedTable } from '@ostrov/shared/replies/lists'
import type { ReplyKind } from '@ostrov/shared/replies/rules'
import type { OwnReplyWire, ReceivedReplyWire, ReplyCountsWire } from '@ostrov/shared/replies/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { isShown } from '../ads/ad-status'
import { answeredBy, isUnanswered } from './reply-sql'

/** The vacancy `a` of a reply, without its slug. */
export const vacancyColumns = (now: Date) => sql`json_build_object('number', a.number, 'title', a.title,
  'section', a.section,
  'company', coalesce(a.company, a.contact_name), 'is_shown', ${isShown(now)})`
export type Unslugged<Item extends { vacancy: { slug: string } }> = Omit<Item, 'vacancy'> & {
  vacancy: Omit<Item['vacancy'], 'slug'>
}
const withSlug = <Vacancy extends { title: string }>(vacancy: Vacancy) => ({ ...vacancy, slug: adSlug(vacancy.title) })

/** What a person has sent, the newest first. */
export async function listOwnReplies(em: Em, { id }: Customer, query: ListQuery<typeof ownReplyList>, now: Date) {
  const list = await readList<Unslugged<OwnReplyWire>, typeof ownTable>(em, ownTable, query, {
    select: sql`p.id, p.status, p.person_news as is_new, ${isUnanswered} as is_unanswered,
      ${vacancyColumns(now)} as vacancy, ${moment('p.created_at')} as created_at`,
    from: sql`reply p`,
    joined: sql`join ad a on a.id = p.ad_id`,
    key: sql`p.id`,
    where: sql`p.user_id = ${id} and p.about = ${query.about ?? 'vacancy'}`,
    conditions: { about: sql`p.about`, state: sql`p.status` },
    order: sql`p.created_at desc, p.id desc`,
  })
  return { ...list, items: list.items.map((one) => ({ ...one, vacancy: withSlug(one.vacancy) })) }
}

const employerState = sql`case p.status when 'sent' then 'new' when 'seen' then 'looked_at' else p.status end`

/** What came to the vacancies that a person answers for, the newest first. */
export async function listReceivedReplies(
  em: Em,
  { id }: Customer,
  query: ListQuery<typeof receivedReplyList>,
  now: Date,
) {
  const list = await readList<Unslugged<ReceivedReplyWire>, typeof receivedTable>(em, receivedTable, query, {
    select: sql`p.id, ${employerState} as state, p.employer_news as is_new, p.name,
      (select r.title from ad r where r.id = p.resume_id) as resume, ${vacancyColumns(now)} as vacancy,
      ${moment('p.created_at')} as created_at`,
    from: sql`reply p join ad a on a.id = p.ad_id`,
    where: sql`p.ad_id = any(${answeredBy(id)}) and p.about = ${query.about ?? 'vacancy'} and p.status <> 'withdrawn' and not p.hidden_with_person and p.user_id <> ${id}`,
    conditions: {
      about: sql`p.about`,
      state: employerState,
      vacancy: sql`p.ad_id`,
      organization: sql`a.organization_id`,
    },
    order: sql`p.created_at desc, p.id desc`,
  })
  return { ...list, items: list.items.map((one) => ({ ...one, vacancy: withSlug(one.vacancy) })) }
}

/** How many of each have something new. */
export async function countReplies(em: Em, { id }: Customer): Promise<ReplyCountsWire> {
  const own = (about: ReplyKind) =>
    sql`(select count(*)::int from reply p where p.user_id = ${id} and p.person_news and p.about = ${about})`
  const received = (about: ReplyKind) =>
    sql`(select count(*)::int from reply p where p.ad_id = any(${answeredBy(id)}) and p.employer_news
          and p.status <> 'withdrawn' and not p.hidden_with_person and p.user_id <> ${id} and p.about = ${about})`
  const counted = await row<ReplyCountsWire>(
    em,
    sql`select ${own('vacancy')} as own, ${received('vacancy')} as received, ${own('goods')} as asked, ${received('goods')} as got`,
  )
  return counted ?? { own: 0, received: 0, asked: 0, got: 0 }
}
