/**
 * Whether a statement stays on one shard of a distributed PostgreSQL, as Citus routes it: each distributed table in it is bound to one
 * value of the distribution column, by an equality that always holds with what comes with the statement, or with a table that is bound.
 */
import { type Node, parseSync, type RangeVar, type SelectStmt, type SubLink, type WithClause } from 'libpg-query'
import { homeOf, type Plan } from './plan.ts'
import { isInPieces, pathOf, Scope, type Source, sourceOf, type Term, Terms, tableOf, textOf } from './terms.ts'

/**
 * `apart` names no table of the product, `copied` only reference tables or only tables of the coordinator. One `inPieces` stays, but
 * Citus does not send it as it is: it inserts within a `with`, or changes rows and calls a volatile function.
 */
export type Verdict = { stays: 'apart' | 'copied' | 'bound'; inPieces: boolean } | { crosses: string }

type Used = { table: string; term: Term; others: Map<string, Term> }

const SETS = ['EXISTS_SUBLINK', 'ANY_SUBLINK']

/**
 * @param same of each value which other was equal when it ran (places in the list); without it all are different.
 * @throws {Error} when it is no SQL.
 */
export function analyse(text: string, plan: Plan, same: readonly number[] = []): Verdict {
  const reader = new Reader(plan, same)
  const { stmts = [] } = parseSync(text)
  for (const { stmt } of stmts) if (stmt) reader.statement(stmt)
  return reader.verdict(isInPieces(stmts))
}

const partsOf = (node: Node) => ('RowExpr' in node ? (node.RowExpr.args ?? []) : [node])
const isSubLink = (part: object): part is { SubLink: SubLink } => 'SubLink' in part

class Reader {
  readonly #terms = new Terms()
  readonly #used: Used[] = []
  readonly #kinds = new Set<string>()
  readonly #copies = new Set<string>()

  constructor(
    readonly plan: Plan,
    readonly same: readonly number[],
  ) {}

