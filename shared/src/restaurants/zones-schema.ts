import { t } from 'elysia'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { Integer, Moment, Nullable, PointSchema, Rubles } from '../wire/schema'
import { MAX_HOLES, MAX_POINTS, MAX_ZONES } from './borders'
import { ZONE_FORM } from './form'
import { DeliveryZoneSchema, PeakWaySchema } from './schema'

/** Longitude, then latitude; the rule that tells when they change places is `polygonComplaint`. */
const degrees = t.Number({ minimum: -180, maximum: 180 })
const Position = t.Tuple([degrees, degrees])
const Polygon = t.Object(
  {
    type: t.Literal('Polygon'),
    coordinates: t.Array(t.Array(Position, { maxItems: MAX_POINTS + 1 }), { maxItems: MAX_HOLES + 1 }),
  },
  { description: 'GeoJSON: the outline, then its holes; every ring ends where it begins.' },
)

export const ZoneInput = t.Object({
  name: fieldText(ZONE_FORM.name),
  is_active: t.Optional(t.Boolean()),
  polygon: Polygon,
  price: fieldNumber(ZONE_FORM.price),
  min_order_sum: fieldNumber(ZONE_FORM.min_order_sum),
  free_delivery_sum: t.Optional(Nullable(fieldNumber(ZONE_FORM.free_delivery_sum))),
  peak: t.Optional({ ...PeakWaySchema, ...sentencesOf(ZONE_FORM.peak) }),
  peak_price: t.Optional(Nullable(fieldNumber(ZONE_FORM.peak_price))),
  peak_min_order_sum: t.Optional(Nullable(fieldNumber(ZONE_FORM.peak_min_order_sum))),
  peak_free_delivery_sum: t.Optional(Nullable(fieldNumber(ZONE_FORM.peak_free_delivery_sum))),
  fill_color: fieldText(ZONE_FORM.fill_color, { pattern: '^#[0-9A-Fa-f]{6}$' }),
  border_color: fieldText(ZONE_FORM.border_color, { pattern: '^#[0-9A-Fa-f]{6}$' }),
})

/** What changes of a zone. */
export const ZoneChange = t.Composite([
  t.Partial(ZoneInput),
  t.Object({ version: t.Optional(t.String({ maxLength: 40, description: 'What it was when its editing began.' })) }),
])

/** Several at once, all or none: out of a file, or of another restaurant. */
export const ZonesInput = t.Object({ items: t.Array(ZoneInput, { minItems: 1, maxItems: MAX_ZONES }) })

/** A zone as who runs the restaurant sees it. */
export const OwnZone = t.Composite([DeliveryZoneSchema, t.Object({ updated_at: Moment, version: t.String() })])

/** The houses of the restaurant's town, as far as they are known, and how many of them active zones reach outside of peak hours. */
export const ZoneCoverage = t.Object({
  town: t.String(),
  houses: Integer(),
  served: Integer(),
  streets: t.Array(
    t.Object(
      { street: t.String(), houses: Integer(), coordinates: PointSchema },
      { description: 'One of its houses.' },
    ),
    { description: 'Streets with houses that none reaches, those with most of them first.' },
  ),
})

const Terms = t.Object({ price: Rubles, min_order_sum: Rubles, free_delivery_sum: Nullable(Rubles) })
/** What becomes of a restaurant's zones by the template of its town. */
export const ZonesPlan = t.Object({
  items: t.Array(
    t.Object({
      act: t.UnionEnum(['create', 'change', 'delete'], { default: undefined }),
      name: t.String(),
      before: Nullable(Terms),
      after: Nullable(Terms),
      is_moved: t.Optional(t.Boolean({ description: 'Its border is another one.' })),
    }),
  ),
  kept: Integer({ description: 'Zones that stand as the template has them.' }),
  version: t.String({ description: 'Applying may name what was looked at.' }),
})
export const ZonesRenewal = t.Optional(t.Object({ version: t.Optional(t.String({ maxLength: 64 })) }))

export type ZonesPlanWire = typeof ZonesPlan.static
export type ZoneInputWire = typeof ZoneInput.static
export type ZoneChangeWire = typeof ZoneChange.static
export type ZoneCoverageWire = typeof ZoneCoverage.static
export type OwnZoneWire = typeof OwnZone.static
