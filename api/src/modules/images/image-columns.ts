import { ReferenceKind } from '@mikro-orm/core'
import { ImageIds } from '../../db/columns'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'

type ImageColumn = { table: string; column: string; isList: boolean }

/** Every column that shows pictures: whatever refers to `image`, and the lists that `images()` declares. */
export function imageColumns(em: Em): ImageColumn[] {
  return [...em.getMetadata().getAll().values()].flatMap(({ tableName: table, props }) =>
    props.flatMap(({ kind, customType, fieldNames: [column], type }): ImageColumn[] => {
      const isList = customType instanceof ImageIds
      const isOne = kind === ReferenceKind.MANY_TO_ONE && type === 'Image'
      return column && (isList || isOne) ? [{ table, column, isList }] : []
    }),
  )
}

/** Whether anything shows picture `i`. */
export function isShown(em: Em) {
  const places = imageColumns(em).map(({ table, column, isList }) => {
    const [from, ids] = [sql.table(table), sql.ref(`shown.${column}`)]
    return isList
      ? sql`exists (select from ${from} shown where ${ids} <> '{}' and ${ids} @> array[i.id])`
      : sql`exists (select from ${from} shown where ${ids} = i.id)`
  })
  return sql`(${sql.join(places, sql` or `)})`
}
