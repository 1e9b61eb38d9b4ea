import type { CompiledQuery, RawBuilder } from 'kysely'
import { type Query, sql } from './sql'

/** The place in a statement of the value that each asking gives under a name. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

class Place {
  constructor(readonly name: string) {}
}

/**
 * A statement that is put together at its first asking and kept, for putting a long one together costs this process more than
 * sending it: `given('user_id')` stands for the value that each asking gives under that name.
 */
export function statement<Values extends object, Row = unknown>(build: (given: Given<Values>) => RawBuilder<Row>) {
  let kept: CompiledQuery<Row> | undefined
  return (values: Values): Query<Row> => ({
    compile(provider) {
      kept ??= build(<Name extends keyof Values & string>(name: Name) => sql<Values[Name]>`${new Place(name)}`).compile(
        provider,
      )
      const brought = (one: unknown) => (one instanceof Place ? Reflect.get(values, one.name) : one)
      return { ...kept, parameters: kept.parameters.map(brought) }
    },
  })
}
