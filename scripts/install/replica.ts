/** `ostrov replica` lets this machine's server follow another one, `ostrov promote` lets it write in that one's place. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { paths, writeOwned } from '../postgres/cluster.ts'
import { withoutPassword } from '../recovery/server.ts'
import { followsIn, isAnswering, makeStandby, promote } from '../recovery/standby.ts'
import { prepareArchive, startArchive } from './archive.ts'
import { ARCHIVE_TIMERS } from './archive-units.ts'
import { connected } from './database.ts'
import { account, put, run, until } from './machine.ts'
import { ARCHIVE, PLACES, POSTGRES_PORT, SLOTS } from './places.ts'
import { clientPrograms } from './programs.ts'
import { readValues, type Values, writeValues } from './settings.ts'
import { isRunning, releaseOf, serving, startFirst, takeOver } from './slots.ts'

export const REPLICA_HELP = `ostrov replica URL         this machine's server becomes a replica of the one at URL, and its product writes there
ostrov promote             this machine's replica writes in the place of a server that is gone`

const READY_SECONDS = 180
const TIMERS = [...ARCHIVE_TIMERS, 'ostrov-backup.timer']
const { data: DATA } = paths({ base: PLACES.cluster, bin: '', identity: undefined })

/** Whether this machine's server follows another one: then that one's machine saves what both have. */
export const isReplica = (): boolean => existsSync(followsIn(DATA))

/** What this machine's own server and archive had is kept beside them. */
export async function follow(url: string | undefined): Promise<number> {
  demandOwnServer()
  if (!url || !/^postgres(ql)?:/.test(url)) throw new Error('Say whom to follow: ostrov replica postgres://…')
  const { server } = withoutPassword(url)
  await connected(url).catch((error: unknown) => {
    throw new Error(`Nobody lets us in at ${server} (${error}): docs/operate.md says what that machine needs.`)
  })
  const identity = account('postgres', '/var/lib/postgresql')
  const home = { base: join(PLACES.cluster, 'replica'), bin: join(PLACES.postgres, 'bin'), identity }
  console.log(`Copying the server of ${server}…`)
  await rm(home.base, { recursive: true, force: true })
  await mkdir(home.base, { recursive: true })
  const slot = `ostrov_${hostname().toLowerCase().replace(/\W/g, '_')}`
  await makeStandby(home, url, { programs: await clientPrograms(), slot })
  const release = await releaseOf((await serving()) ?? SLOTS[0])
  run(['systemctl', 'disable', '--now', ...TIMERS])
  run(['systemctl', 'stop', ...SLOTS.map((one) => `ostrov@${one}.service`), 'ostrov-postgres.service'])
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  // Pieces of another server's log have the same names.
  for (const path of [DATA, ARCHIVE.bases, ARCHIVE.wal])
    if (existsSync(path)) await rename(path, `${path}.before-${stamp}`)
  await rename(paths(home).data, DATA)
  await rm(home.base, { recursive: true })
  await writeOwned({ ...home, base: PLACES.cluster }, join(PLACES.cluster, 'password'), `${passwordOf(url)}\n`)
  await prepareArchive()
  run(['systemctl', 'start', 'ostrov-postgres.service'])
  if (!(await until(READY_SECONDS, () => connected(ownUrl(url)))))
    throw new Error('The replica does not answer: `journalctl -u ostrov-postgres`.')
  await changeSettings((settings) => ({ ...settings, DATABASE_URL: url, DATABASE_REPLICA_URLS: ownUrl(url) }))
  await startFirst(release, (await serving()) ?? SLOTS[0])
  console.log(`It follows. What was here before is kept in ${DATA}.before-${stamp}.`)
  return 0
}

/** @throws a sentence while the other server still answers: what two have written nobody makes one again */
export async function takeWriting(): Promise<number> {
  demandOwnServer()
  if (!isReplica()) throw new Error('The server of this machine follows nobody: there is nothing to promote.')
  const { DATABASE_URL: old = '' } = readValues(await readFile(PLACES.settings, 'utf8'))
  const { server } = withoutPassword(old)
  if (await isAnswering(old))
    throw new Error(
      `The server that writes answers at ${server}. Stop it there first: \`systemctl disable --now ostrov-postgres\`.`,
    )
  const since = performance.now()
  const seconds = () => ((performance.now() - since) / 1000).toFixed(1)
  const own = ownUrl(old)
  await promote(own)
  console.log(`The replica writes, after ${seconds()} s.`)
  await changeSettings(({ DATABASE_REPLICA_URLS: urls = '', ...settings }) => {
    const others = urls.split(',').filter((one) => one.trim() !== own && one.trim() !== '')
    return { ...settings, DATABASE_URL: own, ...(others.length > 0 && { DATABASE_REPLICA_URLS: others.join() }) }
  })
  const slot = (await serving()) ?? SLOTS[0]
  const release = await releaseOf(slot)
  // Nobody is served well meanwhile: neither is waited for the proxy to know both.
  if (isRunning(slot)) await takeOver(release, slot, { say: console.log, watchMs: 0 })
  else await startFirst(release, slot)
  console.log(`The product serves by it, after ${seconds()} s.`)
  startArchive()
  run(['systemctl', 'enable', '--now', ...TIMERS])
  console.log(`The server of ${server} must not write again: \`systemctl disable ostrov-postgres\` there before it is started, and
\`ostrov replica\` makes it follow this one. Other machines of the product need this server in DATABASE_URL, and \`ostrov restart\`.`)
  return 0
}

function demandOwnServer() {
  if (process.getuid?.() !== 0) throw new Error('It needs root.')
  if (!existsSync(PLACES.tuning)) throw new Error('This machine has no server of its own: deploy/install.sh makes one.')
}

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password)

/** Of this machine's server, with the accounts that it has got from the other. */
function ownUrl(url: string) {
  const own = new URL(url)
  own.host = `127.0.0.1:${POSTGRES_PORT}`
  return own.href
}

async function changeSettings(change: (settings: Values) => Values) {
  await put(PLACES.settings, writeValues(change(readValues(await readFile(PLACES.settings, 'utf8')))), 0o600)
}
