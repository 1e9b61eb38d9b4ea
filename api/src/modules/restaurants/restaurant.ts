import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { PaceOfHours } from '@ostrov/shared/orders/pace'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import { createdAt, id, moderated, money, shownPoint, updatedAt } from '../../db/columns'
import { idsIn, showing, without } from '../../db/freshness'
import { wordsColumn, wordsRemembered } from '../../db/words'
import { City } from '../geo/city'
import { Image } from '../images/image'
import { BusinessUser } from '../staff/business-user'

export type GeneralInfo = {
  name: string
  address: string
  cuisine_type: string
  phones: string[]
  coordinates: Point
}
export type LegalInfo = { name: string; inn: string; ogrn: string; address: string }
const RestaurantSchema = defineEntity({
  name: 'Restaurant',
  tableName: 'restaurant',
  checks: [
    { name: 'restaurant_delivery_time_check', expression: 'delivery_time >= 5 and delivery_time <= 240' },
    { name: 'restaurant_busy_check', expression: 'busy_minutes >= 0 and busy_minutes <= 120' },
    { name: 'restaurant_cap_check', expression: 'orders_per_quarter > 0' },
    {
      name: 'restaurant_ahead_check',
      expression: 'ahead_days >= 0 and ahead_days <= 7 and ahead_lead >= 15 and ahead_lead <= 1440',
    },
    {
      name: 'restaurant_bonus_check',
      expression:
        'bonus_percent >= 1 and bonus_percent <= 50 and bonus_share >= 1 and bonus_share <= 100 and bonus_days >= 1 and bonus_days <= 1095',
    },
    { name: 'restaurant_rating_check', expression: 'rating >= 0 and rating <= 5' },
    { name: 'restaurant_free_delivery_sum_check', expression: 'free_delivery_sum >= 0' },
  ],
  triggers: [
    showing({
      tags: ['restaurants', 'dishes'],
      each: ['restaurant:'],
      of: idsIn('id'),
      // What a stored opening says of now is the same before and after it is renewed.
      same: without('open_from', 'open_to', 'notification_config', 'updated_at'),
    }),
    wordsRemembered,
  ],
  properties: {
    id: id(),
    /** Stands in the address of its page among organizations, whose numbers these are. */
    organization_number: p.integer().autoincrement().unique(),
    owner_id: () => p.manyToOne(BusinessUser).mapToPk().joinColumn('owner_id').deleteRule('restrict'),
    city_id: () => p.manyToOne(City).mapToPk().joinColumn('city_id').deleteRule('restrict'),
    general_info: p.json<GeneralInfo>(),
    shown_point: shownPoint(`general_info->'coordinates'`),
    legal_info: p.json<LegalInfo>(),
    title: p.text(),
    description: p.text().default(''),
    words: wordsColumn(`title || ' ' || description || ' ' || coalesce(general_info ->> 'cuisine_type', '')`),
    logo_id: () => p.manyToOne(Image).mapToPk().joinColumn('logo_id').deleteRule('set null').nullable(),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    ...moderated(),
    /** Rejected because its owner is blocked; approved again when that ends. */
    hidden_with_person: p.boolean().default(false),
    /** Mean of the visible reviews, 0 while there are none. */
    rating: p.decimal('number').precision(3).scale(2).default(0),
    reviews_count: p.integer().default(0),
    /** Minutes. */
    delivery_time: p.integer().default(45),
    /** How fast it delivers by hours of the day, written every night by `refresh-pace.ts`. */
    pace: p.json<PaceOfHours>().nullable(),
    /** Busy mode: added to every promise while it lasts. */
    busy_minutes: p.integer().default(0),
    busy_until: p.datetime().nullable(),
    /** How many orders the kitchen takes in a quarter of an hour; null: as many as come. */
    orders_per_quarter: p.integer().nullable(),
    /** For how many days after today an order may be wanted for a time; null: only as soon as possible. */
    ahead_days: p.smallint().nullable(),
    /** The least minutes between such an order and the moment it is wanted for. */
    ahead_lead: p.integer().default(60),
    /** Points earned of what is paid for goods, percent; null: it gives none, and takes none. */
    bonus_percent: p.smallint().nullable(),
    /** The most part of the goods that points may pay, percent. */
    bonus_share: p.smallint().default(30),
    /** After how many days points burn; null: never. */
    bonus_days: p.smallint().nullable(),
    delivers: p.boolean().default(true),
    pickup: p.boolean().default(true),
    free_delivery_sum: money().nullable(),
    disabled_until: p.datetime().nullable(),
    disabled_reason: p.text().nullable(),
    /** The current or next opening, written by the one rule that knows hours, so that lists can filter on an index. */
    open_from: p.datetime().nullable(),
    open_to: p.datetime().nullable(),
    notification_config: p.json<NotificationConfig>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'restaurant_owner', properties: ['owner_id'] },
    { name: 'restaurant_logo', properties: ['logo_id'] },
    { name: 'restaurant_image', properties: ['image_id'] },
    { name: 'restaurant_moderation', properties: ['moderation_status', 'created_at'] },
    {
      name: 'restaurant_listing',
      expression:
        'create index "restaurant_listing" on "restaurant" ("rating" desc, "id") where moderation_status = \'approved\'',
    },
    {
      name: 'restaurant_city_listing',
      expression:
        'create index "restaurant_city_listing" on "restaurant" ("city_id", "rating" desc, "id") where moderation_status = \'approved\'',
    },
    {
      name: 'restaurant_words',
      expression: 'create index "restaurant_words" on "restaurant" using gin ("words")',
    },
    {
      name: 'restaurant_desk',
      expression:
        'create index "restaurant_desk" on "restaurant" using gin ("title" gin_trgm_ops, ((general_info->\'phones\')::text) gin_trgm_ops)',
    },
    {
      name: 'restaurant_near',
      expression:
        'create index "restaurant_near" on "restaurant" using gist ("shown_point") where moderation_status = \'approved\'',
    },
    {
      name: 'restaurant_open_to',
      expression:
        'create index "restaurant_open_to" on "restaurant" ("open_to") where moderation_status = \'approved\'',
    },
  ],
})
export class Restaurant extends RestaurantSchema.class {}
RestaurantSchema.setClass(Restaurant)
