import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { Integer, NumberInAddress, PointSchema, Uuid } from '../wire/schema'
import { CITY_FORM } from './city-form'

export const CitySchema = t.Object({
  id: Uuid,
  name: t.String(),
  slug: t.String(),
  coordinates: PointSchema,
  zoom: Integer(),
})

export const HintsInput = t.Object({
  query: t.String({ minLength: 1, maxLength: 200 }),
  city: t.Optional(t.String({ maxLength: 100 })),
  count: t.Optional(Integer({ minimum: 1, maximum: 20, default: 10 })),
})
/** `address` reads «Ленина, 10, Южно-Сахалинск»; only houses are offered, never flats. */
export const AddressHint = t.Object({
  address: t.String(),
  city: t.String(),
  street: t.String(),
  house: t.String(),
})
export const AddressWithCoordinatesHint = t.Composite([
  AddressHint,
  t.Object({ coordinates: PointSchema, city_id: Uuid }),
])
/** A town or a street; a street is shown where the middle of its houses is. */
export const ObjectHint = t.Object({
  kind: t.UnionEnum(['town', 'street'], { default: undefined }),
  name: t.String(),
  city: t.String(),
  city_id: Uuid,
  coordinates: PointSchema,
})
const [Lon, Lat] = [NumberInAddress({ minimum: -180, maximum: 180 }), NumberInAddress({ minimum: -90, maximum: 90 })]
/** A piece of the map; `south` and `west` are the lesser ends. */
export const MapPiece = t.Object({ west: Lon, south: Lat, east: Lon, north: Lat })
export const HouseSchema = t.Object({ house: t.String(), lon: t.Number(), lat: t.Number() })

export type HouseWire = typeof HouseSchema.static
export type MapPieceWire = typeof MapPiece.static
export type CityWire = typeof CitySchema.static
export type ObjectHintWire = typeof ObjectHint.static
export type AddressHintWire = typeof AddressWithCoordinatesHint.static

export const CityInput = inputOf(CITY_FORM)
export const CityRow = rowOf(CITY_FORM, {
  restaurants: Integer({ description: 'How many stand in it.' }),
  addresses: Integer({ description: 'How many people keep an address in it, counted to 1 001.' }),
})
