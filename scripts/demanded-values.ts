/** A column may be null, unless a migration demands a value: rows that exist get it first, or the migration fails on every database that has some. */

/** The value of a column that nobody has filled, as SQL; undefined where only a person can say. */
export type EmptyOf = (table: string, column: string) => string | undefined

type Demand = { table: string; column: string; where: string | undefined }

/** Adds the updates to a migration as the maker has written it. */
export function withDemandedValues(migration: string, emptyOf: EmptyOf): string {
  const [up = '', down = ''] = migration.split(/(?=\n {2}override down\()/)
  const demanded = new Set(statementsOf(down).flatMap(demandsOf).map(nameOf))
  const isNew = (demand: Demand) => !demanded.has(nameOf(demand)) && !up.includes(`create table "${demand.table}"`)
  const filling = ({ table, column, where }: Demand) => {
    const value = emptyOf(table, column)
    const asked = value === undefined ? '\n    // What rows that exist hold, only you can say.' : ''
    const condition = [where, `"${column}" is null`].filter(Boolean).join(' and ')
    return `${asked}\n    this.addSql(\`update "${table}" set "${column}" = ${value ?? 'null'} where ${condition};\`);`
  }
  return (
    up.replace(ADDED, (written, statement: string) => {
      const { text, later } = withoutNotNull(statement)
      const after = later.map(({ table, column }) => {
        const demand = `\n    this.addSql(\`alter table "${table}" alter column "${column}" set not null;\`);`
        return `${filling({ table, column, where: undefined })}${demand}`
      })
      const before = demandsOf(statement).filter(isNew).map(filling)
      return [...before, written.replace(statement, () => text), ...after].join('')
    }) + down
  )
}

const ADDED = /\n {4}this\.addSql\(`([^`]*)`\);/g
const statementsOf = (text: string) => [...text.matchAll(ADDED)].map(([, statement = '']) => statement)
const nameOf = ({ table, column, where = '' }: Demand) => `${table}.${column} ${where}`

const CASES = /^alter table "\w+" add constraint "\w+" check \(\s*case "?(\w+)"?\s+(.*?)(?:\s+else .*)?\s+end\);$/is
const BRANCH = /when ('[^']*')(?:::text)? then \(*"?(\w+)"? is not null(?=\)*(?:$|\s+when | and ))/gi

/** Columns that a statement demands of rows that exist: of all, or of those that a case of a check names. `down` has PostgreSQL's spelling. */
function demandsOf(statement: string): Demand[] {
  const table = /^alter table "(\w+)" /.exec(statement)?.[1]
  if (table === undefined) return []
  const set = [...statement.matchAll(/alter column "(\w+)" set not null/g)]
  const [, of, cases = ''] = CASES.exec(statement) ?? []
  return [
    ...set.map(([, column = '']) => ({ table, column, where: undefined })),
    ...[...cases.matchAll(BRANCH)].map(([, value, column = '']) => ({ table, column, where: `"${of}" = ${value}` })),
  ]
}

/** A new column without a default, null until rows have their values. */
function withoutNotNull(statement: string) {
  const table = /^alter table "(\w+)" add "/.exec(statement)?.[1]
  if (table === undefined) return { text: statement, later: [] }
  const later: { table: string; column: string }[] = []
  const text = statement.replace(
    /((?:^alter table "\w+" |, )add "(\w+)" (?:(?! default | generated |, add ).)*?) not null(?=, add |;)/gs,
    (_, added: string, column: string) => {
      later.push({ table, column })
      return `${added} null`
    },
  )
  return { text, later }
}
