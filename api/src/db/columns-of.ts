import { BigIntType, DateTimeType, EntitySchema, JsonType } from '@mikro-orm/postgresql'
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
  const properties = propertiesOf(entity)
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

/** What an insert writes of these columns: a moment as a date, JSON as it is. */
export type NewRow<Entity, Name extends keyof Entity> = { [Key in Name]: Given<Entity[Key]> }

type Given<Value> = Value extends undefined ? null : Value

/** The columns and values of `insert into` an entity's table. */
export function valuesOf<Entity extends object>(
  entity: new () => Entity,
  row: Partial<NewRow<Entity, keyof Entity>>,
): RawBuilder<unknown> {
  const properties = propertiesOf(entity)
  const entries = Object.entries(row)
  const columns = entries.map(([name]) => sql.ref(name))
  const values = entries.map(([name, value]) =>
    typeOf(properties, name) === JsonType && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`,
  )
  return sql`(${sql.join(columns)}) values (${sql.join(values)})`
}

const propertiesOf = <Entity extends object>(entity: new () => Entity) =>
  EntitySchema.REGISTRY.get(entity)?.meta.properties ?? {}

function typeOf(properties: object, name: string): unknown {
  const property: { type?: unknown } = Reflect.get(properties, name) ?? {}
  return property.type
}
