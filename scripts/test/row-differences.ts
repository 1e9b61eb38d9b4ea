/** How the rows a statement has answered differ from the type that stands beside it. */
import ts from 'typescript'
import type { Shape } from '../../api/test/rows/shapes.ts'

const DEEPEST = 8

/** What a statement does beside what it says, in `select` because it is nowhere else. */
const EFFECTS = new Set(['announced', 'jobs', 'locked'])
/** What is added to a row once it was answered: a record's version is made of its fields. */
const ADDED = new Set(['version'])

/** One sentence for each difference; what columns of `kept` lack was never written, and is no fault of the statement. */
export function differences(
  checker: ts.TypeChecker,
  type: ts.Type,
  { shape, kept }: { shape: Shape; kept: readonly string[] },
): string[] {
  const isKept = (name: string) => kept.includes(name.split(/[.[]/)[0] ?? '')
  return compare([type], shape, '', 0)

  function compare(types: ts.Type[], { kinds, properties, items }: Shape, name: string, depth: number): string[] {
    const parts = types.flatMap((one) => (one.isUnion() ? one.types : [one]))
    if (depth > DEEPEST || parts.some(isAnything)) return []
    const said = new Set(parts.flatMap(kindsOf))
    const other = kinds.filter(
      (kind) => !said.has(kind) && !(kind === 'missing' && (isKept(name) || said.has('undefined'))),
    )
    const own = other.map((kind) => `${name || 'a row'} is ${kind}, and is said to be ${[...said].join(' or ')}`)
    const elements = parts.flatMap((one) => checker.getIndexTypeOfType(one, ts.IndexKind.Number) ?? [])
    const within = items && elements.length > 0 ? compare(elements, items, `${name}[]`, depth + 1) : []
    return [...own, ...within, ...(properties ? inside(parts, properties, name, depth) : [])]
  }

  function inside(parts: ts.Type[], properties: Record<string, Shape>, name: string, depth: number): string[] {
    const objects = parts.filter((one) => kindsOf(one).includes('object'))
    if (objects.length === 0 || objects.some((one) => checker.getIndexTypeOfType(one, ts.IndexKind.String))) return []
    const path = (property: string) => (name ? `${name}.${property}` : property)
    const declared = new Map<string, ts.Symbol[]>()
    for (const one of objects)
      for (const symbol of checker.getPropertiesOfType(one))
        declared.set(symbol.name, [...(declared.get(symbol.name) ?? []), symbol])
    const lacking = [...declared].filter(
      ([property, symbols]) =>
        !isKept(name) &&
        !properties[property] &&
        symbols.length === objects.length &&
        symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
    )
    const answered = Object.entries(properties).flatMap(([property, shape]) => {
      const symbols = declared.get(property)
      if (!symbols)
        return EFFECTS.has(property) || isKept(name) ? [] : [`${path(property)} is answered, and no type names it`]
      const isOptional = symbols.length < objects.length || symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional)
      const kinds = shape.kinds.filter((kind) => kind !== 'missing' || !isOptional)
      return compare(
        symbols.map((symbol) => checker.getTypeOfSymbol(symbol)),
        { ...shape, kinds },
        path(property),
        depth + 1,
      )
    })
    return [
      ...lacking
        .filter(([property]) => !ADDED.has(property))
        .map(([property]) => `${path(property)} is said, and never answered`),
      ...answered,
    ]
  }

  function kindsOf(type: ts.Type): string[] {
    const { flags } = type
    if (flags & ts.TypeFlags.Null) return ['null']
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined']
    if (flags & ts.TypeFlags.StringLike) return ['string']
    if (flags & ts.TypeFlags.NumberLike) return ['number']
    if (flags & ts.TypeFlags.BooleanLike) return ['boolean']
    if (flags & ts.TypeFlags.BigIntLike) return ['bigint']
    if (type.symbol?.name === 'Date') return ['date']
    if (type.symbol && BYTES.includes(type.symbol.name)) return ['bytes']
    if (type.isIntersection() && type.types.some((one) => kindsOf(one)[0] !== 'object'))
      return type.types.flatMap(kindsOf).filter((kind) => kind !== 'object')
    return checker.isArrayLikeType(type) ? ['list'] : ['object']
  }
}

const BYTES = ['Buffer', 'Uint8Array']
const isAnything = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0
