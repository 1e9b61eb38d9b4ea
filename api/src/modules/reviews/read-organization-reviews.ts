import type { ListQuery } from '@ostrov/shared/lists/table'
import { organizationReviewList } from '@ostrov/shared/reviews/lists'
import type { OrganizationReviewWire, OwnOrganizationReviewWire } from '@ostrov/shared/reviews/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, type Sql, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { loadImages } from '../images/image-view'
import { isOnShow, workplacesOf } from '../organizations/organization-sql'
import { mayChange } from './write-organization-review'

type Page = ListQuery<typeof organizationReviewList>
type Row = Omit<OrganizationReviewWire, 'images'> & { image_ids: string[] }
type OwnRow = Row & Pick<OwnOrganizationReviewWire, 'is_visible' | 'hidden_reason' | 'edited_reason'>

const columns = sql`r.id, r.rating::float8 as rating, r.text, r.image_ids, ${moment('r.created_at')} as created_at,
  nullif(u.name, '') as author, r.restaurant_answer as answer, r.edited_at is not null as is_edited`
const newest = sql`r.created_at desc, r.id desc`

/** Visible reviews of an organization, the newest first; of a restaurant those that delivery has. @throws {Refusal} `organization.not_found` */
export async function reviewsOfOrganization(em: Em, number: number, page: Page) {
  const found = await row<{ id: string }>(
    em,
    sql`select o.id from organization o where o.number = ${number} and ${isOnShow}`,
  )
  if (found) return listReviews(em, isOf(found.id), page, newest)
  const restaurant = await row<{ id: string }>(
    em,
    sql`select r.id from restaurant r where r.organization_number = ${number} and r.moderation_status = 'approved'`,
  )
  if (!restaurant) throw new Refusal('organization.not_found')
  return listReviews(
    em,
    sql`r.restaurant_id = ${restaurant.id} and r.is_visible and r.product_id is null`,
    page,
    newest,
  )
}

const isOf = (organization_id: string) =>
  sql`r.organization_id = ${organization_id} and r.is_visible and r.organization_id is not null`

/** The same for who works there: what waits for an answer first. @throws {Refusal} `organization.not_found` for a stranger's */
export async function reviewsOfWorkplace(em: Em, customer: Customer, id: string, page: Page) {
  const organization = await demandEmployed(em, customer, id)
  return listReviews(em, isOf(organization.id), page, sql`(r.restaurant_answer is not null), ${newest}`)
}

/** An organization that a person owns or works for. @throws {Refusal} `organization.not_found` */
export async function demandEmployed(em: Em, customer: Customer, id: string): Promise<{ id: string }> {
  const found = await row<{ id: string }>(
    em,
    sql`select o.id from organization o where o.id = ${id} and o.id = any(${workplacesOf(customer.id)})`,
  )
  if (!found) throw new Refusal('organization.not_found')
  return found
}

async function listReviews(em: Em, which: Sql, query: Page, order: Sql) {
  const list = await readList<Row, typeof organizationReviewList>(em, organizationReviewList, query, {
    select: columns,
    from: sql`review r join "user" u on u.id = r.user_id`,
    where: which,
    order,
  })
  return { ...list, items: await withImages(em, list.items) }
}

/** What a person wrote of the organization with this number. @throws {Refusal} `review.not_found` */
export async function readOwnOrganizationReview(
  em: Em,
  { id }: Customer,
  of: { number: number } | { organization_id: string },
  now: Date,
): Promise<OwnOrganizationReviewWire> {
  const organization = 'number' in of ? sql`o.number = ${of.number}` : sql`o.id = ${of.organization_id}`
  const found = await row<OwnRow>(
    em,
    sql`select ${columns}, r.is_visible, r.hidden_reason,
          case when r.edited_at is not null then r.edited_reason end as edited_reason
        from review r join "user" u on u.id = r.user_id join organization o on o.id = r.organization_id
        where ${organization} and r.user_id = ${id}`,
  )
  const [own] = found ? await withImages(em, [found]) : []
  if (!own) throw new Refusal('review.not_found')
  return { ...own, can_edit: mayChange(own.created_at, now) }
}

async function withImages<Found extends Row>(em: Em, found: readonly Found[]) {
  const images = await loadImages(
    em,
    found.flatMap(({ image_ids }) => image_ids),
  )
  return found.map(({ image_ids, ...review }) => ({
    ...review,
    images: image_ids.flatMap((id) => images.get(id) ?? []),
  }))
}
