/** What values there were: by kind, objects by their properties, lists by what is in them. */
export type Shape = {
  kinds: string[]
  properties?: Record<string, Shape>
  items?: Shape
}

export const nothing = (): Shape => ({ kinds: [] })

/** Adds values to a shape; whether they were of a kind, or had a property, that was not there before. */
export function isNews(shape: Shape, values: readonly unknown[]): boolean {
  let news = false
  for (const value of values) news = add(shape, value) || news
  return news
}

/** Both at once: a property that only one of them has may be missing. */
export function mergeShapes(one: Shape, other: Shape): Shape {
  const names = new Set([...Object.keys(one.properties ?? {}), ...Object.keys(other.properties ?? {})])
  const missing = { kinds: one.properties && other.properties ? ['missing'] : [] }
  const property = (name: string) => mergeShapes(one.properties?.[name] ?? missing, other.properties?.[name] ?? missing)
  return {
    kinds: [...new Set([...one.kinds, ...other.kinds])],
    ...(names.size > 0 && { properties: Object.fromEntries([...names].map((name) => [name, property(name)])) }),
    ...((one.items ?? other.items) && { items: mergeShapes(one.items ?? nothing(), other.items ?? nothing()) }),
  }
}

function add(shape: Shape, value: unknown): boolean {
  const kind = kindOf(value)
  const isNew = !shape.kinds.includes(kind)
  if (isNew) shape.kinds.push(kind)
  if (Array.isArray(value)) {
    shape.items ??= nothing()
    return isNews(shape.items, value) || isNew
  }
  return kind === 'object' ? addProperties(shape, Object(value)) || isNew : isNew
}

function addProperties(shape: Shape, value: object): boolean {
  const first = shape.properties === undefined ? [] : ['missing']
  const known = shape.properties ?? {}
  shape.properties = known
  let news = false
  for (const [name, one] of Object.entries(value)) {
    const property = known[name] ?? { kinds: [...first] }
    known[name] = property
    news = add(property, one) || news
  }
  for (const [name, { kinds }] of Object.entries(known)) {
    if (Object.hasOwn(value, name) || kinds.includes('missing')) continue
    kinds.push('missing')
    news = true
  }
  return news
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'list'
  if (value instanceof Uint8Array) return 'bytes'
  return value instanceof Date ? 'date' : typeof value
}
