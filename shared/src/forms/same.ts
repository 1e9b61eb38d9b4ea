/** Two values of a form say the same; a database may give the parts of an object back in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  return (
    JSON.stringify(one) === JSON.stringify(other) || JSON.stringify(one, ordered) === JSON.stringify(other, ordered)
  )
}

function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
