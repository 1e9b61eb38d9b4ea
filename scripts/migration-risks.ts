/**
 * What a migration would do to those who are served meanwhile. Upgrades run migrations while the release before still serves, so
 * a migration must neither keep people from writing for long, nor take away what that release uses. Read from what PostgreSQL did,
 * not from the words of the statements: which tables it read whole while it kept writers out, and what its catalogue has lost.
 */
import type { ClientBase } from 'pg'

/** One migration: its statements, and whether they run as one transaction. */
export type MigrationSteps = { statements: readonly string[]; isTransactional: boolean }

/** Tables of settings and catalogues, which stay small: to read one of them whole takes no time. */
const SMALL = new Set(['city', 'area', 'cuisine', 'platform', 'admin', 'permission', 'page', 'catalogue', 'backup_run'])

const NOT_VALID =
  'Add it `not valid`, and `validate constraint` in a migration that is not transactional, which lets people write.'
const MENDS = {
  rewrite: 'Add another column, fill it by a job in batches, and read from it in the release after.',
  index:
    'Make it `drop index concurrently if exists`, then `create index concurrently`, in a migration that is not transactional.',
  constraint: NOT_VALID,
  notNull: 'Add `check (… is not null) not valid`, validate it, then `set not null`: PostgreSQL believes the check.',
  update: 'Let a job do it in batches, or a migration that is not transactional, table by table.',
} as const

type Catalogue = {
  columns: Map<string, Column>
  others: Set<string>
  tables: Map<string, Table>
  uniques: Map<string, string>
}
/** By the number that a table keeps under whatever name. */
type Table = { name: string; file: string }
type Column = { type: string; isDemanded: boolean; hasDefault: boolean }

/** Runs the migration and says what it risks, each with the way to do it instead. The database is migrated afterwards. */
export async function risksOf(client: ClientBase, { statements, isTransactional }: MigrationSteps): Promise<string[]> {
  const before = await readCatalogue(client)
  const risks: string[] = []
  if (isTransactional) await client.query('begin')
  for (const statement of statements) {
    if (/\bconcurrently\b/i.test(statement)) await client.query(statement)
    else {
      if (!isTransactional) await client.query('begin')
      risks.push(...(await risksOfStatement(client, statement, before.tables)))
      if (!isTransactional) await client.query('commit')
    }
  }
  if (isTransactional) await client.query('commit')
  return [...risks, ...lossesBetween(before, await readCatalogue(client))]
}

async function risksOfStatement(client: ClientBase, statement: string, tables: ReadonlyMap<string, Table>) {
  const called = (table: string) => tables.get(table)?.name ?? ''
  const scansBefore = await readScans(client)
  const standing = (await readCatalogue(client)).tables
  await client.query(statement)
  const after = (await readCatalogue(client)).tables
  const scans = await readScans(client)
  const locked = (await readLocks(client)).filter((table) => tables.has(table))
  const rewritten = locked.filter((table) => standing.get(table)?.file !== after.get(table)?.file && after.has(table))
  const large = (table: string) => tables.has(table) && !SMALL.has(called(table))
  const read = [...scans].filter(([table, count]) => large(table) && count > (scansBefore.get(table) ?? 0))
  const changed = /^\s*(?:update|delete\s+from)\s+(?:only\s+)?"?(\w+)/i.exec(statement)?.[1]
  if (changed !== undefined && [...tables.keys()].some((table) => called(table) === changed && large(table)))
    return [`\`${short(statement)}\` changes rows of ${changed} in one transaction. ${MENDS.update}`]
  if (rewritten.some(large))
    return [`\`${short(statement)}\` writes the whole of ${rewritten.map(called).join(', ')} anew. ${MENDS.rewrite}`]
  if (read.length === 0 || locked.length === 0) return []
  const [whole, kept] = [read.map(([table]) => called(table)).join(', '), locked.map(called).join(', ')]
  return [`\`${short(statement)}\` reads the whole of ${whole} while nobody may write to ${kept}. ${mendOf(statement)}`]
}

