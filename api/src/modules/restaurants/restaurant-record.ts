import { isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import { RESTAURANT_DESK_FORM } from '@ostrov/shared/restaurants/desk-form'
import { RestaurantDeskInput, RestaurantDeskRow } from '@ostrov/shared/restaurants/desk-schema'
import { RESTAURANT_STATES, restaurantDesk } from '@ostrov/shared/restaurants/lists'
import type { Em } from '../../db/orm'
import { soughtBy } from '../../db/sought-by'
import { changed, containing, inStatuses, moment, row, sql } from '../../db/sql'
import { record } from '../records/record'
import { CREATED } from '../records/record-table'
import { Restaurant } from './restaurant'
import { awaitMoments } from './resume-restaurant'
import { comingMoments } from './save-restaurant'

const taken = inStatuses((status) => !isCancelled(status) && !isUnpaid(status))
const state = sql`case when r.moderation_status <> 'approved' then r.moderation_status
  when r.disabled_until > now() then 'paused' else 'approved' end`
const RATINGS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  low: sql`r.reviews_count > 0 and r.rating < 4`,
  good: sql`r.reviews_count > 0 and r.rating >= 4`,
  none: sql`r.reviews_count = 0`,
}
const OF_MONTH = sql`o.restaurant_id = r.id and o.user_id is not null and o.created_at >= now() - interval '30 days'`

/** What the last 30 days came to, and how soon it accepts. */
const month = sql`cross join lateral (
    select (count(*) filter (where o.status in ${taken}))::int as orders,
      (coalesce(sum(o.total) filter (where o.status in ${taken}), 0))::int as revenue,
      (100.0 * count(*) filter (where o.status = 'CANCELLED_BY_RESTAURANT')
        / nullif(count(*) filter (where o.status not in ${inStatuses(isUnpaid)}), 0))::int as refused,
      (percentile_cont(0.5) within group (order by extract(epoch from step.accepted - step.handed)))::int as accept_seconds
    from "order" o left join lateral (
      select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed,
        max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted
      from order_event e where e.order_id = o.id) step on true
    where ${OF_MONTH}) month`

/** Restaurants as administrators keep them. What they change applies at once, without a moderator. */
export const restaurantRecord = record({
  noun: 'restaurant',
  entity: Restaurant,
  may: 'restaurants',
  list: restaurantDesk,
  form: RESTAURANT_DESK_FORM,
  row: RestaurantDeskRow,
  input: RestaurantDeskInput,
  ofRestaurant: ({ id }) => id,
  exported: {
    title: RESTAURANT_DESK_FORM.title,
    state: { label: 'Состояние', choices: RESTAURANT_STATES },
    ...{ city: { label: 'Город' }, address: { label: 'Адрес' }, phones: { label: 'Телефоны', kind: 'phone' } },
    ...{ owner: { label: 'Владелец' }, rating: { label: 'Рейтинг' }, reviews_count: { label: 'Отзывы' } },
    orders: { label: 'Заказы за\u00A030\u00A0дней' },
    revenue: { label: 'Выручка за\u00A030\u00A0дней', kind: 'money' },
    refused: { label: 'Отказы, %' },
    accept_seconds: { label: 'Принимает за, с' },
    created_at: CREATED,
  },
  source: {
    select: sql`r.id, r.title, r.description, r.delivery_time, r.free_delivery_sum, r.delivers, r.pickup, r.orders_per_quarter,
      ${moment('r.disabled_until')} as disabled_until, r.disabled_reason, ${moment('r.busy_until')} as busy_until, r.busy_minutes,
      ${state} as state, r.moderation_reason, r.general_info->>'address' as address, r.general_info->'phones' as phones,
      r.legal_info, json_build_object('id', c.id, 'name', c.name) as city, r.rating::float8 as rating, r.reviews_count,
      json_build_object('id', b.id, 'name', b.name, 'email', b.email, 'phone', b.phone) as owner, 
      month.orders, month.revenue, month.refused, month.accept_seconds,
      exists (select from revision v where v.kind = 'restaurant' and v.row_id = r.id and v.cause = 'proposal'
        and v.status = 'pending') as is_changing,
      ${moment('r.created_at')} as created_at`,
    from: sql`restaurant r join business_user b on b.id = r.owner_id`,
    joined: sql`join city c on c.id = r.city_id ${month}`,
    where: sql`true`,
    key: sql`r.id`,
    conditions: {
      query: (typed) =>
        sql`(r.title ilike ${containing(typed)} or ${soughtBy(sql`b.sought`, typed)} or ${hasPhone(typed)})`,
      state: (one) => sql`${state} = ${one}`,
      city_id: sql`r.city_id`,
      rating: (one) => RATINGS[one] ?? sql`false`,
    },
    orders: {
      '-created_at': { by: [sql`r.id`], falling: true },
      title: { by: [sql`r.title`, sql`r.id`] },
      rating: { by: [sql`r.rating`, sql`r.id`] },
      '-rating': { by: [sql`r.rating`, sql`r.id`], falling: true },
    },
  },
  check: demandComing,
  columns: ({ input, now }) => ({
    ...(input.disabled_until ? {} : { disabled_reason: null }),
    ...(input.busy_until ? {} : { busy_minutes: 0 }),
    updated_at: now.toISOString(),
  }),
  written: followChange,
})

const DIGITS_LEAST = 3

/** One of the phones that customers see has these digits in it. */
function hasPhone(typed: string) {
  const digits = typed.replace(/\D/g, '')
  if (digits.length < DIGITS_LEAST || /\p{L}/u.test(typed)) return sql`false`
  return sql`(r.general_info->'phones')::text like ${containing(digits.replace(/^8/, ''))}`
}

type Moments = { disabled_until: string | null; busy_until: string | null }

/** A pause or a busy time that is written ends later than now. What has run out meanwhile may stand as it did. */
async function demandComing(em: Em, { id, input, now }: { id: string | null; input: Moments; now: Date }) {
  const known = await row<Moments>(
    em,
    sql`select ${moment('disabled_until')} as disabled_until, ${moment('busy_until')} as busy_until
        from restaurant where id = ${id}::uuid`,
  )
  const fresh = (name: keyof Moments) => (input[name] === known?.[name] ? null : input[name])
  comingMoments({ disabled_until: fresh('disabled_until'), busy_until: fresh('busy_until') }, now)
}

type Followed = { id: string; input: Moments & { title: string }; before: Record<string, unknown> | null }

/** Orders and letters call it by the name of `general_info`; a pause's end is waited for. */
async function followChange(em: Em, { id, input, before }: Followed) {
  const { title, disabled_until, busy_until } = input
  await awaitMoments(em, id, { disabled_until, busy_until })
  if (before?.title === title) return
  await changed(
    em,
    sql`update restaurant set general_info = jsonb_set(general_info, '{name}', to_jsonb(title)) where id = ${id}`,
  )
}
