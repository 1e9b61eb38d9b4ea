/** The archive of an installation: its folders, and the commands that fill and check it. */
import { existsSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import type { Archive } from '../recovery/archive.ts'
import { makeBase, sizeOf, sweep } from '../recovery/bases.ts'
import { checkLast } from '../recovery/check.ts'
import { copyPictures, sweepPictures } from '../recovery/pictures.ts'
import { ARCHIVE_TIMERS } from './archive-units.ts'
import { account, folder, put, run } from './machine.ts'
import { ARCHIVE, PLACES } from './places.ts'
import { clientPrograms } from './programs.ts'
import { readValues } from './settings.ts'

export const ARCHIVE_HELP = `ostrov base                makes a base now, as each night does: from it \`restore --at\` begins
ostrov check-backup        reads the last base back, as each week does
ostrov restore --at '2026-11-28 19:42'   makes the database of that moment beside what serves; --take puts it in its place
ostrov restore --take FOLDER             takes one that was restored before`

const IMAGES = join(PLACES.data, 'images')
const COMMANDS = { base: keepBase, pictures: keepPictures, 'check-backup': checkBackup }
type ArchiveCommand = keyof typeof COMMANDS

/** The key of backups, unless there is one: a given one, or a new one. @returns it where it is new, to be shown this once */
export async function prepareKey(given: string | undefined): Promise<string | undefined> {
  const isNew = !existsSync(PLACES.key)
  const [key] =
    /AGE-SECRET-KEY-1\S+/.exec(isNew ? (given ?? run(['age-keygen'])) : await readFile(PLACES.key, 'utf8')) ?? []
  if (!key) throw new Error('BACKUP_KEY must be a key of age: AGE-SECRET-KEY-1…')
  if (given && given !== key) throw new Error(`BACKUP_KEY is another key than ${PLACES.key} has: move that away first.`)
  await put(PLACES.key, `${key}\n`, 0o600)
  await put(PLACES.recipients, `${run(['age-keygen', '-y', PLACES.key])}\n`)
  return isNew && !given ? key : undefined
}

/** What the installer says of a new one. */
export const KEY_SAID = (key: string) => `
Backups are sealed. Without this key nobody opens them; it is shown this once. Keep it on another machine:
  ${key}`

/** The archive with its key, where this account may have it: by hand, by systemd for a unit, or of root's file. */
export async function openArchive(): Promise<Archive> {
  const files = [process.env.CREDENTIALS_DIRECTORY && join(process.env.CREDENTIALS_DIRECTORY, 'backup.key'), PLACES.key]
  let key = process.env.BACKUP_KEY
  for (const file of files) if (file) key ??= await readFile(file, 'utf8').catch(() => undefined)
  return { ...ARCHIVE, seal: { ...ARCHIVE.seal, key: key?.trim() } }
}

/** Folders, and the program that the server archives by: it stays outside of releases, as the server does. */
export async function prepareArchive() {
  const product = account('ostrov', PLACES.data)
  const postgres = account('postgres', '/var/lib/postgresql')
  // The server goes through to its own, and sees nothing on the way.
  await chmod(PLACES.backups, 0o711)
  for (const path of [ARCHIVE.bases, ARCHIVE.pictures]) await folder(path, product)
  // The server writes, and the product's account reads and removes: what is made there belongs to its group.
  await folder(ARCHIVE.wal, { uid: postgres.uid, gid: product.gid }, 0o2770)
  await put(PLACES.archiver, await Bun.file(join(ROOT, 'deploy/archive-wal.sh')).text(), 0o755)
}

/** Without a base no moment comes back, so the first one does not wait for the night. */
export function startArchive() {
  run(['systemctl', 'enable', '--now', ...ARCHIVE_TIMERS])
  run(['systemctl', 'start', 'ostrov-pictures.service', 'ostrov-base.service'])
}

export function isArchiveCommand(word: string): word is ArchiveCommand {
  return Object.hasOwn(COMMANDS, word)
}

/** Units do it with the product's account and settings; whoever is root is lent both. */
export async function keepArchive(command: ArchiveCommand): Promise<number> {
  process.umask(0o077)
  if (!existsSync(PLACES.tuning))
    throw new Error('The server of DATABASE_URL has its own archive: docs/backups.md says which.')
  if (process.getuid?.() !== 0) return COMMANDS[command]()
  const words = ['runuser', '--user', 'ostrov', '--', process.execPath, join(ROOT, 'scripts/ostrov.ts'), command]
  const settings = readValues(await readFile(PLACES.settings, 'utf8'))
  const key = command === 'check-backup' ? { BACKUP_KEY: (await openArchive()).seal.key } : {}
  const env = { ...process.env, ...settings, ...key, HOME: PLACES.data }
  return Bun.spawn(words, { cwd: PLACES.data, env, stdio: ['ignore', 'inherit', 'inherit'] }).exited
}

async function keepBase() {
  const base = await makeBase(ARCHIVE, databaseUrl(), await clientPrograms())
  await sweep(ARCHIVE, keptDays(), new Date())
  await copyPictures(ARCHIVE, IMAGES)
  await sweepPictures(ARCHIVE, IMAGES, keptDays(), new Date())
  console.log(`Saved ${base.path} (${Math.ceil((await sizeOf(base)) / 2 ** 20)} MB)`)
  return 0
}

async function keepPictures() {
  await copyPictures(ARCHIVE, IMAGES)
  return 0
}

async function checkBackup() {
  const place = join(PLACES.backups, 'check')
  const bin = join(PLACES.postgres, 'bin')
  const given = {
    archive: await openArchive(),
    url: databaseUrl(),
    bin,
    identity: undefined,
    programs: await clientPrograms(),
  }
  console.log(await checkLast(given, place))
  return 0
}

function databaseUrl() {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set.')
  return url
}

const keptDays = () => Number(process.env.BACKUP_DAYS ?? 14)
