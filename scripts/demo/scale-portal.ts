import { Client } from 'pg'
import { takeIndexes } from './take-indexes'

/** So many rows of each in all. */
type PortalSizes = { ads: number; organizations: number; news: number; events: number }

const FULL: PortalSizes = { ads: 1_000_000, organizations: 50_000, news: 40_000, events: 10_000 }

/** A table that is filled up: which of its rows are copied (`a`), and what differs in the n-th copy of one. */
type Table = { name: string; shown: string; own: Readonly<Record<string, string>> }

const TITLED = { id: 'gen_random_uuid()', title: `a.title || ' ' || n` }
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
  own: { id: 'gen_random_uuid()', name: `a.name || ' ' || n` },
}
const NEWS: Table = { name: 'news', shown: 'published_at <= now()', own: { ...TITLED, published_at: PAST } }
const EVENT: Table = { name: 'event', shown: 'published_at <= now()', own: TITLED }
/** Each event that was added is held once. */
const SESSIONS = `insert into event_session (id, event_id, venue_id, starts_at, over_at, created_at, updated_at)
  select gen_random_uuid(), e.id, v.id, at, at + interval '2 hours', now(), now()
  from event e cross join lateral (select now() + (1 + 60 * random()) * interval '1 day' as at where e.id is not null) s
    join lateral (select id from venue order by md5(id::text || e.number) limit 1) v on true
  where not exists (select from event_session s where s.event_id = e.id)`
/** Triggers rest while rows are made. */
const WORDS = `insert into portal_word select unnest(words) from ad union select unnest(words) from organization
  union select unnest(words) from news union select unnest(words) from event on conflict do nothing`

/**
 * Fills up a demo island to so many rows in all: each new one is one of the island's that is shown, an ad with a price, a year, a
 * mileage and a moment of its own. So towns, marks and choices are as frequent as they are there, and every check holds.
 */
export async function seedPortal(
  url: string,
  sizes: Partial<PortalSizes> = FULL,
  log: (line: string) => void = console.log,
) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Rows are consistent by construction; what triggers would tell and remember of each is of no use here.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '256MB'`)
    const timed = async (name: string, act: () => Promise<unknown>) => {
      const started = performance.now()
      await act()
      log(`${name.padEnd(14)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    const { ads = 0, organizations = 0, news = 0, events = 0 } = sizes
    await timed('ads', () => fill(client, AD, ads))
    await timed('organizations', () => fill(client, ORGANIZATION, organizations))
    await timed('news', () => fill(client, NEWS, news))
    await timed('events', () => fill(client, EVENT, events))
    await timed('sessions', () => client.query(SESSIONS))
    await timed('words', () => client.query(WORDS))
    await timed('vacuum', () =>
      client.query('vacuum analyze ad, organization, news, event, event_session, portal_word'),
    )
  } finally {
    await client.end()
  }
}

/** Plain indexes are made anew at the end: sorted once they are made many times faster. */
async function fill(client: Client, table: Table, total: number) {
  const indexes = await takeIndexes(client, [table.name])
  await client.query(await insertion(client, table), [total])
  await client.query(indexes)
}

async function insertion(client: Client, { name, shown, own }: Table): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_name <> 'number' and is_generated = 'NEVER'`,
    [name],
  )
  const names = rows.map((column) => `"${column.name}"`).join(', ')
  const values = rows.map((column) => own[column.name] ?? `a."${column.name}"`).join(', ')
  return `with shown as (select * from ${name} where ${shown})
    insert into ${name} (${names}) select ${values} from shown a,
      generate_series(1, ($1::int - (select count(*) from ${name})) / (select count(*) from shown)) n`
}
