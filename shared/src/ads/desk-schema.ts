import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { AD_DESK_FORM } from './desk-form'
import { AD_STATUSES } from './rules'
import { AdCard } from './schema'

export const AdDeskInput = inputOf(AD_DESK_FORM)
export const AdDeskRow = rowOf(AD_DESK_FORM, {
  ...t.Pick(AdCard, ['number', 'section', 'title', 'price', 'price_per', 'salary', 'city']).properties,
  state: t.UnionEnum(namesOf(AD_STATUSES), { default: undefined }),
  moderation_reason: Nullable(t.String()),
  may_take_off: t.Boolean({ description: 'A moderator has approved it, and nobody has taken it off since.' }),
  is_author_blocked: t.Boolean({ description: 'It is hidden with its author, whatever its state.' }),
  description: t.String(),
  address: Nullable(t.String()),
  images: t.Array(ImageSchema),
  author: t.Object({ id: Uuid, name: Nullable(t.String()), phone: Nullable(t.String()) }),
  contact_name: t.String(),
  contact_phone: t.String(),
  views: Integer(),
  contacts: Integer({ description: 'How often its phone was shown.' }),
  created_at: Moment,
  published_at: Nullable(Moment),
  expires_at: Nullable(Moment),
})
export type AdDeskWire = typeof AdDeskRow.static

/** The same where nothing of it is changed. */
export const AdOfCustomer = t.Omit(AdDeskRow, ['version'])
export type AdOfCustomerWire = typeof AdOfCustomer.static
