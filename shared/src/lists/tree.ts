import type { Options } from './table'

/** A choice and those that stand in it. */
export type Branch = { value: string; label: string; inside: Branch[] }
/** What each value stands in, by value. */
export type Parents = Readonly<Record<string, string>>

/** Words as a tree, in their order. What stands in a value that has no word here stands at the top. */
export function treeOf(words: Options, parents: Parents): Branch[] {
  const branches = new Map(
    Object.entries(words).map(([value, label]): [string, Branch] => [value, { value, label, inside: [] }]),
  )
  return [...branches.values()].filter((branch) => {
    const parent = branches.get(parents[branch.value] ?? '')
    parent?.inside.push(branch)
    return !parent
  })
}

/** Whether a branch holds one of these values, at any depth. */
export function holds({ inside }: Branch, values: readonly string[]): boolean {
  return inside.some((one) => values.includes(one.value) || holds(one, values))
}
