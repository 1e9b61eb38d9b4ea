/** Where the API's sources ask PostgreSQL by hand, and of which type the rows are said to be. */
import { relative } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../database.ts'

/** A call of `rows`, `row` or `variedRows`. */
export type Asking = { place: string; call: ts.CallExpression }

const ASKING = new Set(['rows', 'row', 'sharedRow', 'variedRows'])

/** Reads the sources below a folder, tests left out. */
export function openSources(folder: string) {
  const { config } = ts.readConfigFile(`${ROOT}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const paths = [...new Bun.Glob('**/*.ts').scanSync({ cwd: folder, absolute: true })].filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const program = ts.createProgram(paths, { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const askings = paths.sort().flatMap((path) => askingsIn(path))
  const byCall = new Map(askings.map((asking) => [asking.call, asking]))

  /** The calls in a file, but for those of `db/sql.ts` itself. */
  function askingsIn(path: string): Asking[] {
    const source = program.getSourceFile(path)
    if (!source || path.endsWith('/db/sql.ts')) return []
    const calls: ts.CallExpression[] = []
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && asks(node)) calls.push(node)
      ts.forEachChild(node, visit)
    }
    visit(source)
    return calls.map((call) => ({ call, place: placeOf(source, call, folder) }))
  }

  /** By what is called in the end: also `(isFirst ? rows : variedRows)(…)`. */
  function asks(call: ts.CallExpression) {
    const declared = checker.getResolvedSignature(call)?.declaration
    return (
      declared !== undefined &&
      ts.isFunctionDeclaration(declared) &&
      declared.getSourceFile().fileName.endsWith('/db/sql.ts') &&
      ASKING.has(declared.name?.text ?? '')
    )
  }

  /** «modules/menu/read-menu.ts:61:23» as the innermost call there. */
  function callAt(place: string): ts.CallExpression | undefined {
    const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? []
    const source = program.getSourceFile(`${folder}/${file}`)
    if (!source) return undefined
    const at = source.getPositionOfLineAndCharacter(Number(line) - 1, Number(column) - 1)
    let innermost: ts.CallExpression | undefined
    const visit = (node: ts.Node) => {
      if (at < node.getFullStart() || at >= node.end) return
      if (ts.isCallExpression(node)) innermost = node
      ts.forEachChild(node, visit)
    }
    visit(source)
    return innermost
  }

  return {
    checker,
    askings,
    /** Which calls it may have been, by the nearest place of a stack. */
    askingsAt([nearest = '']: readonly string[]): Asking[] {
      const call = callAt(nearest)
      return call ? askingsOf(call) : []
    },
    /** The type of its rows; where that is a parameter of the function around, who called that function says it. */
    rowOf(places: readonly string[]): ts.Type | undefined {
      for (const place of places) {
        const call = callAt(place)
        const answered = call && checker.getAwaitedType(checker.getTypeAtLocation(call))
        const row = answered && rowIn(answered, askingsOf(call).length > 0)
        if (row && !isOpen(row)) return row
      }
      return undefined
    },
  }

  /** A call that asks, or those whose answer the function called hands on: the runtime takes such a function out of its stacks. */
  function askingsOf(call: ts.CallExpression, depth = 0): Asking[] {
    const own = byCall.get(call)
    if (own) return [own]
    const declared = checker.getResolvedSignature(call)?.declaration
    if (!declared || depth > 4 || !('body' in declared) || !declared.body) return []
    return handedOn(declared.body).flatMap((one) => askingsOf(one, depth + 1))
  }

  /** Of an answer: the element of a list, or of the `items` of one that somebody else has read, or what is not undefined. */
  function rowIn(answered: ts.Type, isAsked: boolean): ts.Type | undefined {
    const type = checker.getNonNullableType(answered)
    const element = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined
    if (element) return element
    const items = isAsked ? undefined : type.getProperty('items')
    return items ? rowIn(checker.getTypeOfSymbol(items), isAsked) : type
  }
}

function placeOf(source: ts.SourceFile, node: ts.Node, folder: string) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  return `${relative(folder, source.fileName)}:${line + 1}`
}

/** The calls whose answer is a function's own, as it stands. */
function handedOn(body: ts.Node): ts.CallExpression[] {
  if (ts.isBlock(body)) {
    const calls: ts.CallExpression[] = []
    const visit = (node: ts.Node) => {
      if (ts.isReturnStatement(node) && node.expression) calls.push(...handedOn(node.expression))
      else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
    }
    visit(body)
    return calls
  }
  if (ts.isConditionalExpression(body)) return [...handedOn(body.whenTrue), ...handedOn(body.whenFalse)]
  if (ts.isParenthesizedExpression(body)) return handedOn(body.expression)
  return ts.isCallExpression(body) ? [body] : []
}

/** A type that only a caller settles: a parameter, what is read of one, or either within another. */
function isOpen(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Instantiable) !== 0 || (type.isUnionOrIntersection() && type.types.some(isOpen))
}
