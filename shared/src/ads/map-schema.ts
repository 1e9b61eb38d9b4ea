import { t } from 'elysia'
import { Integer, Nullable, PointSchema } from '../wire/schema'

/** What stands at one place of a map: an ad, or several that would lie over one another. */
export const MapPlace = t.Object({
  point: PointSchema,
  count: Integer(),
  number: Nullable(Integer({ description: 'Of the ad, where it is one.' })),
  price: Nullable(Integer({ description: 'Of the ad, where it is one and names a price.' })),
})
export const AdMap = t.Object({
  places: t.Array(MapPlace, { description: 'At most four hundred, those of the most ads first.' }),
  total: Integer({ description: 'How many ads lie in the window, on a place that is answered or not.' }),
})
export type MapPlaceWire = typeof MapPlace.static
export type AdMapWire = typeof AdMap.static
