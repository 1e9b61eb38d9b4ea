import { t } from 'elysia'
import { Integer, Nullable, Uuid } from '../wire/schema'
import { PLAN_SEATS_MAX } from './plan'

const Place = t.Number({ description: 'In widths of a seat and heights of a row, from the left and the upper edge.' })

/** A hall as a session sells it. */
export const SeatsSchema = t.Object({
  stage: t.String({ description: 'What the hall looks at.' }),
  width: Place,
  height: Place,
  rows: t.Array(
    t.Object({
      sector: t.String(),
      name: t.String(),
      y: Place,
      seats: t.Array(
        t.Object({
          id: Nullable(t.String({ format: 'uuid', description: 'Null of a seat that is not sold here.' })),
          kind_id: Nullable(t.String({ format: 'uuid' })),
          number: Integer(),
          x: Place,
          is_free: t.Boolean(),
        }),
      ),
    }),
    { description: `${PLAN_SEATS_MAX} seats at most; none of a session without a plan.` },
  ),
})
export type SeatsWire = typeof SeatsSchema.static

/** Those of them that nobody can take now. */
export const TakenSeats = t.Object({ ids: t.Array(Uuid, { description: `${PLAN_SEATS_MAX} at most.` }) })
