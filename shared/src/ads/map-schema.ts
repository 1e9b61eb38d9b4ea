import { mapOf } from '../lists/map-schema'
import { Integer, Nullable } from '../wire/schema'

export const AdMap = mapOf({
  price: Nullable(Integer({ description: 'Of the ad, where it is one and names a price.' })),
})
export type AdMapWire = typeof AdMap.static
