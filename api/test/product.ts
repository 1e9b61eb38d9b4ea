import { afterAll } from 'bun:test'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { brandName, regionOffset, setInstallation } from '@ostrov/shared/formats/installation'
import { Pool } from 'pg'
import { createApp } from '../src/app'
import { loadConfig, publicSettings } from '../src/config'
import { openNotices } from '../src/db/notices'
import { createOrm } from '../src/db/orm'
import { openReaders } from '../src/db/replicas'
import { openSharedConnection } from '../src/db/shared-connection'
import type { Deps } from '../src/kernel/deps'
import { createLog } from '../src/log'
import { createDoors } from '../src/services/doors'
import { cloneDatabase } from './database'

/** The whole API in this process over a database of its own, with a clock the test can set. Call at the top of a test file. */
export async function openProduct(env: Record<string, string> = {}, given?: Awaited<ReturnType<typeof cloneDatabase>>) {
  const database = given ?? (await cloneDatabase())
  const dataDir = `${tmpdir()}/ostrov-${crypto.randomUUID()}`
  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir, ...env })
  const before = { brand: brandName(), utc_offset: regionOffset() / 60 }
  setInstallation(publicSettings(config))
  const orm = createOrm(database.url, { poolMax: 20 })
  const pool = new Pool({ connectionString: database.url, max: 5 })
  // Dropping the database may cut a connection that is only just closing.
  pool.on('error', () => undefined)
  const shared = openSharedConnection(database.url, () => undefined)
  const log = createLog(config)
  const notices = openNotices(database.url, log)
  const readers = openReaders(orm, shared, config.database, log)
  const clock = { now: new Date() }
  const deps: Deps = {
    config,
    orm,
    readers,
    notices,
    shared,
    doors: createDoors(config, orm, shared),
    log,
    now: () => clock.now,
  }
  const app = createApp(deps)
  /** What a test started over this database stops before the database goes. */
  const closers: (() => unknown)[] = []
  let closing: Promise<void> | null = null
  /** Lets go of everything; done after the file's tests when it was not done before. */
  const close = () => (closing ??= letGo())
  async function letGo() {
    for (const closer of closers.reverse()) await closer()
    await notices.close()
    await readers.close()
    await orm.close(true)
    await shared.end()
    await pool.end()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
    setInstallation(before)
  }
  afterAll(close)

  const beforeClose = (closer: () => unknown) => {
    closers.push(closer)
  }

  /** Sends a request as a browser of the site would; `token` signs it. */
  async function call(method: string, path: string, { body, token, headers }: CallOptions = {}) {
    const response = await app.handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  return {
    deps,
    app,
    orm,
    pool,
    config,
    clock,
    call,
    em: () => orm.em.fork(),
    databaseUrl: database.url,
    beforeClose,
    close,
  }
}

type CallOptions = { body?: unknown; token?: string; headers?: Record<string, string> }
export type Product = Awaited<ReturnType<typeof openProduct>>
