import type { Values } from './form'

type FieldOf<Typed> = keyof Typed & string
export type Merged<Typed> = { values: Typed; taken: FieldOf<Typed>[]; clashes: FieldOf<Typed>[] }

/**
 * Two who began with the same: what only the other changed is taken over, what both changed differently stays mine and is
 * named, so that one looks at it before it is saved. `plain` is what of a field is compared.
 */
export function mergeValues<Typed extends Values>(
  base: Typed,
  mine: Typed,
  theirs: Typed,
  plain: (values: Typed, name: FieldOf<Typed>) => unknown = (values, name) => values[name],
): Merged<Typed> {
  const isField = (name: string): name is FieldOf<Typed> => Object.hasOwn(mine, name)
  const isSame = (one: Typed, other: Typed, name: FieldOf<Typed>) =>
    JSON.stringify(plain(one, name)) === JSON.stringify(plain(other, name))
  const merged: Merged<Typed> = { values: mine, taken: [], clashes: [] }
  for (const name of Object.keys(mine).filter(isField)) {
    if (isSame(theirs, base, name) || isSame(theirs, mine, name)) continue
    if (isSame(mine, base, name)) {
      merged.values = { ...merged.values, [name]: theirs[name] }
      merged.taken.push(name)
    } else merged.clashes.push(name)
  }
  return merged
}
