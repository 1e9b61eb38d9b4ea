import { ArrayType, p } from '@mikro-orm/postgresql'
import type { Point, Polygon } from '@ostrov/shared/geo/shapes'
import { MODERATION_STATUSES } from '@ostrov/shared/moderation/statuses'

/** UUIDv7 made by PostgreSQL: sorted by time, so indexes stay dense. */
export const id = () => p.uuid().primary().defaultRaw('uuidv7()')
export const createdAt = () => p.datetime().defaultRaw('now()')
export const updatedAt = () =>
  p
    .datetime()
    .defaultRaw('now()')
    .onUpdate(() => new Date())
/** Whole rubles. */
export const money = () => p.integer()
export const point = () => p.json<Point>()
export const polygon = () => p.json<Polygon>()
/** Says of a column that it lists pictures, so that what it shows is kept (`images/image-columns.ts`). */
export class ImageIds extends ArrayType {
  override getColumnType() {
    return 'uuid[]'
  }
}
/** The ids of pictures, in order. One picture is a reference to `image`. */
export const images = () => p.type(ImageIds).$type<string[]>().default([])
/** What every moderated table has: whether it is shown, and why not. */
export const moderated = () => ({
  moderation_status: p.enum(MODERATION_STATUSES).default('pending'),
  moderation_reason: p.text().nullable(),
})
