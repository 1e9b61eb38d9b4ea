import { afterAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { LENINA } from '../../api/test/kitchen.ts'
import { openProduct } from '../../api/test/product.ts'
import { makeCrowd, press } from '../../api/test/robustness/crowd.ts'
import { ROOT } from '../database.ts'
import { startProduct } from '../product-server.ts'
import { cloneTemplate } from '../test/databases.ts'
import { insideOf } from '../test/inside.ts'
import { programFolder } from '../test/postgres-programs.ts'

const ADMIN = process.env.TEST_DATABASE_URL ?? ''
const MINUTES = 240_000
const folder = await mkdtemp(join(tmpdir(), 'ostrov-backup-'))
const programs = await programFolder()
const dump = join(folder, 'ostrov.dump')
const made: string[] = []
const demo = await clone('demo', process.env.TEST_DEMO_TEMPLATE ?? '')
const island = await insideOf(demo)

afterAll(async () => {
  for (const name of made) await asked(ADMIN, `drop database if exists ${escapeIdentifier(name)} with (force)`)
  await rm(folder, { recursive: true })
})

test(
  'whatever a table makes of its rows it makes of them without a search_path too',
  async () => {
    const client = new Client({ connectionString: demo })
    await client.connect()
    try {
      const { rows } = await client.query<{ name: string; columns: string }>(
        `select c.relname as name, string_agg(quote_ident(attname), ', ') as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = '' group by 1`,
      )
      await client.query(`begin; create schema again; set local search_path = ''`)
      for (const { name, columns } of rows) {
        const [from, to] = ['public', 'again'].map((schema) => `${schema}.${escapeIdentifier(name)}`)
        await client.query(
          `create table ${to} (like ${from} including all); insert into ${to} (${columns}) select ${columns} from ${from} limit 50`,
        )
      }
      expect(rows.length).toBeGreaterThan(100)
    } finally {
      await client.end()
    }
  },
  MINUTES,
)

// Without the programs nothing of this can be tried: `postgres-programs.ts` says why there are none.
test.skipIf(!programs)(
  'what `db backup` has written `db restore` puts in the place of a newer database, pictures too',
  async () => {
    const [saved, there] = [join(folder, 'saved'), join(folder, 'there')]
    await mkdir(join(saved, 'images'), { recursive: true })
    await mkdir(join(there, 'images'), { recursive: true })
    await writeFile(join(saved, 'images', 'of-then'), 'of then')
    await writeFile(join(there, 'images', 'of-now'), 'of now')
    const newer = await clone('newer', process.env.TEST_TEMPLATE ?? '')
    await asked(
      newer,
      'create table newer (user_id uuid references "user" (id)); create view named as select name from "user"',
    )
    expect(await db(['backup', dump], { DATABASE_URL: demo, DATA_DIR: saved })).toContain('Its pictures are in')
    expect(await db(['restore', dump, '--yes'], { DATABASE_URL: newer, DATA_DIR: there })).toContain('Restored')
    expect(await insideOf(newer)).toEqual(island)
    expect([await readdir(join(there, 'images')), await readdir(there)]).toEqual([['of-then'], ['images']])
  },
  MINUTES,
)

test.skipIf(!programs)(
  'a backup that is cut off changes nothing',
  async () => {
    const cut = join(folder, 'cut.dump')
    await Bun.write(cut, (await Bun.file(dump).arrayBuffer()).slice(0, 1_000_000))
    const kept = await empty('kept')
    await asked(kept, 'create table kept (n int)')
    await expect(db(['restore', cut, '--yes'], { DATABASE_URL: kept })).rejects.toThrow('the database is as it was')
    expect(Object.keys((await insideOf(kept)).tables)).toEqual(['public.kept'])
  },
  MINUTES,
)

for (const flags of [['--clean', '--if-exists'], ['--single-transaction']]) {
  test.skipIf(!programs)(
    `pg_restore ${flags.join(' ')} brings all of it into an empty database`,
    async () => {
      const into = await empty(`by${flags.length}`)
      const command = [join(programs ?? '', 'pg_restore'), ...flags, '--no-owner', `--dbname=${into}`, dump]
      expect(await run(command)).toBe('')
      expect(await insideOf(into)).toEqual(island)
    },
    MINUTES,
  )
}

test.skipIf(!programs)(
  'the nightly backup is restored to be tried, and by its own command; on what came back the product works',
  async () => {
    const images = join(folder, 'saved')
    const [backups, lost] = [join(folder, 'backups'), `${nameOf(demo)}`]
    await mkdir(backups)
    await nightly(demo, ['save'], { BACKUPS: backups, IMAGES: images })
    const files = (await readdir(backups)).sort()
    expect(files.map((name) => name.replace(/^ostrov-[\dT-]+/, ''))).toEqual(['.dump', '.images.tar.gz'])
    const { size } = Bun.file(join(backups, files[0] ?? ''))
    expect(await asked(demo, 'select bytes from backup_run order by id desc limit 1')).toEqual([
      { bytes: String(size) },
    ])
    await asked(ADMIN, `drop database ${escapeIdentifier(lost)} with (force)`)
    await asked(ADMIN, `create database ${escapeIdentifier(lost)}`)
    await nightly(demo, ['restore', join(backups, files[0] ?? '')], {})
    const there = await asked(ADMIN, `select datname from pg_database where datname like '${lost}%'`)
    expect(there).toEqual([{ datname: lost }])
    const { 'public.backup_run': _, ...tables } = (await insideOf(demo)).tables
    expect(island.tables).toMatchObject(tables)
    await works(demo)
  },
  MINUTES,
)

test.skipIf(!programs)(
  'a nightly backup that cannot be restored is none',
  async () => {
    const broken = await empty('broken')
    await asked(
      broken,
      `create function one(n int) returns int language sql immutable as 'select n';
    create function two(n int) returns int language sql immutable as 'select one(n)';
    create table counted (n int, twice int generated always as (two(n)) stored); insert into counted values (1)`,
    )
    const backups = join(folder, 'none')
    await mkdir(backups)
    await expect(nightly(broken, ['save'], { BACKUPS: backups, IMAGES: folder })).rejects.toThrow(
      'function one(integer) does not exist',
    )
    expect(await readdir(backups)).toEqual([])
  },
  MINUTES,
)

/** A page of everybody, a restaurant with its menu and its zones, and an order. */
async function works(url: string) {
  const server = await startProduct({
    databaseUrl: url,
    script: 'api/src/server.ts',
    env: { DATA_DIR: join(folder, 'saved') },
  })
  const product = await openProduct({}, { url, drop: async () => {} })
  try {
    const [menu] = await asked<{ restaurant_id: string; product_id: string; price: number }>(
      url,
      `select p.restaurant_id, p.id as product_id, p.price from product p join restaurant r on r.id = p.restaurant_id
       where r.title = 'Крутим-вертим' and p.is_active and p.price > 300 and p.discount_price = 0
         and p.stopped_until is null and not exists (select from product_option_group_link l where l.product_id = p.id) order by p.id limit 1`,
    )
    if (!menu) throw new Error('The demo island has no dish to order.')
    const { restaurant_id: id } = menu
    const paths = [
      '/',
      '/eda',
      `/eda/restaurants/${id}`,
      `/api/restaurants/${id}/menu`,
      `/api/restaurants/${id}/delivery_zone/active`,
    ]
    const answers = await Promise.all(paths.map((path) => fetch(server.url + path).then(({ status }) => status)))
    expect(answers).toEqual(paths.map(() => 200))
    const [diner] = await makeCrowd(product, menu, 1, { coordinates: LENINA })
    expect(diner && (await press(server.url, diner))).toMatchObject({ status: 200 })
  } finally {
    await product.close()
    await server.stop()
  }
}

/** `deploy/backup.sh` as its container runs it. */
function nightly(url: string, words: string[], env: Record<string, string>) {
  const { hostname, port, username, password } = new URL(url)
  const server = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: nameOf(url) }
  return run(['sh', join(ROOT, 'deploy/backup.sh'), ...words], { ...server, BACKUP_DAYS: '1', ...env })
}

function db(words: string[], env: Record<string, string>) {
  return run([process.execPath, join(ROOT, 'scripts/db.ts'), ...words], { DATA_DIR: folder, ...env })
}

/** What it printed; throws with it when it failed. */
async function run(command: string[], env: Record<string, string> = {}) {
  const child = Bun.spawn(command, {
    env: { ...process.env, PATH: `${programs}:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = (await Promise.all([child.stdout, child.stderr].map((stream) => new Response(stream).text()))).join('')
  if ((await child.exited) !== 0) throw new Error(said)
  return said
}

async function asked<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row & object>(text)).rows
  } finally {
    await client.end()
  }
}

async function clone(what: string, template: string) {
  const name = `backup_${process.pid}_${what}`
  made.push(name)
  return cloneTemplate(ADMIN, template, name)
}

async function empty(what: string) {
  return clone(what, 'template0')
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)
