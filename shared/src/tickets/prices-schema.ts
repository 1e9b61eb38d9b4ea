import { t } from 'elysia'
import { Integer, Nullable, Rubles, Uuid } from '../wire/schema'
import { TICKET_KIND_FORM } from './form'

const Row = t.Object({ sector: t.String(), name: t.String() })

/** How the plan of a session's hall is laid out by prices. */
export const HallPrices = t.Object({
  stage: t.String(),
  width: t.Number(),
  height: t.Number(),
  rows: t.Array(
    t.Composite([
      Row,
      t.Object({
        y: t.Number(),
        kind_id: Nullable(Uuid),
        taken: Integer({ description: 'Seats that are sold or being paid for: with any the row stays of its kind.' }),
        seats: t.Array(t.Object({ number: Integer(), x: t.Number() })),
      }),
    ]),
  ),
  kinds: t.Array(t.Object({ id: Uuid, version: t.String(), name: t.String(), price: Rubles, is_seated: t.Boolean() }), {
    description: 'Of the session; what is not seated is admission, until rows are given to it.',
  }),
})
export type HallPricesWire = typeof HallPrices.static

/** Which rows each kind has from now on; kinds that are not named keep theirs. */
export const HallPricesInput = t.Object({
  kinds: t.Array(
    t.Object({
      id: Nullable(t.String({ format: 'uuid', description: 'Null of a new one.' })),
      version: Nullable(t.String({ maxLength: 40, description: 'Of the kind that was looked at; null of a new one.' })),
      name: t.String({ maxLength: TICKET_KIND_FORM.name.max }),
      price: t.Integer({ minimum: 0, maximum: TICKET_KIND_FORM.price.max }),
      places: t.String({ maxLength: TICKET_KIND_FORM.places.max, description: '«Партер: 1–5» in each line.' }),
    }),
    { maxItems: 50 },
  ),
})
export type HallPricesInputWire = typeof HallPricesInput.static
