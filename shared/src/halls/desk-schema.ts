import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { Integer, Moment, Uuid } from '../wire/schema'
import { HALL_FORM } from './form'

export const HallInput = inputOf(HALL_FORM)
export const HallRow = rowOf(HALL_FORM, {
  venue: t.Object({ id: Uuid, title: t.String() }),
  seats: Integer({ description: 'On its plan.' }),
  sessions: Integer({ description: 'Still to come.' }),
  created_at: Moment,
})
export type HallRowWire = typeof HallRow.static
