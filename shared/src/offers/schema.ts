import { t } from 'elysia'
import { ServingSchema } from '../menu/schema'
import { inputOf, rowOf } from '../records/schema'
import { Integer, Nullable, Uuid } from '../wire/schema'
import { OFFER_FORM } from './form'

const { served_days } = ServingSchema.properties

export const OfferInput = t.Object({ ...inputOf(OFFER_FORM).properties, served_days })
export const OfferChange = t.Object({ ...OfferInput.properties, version: t.Optional(t.String({ maxLength: 40 })) })
export const OfferRow = t.Object({
  ...rowOf(OFFER_FORM, {}).properties,
  served_days,
  used: Nullable(Integer({ description: 'By how many orders, of an offer that only so many may take.' })),
})
/** What an offer takes off. */
export const OfferGainSchema = t.Object({ offer_id: Uuid, label: t.String(), amount: Integer() })
/** An offer as everybody sees it on the menu. */
export const OfferSchema = t.Object({
  id: Uuid,
  ...t.Omit(OfferInput, ['sort', 'is_on', 'limit_total', 'limit_per_customer']).properties,
})
export type OfferInputWire = typeof OfferInput.static
export type OfferRowWire = typeof OfferRow.static
export type OfferChangeWire = typeof OfferChange.static
export type OfferWire = typeof OfferSchema.static
