import { Type } from '@sinclair/typebox'
import { type TSchema, t } from 'elysia'

/** A whole number in a body or an answer. Elysia's own also takes it as a string, which only an address needs. */
export const Integer = Type.Integer

/** A list as every route answers it. */
export const listOf = <Item extends TSchema>(item: Item) =>
  t.Object({
    items: t.Array(item),
    page: Integer(),
    limit: Integer(),
    total: Integer({ description: 'How many there are on all pages.' }),
  })

/** `?page=&limit=`; out of range is a 422, never clamped. */
export const pageQuery = (limit: number) =>
  t.Object({
    page: t.Optional(t.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
    limit: t.Optional(t.Integer({ minimum: 1, maximum: 100, default: limit })),
  })

export const Nullable = <Type extends TSchema>(type: Type) => t.Union([type, t.Null()])

export const Uuid = t.String({ format: 'uuid' })
/** ISO 8601 with offset. */
export const Moment = t.String({ format: 'date-time' })
export const Rubles = Integer({ minimum: 0, description: 'Whole rubles.' })

export const PointSchema = t.Object(
  {
    type: t.Literal('Point'),
    coordinates: t.Tuple([
      t.Number({ minimum: -180, maximum: 180, description: 'Longitude.' }),
      t.Number({ minimum: -90, maximum: 90, description: 'Latitude.' }),
    ]),
  },
  { description: 'GeoJSON point, longitude first.' },
)
export const PolygonSchema = t.Object({
  type: t.Literal('Polygon'),
  coordinates: t.Array(t.Array(t.Tuple([t.Number(), t.Number()]))),
})

/** `url` is the picture at 960 px; other sizes are `/api/images/{id}/{width}.{avif|webp|jpeg}`. */
export const ImageSchema = t.Object({
  id: Uuid,
  url: t.String(),
  width: Integer(),
  height: Integer(),
  color: t.String({ description: 'Dominant colour, #rrggbb.' }),
})

export const ErrorSchema = t.Object(
  {
    errorMessage: t.String({ description: 'Stable machine code.' }),
    message: t.String({ description: 'The sentence for the person.' }),
    errors: t.Optional(t.Record(t.String(), t.String(), { description: 'Field → sentence.' })),
    retry_after: t.Optional(Integer({ description: 'Seconds to wait, as in Retry-After.' })),
  },
  { additionalProperties: true },
)

export const Done = t.Object({ success: t.Literal(true) })
export const done = { success: true } as const
export type ImageWire = typeof ImageSchema.static