function mendOf(statement: string) {
  if (/create\s+(?:unique\s+)?index/i.test(statement)) return MENDS.index
  return /set\s+not\s+null/i.test(statement) ? MENDS.notNull : MENDS.constraint
}

const short = (statement: string) => statement.trim().replace(/\s+/g, ' ').slice(0, 100)

/** Tables that this transaction keeps others from writing to. */
async function readLocks(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct c.oid::text as table from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = pg_backend_pid() and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
  )
  return rows.map(({ table }) => table)
}

/** How often this transaction has read each table from its first row to the last. */
async function readScans(client: ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ table: string; scans: string }>(
    `select relid::text as table, seq_scan as scans from pg_stat_xact_user_tables where schemaname = 'public'`,
  )
  return new Map(rows.map(({ table, scans }) => [table, Number(scans)]))
}

async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const columns = await client.query<{ name: string; type: string; is_demanded: boolean; has_default: boolean }>(
    `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull as is_demanded, a.atthasdef or a.attidentity <> '' as has_default
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  )
  const others = await client.query<{ name: string }>(
    `select 'the view ' || relname as name from pg_class
       where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
     union all select 'the function ' || oid::regprocedure from pg_proc
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
  )
  const tables = await client.query<{ table: string; name: string; file: string }>(
    `select oid::text as table, relname as name, relfilenode::text as file from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  )
  const uniques = await client.query<{ name: string; key: string }>(
    `select t.relname || ': ' || i.relname as name, format('%s (%s)', t.relname, (select string_agg(attname, ', ' order by attnum)
         from pg_attribute where attrelid = i.oid and attnum <= x.indnkeyatts)) as key from pg_index x
       join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where x.indisunique and t.relnamespace = 'public'::regnamespace`,
  )
  return {
    columns: new Map(
      columns.rows.map((one) => [
        one.name,
        { type: one.type, isDemanded: one.is_demanded, hasDefault: one.has_default },
      ]),
    ),
    others: new Set(others.rows.map(({ name }) => name)),
    tables: new Map(tables.rows.map(({ table, ...one }) => [table, one])),
    uniques: new Map(uniques.rows.map(({ name, key }) => [name, key])),
  }
}

/** What the release before has used and would miss, and what it would not fill. */
function lossesBetween(before: Catalogue, after: Catalogue): string[] {
  const [old, now] = [before, after].map(({ tables }) => new Set([...tables.values()].map(({ name }) => name)))
  const stood = (name: string) => old?.has(name.split(/[.:]/)[0] ?? '')
  const gone = [...(old ?? [])].filter((name) => !now?.has(name))
  const lost = [...before.columns].flatMap(([name, was]) => {
    const is = after.columns.get(name)
    if (!is) return gone.includes(name.split('.')[0] ?? '') ? [] : [`the column ${name}`]
    return is.type === was.type ? [] : [`${name} as ${was.type}`]
  })
  const away = [
    ...gone.map((name) => `the table ${name}`),
    ...lost,
    ...[...before.others].filter((name) => !after.others.has(name)),
  ]
  const demanded = [...after.columns].filter(
    ([name, is]) => stood(name) && is.isDemanded && !is.hasDefault && !before.columns.get(name)?.isDemanded,
  )
  const unique = [...after.uniques.keys()].filter((name) => stood(name) && !before.uniques.has(name))
  const [keys, kept] = [before, after].map(({ uniques }) => new Set(uniques.values()))
  const unkept = [...(keys ?? [])].filter((key) => !kept?.has(key) && now?.has(key.split(' ')[0] ?? ''))
  return [
    ...away.map(
      (what) => `The release before still uses ${what}. Stop using it in one release, and take it away in the next.`,
    ),
    ...demanded.map(
      ([name]) =>
        `The release before writes rows without ${name}. Give it a default, or demand it in the release after.`,
    ),
    ...unique.map((name) => `The release before may write what ${name} refuses. See that it cannot, and say so.`),
    ...unkept.map((key) => `The release before may say \`on conflict\` of ${key}. See that it does not, and say so.`),
  ]
}
