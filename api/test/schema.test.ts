import { expect, test } from 'bun:test'
import type { PoolClient } from 'pg'
import { openProduct } from './product'

const { orm, pool } = await openProduct()

test('the migrations make exactly the tables the entities describe', async () => {
  const difference = await orm.schema.getUpdateSchemaSQL()
  const statements = difference
    .split('\n')
    .map((line) => line.trim())
    // A generated column is compared by its text, and PostgreSQL keeps the function's name qualified.
    .filter((line) => line !== '' && !/geojson_polygon|map_point|search_words/.test(line))
  expect(statements).toEqual([])
})

// The maker of migrations tells indexes that are written out by their names alone.
test('every index that an entity writes out stands as it is written', async () => {
  const written = [...orm.getMetadata().getAll().values()].flatMap(({ indexes }) =>
    indexes.flatMap(({ name, expression }) => (name && typeof expression === 'string' ? [{ name, expression }] : [])),
  )
  expect(written.length).toBeGreaterThan(100)
  const client = await pool.connect()
  const standing = async () => {
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      'select indexname, indexdef from pg_indexes where indexname = any($1)',
      [written.map(({ name }) => name)],
    )
    return Object.fromEntries(rows.map(({ indexname, indexdef }) => [indexname, indexdef]))
  }
  try {
    await client.query('begin')
    const migrated = await standing()
    for (const { name, expression } of written) {
      await client.query(`drop index "${name}"`)
      await client.query(expression)
    }
    expect(migrated).toEqual(await standing())
  } finally {
    await client.query('rollback')
    client.release()
  }
})

// The maker of migrations takes some changed conditions for the same.
test('every check that an entity writes out stands as it is written', async () => {
  const written = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, checks }) =>
    checks.map(({ name = '', expression }) => ({ tableName, name, expression: String(expression) })),
  )
  expect(written.length).toBeGreaterThan(50)
  await thrownAway(async (client) => {
    const standing = async () =>
      (
        await client.query(
          `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'c' order by 1`,
        )
      ).rows
    const migrated = await standing()
    for (const { tableName, name, expression } of written)
      await client.query(
        `alter table "${tableName}" drop constraint "${name}", add constraint "${name}" check (${expression})`,
      )
    expect(migrated).toEqual(await standing())
  })
})

// A restore runs with an empty search_path. Columns, checks, indexes and triggers are kept bound to what they name; bodies are text.
test('every function names its schema or brings its search_path along, so a dump of any of them can be restored', async () => {
  await thrownAway(async (client) => {
    expect(await lostOnRestore(client)).toEqual([])
    await client.query(`
      create function one_more(n int) returns int language sql immutable as 'select n + 1';
      create function two_more(n int) returns int language sql immutable as 'select one_more(one_more(n))';
      create function rowed() returns bigint language sql stable as 'select count(*) from story';
      create function alike(a text, b text) returns bool language sql immutable as 'select a % b';
      create function cast_to(a text) returns text language sql stable as 'select a::story::text';
      create function bound(n int) returns int language sql immutable return one_more(n);
      create function placed(n int) returns int language sql immutable as 'select public.one_more(n)';
      create function pathless() returns trigger language plpgsql as 'begin return null; end';
      create function pathed() returns trigger language plpgsql set search_path = public as 'begin return null; end'`)
    expect(await lostOnRestore(client)).toEqual(['alike', 'cast_to', 'pathless', 'rowed', 'two_more'])
  })
})

async function thrownAway(work: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Functions that are not an extension's and could not be called, or not be made, during a restore. */
async function lostOnRestore(client: PoolClient) {
  await client.query(`savepoint asked; set local search_path = ''`)
  const { rows } = await client.query<{ name: string; language: string; has_path: boolean; made_by: string }>(
    `select p.proname as name, l.lanname as language, pg_get_functiondef(p.oid) as made_by,
       exists (select from unnest(p.proconfig) setting where setting like 'search_path=%') as has_path
     from pg_proc p join pg_language l on l.oid = p.prolang join pg_namespace n on n.oid = p.pronamespace
     where n.nspname !~ '^(pg_|information_schema$|graphile_worker$)' and p.prokind in ('f', 'p', 'w')
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     order by p.proname`,
  )
  const lost: string[] = []
  for (const { name, language, has_path, made_by } of rows) {
    if (!has_path && !(language === 'sql' && (await canBeMade(client, made_by)))) lost.push(name)
  }
  await client.query('rollback to savepoint asked')
  return lost
}

/** PostgreSQL reads the body of a function of SQL when it is made. */
async function canBeMade(client: PoolClient, made_by: string) {
  await client.query('savepoint made')
  const isMade = await client.query(made_by).then(
    () => true,
    () => false,
  )
  await client.query('rollback to savepoint made')
  return isMade
}
