/** The database that a command works with: `DATABASE_URL` when it is set, else the embedded server of `DATA_DIR`. */
import { resolve } from 'node:path'
import { type Postgres, startPostgres } from './postgres.ts'

/** The root of the repository. */
export const ROOT = resolve(import.meta.dir, '..')

/** Where everything that the product stores on disk lies; `DATA_DIR`, by default `.data` in the repository. */
export function dataDir() {
  return resolve(ROOT, process.env.DATA_DIR || '.data')
}

/** Opens the database. `stop()` leaves a server of `DATABASE_URL` alone. */
export async function openDatabase(): Promise<Postgres> {
  const url = process.env.DATABASE_URL
  if (url) return { url, stop: async () => {} }
  return startPostgres({ dataDir: dataDir() })
}
