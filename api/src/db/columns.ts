import { ArrayType, JsonType, p, UuidType } from '@mikro-orm/postgresql'
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
/** Where lists and maps show a thing, in degrees of the map (`shared/src/geo/mercator.ts`); `place` and `isApproximate` are written in SQL. */
export const shownPoint = (place: string, isApproximate = 'false') =>
  p.string().columnType('point').generated(`(map_point(${place}, ${isApproximate})) stored`).nullable().lazy().hidden()
export const polygon = () => p.json<Polygon>()
/** Says of a column that it lists pictures, so that what it shows is kept (`images/image-columns.ts`). */
export class ImageIds extends ArrayType {
  override getColumnType() {
    return 'uuid[]'
  }
}
/** The ids of pictures, in order. One picture is a reference to `image`. */
export const images = () => p.type(ImageIds).$type<string[]>().default([])
/** Says of a column that it names one picture without referring to it: what was bought keeps its picture's id for ever. */
export class ImageId extends UuidType {}
export const imageId = () => p.type(ImageId).$type<string>()
/** Where JSON names pictures: one under `key`, or any number anywhere in it; `only` in rows of which this SQL is true. */
type Naming = { key?: string; only?: string }
/** Says of JSON that it names pictures. */
export class ImagesInJson extends JsonType {
  constructor(readonly naming: Naming = {}) {
    super()
  }
}
export const jsonWithImages = <Json>(naming?: Naming) => p.type(new ImagesInJson(naming)).$type<Json>()
/** The index by which such a column is asked for a picture. */
export const jsonImagesIndex = (table: string, column: string, { key, only }: Naming = {}) => {
  const name = `${table}_${column}_images`
  const by = key ? `((("${column}" ->> '${key}')::uuid))` : `using gin (uuids_in("${column}"))`
  return { name, expression: `create index "${name}" on "${table}" ${by}${only ? ` where ${only}` : ''}` }
}
/** What every moderated table has: whether it is shown, and why not. */
export const moderated = () => ({
  moderation_status: p.enum(MODERATION_STATUSES).default('pending'),
  moderation_reason: p.text().nullable(),
})
