import { ReviewDeskInput, ReviewDeskRow, type ReviewDeskWire } from '@ostrov/shared/reviews/desk-schema'
import { REVIEW_DESK_FORM } from '@ostrov/shared/reviews/form'
import { organizationReviewDesk, productReviewDesk, restaurantReviewDesk } from '@ostrov/shared/reviews/lists'
import type { Static } from '@sinclair/typebox'
import type { Em } from '../../db/orm'
import { addJob, type Jobs } from '../../db/queue'
import { changed, containing, moment, row, sql, writtenOut } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { forgetImages } from '../images/forget-images'
import { imageJson } from '../images/image-view'
import { record, type Writing, type Written } from '../records/record'
import { ratedAs } from './rated-as'
import { lockRating, type Rated, ratedIn, refreshRating, type Subject } from './rating'
import { Review } from './review'

type Input = Static<typeof ReviewDeskInput>
type Told = Jobs['review.tell_author']['did']

const conditions = {
  query: spokenOf,
  state: (state: string) =>
    state === 'edited' ? sql`v.edited_at is not null` : state === 'hidden' ? sql`not v.is_visible` : sql`v.is_visible`,
  stars: ratedAs(sql`v.rating`),
  restaurant_id: sql`v.restaurant_id`,
  from: sql`v.created_at`,
  to: sql`v.created_at`,
}

const source = {
  select: sql`v.id, v.is_visible, v.hidden_reason, v.text, v.edited_reason, v.rating::float8 as rating, v.order_id::int as order_id,
    case when r.id is not null then json_build_object('id', r.id, 'title', r.title) end as restaurant,
    case when g.id is not null then json_build_object('id', g.id, 'title', g.name, 'number', g.number) end as organization,
    case when p.id is not null then json_build_object('id', p.id, 'title', p.name) end as product,
    json_build_object('id', u.id, 'name', u.name) as author, v.restaurant_answer, v.user_answer,
    coalesce((select json_agg(${imageJson('i')} order by o.place) from unnest(v.image_ids) with ordinality o (id, place)
      join image i on i.id = o.id), '[]') as images,
    ${moment('v.edited_at')} as edited_at, ${moment('v.created_at')} as created_at`,
  from: sql`review v`,
  joined: sql`join "user" u on u.id = v.user_id left join restaurant r on r.id = v.restaurant_id
    left join product p on p.id = v.product_id left join organization g on g.id = v.organization_id`,
  key: sql`v.id`,
  walked: ['from'],
  conditions,
  orders: {
    '-created_at': { by: [sql`v.created_at`, sql`v.id`], falling: true as const },
    created_at: { by: [sql`v.created_at`, sql`v.id`] },
  },
}

const common = {
  noun: 'review',
  entity: Review,
  may: 'reviews',
  form: REVIEW_DESK_FORM,
  row: ReviewDeskRow,
  input: ReviewDeskInput,
  check: demandReason,
  columns: ({ input }: Writing<Input>) => (input.is_visible ? { hidden_reason: null } : {}),
  written: followChange,
  removed: followRemoval,
} as const

/** What customers wrote of restaurants. */
export const restaurantReviewRecord = record({
  ...common,
  list: restaurantReviewDesk,
  source: { ...source, where: sql`v.product_id is null and v.restaurant_id is not null` },
})

/** What they wrote of dishes. */
export const productReviewRecord = record({
  ...common,
  list: productReviewDesk,
  source: { ...source, where: sql`v.product_id is not null` },
})

const { restaurant_id: _, ...conditionsOfAny } = conditions

/** What people of the portal wrote of organizations. */
export const organizationReviewRecord = record({
  ...common,
  list: organizationReviewDesk,
  source: {
    ...source,
    where: sql`v.organization_id is not null`,
    conditions: {
      ...conditionsOfAny,
      query: (typed: string) => sql`(v.text ilike ${containing(typed.trim())} or v.organization_id = any(array(
        select n.id from organization n where n.name ilike ${containing(typed.trim())})))`,
    },
  },
})

/** By words of the review, or by its order's number: what half of all hold is met along the list's order, what few hold by the index. */
function spokenOf(typed: string) {
  const words = typed.trim()
  const spoken = sql`v.text ilike ${writtenOut(containing(words))}`
  return /^\d{1,15}$/.test(words) ? sql`(v.order_id = ${sql.lit(Number(words))} or ${spoken})` : spoken
}

/** Another's words are changed for a reason alone, which their author reads. */
async function demandReason(em: Em, { id, input: { text, edited_reason } }: Writing<Input>): Promise<void> {
  const before = await row<{ text: string }>(em, sql`select text from review where id = ${id}::uuid`)
  if (before?.text === text || edited_reason) return
  throw new Refusal('request.invalid', { errors: { edited_reason: 'Напишите, что нарушало закон: это прочтёт автор' } })
}

/** The rating and the author follow what was done to a review. */
async function followChange(em: Em, { id, before, input, now }: Written<Input>): Promise<void> {
  if (before?.text !== input.text)
    await changed(em, sql`update review set edited_at = ${now}, updated_at = ${now} where id = ${id}`)
  const review = await row<Subject & { user_id: string }>(
    em,
    sql`select restaurant_id, product_id, organization_id, user_id from review where id = ${id}`,
  )
  if (!review) return
  const of = { rated: ratedIn(review), user_id: review.user_id }
  if (before?.is_visible !== input.is_visible) {
    await lockRating(em, of.rated)
    await refreshRating(em, of.rated)
    await tellLater(em, id, of, input.is_visible ? 'restored' : 'hidden')
  }
  if (before?.text !== input.text) await tellLater(em, id, of, 'edited')
}

async function followRemoval(em: Em, { id, author, images, ...of }: ReviewDeskWire): Promise<void> {
  const rated = ratedIn({
    restaurant_id: of.restaurant?.id ?? null,
    product_id: of.product?.id ?? null,
    organization_id: of.organization?.id ?? null,
  })
  await lockRating(em, rated)
  await refreshRating(em, rated)
  await forgetImages(
    em,
    images.map((image) => image.id),
  )
  await tellLater(em, id, { rated, user_id: author.id }, 'removed')
}

function tellLater(em: Em, review_id: string, { rated, user_id }: { rated: Rated; user_id: string }, did: Told) {
  const of =
    'organization_id' in rated
      ? { restaurant_id: null, organization_id: rated.organization_id }
      : { restaurant_id: rated.restaurant_id }
  return addJob(em, 'review.tell_author', { review_id, user_id, ...of, did })
}
