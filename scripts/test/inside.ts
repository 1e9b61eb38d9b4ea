/** What is in a database, to compare it with another: rows and their contents, columns that are made of others included, and all that guards them. */
import { Client, escapeIdentifier } from 'pg'

/** Of everything that is ours. Rows are counted and summed up in any order. */
export async function insideOf(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const tables: Record<string, string> = {}
    for (const { schema, name } of await tablesOf(client)) {
      const { rows } = await client.query<{ told: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as told
         from ${escapeIdentifier(schema)}.${escapeIdentifier(name)} t`,
      )
      tables[`${schema}.${name}`] = rows[0]?.told ?? ''
    }
    return { tables, definitions: await definitionsOf(client) }
  } finally {
    await client.end()
  }
}

const OURS = `n.nspname !~ '^(pg_|information_schema$)'`

async function tablesOf(client: Client) {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${OURS} order by 1, 2`,
  )
  return rows
}

/** Indexes, constraints, triggers, columns, functions, views, sequences and extensions, each as it is written. */
async function definitionsOf(client: Client) {
  const { rows } = await client.query<{ written: string }>(
    `with c as (select c.*, n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS})
     select pg_get_indexdef(oid) as written from c where relkind = 'i'
     union all select nspname || relname || conname || pg_get_constraintdef(k.oid) from pg_constraint k join c on c.oid = k.conrelid
     union all select pg_get_triggerdef(t.oid) || tgenabled::text from pg_trigger t join c on c.oid = t.tgrelid where not t.tgisinternal
     union all select concat_ws(' ', nspname, relname, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid))
       from pg_attribute a join c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where attnum > 0 and not attisdropped and relkind in ('r', 'v')
     union all select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where ${OURS} and p.prokind = 'f' and p.prolang <> (select oid from pg_language where lanname = 'c')
     union all select pg_get_viewdef(oid) from c where relkind = 'v'
     union all select schemaname || sequencename || coalesce(last_value, 0) from pg_sequences
     union all select extname || extversion from pg_extension
     order by 1`,
  )
  return rows.map(({ written }) => written)
}
