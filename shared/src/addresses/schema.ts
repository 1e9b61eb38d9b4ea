import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { ADDRESS_FORM, DOOR_FORM } from '../geo/form'
import { Nullable, PointSchema, Uuid } from '../wire/schema'

export const AddressSchema = t.Object({
  id: Uuid,
  address: t.String({ description: 'Comma-separated; the first part is the street and house.' }),
  coordinates: PointSchema,
  city_id: Uuid,
  apartment: Nullable(t.String()),
  address_details: t.Object({
    front_door: Nullable(t.String()),
    apartment: Nullable(t.String()),
    floor: Nullable(t.String()),
    comment: Nullable(t.String()),
    private_house: t.Boolean(),
  }),
  is_active: t.Boolean(),
})
export const AddressInput = t.Object({
  address: fieldText(ADDRESS_FORM.address),
  city_id: t.Optional(Uuid),
  coordinates: PointSchema,
  address_details: t.Object({
    front_door: t.Optional(Nullable(fieldText(DOOR_FORM.front_door))),
    apartment: t.Optional(Nullable(fieldText(DOOR_FORM.apartment))),
    floor: t.Optional(Nullable(fieldText(DOOR_FORM.floor))),
    comment: t.Optional(Nullable(fieldText(DOOR_FORM.comment))),
    private_house: t.Optional(t.Boolean({ description: 'No flat, entrance or floor is kept then.' })),
  }),
  is_active: t.Optional(t.Boolean()),
})

export type AddressWire = typeof AddressSchema.static
