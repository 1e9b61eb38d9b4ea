import { Kind, Type, TypeRegistry } from '@sinclair/typebox'
import { type TSchema, t } from 'elysia'
import { DAY } from './years'

/** A whole number in a body or an answer. */
export const Integer = Type.Integer

type Bounds = { minimum: number; maximum: number; default?: number; description?: string }
const NUMBER_TEXT = /^-?\d{1,20}(?:\.\d{1,20})?(?:e-?\d{1,2})?$/i

// Elysia's own numbers of an address forget, out of their bounds, which field they stand in.
TypeRegistry.Set<Bounds & { type: string }>('NumberInAddress', ({ type, minimum, maximum }, value) => {
  if (typeof value === 'string' && !NUMBER_TEXT.test(value)) return false
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || (type === 'integer' && !Number.isInteger(number))) return false
  return number >= minimum && number <= maximum
})
const numberInAddress = (type: 'integer' | 'number', bounds: Bounds) =>
  Type.Transform(Type.Unsafe<number>({ type, ...bounds, [Kind]: 'NumberInAddress' }))
    .Decode((value) => Number(value))
    .Encode((value) => value)

/** A whole number of a path or a query, where it travels as text. */
export const IntegerInAddress = (bounds: Bounds) => numberInAddress('integer', bounds)
/** A number of a path or a query. */
export const NumberInAddress = (bounds: Bounds) => numberInAddress('number', bounds)

export const Nullable = <Type extends TSchema>(type: Type) => t.Union([type, t.Null()])

/** The headers of a write that may be repeated. */
export const Repeatable = t.Object({ 'idempotency-key': t.Optional(t.String({ minLength: 8, maxLength: 100 })) })

export const Uuid = t.String({ format: 'uuid' })
const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
/** Ids of a query, separated by commas. */
export const UuidsInAddress = (most: number) =>
  t.String({ pattern: `^${UUID}(?:,${UUID}){0,${most - 1}}$`, description: `Comma-separated ids, ${most} at most.` })
/** ISO 8601 with offset, of the years that `formats/years.ts` knows: nothing that PostgreSQL could not keep. */
export const Moment = t.String({
  format: 'date-time',
  pattern: `^${DAY}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-](?:0\\d|1[0-4]):?[0-5]\\d)$`,
})
/** A whole day of the same years. */
export const Day = t.String({ format: 'date', pattern: `^${DAY}$`, description: 'Of the region’s calendar.' })
/** As much as a sum of ours can be: what its column holds. */
export const RUBLES_MAX = 2 ** 31 - 1
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

/** Of a write to many: one that stayed as it was, and why. */
export const Refused = t.Object({ id: Uuid, errorMessage: t.String(), message: t.String() })
export const Done = t.Object({ success: t.Literal(true) })
export const done = { success: true } as const
export type ImageWire = typeof ImageSchema.static
