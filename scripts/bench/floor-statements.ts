/**
 * The floor of reads from the database: the product's own statements, prepared by hand over one pool, behind a bare server
 * that answers the same bytes. `bun scripts/bench/floor-statements.ts <database> <recording.json>`.
 */
import { Pool } from 'pg'
import { connecting } from '../../api/src/db/pool.ts'
import type { Recording } from './recording.ts'

const [, , database, file] = process.argv
if (!database || !file) throw new Error('Usage: bun scripts/bench/floor-statements.ts <database> <recording.json>')
const { statements, answer }: Recording = await Bun.file(file).json()
const pool = new Pool({ connectionString: database, max: 20, ...connecting() })

const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch() {
    for (const [place, { text, values }] of statements.entries()) await pool.query({ name: `${place}`, text, values })
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  },
})
console.log(`http://127.0.0.1:${server.port}`)
