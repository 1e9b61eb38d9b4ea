/** The backup of a server of `DATABASE_URL`: what pg_dump writes, and the pictures of `DATA_DIR` in an archive of their own beside it. */
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { escapeIdentifier } from 'pg'
import { archive, replaceImages, run } from './backup-files.ts'
import { dataDir } from './database.ts'
import { type Programs, programsFor } from './postgres/programs.ts'

/** Of the product and its packages; the last two are made when they are first wanted. */
const OURS = ['public', 'graphile_worker', 'limits', 'sandbox_bank']

/** The pictures of a dump: `deploy/backup.sh` calls them so too. */
const imagesBeside = (dump: string) => `${dump.replace(/\.dump$/, '')}.images.tar.gz`

/** Both files get their names only when both are whole. */
export async function dumpDatabase(url: string, target: string) {
  const program = await programsFor(url)
  const pictures = imagesBeside(target)
  const [draft, picturesDraft] = [`${target}.part`, `${pictures}.part`]
  try {
    await run([program('pg_dump'), '--format=custom', '--no-owner', `--file=${draft}`, url])
    const hasPictures = existsSync(join(dataDir(), 'images'))
    if (hasPictures) await archive(['-czf', picturesDraft, '-C', dataDir(), 'images'])
    // Those of an earlier backup of this name are of another moment.
    await rm(pictures, { force: true })
    if (hasPictures) await rename(picturesDraft, pictures)
    await rename(draft, target)
    console.log(saidOfPictures(hasPictures ? pictures : undefined))
  } finally {
    await Promise.all([draft, picturesDraft].map((path) => rm(path, { force: true })))
  }
}

function saidOfPictures(file: string | undefined) {
  const disk = file ? `Its pictures are in ${file}.` : `There are no pictures in ${dataDir()}, so none are saved.`
  return process.env.S3_URL ? `${disk} What the bucket of S3_URL holds is not saved.` : disk
}

/** Puts the dump in the place of all that the database has; one that fails changes nothing. Pictures follow when they lie beside it. */
export async function restoreDump(url: string, source: string) {
  const program = await programsFor(url)
  const pictures = imagesBeside(source)
  const draft = existsSync(pictures) ? join(dataDir(), 'restored') : undefined
  try {
    if (draft) await unpackImages(pictures, draft)
    await replaceDatabase(program, url, source)
    if (draft) await replaceImages(draft)
    else console.log(`There is no ${basename(pictures)} beside it: pictures stay as they are.`)
  } finally {
    if (draft) await rm(draft, { recursive: true, force: true })
  }
}

async function unpackImages(pictures: string, draft: string) {
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await run(['tar', '-xzf', pictures, '-C', draft])
}

/**
 * One transaction, which psql commits at the end of its input: so that comes only when pg_restore has read its file to the end.
 * Whole schemas go: what a newer version has made would refer to the tables that pg_restore knows, and keep them from being dropped.
 */
async function replaceDatabase(program: Programs, url: string, source: string) {
  const flags = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction']
  const emptied = `--command=${emptying(await schemasOf(program, source))}`
  const into = Bun.spawn([program('psql'), ...flags, emptied, '--file=-', url], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
  })
  const from = Bun.spawn([program('pg_restore'), '--no-owner', '--file=-', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const piece of from.stdout) {
      into.stdin.write(piece)
      await into.stdin.flush()
    }
  } catch {
    // psql has ended and said why.
    from.kill()
  }
  if ((await from.exited) !== 0) into.kill()
  await into.stdin.end()
  if ((await into.exited) !== 0) throw new Error(`${source} was not restored; the database is as it was.`)
}

const emptying = (schemas: readonly string[]) => `
  drop schema if exists ${[...new Set([...OURS, ...schemas])].map(escapeIdentifier).join(', ')} cascade;
  create schema public;
  alter schema public owner to pg_database_owner;
  grant usage on schema public to public;
  comment on schema public is 'standard public schema';`

/** Those that the dump makes. */
async function schemasOf(program: Programs, source: string) {
  const list = Bun.spawn([program('pg_restore'), '--list', source], { stdio: ['ignore', 'pipe', 'ignore'] })
  const text = await new Response(list.stdout).text()
  if ((await list.exited) !== 0) throw new Error(`${source} is not a backup that pg_dump has written.`)
  return [...text.matchAll(/^\d+; \d+ \d+ SCHEMA - (\S+) \S+$/gm)].map(([, name = '']) => name)
}