  verdict(inPieces: boolean): Verdict {
    const sorted = (names: Iterable<string>) => [...new Set(names)].sort().join(', ')
    const tables = sorted(this.#used.map(({ table }) => table))
    if (this.#copies.size > 0) return { crosses: `writes what every machine has a copy of: ${sorted(this.#copies)}` }
    if (this.#used.length === 0) return { stays: this.#kinds.size > 0 ? 'copied' : 'apart', inPieces: false }
    if (this.#kinds.has('local')) return { crosses: `${tables} beside a table of the coordinator` }
    const loose = this.#used.filter(({ term }) => !this.#terms.isGiven(term))
    if (loose.length > 0) return { crosses: sorted(loose.map((one) => this.#loose(one))) }
    const places = this.#used.map(({ table, term }) => `${homeOf(this.plan, table).group} ${this.#terms.root(term)}`)
    return new Set(places).size > 1 ? { crosses: `two places: ${tables}` } : { stays: 'bound', inPieces }
  }

  /** A table without its place, and what it was sought by. */
  #loose({ table, term, others }: Used) {
    if (this.#terms.isListed(term)) return `${table} by a list`
    const by = [...others].filter(([, other]) => this.#terms.isGiven(other)).map(([name]) => name)
    return by.length > 0 ? `${table} by ${by.sort().join(' and ')}` : `${table} as a whole`
  }

  statement(node: Node, outer?: Scope): Source {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer)
    const scope = new Scope(outer)
    if ('InsertStmt' in node) {
      const { relation = {}, cols = [], selectStmt, withClause, onConflictClause, returningClause } = node.InsertStmt
      this.#with(withClause, scope)
      const values = selectStmt ? this.statement(selectStmt, scope).list : []
      const target = this.#write(relation, scope)
      const isWritten = homeOf(this.plan, tableOf(relation)).from === 'writer'
      if (isWritten) this.#terms.follow(this.#terms.constant('writer'), target.column('city_id'))
      for (const [at, column] of cols.entries()) {
        if ('ResTarget' in column) this.#terms.follow(values[at], target.column(column.ResTarget.name ?? ''))
      }
      this.#beside(onConflictClause, scope)
      return this.#answer(returningClause?.exprs, scope)
    }
    const change = 'UpdateStmt' in node ? node.UpdateStmt : 'DeleteStmt' in node ? node.DeleteStmt : undefined
    if (!change) return sourceOf([])
    this.#with(change.withClause, scope)
    this.#write(change.relation ?? {}, scope)
    const others = 'usingClause' in change ? change.usingClause : 'fromClause' in change ? change.fromClause : []
    for (const one of others ?? []) this.#from(one, scope)
    this.#holds(change.whereClause, scope)
    if ('targetList' in change) this.#beside(change.targetList, scope)
    return this.#answer(change.returningClause?.exprs, scope)
  }

  #select(select: SelectStmt, outer?: Scope): Source {
    const scope = new Scope(outer)
    const { larg, rarg, valuesLists, fromClause = [], whereClause, targetList, withClause, ...rest } = select
    this.#with(withClause, scope)
    if (larg && rarg) return this.#either([this.#select(larg, scope), this.#select(rarg, scope)])
    if (valuesLists) {
      const lines = valuesLists.map((line) => ('List' in line ? (line.List.items ?? []) : []))
      return this.#either(lines.map((line) => sourceOf(line.map((one) => ['', this.#term(one, scope)]))))
    }
    for (const one of fromClause) this.#from(one, scope)
    this.#holds(whereClause, scope)
    this.#beside(rest, scope)
    return this.#answer(targetList, scope)
  }

  /** Rows of one or of another: of a place where all are of the same. */
  #either([first = sourceOf([]), ...others]: Source[]): Source {
    const isOne = (one?: Term, other?: Term) =>
      one !== undefined && other !== undefined && this.#terms.root(one) === this.#terms.root(other)
    const list = first.list.map((term, at) => (others.every((other) => isOne(term, other.list[at])) ? term : undefined))
    return { ...first, list, column: (name) => list[first.list.indexOf(first.column(name))] }
  }

  #answer(targets: Node[] | undefined, scope: Scope): Source {
    const columns: [string, Term | undefined][] = []
    const stars: Source[] = []
    for (const target of targets ?? []) {
      if (!('ResTarget' in target) || !target.ResTarget.val) continue
      const { name, val } = target.ResTarget
      const path = pathOf(val)
      if (path?.at(-1) !== '*') columns.push([name ?? path?.at(-1) ?? '', this.#term(val, scope)])
      else stars.push(...scope.own(path.length > 1 ? path[0] : undefined))
    }
    return sourceOf(columns, stars)
  }

  #with(clause: WithClause | undefined, scope: Scope) {
    for (const cte of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in cte) || !cte.CommonTableExpr.ctequery) continue
      const { ctename, ctequery, aliascolnames } = cte.CommonTableExpr
      scope.addWith(ctename ?? '', this.statement(ctequery, scope), aliascolnames)
    }
  }

  #from(node: Node, scope: Scope) {
    if ('RangeVar' in node) this.#table(node.RangeVar, scope)
    else if ('RangeSubselect' in node && node.RangeSubselect.subquery) {
      const { subquery, alias } = node.RangeSubselect
      scope.add(alias?.aliasname, this.statement(subquery, scope), alias?.colnames)
    } else if ('RangeFunction' in node) {
      const { functions, alias } = node.RangeFunction
      this.#beside(functions, scope)
      const listed = this.#terms.anyOf()
      // One row that came as JSON: each of its values is one that its writer knows.
      const isRow = JSON.stringify(functions).includes('_populate_record"')
      const column = (name: string) => (isRow ? this.#terms.constant(`of the row ${name}`) : listed)
      scope.add(alias?.aliasname, { column, has: () => false, list: [] })
    } else if ('JoinExpr' in node) {
      const { jointype, larg, rarg, quals } = node.JoinExpr
      const [outer, inner] = jointype === 'JOIN_RIGHT' ? [rarg, larg] : [larg, rarg]
      if (outer) this.#from(outer, scope)
      const join = () => {
        if (inner) this.#from(inner, scope)
        this.#holds(quals, scope)
      }
      jointype === 'JOIN_INNER' ? join() : this.#terms.deeper(join)
    }
  }

  #table(relation: RangeVar, scope: Scope): Source {
    const { relname = '', schemaname, alias } = relation
    const table = tableOf(relation)
    const common = schemaname ? undefined : scope.with(relname)
    const home = homeOf(this.plan, table)
    const others = new Map<string, Term>()
    const { depth } = this.#terms
    const term = this.#terms.fresh()
    const has = (name: string) => 'keys' in home && home.keys.includes(name)
    const column = (name: string) => {
      if (has(name)) return term
      const known = others.get(name) ?? this.#terms.fresh(depth)
      others.set(name, known)
      return known
    }
    const source = common ?? { column, has, list: [] }
    scope.add(alias?.aliasname ?? relname, source)
    if (common) return source
    if ('keys' in home) this.#used.push({ table, term, others })
    else if (home.kind !== 'node') this.#kinds.add(home.kind)
    return source
  }

  #write(relation: RangeVar, scope: Scope) {
    const table = tableOf(relation)
    if (homeOf(this.plan, table).kind === 'reference') this.#copies.add(table)
    return this.#table(relation, scope)
  }

  /** A condition that holds for every row that is read. */
  #holds(node: Node | undefined, scope: Scope) {
    if (!node) return
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const one of node.BoolExpr.args ?? []) this.#holds(one, scope)
    } else if ('SubLink' in node && SETS.includes(node.SubLink.subLinkType ?? '')) this.#within(node.SubLink, scope)
    else if ('A_Expr' in node && textOf(node.A_Expr.name?.[0])[0] === '=') {
      const { kind, lexpr, rexpr } = node.A_Expr
      const [left = [], right = []] = [lexpr, rexpr].map((side) => side && partsOf(side))
      for (const [at, one] of left.entries()) {
        const other = right[at]
        const equal = other && (kind === 'AEXPR_OP' ? this.#term(other, scope) : this.#any(other, scope))
        this.#terms.equal(this.#term(one, scope), equal)
      }
    } else this.#beside(node, scope)
  }

  /** Rows for which a subquery has one, as `exists` and `in` say. */
  #within({ subselect, testexpr }: SubLink, scope: Scope) {
    const found = subselect ? this.statement(subselect, scope).list : []
    for (const [at, one] of (testexpr ? partsOf(testexpr) : []).entries())
      this.#terms.equal(this.#term(one, scope), found[at])
  }

  #any(node: Node, scope: Scope): Term | undefined {
    if ('SubLink' in node || 'ColumnRef' in node) return this.#term(node, scope)
    const items = 'List' in node ? node.List.items : 'A_ArrayExpr' in node ? node.A_ArrayExpr.elements : undefined
    if (items?.length === 1 && items[0]) return this.#term(items[0], scope)
    this.#beside(node, scope)
    return this.#terms.anyOf()
  }

  #term(node: Node, scope: Scope): Term | undefined {
    if ('TypeCast' in node && node.TypeCast.arg) return this.#term(node.TypeCast.arg, scope)
    if ('ParamRef' in node) {
      const at = (node.ParamRef.number ?? 0) - 1
      return this.#terms.constant(`$${this.same[at] ?? at}`)
    }
    if ('A_Const' in node && !node.A_Const.isnull)
      return this.#terms.constant(JSON.stringify(node.A_Const.sval ?? node))
    const [first = '', second] = pathOf(node) ?? []
    if (first) return scope.column(first, second)
    if ('SubLink' in node && node.SubLink.subselect && node.SubLink.subLinkType !== 'EXISTS_SUBLINK') {
      const { subselect } = node.SubLink
      const answer = this.#terms.fresh()
      const [found] = this.#terms.deeper(() => this.statement(subselect, scope)).list
      this.#terms.follow(found, answer)
      return answer
    }
    this.#beside(node, scope)
    return undefined
  }

  /** What is asked beside the rows: it binds what it reads, and not the rows. */
  #beside(part: unknown, scope: Scope) {
    if (typeof part !== 'object' || part === null) return
    if (isSubLink(part)) this.#terms.deeper(() => this.#within(part.SubLink, scope))
    else for (const one of Object.values(part)) this.#beside(one, scope)
  }
}
