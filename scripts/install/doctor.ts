/** `ostrov doctor`: looks at an installation, and says what is wrong in sentences, each with its mend. */
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { ConfigError, loadConfig } from '../../api/src/config.ts'
import { refusedVersion } from '../../api/src/db/demand-server.ts'
import * as migrations from '../../api/src/db/migrations.ts'
import { LEAST_DISK_MB } from '../../api/src/read-config.ts'
import { diskState } from '../../shared/src/system/disk.ts'
import { wrongArchive, wrongReplica } from './archive-look.ts'
import { ARCHIVE_TIMERS } from './archive-units.ts'
import { LEAST_CADDY, PLACES, SLOTS } from './places.ts'
import { caddyVersion, isNewEnough } from './programs.ts'
import { isReplica } from './replica.ts'
import { readValues, type Values } from './settings.ts'
import { isInterrupted, isRunning } from './slots.ts'

/** What a look found: sentences, each with its mend; none where all is well. */
export type Findings = readonly string[]
type Look = { what: string; look: () => Promise<Findings> }

const MB = 1024 * 1024
const DAY_MS = 86_400_000
const PATIENCE_MS = 10_000

/** Prints what is wrong, what was well and what could not be looked at; 1 when anything is wrong. */
export async function examine(): Promise<number> {
  const settings = await readFile(PLACES.settings, 'utf8').then(readValues, () => undefined)
  if (!settings) {
    console.log(
      `${PLACES.settings} cannot be read. Run this as root; where nothing is installed, run deploy/install.sh first.`,
    )
    return 1
  }
  const results = await Promise.all(looks(settings).map(taken))
  const { text, code } = report(results)
  console.log(text)
  const off = ['PAYMENTS', 'SMS_PROVIDER', 'MAIL', 'PUSH'].filter((door) => settings[door] === 'off')
  if (off.length > 0)
    console.log(`Off: ${off.join(', ')}. Their keys in an answers file and deploy/install.sh open them.`)
  return code
}

type Result = { what: string; findings: Findings } | { what: string; unseen: string }

async function taken({ what, look }: Look): Promise<Result> {
  try {
    return { what, findings: await look() }
  } catch (error) {
    return { what, unseen: error instanceof Error ? error.message : String(error) }
  }
}

/** The same as a text, and the code to end with. */
export function report(results: readonly Result[]): { text: string; code: 0 | 1 } {
  const wrong = results.flatMap((one) => ('findings' in one ? one.findings : []))
  const well = results.filter((one) => 'findings' in one && one.findings.length === 0).map(({ what }) => what)
  const unseen = results.flatMap((one) => ('unseen' in one ? [`Could not look at ${one.what}: ${one.unseen}`] : []))
  const isWell = wrong.length === 0 && unseen.length === 0
  const text = [
    ...wrong.map((one) => `✗ ${one}`),
    ...unseen.map((one) => `? ${one}`),
    `${isWell ? 'All is well' : 'Well'}: ${well.join(', ') || 'nothing'}.`,
  ].join('\n')
  return { text, code: isWell ? 0 : 1 }
}

function looks(settings: Values): Look[] {
  return [
    { what: 'settings', look: async () => wrongSettings(settings) },
    { what: 'database', look: () => wrongDatabase(settings.DATABASE_URL ?? '') },
    { what: 'units', look: async () => wrongUnits() },
    { what: 'upgrade', look: async () => wrongUpgrade() },
    { what: 'readiness', look: wrongReadiness },
    { what: 'proxy', look: wrongProxy },
    { what: 'certificate', look: () => wrongCertificate(settings.DOMAIN ?? '') },
    ...(isReplica()
      ? [{ what: 'replica', look: () => wrongReplica(settings.DATABASE_REPLICA_URLS ?? '') }]
      : [
          { what: 'backups', look: wrongBackups },
          ...(existsSync(PLACES.tuning)
            ? [{ what: 'archive', look: () => wrongArchive(settings.DATABASE_URL ?? '') }]
            : []),
        ]),
    { what: 'disk', look: () => wrongDisk(Number(settings.LEAST_DISK_MB ?? LEAST_DISK_MB)) },
    { what: 'clock', look: async () => wrongClock() },
  ]
}

/** The product's own check. */
export function wrongSettings(settings: Values): Findings {
  try {
    loadConfig({ ...settings, NODE_ENV: 'production' })
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((one) => `${one} Mend ${PLACES.settings}, then \`ostrov restart\`.`)
  }
}

async function wrongDatabase(url: string): Promise<Findings> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [`PostgreSQL does not answer (${reason}). \`systemctl start ostrov-postgres\`, or mend DATABASE_URL.`]
  }
  try {
    const tooOld = await refusedVersion(client)
    const has = async (question: string) => (await client.query(question)).rows.length > 0
    const statements = await has(`select from pg_extension where extname = 'pg_stat_statements'`)
    const run = (await has(`select where to_regclass('mikro_orm_migrations') is not null`))
      ? (await client.query<{ name: string }>('select name from mikro_orm_migrations')).rows.map(({ name }) => name)
      : []
    const waiting = Object.keys(migrations).filter((name) => !run.includes(name)).length
    return [
      ...(tooOld ? [`${tooOld} Give it a newer server.`] : []),
      ...(statements ? [] : ['The extension pg_stat_statements is not there. Run deploy/install.sh again.']),
      ...(waiting === 0 ? [] : [`${waiting} migrations have not run. \`ostrov restart\` runs them.`]),
    ]
  } finally {
    await client.end()
  }
}

