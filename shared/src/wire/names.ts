/** The names of a table, in its order. */
export function namesOf<Name extends string>(table: Record<Name, unknown>): [Name, ...Name[]] {
  const [first, ...rest] = Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name))
  if (first === undefined) throw new Error('A table of names is never empty.')
  return [first, ...rest]
}

/** A table of one value a name. */
export function tableOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  const table: Partial<Record<Name, Value>> = {}
  for (const name of names) table[name] = make(name)
  if (isWhole(table, names)) return table
  throw new Error('A name is missing in the table that was made of it.')
}

function isWhole<Name extends string, Value>(
  table: Partial<Record<Name, Value>>,
  names: readonly Name[],
): table is Record<Name, Value> {
  return names.every((name) => Object.hasOwn(table, name))
}
