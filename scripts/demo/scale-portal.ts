import { Client } from 'pg'
import { takeIndexes } from './take-indexes'

/** So many rows of each in all. */
export type PortalSizes = { ads: number; organizations: number; news: number; events: number }

const FULL: PortalSizes = { ads: 1_000_000, organizations: 50_000, news: 40_000, events: 10_000 }

/** A table that is filled up: which of its rows are copied (`a`), and what differs in the n-th copy of one. */
type Table = { name: string; shown: string; own: Readonly<Record<string, string>> }

const TITLED = { id: 'uuidv7()', title: `a.title || ' ' || n` }
const PAST = `now() - random() * interval '29 days'`

const AD: Table = {
  name: 'ad',
  shown: `moderation_status = 'approved' and archived_as is null and hidden_at is null and expires_at > now()`,
  own: {
    ...TITLED,
    price: 'case when a.price is not null then greatest(1, (a.price * (0.5 + 1.5 * random() * random()))::int) end',
    point: `case when a.point is not null then jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(
    (a.point->'coordinates'->>0)::float8 + (random() + random() - 1) * 0.08, (a.point->'coordinates'->>1)::float8 + (random() + random() - 1) * 0.05)) end`,
    year: 'case when a.year is not null then least(2027, greatest(1950, a.year + 4 - (12 * random())::int)) end',
    mileage: 'case when a.mileage is not null then least(2000000, (a.mileage * (0.3 + 1.4 * random()))::int) end',
    published_at: PAST,
    expires_at: `now() + (1 + 29 * random()) * interval '1 day'`,
  },
}
const ORGANIZATION: Table = {
  name: 'organization',
  shown: `moderation_status = 'approved' and not is_hidden and deleted_at is null`,
  own: { id: 'uuidv7()', name: `a.name || ' ' || n` },
}
const NEWS: Table = { name: 'news', shown: 'published_at <= now()', own: { ...TITLED, published_at: PAST } }
const EVENT: Table = { name: 'event', shown: 'published_at <= now()', own: TITLED }
/** Each event that was added is held once. */
const SESSIONS = `insert into event_session (id, event_id, venue_id, starts_at, over_at, created_at, updated_at)
  select uuidv7(), e.id, v.id, at, at + interval '2 hours', now(), now()
  from event e cross join lateral (select now() + (1 + 60 * random()) * interval '1 day' as at where e.id is not null) s
    join lateral (select id from venue order by md5(id::text || e.number) limit 1) v on true
  where not exists (select from event_session s where s.event_id = e.id)`
/** Triggers rest while rows are made. */
const WORDS = `insert into portal_word select unnest(words) from ad union select unnest(words) from organization
  union select unnest(words) from news union select unnest(words) from event on conflict do nothing`

const BATCH = 25_000
/** Connections that fill one table. */
const HANDS = 2
/** What is known of a filling that has not come to its end: its batches that are still to be made. A second run goes on by it. */
const NOTES = `create schema if not exists seed_scale;
  create table if not exists seed_scale.filling (name text primary key, sources int not null, wanted int not null, indexes text not null);
  create table if not exists seed_scale.batch (name text not null, first int not null, beyond int not null, primary key (name, first))`
const TAKE = `delete from seed_scale.batch where (name, first) in
  (select name, first from seed_scale.batch where name = $1 order by first limit 1 for update skip locked) returning first, beyond`

type Options = { log?: (line: string) => void; batch?: number }

/**
 * Fills up a demo island to so many rows in all: each new one is one of the island's that is shown, an ad with a price, a year, a
 * mileage and a moment of its own. So towns, marks and choices are as frequent as they are there, and every check holds. What was
 * committed stays: after a stop it goes on there, towards the sizes that it was begun with.
 */
export async function seedPortal(
  url: string,
  sizes: Partial<PortalSizes> = FULL,
  { log = console.log, batch = BATCH }: Options = {},
) {
  const hands = await Promise.all(Array.from({ length: HANDS }, () => openHand(url)))
  const [client] = hands
  if (!client) return
  const began = performance.now()
  const tell = (name: string, what = '') =>
    log(`${name.padEnd(14)} ${what}${((performance.now() - began) / 1000).toFixed(1)} s`)
  try {
    await client.query(NOTES)
    const { ads = 0, organizations = 0, news = 0, events = 0 } = sizes
    const totals = [
      [AD, ads],
      [ORGANIZATION, organizations],
      [NEWS, news],
      [EVENT, events],
    ] as const
    for (const [table, total] of totals) {
      const filling = await begun(client, table, { total, batch })
      if (filling) await fill(hands, table, filling, tell)
    }
    await client.query(SESSIONS)
    tell('sessions')
    await client.query(WORDS)
    tell('words')
    await client.query('vacuum analyze ad, organization, news, event, event_session, portal_word')
    tell('vacuum')
    await client.query('drop schema seed_scale cascade')
  } finally {
    await Promise.all(hands.map((hand) => hand.end()))
  }
}

