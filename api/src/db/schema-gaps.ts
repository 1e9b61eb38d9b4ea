import { DatabaseError } from 'pg'
import type { Em, Orm } from './orm'
import { row, rows, sql } from './sql'

/** So long a schema is taken for whole whose tables, triggers and migrations are the same ones still. */
const REMEMBERED_MS = 10_000
const NO_SUCH_TABLE = '42P01'

/**
 * What this version needs of its database and the database lacks, in words: tables, columns and triggers of its entities, the
 * queue's own table, and migrations. Asked each second, so a schema that was whole is only looked at for having changed.
 */
export function schemaGaps(orm: Orm) {
  const needs = needsOf(orm)
  let whole = { print: '', until: 0 }
  return async (): Promise<string[]> => {
    const em = orm.em.fork()
    const print = await printOf(em)
    if (print === whole.print && performance.now() < whole.until) return []
    const gaps = await gapsIn(em, needs)
    if (gaps.length === 0 && print !== null) whole = { print, until: performance.now() + REMEMBERED_MS }
    return gaps
  }
}

/** Which tables there are, and how much of what is in them: any restore or drop makes it another. Null where nothing was ever migrated. */
async function printOf(em: Em) {
  const found = await row<{ print: string }>(
    em,
    sql`select concat_ws(' ', (select sum(hashtextextended(relname, oid::bigint)) from pg_class where relnamespace = 'public'::regnamespace),
      (select count(*) from pg_attribute where attisdropped), (select count(*) from pg_trigger),
      (select count(*) from mikro_orm_migrations), to_regclass('graphile_worker._private_jobs')::oid) as print`,
  ).catch((error) => {
    if (error instanceof DatabaseError && error.code === NO_SUCH_TABLE) return undefined
    throw error
  })
  return found?.print ?? null
}

async function gapsIn(em: Em, { columns, triggers, migrations }: ReturnType<typeof needsOf>) {
  const [tables, names] = [columns.map(({ table }) => table), columns.map(({ column }) => column)]
  const lacking = await rows<{ name: string }>(
    em,
    sql`with standing as materialized (select oid, relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')),
      found as materialized (select s.relname, a.attname from standing s
        join pg_attribute a on a.attrelid = s.oid and a.attnum > 0 and not a.attisdropped)
      select distinct case when exists (select from standing where relname = t) then 'column ' || t || '.' || c else 'table ' || t end as name
        from unnest(${tables}::text[], ${names}::text[]) needed (t, c)
        where not exists (select from found where relname = t and attname = c)
      union all select 'trigger ' || t || '.' || g
        from unnest(${triggers.map(({ table }) => table)}::text[], ${triggers.map(({ trigger }) => trigger)}::text[]) needed (t, g)
        where t in (select relname from standing)
          and not exists (select from standing s join pg_trigger on tgrelid = s.oid where s.relname = t and tgname = g)
      union all select 'table graphile_worker._private_jobs' where to_regclass('graphile_worker._private_jobs') is null
      order by name`,
  )
  if (lacking.length > 0) return lacking.map(({ name }) => name)
  const behind = await rows<{ name: string }>(
    em,
    sql`select 'migration ' || name as name from unnest(${await migrations}::text[]) name
        where name not in (select m.name from mikro_orm_migrations m) order by name`,
  )
  return behind.map(({ name }) => name)
}

function needsOf(orm: Orm) {
  const entities = [...orm.em.getMetadata().getAll().values()].filter(({ virtual, abstract }) => !virtual && !abstract)
  const columns = entities.flatMap(({ tableName: table, props }) =>
    props
      .filter(({ persist, fieldNames }) => persist !== false && fieldNames)
      .flatMap(({ fieldNames }) => fieldNames.map((column) => ({ table, column }))),
  )
  return {
    columns: [{ table: 'mikro_orm_migrations', column: 'name' }, ...columns],
    triggers: entities.flatMap(({ tableName: table, triggers }) =>
      triggers.map(({ name: trigger }) => ({ table, trigger })),
    ),
    migrations: migrationNames(),
  }
}

/** Read as text: to load all migrations takes a quarter of a second, and nobody here runs them. */
async function migrationNames() {
  const list = await Bun.file(new URL('migrations.ts', import.meta.url)).text()
  return [...list.matchAll(/^export \{ (\w+) \}/gm)].map(([, name = '']) => name)
}
