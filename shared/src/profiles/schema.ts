import { t } from 'elysia'
import type { Field } from '../forms/form'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { AppealSchema, RevisionSchema } from '../moderation/schema'
import { MODERATION_STATUSES } from '../moderation/statuses'
import { GeneralInfoSchema, RestaurantChange } from '../restaurants/schema'
import { BUSINESS_PERMISSIONS } from '../staff/permissions'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, PointSchema, Uuid } from '../wire/schema'
import { LEGAL_FORM, NOTIFICATION_FORM, RESTAURANT_FORM } from './form'
import { NOTICE_WAYS, type RESTAURANT_EVENTS } from './notifications'

const Status = t.UnionEnum([...MODERATION_STATUSES], { default: undefined })
const Ways = t.Array(t.UnionEnum(namesOf(NOTICE_WAYS), { default: undefined }), { maxItems: 3, uniqueItems: true })
const clock = (field: Field) =>
  Nullable(fieldText(field, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM of the region.' }))
/** Judged as one field of a form. */
const lines = (field: Field) => t.Array(t.String({ maxLength: 5000 }), { maxItems: 100, ...sentencesOf(field) })

export const LegalInput = t.Object({
  name: fieldText(LEGAL_FORM.name, { loose: true }),
  inn: fieldText(LEGAL_FORM.inn, { loose: true }),
  ogrn: fieldText(LEGAL_FORM.ogrn, { loose: true }),
  address: fieldText(LEGAL_FORM.address, { loose: true }),
})
const own = {
  title: fieldText(RESTAURANT_FORM.title),
  description: fieldText(RESTAURANT_FORM.description),
  phones: lines(RESTAURANT_FORM.phones),
  cuisines: t.Array(t.String({ maxLength: 50 }), {
    ...{ maxItems: 20, description: 'Slugs of its kitchens.' },
    ...sentencesOf(RESTAURANT_FORM.cuisines),
  }),
  delivery_time: fieldNumber(RESTAURANT_FORM.delivery_time),
  free_delivery_sum: Nullable(fieldNumber(RESTAURANT_FORM.free_delivery_sum)),
}
const place = { address: fieldText(RESTAURANT_FORM.address), coordinates: PointSchema, city_id: t.Optional(Uuid) }

/** What of a restaurant is changed. The address goes with its point. */
export const ProfileChange = t.Composite([
  t.Omit(RestaurantChange, ['title', 'description', 'delivery_time', 'free_delivery_sum']),
  t.Partial(
    t.Object({
      ...own,
      ...place,
      legal_info: LegalInput,
      version: t.String({ maxLength: 40, description: 'What it was when its editing began.' }),
    }),
  ),
])
export const ProfileInput = t.Object({
  ...place,
  title: own.title,
  phones: own.phones,
  cuisines: own.cuisines,
  description: t.Optional(own.description),
  delivery_time: t.Optional(own.delivery_time),
  free_delivery_sum: t.Optional(own.free_delivery_sum),
  delivers: t.Optional(t.Boolean()),
  pickup: t.Optional(t.Boolean()),
  logo_id: t.Optional(Nullable(Uuid)),
  image_id: t.Optional(Nullable(Uuid)),
  legal_info: t.Optional(LegalInput),
})

export const NotificationConfigSchema = t.Object({
  emails: lines(NOTIFICATION_FORM.emails),
  phones: lines(NOTIFICATION_FORM.phones),
  push: t.Boolean({ description: 'On the devices where its people have allowed it.' }),
  sound: t.Boolean({ description: 'Of the board.' }),
  quiet_from: clock(NOTIFICATION_FORM.quiet_from),
  quiet_to: clock(NOTIFICATION_FORM.quiet_to),
  events: t.Object({
    new_order: Ways,
    unanswered: t.Optional(Ways),
    cancelled: Ways,
    review: Ways,
    weekly: Ways,
  } satisfies Record<keyof typeof RESTAURANT_EVENTS, typeof Ways>),
})
export const TestNoticeSent = t.Object({
  mail: Integer({ description: 'To how many addresses it goes.' }),
  sms: Integer(),
  push: Integer({ description: 'To how many browsers of its people.' }),
})

const brief = {
  id: Uuid,
  title: t.String(),
  address: t.String(),
  logo: Nullable(ImageSchema),
  moderation_status: Status,
  moderation_reason: Nullable(t.String({ description: 'The moderator’s words.' })),
  is_changing: t.Boolean({ description: 'A change of it waits for a moderator.' }),
  permissions: t.Array(t.UnionEnum(namesOf(BUSINESS_PERMISSIONS), { default: undefined })),
  created_at: Moment,
}
export const OwnRestaurantBrief = t.Object(brief)
const Count = Nullable(Integer({ description: 'Null where this person may not see them.' }))
export const RestaurantWithCount = t.Object({
  ...brief,
  counts: t.Object({
    orders_waiting: Count,
    reviews_unread: { ...Count, description: 'Counting stops at 1 001. Null where this person may not see them.' },
    products: Count,
    products_on_moderation: Count,
    zones: Count,
    schedules: Count,
    has_logo: t.Boolean(),
    has_image: t.Boolean(),
    has_legal_info: t.Boolean(),
  }),
  test_order_id: Nullable(Integer({ description: 'The test order that is on the board, for the owner.' })),
})
export const OwnRestaurantSchema = t.Object({
  id: Uuid,
  title: t.String(),
  description: t.String(),
  city_id: Uuid,
  general_info: GeneralInfoSchema,
  cuisines: t.Array(t.String()),
  legal_info: Nullable(
    t.Object(
      { name: t.String(), inn: t.String(), ogrn: t.String(), address: t.String() },
      { description: 'The owner’s alone.' },
    ),
  ),
  notification_config: Nullable(NotificationConfigSchema),
  logo: Nullable(ImageSchema),
  image: Nullable(ImageSchema),
  delivery_time: Integer(),
  delivers: t.Boolean(),
  pickup: t.Boolean(),
  free_delivery_sum: Nullable(Integer()),
  bonus_percent: Nullable(Integer()),
  bonus_share: Integer(),
  bonus_days: Nullable(Integer()),
  moderation_status: Status,
  moderation_reason: Nullable(t.String()),
  revision: Nullable(RevisionSchema),
  appeal: AppealSchema,
  proposed: t.Object(
    {
      title: t.Optional(t.String()),
      description: t.Optional(t.String()),
      general_info: t.Optional(GeneralInfoSchema),
      city_id: t.Optional(Uuid),
      logo: t.Optional(Nullable(ImageSchema)),
      image: t.Optional(Nullable(ImageSchema)),
    },
    { description: 'What waits for a moderator, by field.' },
  ),
  created_at: Moment,
  updated_at: Moment,
  version: t.String({ description: 'A change names what was looked at.' }),
})
export type NotificationConfigWire = typeof NotificationConfigSchema.static
export type OwnRestaurantWire = typeof OwnRestaurantSchema.static
export type OwnRestaurantBriefWire = typeof OwnRestaurantBrief.static
export type RestaurantWithCountWire = typeof RestaurantWithCount.static
