/**
 * Splits a migration as the maker has written it: what would read a whole table that stands while nobody may write to it goes into
 * a second one, which PostgreSQL does beside those who write. `migration-risks.ts` judges the outcome.
 */

const ADDED = /\n+ {4}this\.addSql\(\s*`([^`]*)`,?\s*\);?/g
const INDEX = /^create (unique )?index "(\w+)" on "(\w+)"/
const CONSTRAINT = /^alter table "(\w+)" add constraint "(\w+)" (?:check|foreign key)\b.*?;?$/s

/** `after` are the statements of the second migration, in order; none where the first can do all. */
export function withoutLocks(migration: string): { text: string; after: string[] } {
  const [up = '', down = ''] = migration.split(/(?=\n {2}override down\()/)
  const after: string[] = []
  const isNew = (table: string) => up.includes(`create table "${table}"`)
  const text = up.replace(ADDED, (written, statement: string) => {
    const [, unique = '', index, on = ''] = INDEX.exec(statement) ?? []
    if (index !== undefined && !isNew(on)) {
      const made = statement.replace(/^create (?:unique )?index/, `create ${unique}index concurrently`)
      // One that was cut short stays behind, and is no index yet.
      after.push(`drop index concurrently if exists "${index}";`, made)
      return ''
    }
    const [, table = '', name] = CONSTRAINT.exec(statement) ?? []
    if (name === undefined || isNew(table)) return written
    after.push(`alter table "${table}" validate constraint "${name}";`)
    return written.replace(statement, () => `${statement.replace(/;$/, '')} not valid;`)
  })
  return { text: text + down, after }
}

/** The text of the second migration. It cannot be one transaction, so that each of its statements may run once more. */
export function afterMigration(name: string, statements: readonly string[]): string {
  return `import { Migration } from '@mikro-orm/migrations'

/** Done beside those who write: each statement by itself, and again from the first when one was cut short. */
export class ${name} extends Migration {
  override name = '${name}'

  override isTransactional() {
    return false
  }

  override up(): void {
${statements.map((statement) => `    this.addSql(\`${statement}\`)`).join('\n')}
  }
}
`
}
