import { afterAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './database.ts'
import { removeHome } from './postgres/home.ts'
import { findPrograms } from './postgres/programs.ts'
import { startPostgres } from './postgres.ts'
import { asked } from './test/databases.ts'

const folder = await mkdtemp(join(tmpdir(), 'ostrov-backup-'))
afterAll(() => rm(folder, { recursive: true }))

test('programs that are older than the server are told from none in one sentence, and of several folders the first that fits is taken', async () => {
  const old = await programs('old', 90)
  const fitting = await programs('fitting', 91)
  const path = [old, fitting, await programs('newer', 92)].join(':')
  expect(findPrograms(91, path)('pg_dump')).toBe(join(fitting, 'pg_dump'))
  expect(() => findPrograms(93, path)).toThrow(
    "PostgreSQL's client programs here are of version 92, and the server is of version 93. Install those of version 93 or newer.",
  )
})

test('a backup that fails ends with a sentence and leaves no file of any name', async () => {
  const failing = await programs(
    'failing',
    99,
    'for word; do case $word in --file=*) : > "$(echo "$word" | cut -c8-)";; esac; done; exit 1',
  )
  const target = join(folder, 'into', 'ostrov.dump')
  const { code, complaint } = await db(['backup', target], {
    PATH: `${failing}:${process.env.PATH}`,
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
    DATA_DIR: join(folder, 'data'),
  })
  expect([code, complaint]).toEqual([1, `${join(failing, 'pg_dump')} ended with code 1.\n`])
  expect(await readdir(join(folder, 'into'))).toEqual([])
})

test('the embedded database and its pictures come back from its own backup', async () => {
  const dataDir = join(folder, 'embedded')
  const [target, picture] = [join(folder, 'ostrov.tar.gz'), join(dataDir, 'images', 'one')]
  try {
    const before = await startPostgres({ dataDir })
    await asked(before.url, 'create table kept (n int); insert into kept values (1)')
    await Bun.write(picture, 'of then')
    expect(await db(['backup', target], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    await asked(before.url, 'drop table kept')
    await rm(picture)
    await before.stop()
    expect(await db(['restore', target], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    const after = await startPostgres({ dataDir })
    expect([await asked(after.url, 'select n from kept'), await Bun.file(picture).text()]).toEqual([
      [{ n: 1 }],
      'of then',
    ])
    await after.stop()
  } finally {
    await removeHome(dataDir)
  }
}, 240_000)

async function db(words: string[], env: Record<string, string>) {
  const { DATABASE_URL: _, ...ours } = process.env
  const child = Bun.spawn([process.execPath, join(ROOT, 'scripts/db.ts'), ...words], {
    env: { ...ours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complaint] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { code: await child.exited, said, complaint }
}

/** A folder of programs that say they are of this version, and otherwise do as they are told. */
async function programs(name: string, version: number, act = '') {
  const into = join(folder, name)
  await mkdir(into)
  const script = `#!/bin/sh\n[ "$1" = --version ] && echo "$0 (PostgreSQL) ${version}.1" && exit\n${act}\n`
  for (const program of ['pg_dump', 'pg_restore', 'psql']) await writeFile(join(into, program), script, { mode: 0o755 })
  return into
}