async function openHand(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  // Rows are consistent by construction; what triggers would tell and remember of each is of no use here.
  await client.query('set session_replication_role = replica')
  await client.query('set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '256MB'`)
  return client
}

type Filling = { sources: number; wanted: number; indexes: string }

/** Notes whose copies are made, in which batches, and the plain indexes that are taken away until then; undefined where nothing is lacking. */
async function begun(
  client: Client,
  { name, shown }: Table,
  { total, batch }: { total: number; batch: number },
): Promise<Filling | undefined> {
  const noted = await client.query<Filling>('select * from seed_scale.filling where name = $1', [name])
  if (noted.rows[0]) return noted.rows[0]
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`)
  const wanted = total - (rows[0]?.count ?? 0)
  if (wanted <= 0) return undefined
  await client.query('begin')
  const source = `select row_number() over (order by id) - 1 as seed_at, * from ${name} where ${shown}`
  const { rowCount } = await client.query(`create table seed_scale.${name} as ${source}`)
  if (!rowCount) throw new Error(`There is no row of ${name} to copy: fill the island first.`)
  const filling = { sources: rowCount, wanted, indexes: await takeIndexes(client, [name]) }
  await client.query('insert into seed_scale.filling (name, sources, wanted, indexes) values ($1, $2, $3, $4)', [
    name,
    ...Object.values(filling),
  ])
  await client.query(
    'insert into seed_scale.batch select $1, n, least(n + $3, $2) from generate_series(0, $2::int - 1, $3::int) n',
    [name, wanted, batch],
  )
  await client.query('commit')
  return filling
}

type Tell = (name: string, what: string) => void

/** Batch by batch, each taken off the notes with its rows; then the indexes, each by itself: sorted once they are made many times faster. */
async function fill(hands: readonly Client[], { name, own }: Table, { sources, wanted, indexes }: Filling, tell: Tell) {
  const definitions = indexes === '' ? [] : indexes.split(';\n')
  await Promise.all(
    hands.map(async (client) => {
      const statement = await insertion(client, { name, own })
      while (await makeBatch(client, name, statement, sources)) {
        const { rows } = await client.query<{ made: number }>(
          'select $2::int - coalesce(sum(beyond - first), 0)::int as made from seed_scale.batch where name = $1',
          [name, wanted],
        )
        const made = rows[0]?.made ?? 0
        tell(name, `${made} of ${wanted}, ${Math.floor((100 * made) / wanted)} %, `)
      }
    }),
  )
  await Promise.all(
    hands.map(async (client) => {
      for (let next = definitions.shift(); next !== undefined; next = definitions.shift()) {
        await client.query(next.replace(/^CREATE INDEX /, 'CREATE INDEX IF NOT EXISTS '))
        tell(name, `${/ INDEX (\S+)/.exec(next)?.[1]}, `)
      }
    }),
  )
}

/** False where none is left. */
async function makeBatch(client: Client, name: string, statement: string, sources: number): Promise<boolean> {
  await client.query('begin')
  const [taken] = (await client.query<{ first: number; beyond: number }>(TAKE, [name])).rows
  if (taken) await client.query(statement, [taken.first, taken.beyond - 1, sources])
  await client.query('commit')
  return taken !== undefined
}

/** Of the new rows those from $1 to $2, each the copy of one of $3. */
async function insertion(client: Client, { name, own }: Pick<Table, 'name' | 'own'>): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_name <> 'number' and is_generated = 'NEVER'`,
    [name],
  )
  const names = rows.map((column) => `"${column.name}"`).join(', ')
  const values = rows.map((column) => own[column.name] ?? `a."${column.name}"`).join(', ')
  return `insert into ${name} (${names}) select ${values}
    from (select k % $3::int as seed_at, k / $3::int + 1 as n from generate_series($1::int, $2::int) k) k join seed_scale.${name} a using (seed_at)`
}
