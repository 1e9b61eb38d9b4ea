import { Client } from 'pg'
import { FILL_FIGURES } from '../../api/src/modules/orders/figure-of'
import { SCALE_STEPS, type Sizes } from './scale-steps'
import { takeIndexes } from './take-indexes'

const FULL: Sizes = { restaurants: 10_000, products: 1_000_000, orders: 2_000_000, users: 200_000 }

/**
 * Fills a migrated database with a whole country's worth of rows for benchmarks: 10 000 restaurants, 1 000 000 products,
 * 2 000 000 orders. PostgreSQL makes the rows itself from their numbers, so every run makes the same ones.
 */
export async function seedScale(url: string, sizes: Sizes = FULL, log: (line: string) => void = console.log) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // Rows are consistent by construction: foreign keys need no checking one by one.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await client.query(`set maintenance_work_mem = '512MB'`)
    const timed = async (name: string, statement: string) => {
      const started = performance.now()
      await client.query(statement)
      log(`${name.padEnd(12)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
    }
    const indexes = await takeIndexes(client, ['product', 'order', 'order_item', 'order_event'])
    for (const [name, statement] of SCALE_STEPS) await timed(name, statement(sizes))
    await timed('indexes', indexes)
    await timed('vacuum', 'vacuum analyze')
    await timed('figures', FILL_FIGURES)
    await timed('vacuum', 'vacuum analyze order_figure')
  } finally {
    await client.end()
  }
}
