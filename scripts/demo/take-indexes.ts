import type { Client } from 'pg'

/**
 * Drops the plain indexes of tables that get very many rows, and answers what makes them again: sorted once at the end they
 * are made many times faster. Those of a table of months are made again on all its parts.
 */
export async function takeIndexes(client: Client, tables: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as definition
     from pg_index i join pg_class t on t.oid = i.indrelid left join pg_constraint c on c.conindid = i.indexrelid
     where t.relname = any($1) and t.relnamespace = current_schema()::regnamespace and c.oid is null and not i.indisunique`,
    [tables],
  )
  if (rows.length > 0) await client.query(`drop index ${rows.map(({ name }) => name).join(', ')}`)
  return rows.map(({ definition }) => definition).join(';\n')
}
