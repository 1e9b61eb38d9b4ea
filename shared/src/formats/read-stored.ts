/** Says whether a value is of the kind that was asked for. */
type Guard<One> = (value: unknown) => value is One

/** What a browser kept as JSON; null for nothing, for nonsense, and for what an older page wrote in another shape. */
export function storedAs<Kept>(text: string | null | undefined, isKept: Guard<Kept>): Kept | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** A guard of objects by the properties that their readers stand on. */
export const shaped =
  <Shape extends object>(guards: { [Name in keyof Shape]?: Guard<Shape[Name]> }): Guard<Shape> =>
  (value): value is Shape =>
    isObject(value) &&
    Object.entries<unknown>(guards).every(([name, is]) => typeof is === 'function' && is(Reflect.get(value, name)))

export const listOf =
  <One>(isOne: Guard<One>): Guard<One[]> =>
  (value): value is One[] =>
    Array.isArray(value) && value.every(isOne)

/** An object whose every property is one. */
export const mapOf =
  <One>(isOne: Guard<One>): Guard<Record<string, One>> =>
  (value): value is Record<string, One> =>
    isObject(value) && Object.values(value).every(isOne)

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