function wrongUpgrade(): Findings {
  if (!isInterrupted()) return []
  return [
    'An upgrade was interrupted, and two slots may serve. `ostrov restart` ends it with the release that is current.',
  ]
}

function wrongUnits(): Findings {
  const isActive = (unit: string) => Bun.spawnSync(['systemctl', 'is-active', '--quiet', unit]).exitCode === 0
  const first = `ostrov@${SLOTS[0]}.service`
  const product = SLOTS.some(isRunning)
    ? []
    : [`No slot of the product runs. \`systemctl start ${first}\`; \`journalctl -u ${first}\` says why it stopped.`]
  const saving = ['ostrov-backup.timer', ...(existsSync(PLACES.tuning) ? ARCHIVE_TIMERS : [])]
  const others = ['ostrov-caddy.service', ...(isReplica() ? [] : saving)].filter((unit) => !isActive(unit))
  return [...product, ...others.map((unit) => `${unit} does not run. \`systemctl enable --now ${unit}\`.`)]
}

async function wrongReadiness(): Promise<Findings> {
  const asked = SLOTS.map((port) =>
    fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) }),
  )
  const answers = await Promise.allSettled(asked)
  const isReady = answers.some((one) => one.status === 'fulfilled' && one.value.ok)
  return isReady ? [] : [`The product is not ready on any port. \`journalctl -u 'ostrov@*'\` says what it lacks.`]
}

async function wrongProxy(): Promise<Findings> {
  const unit = await readFile(join(PLACES.units, 'ostrov-caddy.service'), 'utf8')
  const version = caddyVersion(/^ExecStart=(\S+)/m.exec(unit)?.[1] ?? '')
  if (isNewEnough(version)) return []
  return [`Caddy is ${version || 'not there'}; ${LEAST_CADDY} or newer is needed. Run deploy/install.sh again.`]
}

/** By the trust of this machine, as a browser would. */
async function wrongCertificate(domain: string): Promise<Findings> {
  const mend = '`journalctl -u ostrov-caddy` says why; the name must lead here, and the ports 80 and 443 be open.'
  try {
    await fetch(`https://${domain}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    return [`https://${domain} does not answer (${error instanceof Error ? error.message : error}). ${mend}`]
  }
  const shown = Bun.spawnSync(['openssl', 's_client', '-connect', `${domain}:443`, '-servername', domain], {
    stdin: Buffer.from(''),
    stderr: 'ignore',
  })
  const read = Bun.spawnSync(['openssl', 'x509', '-noout', '-enddate', '-startdate'], {
    stdin: shown.stdout,
    stderr: 'ignore',
  })
  return soonOver(read.stdout.toString(), Date.now(), mend)
}

/** By what openssl prints. Caddy renews when a third of a certificate's time is left; in the last sixth it must have failed. */
export function soonOver(dates: string, now: number, mend: string): Findings {
  const [start, end] = ['notBefore', 'notAfter'].map((name) =>
    Date.parse(new RegExp(`${name}=(.*)`).exec(dates)?.[1] ?? ''),
  )
  if (!start || !end) throw new Error('openssl could not read the certificate')
  const left = end - now
  if (left > (end - start) / 6) return []
  return [`The certificate ends on ${new Date(end).toISOString().slice(0, 10)} and was not renewed. ${mend}`]
}

async function wrongBackups(): Promise<Findings> {
  const names = (await readdir(PLACES.backups)).filter((name) => /\.dump(\.age)?$/.test(name))
  const times = await Promise.all(names.map(async (name) => (await stat(join(PLACES.backups, name))).mtimeMs))
  return lateBackup(times, Date.now())
}

/** `times` are milliseconds of the epoch. */
export function lateBackup(times: readonly number[], now: number): Findings {
  const mend = '`ostrov backup` makes one now; `journalctl -u ostrov-backup` says why the night did not.'
  if (times.length === 0) return [`There is no backup in ${PLACES.backups}. ${mend}`]
  const days = (now - Math.max(...times)) / DAY_MS
  return days < 1.5 ? [] : [`The last backup is ${Math.floor(days)} days old. ${mend}`]
}

/** The database's own folder is there where the installation has its own server. */
async function wrongDisk(leastMb: number): Promise<Findings> {
  const places = [PLACES.data, PLACES.backups, PLACES.cluster].filter((path) => existsSync(path))
  const found = await Promise.all(
    places.map(async (path) => {
      const { bavail, bsize, blocks } = await statfs(path)
      return { path, free: bavail * bsize, size: blocks * bsize }
    }),
  )
  return found.flatMap((disk) => shortDisk(disk, leastMb))
}

/** `free` and `size` are bytes. */
export function shortDisk(
  { path, free, size }: { path: string; free: number; size: number },
  leastMb: number,
): Findings {
  const mend = 'Make room, or lower BACKUP_DAYS.'
  const state = diskState({ free, size }, leastMb * MB)
  if (state === 'roomy') return []
  if (state === 'short') return [`Less than a tenth of the disk of ${path} is free. ${mend}`]
  return [`The disk of ${path} is full (${Math.floor(free / MB)} MB are free): writes fail. ${mend}`]
}

function wrongClock(): Findings {
  const { stdout, exitCode } = Bun.spawnSync(['timedatectl', 'show', '--property=NTPSynchronized', '--value'])
  if (exitCode !== 0) throw new Error('timedatectl does not answer')
  const mend = '`apt-get install systemd-timesyncd`, then `timedatectl set-ntp true`.'
  return stdout.toString().trim() === 'yes' ? [] : [`The clock is not set by the network. ${mend}`]
}
