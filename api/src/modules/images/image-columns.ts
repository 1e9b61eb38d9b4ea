import { ReferenceKind } from '@mikro-orm/core'
import { ImageId, ImageIds, ImagesInJson } from '../../db/columns'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'

type ImageColumn = {
  table: string
  column: string
  /** One picture, a list of them, or JSON that names them. */
  kind: 'one' | 'list' | 'json'
  naming?: ImagesInJson['naming']
}

/** Every column that shows pictures: whatever refers to `image`, and what `db/columns.ts` declares of lists, ids and JSON. */
export function imageColumns(em: Em): ImageColumn[] {
  return [...em.getMetadata().getAll().values()].flatMap(({ tableName: table, props }) =>
    props.flatMap(({ kind, customType, fieldNames: [column], type }): ImageColumn[] => {
      if (!column) return []
      if (customType instanceof ImagesInJson) return [{ table, column, kind: 'json', naming: customType.naming }]
      if (customType instanceof ImageIds) return [{ table, column, kind: 'list' }]
      const isOne = customType instanceof ImageId || (kind === ReferenceKind.MANY_TO_ONE && type === 'Image')
      return isOne ? [{ table, column, kind: 'one' }] : []
    }),
  )
}

/** Whether row `shown` of the column's table shows picture `i`; as its index asks. */
export function showsImage({ column, kind, naming: { key, only } = {} }: ImageColumn) {
  const place = sql.ref(`shown.${column}`)
  if (kind === 'one') return sql`${place} = i.id`
  if (kind === 'list') return sql`${place} <> '{}' and ${place} @> array[i.id]`
  const named = key ? sql`(${place} ->> ${sql.lit(key)})::uuid = i.id` : sql`uuids_in(${place}) @> array[i.id]`
  return only ? sql`${sql.raw(only)} and ${named}` : named
}

/** Whether anything shows picture `i`. */
export function isShown(em: Em) {
  const places = imageColumns(em).map(
    (one) => sql`exists (select from ${sql.table(one.table)} shown where ${showsImage(one)})`,
  )
  return sql`(${sql.join(places, sql` or `)})`
}
