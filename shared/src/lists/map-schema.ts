import type { TProperties } from '@sinclair/typebox'
import { t } from 'elysia'
import { Integer, Nullable, PointSchema } from '../wire/schema'

/** What stands at one place of a map: a row of the list, of which more may be `told`, or several that would lie over one another. */
export const mapOf = <const Told extends TProperties>(told: Told) =>
  t.Object({
    places: t.Array(t.Object({ ...Place, ...told }), {
      description: 'At most four hundred, those of the most rows first.',
    }),
    total: Integer({ description: 'How many rows lie in the window, on a place that is answered or not.' }),
  })

const Place = {
  point: PointSchema,
  count: Integer(),
  number: Nullable(Integer({ description: 'Of the row, where it is one.' })),
}
const AnyMap = mapOf({})
export type MapPlaceWire = (typeof AnyMap.static)['places'][number]
export type MapWire<Place extends MapPlaceWire> = { places: Place[]; total: number }
