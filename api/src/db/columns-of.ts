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
  const { properties } = metaOf(entity)
  const column = (name: Name) => {
    const type = typeOf(properties, name)
    const ref = `${alias}.${name}`
    if (type === DateTimeType) return sql`${moment(ref)} as ${sql.ref(name)}`
    // The driver hands bigint over as text; ours count no further than a number can.
    if (type instanceof BigIntType) return sql`${sql.ref(ref)}::float8 as ${sql.ref(name)}`
    return sql.ref(ref)
  }
  return sql`${sql.join(names.map(column))}`
}

/** What an insert writes of these columns. */
export type NewRow<Entity, Name extends keyof Entity> = { [Key in Name]: Given<Entity[Key]> }

type Given<Value> = Value extends undefined ? null : Value

/** The columns and values of `insert into` an entity's table; the row goes as one value, of which PostgreSQL makes the columns' types. */
export function valuesOf<Entity extends object>(
  entity: new () => Entity,
  row: Partial<NewRow<Entity, keyof Entity>>,
): RawBuilder<unknown> {
  const { tableName, properties } = metaOf(entity)
  const names = Object.keys(row)
  if (!names.every((name) => Object.hasOwn(properties, name)))
    throw new Error(`Not all are columns of ${tableName}: ${names}`)
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '))
  return sql`(${columns}) select ${columns} from json_populate_record(null::${sql.table(tableName)}, ${JSON.stringify(row)}::json)`
}

function metaOf<Entity extends object>(entity: new () => Entity) {
  const meta = EntitySchema.REGISTRY.get(entity)?.meta
  if (!meta) throw new Error(`No entity ${entity.name}`)
  return meta
}

function typeOf(properties: object, name: string): unknown {
  const property: { type?: unknown } = Reflect.get(properties, name) ?? {}
  return property.type
}
