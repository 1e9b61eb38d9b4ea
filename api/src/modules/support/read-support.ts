import { adSlug } from '@ostrov/shared/ads/slug'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { ownSupportList, supportDesk } from '@ostrov/shared/support/lists'
import { MESSAGES_MOST } from '@ostrov/shared/support/rules'
import type { DeskSupportRowWire, DeskSupportWire, OwnSupportWire, SupportWire } from '@ostrov/shared/support/schema'
import { readFacets } from '../../db/facets'
import { readList, type SourceOf } from '../../db/list'
import type { Em } from '../../db/orm'
import { changed, containing, moment, row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { loadImages } from '../images/image-view'

type Query = ListQuery<typeof supportDesk>

/** How its first text begins. */
const beginning = sql`(select left(m.text, 160) from support_message m where m.request_id = r.id order by m.created_at, m.id limit 1) as text`
const about = sql`r.order_id::int as order_id,
  (select json_build_object('number', a.number, 'section', a.section, 'title', a.title) from ad a where a.id = r.ad_id) as ad`

/** What a person has written, the newest first. */
export const listOwnSupport = (em: Em, { id }: Customer, query: ListQuery<typeof ownSupportList>) =>
  readList<OwnSupportWire, typeof ownSupportList>(em, ownSupportList, query, {
    select: sql`r.id, r.number, r.subject, r.status, r.person_news as is_new, ${beginning}, ${moment('r.created_at')} as created_at`,
    from: sql`support_request r`,
    where: sql`r.user_id = ${id}`,
    order: { by: [sql`r.created_at`, sql`r.id`], falling: true },
  })

type Ad = { number: number; section: string; title: string }
type Kept<Wire> = Omit<Wire, 'images' | 'ad' | 'may_write'> & { image_ids: string[]; ad: Ad | null }

/**
 * A request that its person opens: what was new of it is so no more, except for an administrator who acts as they. Call inside a
 * transaction.
 * @throws {Refusal} `support_request.not_found` for a stranger's too
 */
export async function openOwnSupport(em: Em, id: string, { customer, by }: { customer: Customer; by: By }) {
  const found = await readOwnSupport(em, id, customer)
  if (!by.act_admin_id)
    await changed(em, sql`update support_request set person_news = false where id = ${id} and person_news`)
  return found
}

/** The same as it stands, and stays. @throws {Refusal} `support_request.not_found` for a stranger's too */
export async function readOwnSupport(em: Em, id: string, customer: Customer): Promise<SupportWire> {
  const found = await row<Kept<SupportWire>>(
    em,
    sql`select r.id, r.number, r.subject, r.status, ${about}, r.image_ids, ${moment('r.created_at')} as created_at,
          ${messages(sql``)} as messages
        from support_request r where r.id = ${id} and r.user_id = ${customer.id}`,
  )
  if (!found) throw new Refusal('support_request.not_found')
  const { status } = found
  return { ...(await whole(em, found)), may_write: status !== 'closed' && found.messages.length < MESSAGES_MOST }
}

const source: SourceOf<typeof supportDesk> = {
  select: sql`r.id, r.number, r.subject, r.status, r.name, ${beginning}, b.name as taken_by,
    ${moment('r.waiting_since')} as waiting_since, ${moment('r.created_at')} as created_at`,
  from: sql`support_request r`,
  joined: sql`left join admin b on b.id = r.taken_by`,
  where: sql`true`,
  key: sql`r.id`,
  conditions: {
    query: (typed) => {
      const digits = typed.replace(/\D/g, '')
      const words = containing(typed.trim())
      const isNumber = digits.length > 0 && digits.length < 10
      return sql`(r.name ilike ${words} or r.email ilike ${words}
        or ${isNumber ? sql`r.number = ${Number(digits)}` : sql`false`}
        or ${digits.length > 3 ? sql`r.phone like ${`%${digits.slice(-10)}`}` : sql`false`})`
    },
    state: sql`r.status`,
    subject: sql`r.subject`,
    waiting: () => sql`r.waiting_since is not null`,
  },
  orders: {
    waiting: { by: [sql`r.waiting_since`, sql`r.id`] },
    '-created_at': { by: [sql`r.created_at`, sql`r.id`], falling: true },
  },
}

/** All requests; who waits longest first unless asked otherwise, who waits for nothing behind them. */
export const listSupport = (em: Em, query: Query) =>
  readList<DeskSupportRowWire, typeof supportDesk>(em, supportDesk, query, source)

export const countSupport = (em: Em, query: Query) => readFacets(em, supportDesk, query, source)

/** A request as the desk reads it. @throws {Refusal} `support_request.not_found` */
export async function readDeskSupport(em: Em, id: string, admin_id: string): Promise<DeskSupportWire> {
  const found = await row<Kept<DeskSupportWire>>(
    em,
    sql`select r.id, r.number, r.subject, r.status, r.name, b.name as taken_by, ${moment('r.waiting_since')} as waiting_since,
          ${moment('r.created_at')} as created_at, ${about}, r.user_id, r.answer_by, r.email, r.phone,
          coalesce(r.taken_by = ${admin_id}, false) as is_mine, r.image_ids,
          ${messages(sql`, 'admin', (select w.name from admin w where w.id = m.admin_id)`)} as messages
        from support_request r left join admin b on b.id = r.taken_by where r.id = ${id}`,
  )
  if (!found) throw new Refusal('support_request.not_found')
  return whole(em, found)
}

type Waiting = { waiting: number; oldest: string | null }
/** How many wait for a word and since when, one row. */
export const waitingSupport = sql<Waiting>`(select w.waiting, ${moment('w.oldest')} as oldest
  from (select count(*)::int as waiting, min(waiting_since) as oldest from support_request where waiting_since is not null) w)`

const messages = (
  more: ReturnType<typeof sql>,
) => sql`(select coalesce(json_agg(json_build_object('id', m.id, 'side', m.side,
    'text', m.text, 'created_at', ${moment('m.created_at')} ${more}) order by m.created_at, m.id), '[]')
  from (select * from support_message s where s.request_id = r.id order by s.created_at, s.id limit ${sql.lit(MESSAGES_MOST * 2)}) m)`

/** Puts the pictures, and the address of the ad, in place. */
async function whole<Row extends { image_ids: string[]; ad: Ad | null }>(em: Em, { image_ids, ad, ...row }: Row) {
  const images = await loadImages(em, image_ids)
  return {
    ...row,
    ad: ad && { ...ad, slug: adSlug(ad.title) },
    images: image_ids.flatMap((id) => images.get(id) ?? []),
  }
}
