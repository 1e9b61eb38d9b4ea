import { Problem } from './answers'

/**
 * What it is now, out of a refusal because somebody else has changed it (`<noun>.changed`): a row of the very shape of the
 * one that was looked at. Null for any other refusal.
 */
export function currentOf<Row extends object>(problem: unknown, like: Row): Row | null {
  const current = currentIn(problem)
  return isLike(like, current) ? current : null
}

/** The same of several rows that were changed together; null for any other refusal. */
export function currentRowsOf<Row extends object>(problem: unknown, like: Row): Row[] | null {
  const current = currentIn(problem)
  return Array.isArray(current) ? current.filter((one): one is Row => isLike(like, one)) : null
}

function currentIn(problem: unknown): unknown {
  return problem instanceof Problem && problem.errorMessage.endsWith('.changed') ? problem.data.current : null
}

/** Every property of the one stands in the other, of the same type where neither is null. */
function isLike<Row extends object>(like: Row, value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(like).every(([name, known]: [string, unknown]) => {
    const other: unknown = Reflect.get(value, name)
    return known === undefined || known === null || other === null || typeof other === typeof known
  })
}
