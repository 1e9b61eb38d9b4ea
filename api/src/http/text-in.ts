/** A text of this name in what a request has brought; null where there is none. */
export function textIn(holder: unknown, name: string): string | null {
  if (typeof holder !== 'object' || holder === null) return null
  const value: unknown = Reflect.get(holder, name)
  return typeof value === 'string' ? value : null
}
