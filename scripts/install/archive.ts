/** The archive of an installation: its folders, and the commands that fill and check it. */
import { existsSync } from 'node:fs'
import { chmod, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import { makeBase, sizeOf, sweep } from '../recovery/bases.ts'
import { checkLast } from '../recovery/check.ts'
import { copyPictures, sweepPictures } from '../recovery/pictures.ts'
import { ARCHIVE_TIMERS } from './archive-units.ts'
import { account, folder, put, run } from './machine.ts'
import { ARCHIVE, PLACES } from './places.ts'
import { clientPrograms } from './programs.ts'
import { readValues } from './settings.ts'

export const ARCHIVE_HELP = `ostrov base      makes a base now, as each night does: from it \`restore --at\` begins
ostrov check-backup  reads the last base back, as each week does
ostrov restore --at '2026-11-28 19:42'  makes the database of that moment beside what serves; --take puts it in its place
ostrov restore --take FOLDER            takes one that was restored before`

const IMAGES = join(PLACES.data, 'images')
/** Makes it the server's own settings were read with; what it keeps is a copy of what the release brought. */
const COMMANDS = { base: keepBase, pictures: keepPictures, 'check-backup': checkBackup }
type ArchiveCommand = keyof typeof COMMANDS

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
  const env = { ...process.env, ...readValues(await readFile(PLACES.settings, 'utf8')), HOME: PLACES.data }
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
  const given = { archive: ARCHIVE, url: databaseUrl(), bin, identity: undefined, programs: await clientPrograms() }
  console.log(await checkLast(given, place))
  return 0
}

function databaseUrl() {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set.')
  return url
}

const keptDays = () => Number(process.env.BACKUP_DAYS ?? 14)
