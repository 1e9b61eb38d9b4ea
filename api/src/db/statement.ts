import type { CompiledQuery, RawBuilder } from 'kysely'
import { type Query, sql } from './sql'

/** Stands for a value in the text that is put together once; what it is called names the value of an asking. */
class Given {
  constructor(readonly name: string) {}
}

type Build<Values, Row> = (
  given: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>,
) => RawBuilder<Row>

/**
 * A statement that is put together at its first asking and kept, for putting a long one together costs this process more than
 * sending it: `given('user_id')` stands for the value that each asking gives under that name.
 */
export function statement<Values extends object, Row = unknown>(build: Build<Values, Row>) {
  let kept: CompiledQuery<Row> | undefined
  return (values: Values): Query<Row> => ({
    compile(provider) {
      kept ??= build(<Name extends keyof Values & string>(name: Name) => sql<Values[Name]>`${new Given(name)}`).compile(
        provider,
      )
      const brought = (one: unknown) => (one instanceof Given ? Reflect.get(values, one.name) : one)
      return { ...kept, parameters: kept.parameters.map(brought) }
    },
  })
}
