import { COUNTED, type ListQuery } from '@ostrov/shared/lists/table'
import { ownRestaurants } from '@ostrov/shared/profiles/lists'
import type { OwnRestaurantBriefWire, OwnRestaurantWire, RestaurantWithCountWire } from '@ostrov/shared/profiles/schema'
import type { BusinessPermission } from '@ostrov/shared/staff/permissions'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { inStatuses, moment, row, type Sql, sql } from '../../db/sql'
import type { Business } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { type Served, servedBy } from '../../kernel/served'
import { loadImages, pictureOf } from '../images/image-view'
import { readAppeal } from '../moderation/appeal'
import { newestRevision, proposedNow } from '../moderation/read-revisions'
import type { Proposed } from '../moderation/revision'
import { Restaurant } from './restaurant'

type Row = Omit<OwnRestaurantBriefWire, 'logo'> & { logo_id: string | null }

/** The restaurants somebody was found to serve. */
export async function listOwnRestaurants(
  em: Em,
  business: Business,
  restaurants: readonly Served[],
  query: ListQuery<typeof ownRestaurants>,
) {
  const ids = restaurants.map(({ id }) => id)
  const list = await readList<Row, typeof ownRestaurants>(em, ownRestaurants, query, {
    ...briefOf(business),
    where: sql`r.id = any(${ids}::uuid[])`,
    order: sql`r.created_at, r.id`,
  })
  const images = await loadImages(
    em,
    list.items.map(({ logo_id }) => logo_id),
  )
  return { ...list, items: list.items.map(({ logo_id, ...one }) => ({ ...one, logo: pictureOf(images, logo_id) })) }
}

type Counted = Row & { counts: Record<Exclude<keyof RestaurantWithCountWire['counts'], `has_${string}`>, number> } & {
  image_id: string | null
  has_legal_info: boolean
  test_order_id: number | null
}

/** How much waits in a restaurant, as far as this person may see it, and what of a new one is there. */
export async function restaurantWithCount(
  em: Em,
  business: Business,
  restaurant: Served,
): Promise<RestaurantWithCountWire> {
  const { select, from } = briefOf(business)
  const found = await row<Counted>(
    em,
    sql`select ${select}, r.image_id, r.legal_info->>'inn' <> '' as has_legal_info, ${counts} as counts,
          (select o.id::int from "order" o where o.restaurant_id = r.id and o.user_id is null and o.finished_at is null) as test_order_id
        from ${from} where r.id = ${restaurant.id}`,
  )
  if (!found) throw new Refusal('restaurant.not_found')
  const { logo_id, image_id, has_legal_info, test_order_id, counts: all, ...brief } = found
  const images = await loadImages(em, [logo_id])
  const seen = (permission: BusinessPermission, count: number) =>
    business.role === 'owner' || brief.permissions.includes(permission) ? count : null
  return {
    ...brief,
    logo: pictureOf(images, logo_id),
    counts: {
      orders_waiting: seen('orders', all.orders_waiting),
      reviews_unread: seen('reviews', all.reviews_unread),
      products: seen('menu', all.products),
      products_on_moderation: seen('menu', all.products_on_moderation),
      zones: seen('settings', all.zones),
      schedules: seen('settings', all.schedules),
      ...{ has_logo: logo_id !== null, has_image: image_id !== null, has_legal_info },
    },
    test_order_id: business.role === 'owner' ? test_order_id : null,
  }
}

/** All of a restaurant's profile; what is the owner's alone is null for a manager. */
export async function readOwnRestaurant(em: Em, business: Business, { id }: Served): Promise<OwnRestaurantWire> {
  const isOwner = business.role === 'owner'
  const found = await em.findOneOrFail(Restaurant, { id }, { refresh: true })
  const cuisines = await row<{ slugs: string[] }>(
    em,
    sql`select array(select c.slug from restaurant_cuisine rc join cuisine c on c.id = rc.cuisine_id
          where rc.restaurant_id = ${id} order by c.sort, c.slug) as slugs`,
  )
  const waiting = await proposedNow(em, 'restaurant', id)
  const images = await loadImages(em, [
    ...[found.logo_id, found.image_id],
    ...[idIn(waiting, 'logo_id'), idIn(waiting, 'image_id')],
  ])
  const { title, description, city_id, general_info, delivery_time, delivers, pickup, moderation_status } = found
  return {
    ...{ id, title, description, city_id, general_info, delivery_time, delivers, pickup, moderation_status },
    cuisines: cuisines?.slugs ?? [],
    legal_info: isOwner ? found.legal_info : null,
    notification_config: isOwner ? found.notification_config : null,
    logo: pictureOf(images, found.logo_id),
    image: pictureOf(images, found.image_id),
    free_delivery_sum: found.free_delivery_sum ?? null,
    bonus_percent: found.bonus_percent ?? null,
    bonus_share: found.bonus_share,
    bonus_days: found.bonus_days ?? null,
    moderation_reason: found.moderation_reason ?? null,
    revision: await newestRevision(em, 'restaurant', id),
    appeal: await readAppeal(em, { kind: 'restaurant', row_id: id }),
    proposed: {
      ...pictured(waiting, images),
      ...waiting,
    },
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    version: found.updated_at.toISOString(),
  }
}

function pictured(waiting: Proposed, images: Awaited<ReturnType<typeof loadImages>>) {
  return {
    ...('logo_id' in waiting && { logo: pictureOf(images, idIn(waiting, 'logo_id')) }),
    ...('image_id' in waiting && { image: pictureOf(images, idIn(waiting, 'image_id')) }),
  }
}

function idIn(fields: Proposed, name: string): string | null {
  const id = fields[name]
  return typeof id === 'string' ? id : null
}

const briefOf = (business: Business): { select: Sql; from: Sql } => ({
  select: sql`r.id, r.title, r.general_info->>'address' as address, r.logo_id, r.moderation_status, r.moderation_reason,
    exists (select from revision v where v.kind = 'restaurant' and v.row_id = r.id and v.cause = 'proposal'
      and v.status = 'pending') as is_changing,
    s.permissions, ${moment('r.created_at')} as created_at`,
  from: sql`restaurant r join (${servedBy(business)}) s on s.id = r.id`,
})

const counts = sql`json_build_object(
  'orders_waiting', (select count(*)::int from "order" o where o.restaurant_id = r.id and o.status in ${inStatuses((status) => status === 'CONFIRMATION_PENDING')}),
  'reviews_unread', (select count(*)::int from (select from review v where v.restaurant_id = r.id and v.viewed_at is null
     and v.is_visible limit ${sql.lit(COUNTED + 1)}) unread),
  'products', (select count(*)::int from product p where p.restaurant_id = r.id and p.deleted_at is null),
  'products_on_moderation', (select count(*)::int from revision v where v.owner = 'restaurant:' || r.id
     and v.kind = 'product' and v.cause = 'proposal' and v.status = 'pending'),
  'zones', (select count(*)::int from delivery_zone z where z.restaurant_id = r.id and z.is_active),
  'schedules', (select count(*)::int from restaurant_schedule s where s.restaurant_id = r.id))`
