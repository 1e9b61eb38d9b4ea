/** What two editors made of one thing, field by field. */
export type Field<Typed> = keyof Typed & string
/** What of a field is compared, where it is not all that it holds. */
type Plain<Typed> = (values: Typed, name: Field<Typed>) => unknown

/** The fields in which one differs from the other. */
export function changedFields<Typed extends object>(from: Typed, to: Typed, plain: Plain<Typed> = whole) {
  const isField = (name: string): name is Field<Typed> => Object.hasOwn(to, name)
  return Object.keys(to)
    .filter(isField)
    .filter((name) => JSON.stringify(plain(from, name)) !== JSON.stringify(plain(to, name)))
}

/**
 * Two who began with the same: what only the other changed is taken over, what both changed differently stays mine and is
 * named, so that one looks at it before it is saved.
 */
export function mergeValues<Typed extends object>(base: Typed, mine: Typed, theirs: Typed, plain?: Plain<Typed>) {
  const ours = changedFields(base, mine, plain)
  const differing = changedFields(mine, theirs, plain)
  const changed = changedFields(base, theirs, plain).filter((name) => differing.includes(name))
  const taken = changed.filter((name) => !ours.includes(name))
  const values: Typed = { ...mine }
  for (const name of taken) put(values, theirs, name)
  return { values, taken, clashes: changed.filter((name) => ours.includes(name)) }
}

/** What a field holds, in words. */
export function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (Array.isArray(value)) return String(value.length)
  const text = String(value ?? '').trim()
  return text === '' ? 'пусто' : `«${text}»`
}

function put<Typed, Name extends keyof Typed>(values: Typed, from: Typed, name: Name) {
  values[name] = from[name]
}

function whole<Typed extends object>(values: Typed, name: Field<Typed>): unknown {
  return values[name]
}
