import { Client } from 'pg'

/** The back office tells how old the last backup is. A database that is not migrated yet has no place for it. */
export async function leaveTrace(url: string, bytes: number) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('insert into backup_run (bytes) values ($1)', [bytes])
    await client.query(`delete from backup_run where finished_at < now() - interval '1 year'`)
  } catch (error) {
    console.error(`The backup is whole, but left no trace: ${error instanceof Error ? error.message : error}`)
  } finally {
    await client.end()
  }
}
