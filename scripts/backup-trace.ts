import { Client } from 'pg'

/** The back office tells how old the last backup is. */
export const leaveTrace = (url: string, bytes: number) =>
  leave(url, 'The backup is whole', [
    ['insert into backup_run (bytes) values ($1)', [bytes]],
    [`delete from backup_run where finished_at < now() - interval '1 year'`],
  ])

/** It tells, too, when the last one was read back. */
export const leaveCheck = (url: string) =>
  leave(url, 'The backup was read back', [
    ['insert into backup_check default values'],
    [`delete from backup_check where finished_at < now() - interval '1 year'`],
  ])

/** A database that is not migrated yet has no place for it. */
async function leave(url: string, done: string, statements: readonly [string, unknown[]?][]) {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    for (const [text, values] of statements) await client.query(text, values)
  } catch (error) {
    console.error(`${done}, but left no trace: ${error instanceof Error ? error.message : error}`)
  } finally {
    await client.end()
  }
}
