import { expect, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { startPostgres } from '../../scripts/postgres'
import { migrate } from '../src/db/migrate'
import { startServer, until } from './server'

test('a restart of PostgreSQL is a 503 for the moment, and everything works again afterwards', async () => {
  const dataDir = await mkdtemp(`${tmpdir()}/ostrov-restart-`)
  const options = { dataDir, database: 'ostrov', durable: false }
  let postgres = await startPostgres(options)
  try {
    await migrate(postgres.url)
    const { url, child } = await startServer({ DATABASE_URL: postgres.url })
    await postgres.stop()
    const down = await fetch(`${url}/api/cities`)
    expect(down.status).toBe(503)
    expect(await down.json()).toMatchObject({ errorMessage: 'server.unavailable' })
    expect((await fetch(`${url}/api/ready`)).status).toBe(503)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    postgres = await startPostgres(options)
    await until(async () => (await fetch(`${url}/api/cities`)).ok)
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}, 60_000)
