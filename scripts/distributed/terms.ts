/** What the names and values of one statement stand for, and which of them are of one place. */
import type { FuncCall, Node, RangeVar } from 'libpg-query'

/** The place of a row, or any other value: a number within one statement. */
export type Term = number

/** What a name in a `from` stands for; `has` are columns it surely has, `list` what it answers in order. */
export type Source = {
  column: (name: string) => Term | undefined
  has: (name: string) => boolean
  list: (Term | undefined)[]
}

/**
 * Which terms are of one place, and which of them something that comes with the statement names. Conditions of the nullable side of a
 * join, and of what is asked beside the rows, bind what they read and not the rows around it: they are read `deeper`.
 */
export class Terms {
  readonly #above: Term[] = []
  readonly #depths: number[] = []
  readonly #from: Term[][] = []
  readonly #constants = new Map<string, Term>()
  readonly #lists: Term[] = []
  depth = 0

  fresh(depth = this.depth): Term {
    this.#depths.push(depth)
    this.#from.push([])
    return this.#above.push(this.#above.length) - 1
  }

  /** A value that comes with the statement: the same `key`, the same value. */
  constant(key: string): Term {
    const term = this.#constants.get(key) ?? this.fresh()
    this.#constants.set(key, term)
    return term
  }

  /** Any of several values that come with the statement. */
  anyOf(): Term {
    const term = this.fresh()
    this.#lists.push(term)
    return term
  }

  equal(one: Term | undefined, other: Term | undefined) {
    this.follow(one, other)
    this.follow(other, one)
  }

  /** `to` is of the place of `from`; what is read deeper does not bind what is around it. */
  follow(from: Term | undefined, to: Term | undefined) {
    if (from === undefined || to === undefined) return
    this.#above[this.root(from)] = this.root(to)
    if ((this.#depths[to] ?? 0) >= this.depth) this.#from[to]?.push(from)
  }

  deeper<T>(read: () => T): T {
    this.depth++
    const answer = read()
    this.depth--
    return answer
  }

  /** Terms of one place have one root. */
  root(term: Term): Term {
    const above = this.#above[term] ?? term
    return above === term ? term : this.root(above)
  }

  isGiven(term: Term, seen = new Set<Term>()): boolean {
    if ([...this.#constants.values()].includes(term)) return true
    if (seen.has(term)) return false
    seen.add(term)
    return (this.#from[term] ?? []).some((from) => this.isGiven(from, seen))
  }

  isListed(term: Term): boolean {
    return this.#lists.some((list) => this.root(list) === this.root(term))
  }
}

/** Columns by name, and what `*` brings along. */
export function sourceOf(columns: [string, Term | undefined][], stars: Source[] = []): Source {
  const names = new Map(columns)
  const star = (name: string) => stars.find((one) => one.has(name)) ?? (stars.length === 1 ? stars[0] : undefined)
  return {
    column: (name) => (names.has(name) ? names.get(name) : star(name)?.column(name)),
    has: (name) => names.has(name) || stars.some((one) => one.has(name)),
    list: [...columns.map(([, term]) => term), ...stars.flatMap(({ list }) => list)],
  }
}

/** Names of one `select` and of what is around it. */
export class Scope {
  readonly #sources = new Map<string, Source>()
  readonly #withs = new Map<string, Source>()

  constructor(readonly outer?: Scope) {}

  add(name: string | undefined, source: Source, columns?: Node[]) {
    this.#sources.set(name ?? '', renamed(source, columns))
  }

  addWith(name: string, source: Source, columns?: Node[]) {
    this.#withs.set(name, renamed(source, columns))
  }

  with(name: string): Source | undefined {
    return this.#withs.get(name) ?? this.outer?.with(name)
  }

  source(name: string): Source | undefined {
    return this.#sources.get(name) ?? this.outer?.source(name)
  }

  /** Of this `select`; those of one name. */
  own(name?: string): Source[] {
    return [...this.#sources].flatMap(([known, source]) => (name === undefined || known === name ? [source] : []))
  }

  /** Without its table's name it is of the nearest that surely has such, or of the only one there is. */
  column(first: string, second?: string): Term | undefined {
    if (second !== undefined) return this.source(first)?.column(second)
    const [only, ...others] = this.own()
    return (this.having(first) ?? (others.length === 0 ? only : undefined))?.column(first)
  }

  private having(name: string): Source | undefined {
    return this.own().find((one) => one.has(name)) ?? this.outer?.having(name)
  }
}

function renamed(source: Source, names?: Node[]): Source {
  return names ? sourceOf(names.flatMap(textOf).map((name, at) => [name, source.list[at]])) : source
}

/** As the plan names it: with its schema, where that is not the product's. */
export const tableOf = ({ relname = '', schemaname = 'public' }: RangeVar) =>
  schemaname === 'public' ? relname : `${schemaname}.${relname}`

export const textOf = (node?: Node) => (node && 'String' in node ? [node.String.sval ?? ''] : [])

/** A column's name with its table's, `*` for all of them. */
export function pathOf(node: Node): string[] | undefined {
  if (!('ColumnRef' in node)) return undefined
  return (node.ColumnRef.fields ?? []).flatMap((field) => ('A_Star' in field ? ['*'] : textOf(field)))
}

const VOLATILE = ['add_job', 'pg_notify', 'gen_random_uuid', 'uuidv7', 'nextval', 'random', 'clock_timestamp']
const WRITES = ['InsertStmt', 'UpdateStmt', 'DeleteStmt']

/** Whether a statement inserts within a `with`, or changes rows and calls what answers anew each time. */
export function isInPieces(statements: unknown): boolean {
  const parts = [...partsIn(statements)]
  const isWith = (part: object) => 'CommonTableExpr' in part && [...partsIn(part)].some((one) => 'InsertStmt' in one)
  const isVolatile = (part: object) =>
    isCall(part) && VOLATILE.includes(textOf(part.FuncCall.funcname?.at(-1))[0] ?? '')
  return parts.some(isWith) || (parts.some((part) => WRITES.some((name) => name in part)) && parts.some(isVolatile))
}

const isCall = (part: object): part is { FuncCall: FuncCall } => 'FuncCall' in part

function* partsIn(tree: unknown): Generator<object> {
  if (typeof tree !== 'object' || tree === null) return
  yield tree
  for (const one of Object.values(tree)) yield* partsIn(one)
}
