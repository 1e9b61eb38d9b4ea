/** The SQL prompt of `bun run db shell`. */
import { Client, type QueryResult } from 'pg'

/** Runs psql on the database when it is installed, else a prompt that sends statements and shows tables. */
export async function openShell(url: string) {
  const psql = Bun.which('psql')
  if (psql === null) return prompt(url)
  // Ctrl-C cancels a statement inside psql; it must not end us and the server under it.
  const ignore = () => {}
  process.on('SIGINT', ignore)
  await Bun.spawn([psql, url], { stdio: ['inherit', 'inherit', 'inherit'] }).exited
  process.off('SIGINT', ignore)
}

async function prompt(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  console.log('psql is not installed; statements end with ";", \\q or Ctrl-D leaves.')
  process.stdout.write('ostrov> ')
  let statement = ''
  for await (const line of console) {
    if (line.trim() === '\\q') break
    statement += `${line}\n`
    if (statement.trimEnd().endsWith(';')) {
      await answer(client, statement)
      statement = ''
    }
    process.stdout.write('ostrov> ')
  }
  await client.end()
}

async function answer(client: Client, statement: string) {
  try {
    const result: QueryResult | QueryResult[] = await client.query(statement)
    for (const one of [result].flat()) {
      if (one.fields.length > 0) console.table(one.rows)
      else console.log(`${one.command} ${one.rowCount ?? ''}`)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
