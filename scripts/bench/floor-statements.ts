/**
 * The floor of writes: the statements of one request, by hand over one pool, behind a bare server.
 * `bun scripts/bench/floor-statements.ts <database> <recording.json>`; the recording's placeholders `{name}` are filled
 * from the body of each request, `{returned}` with the id that an earlier statement of the same request returned.
 */
import { Pool, type PoolClient } from 'pg'

type Script = { statements: { text: string; values: (string | null)[] }[]; answer: string }
type Facts = Record<string, string>

const [, , database, file] = process.argv
if (!database || !file) throw new Error('Usage: bun scripts/bench/floor-statements.ts <database> <recording.json>')
const { statements, answer }: Script = await Bun.file(file).json()
const pool = new Pool({ connectionString: database, max: 20 })
const begin = statements.findIndex(({ text }) => text === 'begin')
const end = statements.findIndex(({ text }) => text === 'commit')

const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const facts: Facts = await request.json()
    await run(facts)
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  },
})
console.log(`http://127.0.0.1:${server.port}`)

/** Only what the product does in a transaction holds a connection here. */
async function run(facts: Facts) {
  for (const statement of statements.slice(0, begin)) await send(pool, statement, facts)
  const client = await pool.connect()
  for (const statement of statements.slice(begin, end + 1)) await send(client, statement, facts)
  client.release()
  for (const statement of statements.slice(end + 1)) await send(pool, statement, facts)
}

async function send(to: Pool | PoolClient, { text, values }: Script['statements'][number], facts: Facts) {
  if (values.length === 0) return to.query(text)
  const filled = values.map((value) => value?.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole) ?? null)
  const { rows } = await to.query<{ id?: string }>(text, filled)
  if (rows[0]?.id && /\breturning id\b/.test(text)) facts.returned = String(rows[0].id)
}
