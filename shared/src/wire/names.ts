/** The names of a table, in its order. */
export function namesOf<Name extends string>(table: Record<Name, unknown>): [Name, ...Name[]] {
  const [first, ...rest] = Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name))
  if (first === undefined) throw new Error('A table of names is never empty.')
  return [first, ...rest]
}
