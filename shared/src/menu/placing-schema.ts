import { t } from 'elysia'
import { Integer, Nullable, Uuid } from '../wire/schema'

const PLACES_MAX = 10_000

/** Where something is put among its like. */
export const PLACING = {
  sort: t.Optional(
    Integer({ minimum: 0, maximum: PLACES_MAX, description: 'Its place among its like; the others make room.' }),
  ),
  after_id: t.Optional(
    Nullable({
      ...Uuid,
      description: 'Which one it stands behind, null is first: means the same whoever else is sorting.',
    }),
  ),
}
