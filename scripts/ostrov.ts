/** `ostrov`: the commands for whoever looks after an installation that `deploy/install.sh` has made. As root. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ROOT } from './database.ts'
import { ARCHIVE_HELP, isArchiveCommand, keepArchive } from './install/archive.ts'
import { examine } from './install/doctor.ts'
import { PLACES, type Slot } from './install/places.ts'
import { clientPrograms } from './install/programs.ts'
import { follow, isReplica, REPLICA_HELP, takeWriting } from './install/replica.ts'
import { restoreByWords } from './install/restore.ts'
import { readValues } from './install/settings.ts'
import { previous, releaseOf, serving, takeOver } from './install/slots.ts'
import { releaseFolder } from './install/source.ts'

const HELP = `ostrov doctor              says what is wrong with this installation, and what mends it
ostrov backup              saves the database and the pictures now, as each night does
ostrov upgrade [RELEASE]   the next release serves: a version, a folder, an archive; the newest version by itself
ostrov rollback            the release before serves again
ostrov restart             new settings are taken without a failed request
${ARCHIVE_HELP}
${REPLICA_HELP}`
/** What the machine does whose server writes. */
const SAVING = ['backup', 'restore', 'base', 'pictures', 'check-backup']

const [, , command = 'help', argument] = process.argv
try {
  process.exitCode = await perform()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function perform() {
  if (command === 'doctor') return examine()
  if (SAVING.includes(command) && isReplica()) {
    console.log('The server of this machine is a replica: the machine whose server writes saves and restores.')
    return 0
  }
  if (command === 'backup') return backup()
  if (command === 'upgrade') return upgrade(argument)
  if (command === 'rollback') return serveBy(previous)
  if (command === 'restart') return serveBy(releaseOf)
  if (isArchiveCommand(command)) return keepArchive(command)
  if (command === 'restore') return restoreByWords(process.argv.slice(3))
  if (command === 'replica') return follow(argument)
  if (command === 'promote') return takeWriting()
  console.log(HELP)
  return command === 'help' || command === '--help' ? 0 : 2
}

/** The installer of the next release does it, with this installation's settings as its answers. */
async function upgrade(wanted: string | undefined) {
  const settings = readValues(await readFile(PLACES.settings, 'utf8'))
  const { DOMAIN: domain = '', RELEASES: repository } = settings
  const installer = join(await releaseFolder(wanted, repository), 'deploy/install.sh')
  return Bun.spawn(['sh', installer, domain, '--answers', '/dev/null'], { stdio: ['ignore', 'inherit', 'inherit'] })
    .exited
}

async function serveBy(find: (slot: Slot) => Promise<string>) {
  const slot = await serving()
  if (!slot) throw new Error('Nothing is installed here: run deploy/install.sh first.')
  const release = await find(slot)
  await takeOver(release, slot, { say: console.log })
  console.log(`${basename(release)} serves.`)
  return 0
}

/** The unit has the settings from systemd; by hand they are read from their file, and the account is changed. */
async function backup() {
  // The server's account passes through the folder to its log.
  process.umask(0o077)
  const isRoot = process.getuid?.() === 0
  const url = process.env.DATABASE_URL ?? readValues(await readFile(PLACES.settings, 'utf8')).DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is not set.')
  const { hostname, port, username, password, pathname } = new URL(url)
  const script = ['sh', join(ROOT, 'deploy/backup.sh'), 'save']
  const child = Bun.spawn(isRoot ? ['runuser', '--user', 'ostrov', '--', ...script] : script, {
    cwd: PLACES.data,
    env: {
      BACKUP_DAYS: '14',
      ...process.env,
      PATH: `${await clientPrograms()}:${process.env.PATH ?? ''}`,
      BACKUPS: PLACES.backups,
      BACKUP_RECIPIENTS: PLACES.recipients,
      IMAGES: join(PLACES.data, 'images'),
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return child.exited
}
