import { BigIntType, DateTimeType, EntitySchema } from '@mikro-orm/postgresql'
import type { RawBuilder } from 'kysely'
import { moment, sql } from './sql'

/** A row of a hand-written statement that selects these columns of an entity's table by `columnsOf`. */
export type RowOf<Entity, Name extends keyof Entity> = { [Key in Name]: Shown<Entity[Key]> }

/** As `columnsOf` selects it: a moment is ISO 8601 text, a column that has no value is null. */
type Shown<Value> = Value extends Date ? string : Value extends undefined ? null : Value

/**
 * Columns of an entity's table, of `alias`, for `select`: their names and types are the entity's own, so a column that is
 * renamed or changed is found by the compiler wherever it is read.
 */
export function columnsOf<Entity extends object, Name extends keyof Entity & string>(
  entity: new () => Entity,
  alias: string,
  names: readonly Name[],
): RawBuilder<RowOf<Entity, Name>> {
  const properties = EntitySchema.REGISTRY.get(entity)?.meta.properties ?? {}
  const column = (name: Name) => {
    const { type }: { type?: unknown } = Reflect.get(properties, name) ?? {}
    const ref = `${alias}.${name}`
    if (type === DateTimeType) return sql`${moment(ref)} as ${sql.ref(name)}`
    // The driver hands bigint over as text; ours count no further than a number can.
    if (type instanceof BigIntType) return sql`${sql.ref(ref)}::float8 as ${sql.ref(name)}`
    return sql.ref(ref)
  }
  return sql`${sql.join(names.map(column))}`
}
