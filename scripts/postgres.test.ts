import { afterAll, expect, test } from 'bun:test'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { isAlive, readLock } from './postgres/cluster.ts'
import { canRun, ordinaryAccount, prepareHome, removeHome } from './postgres/home.ts'
import { startPostgres } from './postgres.ts'

// mkdtemp closes the folder to other accounts: as root this is the hard case.
const dataDir = await mkdtemp(join(tmpdir(), 'ostrov-postgres-'))
const START = `const { startPostgres } = await import(${JSON.stringify(join(import.meta.dir, 'postgres.ts'))})
console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false })).url)
setInterval(() => {}, 1000)`

afterAll(async () => {
  await removeHome(dataDir)
  await rm(dataDir, { recursive: true })
})

test('a server keeps its data and its address over a restart', async () => {
  const first = await startPostgres({ dataDir, durable: false })
  await query(first.url, 'create table kept (name text)')
  await query(first.url, `insert into kept values ('Пицца')`)
  await first.stop()
  expect(await serverPid()).toBeUndefined()
  const second = await startPostgres({ dataDir, durable: false })
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select name from kept')).toEqual([{ name: 'Пицца' }])
  await second.stop()
})

test.if(process.getuid?.() === 0)(
  'a program in a folder that is closed to another account is answered, not thrown',
  async () => {
    const closed = await mkdtemp(join(tmpdir(), 'ostrov-closed-'))
    const program = join(closed, 'bun')
    await copyFile(process.execPath, program)
    const answers = [canRun(program, ordinaryAccount()), canRun('/bin/echo', ordinaryAccount())]
    await rm(closed, { recursive: true })
    expect(answers).toEqual([false, true])
  },
)

test('a server knows Russian letters: case, alphabet and trigrams', async () => {
  const postgres = await startPostgres({ dataDir, durable: false })
  await query(postgres.url, 'create extension if not exists pg_trgm')
  const rows = await query(
    postgres.url,
    `select lower('ЁЖ') as lower, 'ё' < 'ж' and 'Ж' > 'а' as alphabet, similarity('ПИЦЦА', 'пицца') as alike`,
  )
  expect(rows).toEqual([{ lower: 'ёж', alphabet: true, alike: 1 }])
  await postgres.stop()
})

test('two users of one folder share a server, and it outlives the first of them to leave', async () => {
  const first = await startPostgres({ dataDir, durable: false })
  const second = await startPostgres({ dataDir, durable: false })
  expect(second.url).toBe(first.url)
  await first.stop()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(await serverPid()).toBeUndefined()
})

test('a server dies when the only command that uses it is killed', async () => {
  const owner = Bun.spawn([process.execPath, '-e', START], { stdout: 'pipe' })
  await firstLine(owner.stdout)
  const pid = await serverPid()
  expect(pid).toBeDefined()
  owner.kill('SIGKILL')
  await owner.exited
  for (let waited = 0; pid !== undefined && isAlive(pid) && waited < 100; waited++) await Bun.sleep(100)
  expect(await serverPid()).toBeUndefined()
})

async function serverPid() {
  const lock = await readLock(await prepareHome(dataDir))
  return lock !== undefined && isAlive(lock.pid) ? lock.pid : undefined
}

async function firstLine(stream: ReadableStream<Uint8Array>) {
  for await (const chunk of stream) if (chunk.length > 0) return
}

async function query(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
