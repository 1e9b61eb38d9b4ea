import { Client } from 'pg'

/**
 * Fills up a demo island to so many ads in all: each new one is one of the island's that is shown, with a price, a year, a
 * mileage and a moment of its own. So towns, marks and choices are as frequent as they are there, and every check holds.
 */
export async function multiplyAds(url: string, total: number, log: (line: string) => void = console.log) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const started = performance.now()
    // Rows are consistent by construction; what triggers would tell and remember of each is of no use here.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '256MB'`)
    const indexes = await takeIndexes(client)
    await client.query(await insertion(client), [total])
    await client.query(indexes.join(';\n'))
    await client.query('vacuum analyze ad')
    log(`ads          ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } finally {
    await client.end()
  }
}

/** What differs from the ad that a new one is made after; `n` tells the new ones apart. */
const OWN: Readonly<Record<string, string>> = {
  id: 'gen_random_uuid()',
  title: `a.title || ' ' || n`,
  price: 'case when a.price is not null then greatest(1, (a.price * (0.5 + 1.5 * random() * random()))::int) end',
  point: `case when a.point is not null then jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(
    (a.point->'coordinates'->>0)::float8 + (random() + random() - 1) * 0.08, (a.point->'coordinates'->>1)::float8 + (random() + random() - 1) * 0.05)) end`,
  year: 'case when a.year is not null then least(2027, greatest(1950, a.year + 4 - (12 * random())::int)) end',
  mileage: 'case when a.mileage is not null then least(2000000, (a.mileage * (0.3 + 1.4 * random()))::int) end',
  published_at: `now() - random() * interval '29 days'`,
  expires_at: `now() + (1 + 29 * random()) * interval '1 day'`,
}

async function insertion(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = 'ad' and column_name <> 'number' and is_generated = 'NEVER'`,
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  const values = rows.map(({ name }) => OWN[name] ?? `a."${name}"`).join(', ')
  return `with shown as (select * from ad where moderation_status = 'approved' and archived_as is null and hidden_at is null
      and expires_at > now())
    insert into ad (${names}) select ${values} from shown a,
      generate_series(1, ($1::int - (select count(*) from ad)) / (select count(*) from shown)) n`
}

/** Drops the table's plain indexes: sorted once at the end they are made many times faster. */
async function takeIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
     where i.indrelid = 'ad'::regclass and c.oid is null and not i.indisunique`,
  )
  await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`)
  return rows.map(({ definition }) => definition)
}
