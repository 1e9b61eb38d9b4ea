/**
 * The two slots of the product. One serves; the other waits for an upgrade, a way back or new settings: it is started and warmed
 * beside the first, and only then the first is drained. The proxy knows both addresses and asks each whether it serves. What fails
 * before the draining leaves all as it was.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { run, until } from './machine.ts'
import { PLACES, SLOTS, type Slot } from './places.ts'

/** Migrations and the first pages come before readiness. Only a process that hangs is ended by it. */
const READY_WITHIN_S = 1800
/** For so long both serve, longer than the proxy's looks (`health_interval`), and the pages of the new one are asked again and again. */
const WATCH_MS = 10_000
/** Releases that stay: the one that serves, the one before it, and another. */
const KEPT_RELEASES = 3
const PATIENCE_MS = 10_000
/** What must answer before the release that serves is let go. */
const PAGES = ['/api/ready', '/', '/eda', '/api/cities', '/admin/']

const unit = (slot: Slot) => `ostrov@${slot}.service`
const link = (slot: Slot) => join(PLACES.slots, String(slot))
/** Leads to the slot that serves. */
const SERVING = join(PLACES.slots, 'serving')

/**
 * The slot that was given the service last; where it has stopped and the other runs, as when an upgrade was cut short, that one.
 * Undefined before an installation.
 */
export async function serving(): Promise<Slot | undefined> {
  const port = await readlink(SERVING).catch(() => undefined)
  const given = SLOTS.find((slot) => String(slot) === port)
  return given && (isRunning(given) ? given : (SLOTS.find(isRunning) ?? given))
}

/** The release that this slot runs. */
export function releaseOf(slot: Slot): Promise<string> {
  return readlink(link(slot))
}

export function isRunning(slot: Slot): boolean {
  return Bun.spawnSync(['systemctl', 'is-active', '--quiet', unit(slot)]).exitCode === 0
}

/** Whether an upgrade ended before it had let the old slot go. */
export const isInterrupted = () => SLOTS.every(isRunning)

/** Starts the first slot of a fresh installation, or one that had stopped, with this release. */
export async function startFirst(release: string, slot: Slot) {
  await point(link(slot), release)
  await point(PLACES.current, release)
  await point(SERVING, String(slot))
  run(['systemctl', 'enable', unit(slot)])
  run(['systemctl', 'restart', unit(slot)])
  await demandReady(slot)
}

/** `watchMs` is for how long both serve. */
type Manner = { say: (text: string) => void; watchMs?: number }

/**
 * Lets this release serve in the other slot, and lets the old one go when the new one answers.
 * @throws a sentence when it does not: then the old one serves as before
 */
export async function takeOver(release: string, from: Slot, { say, watchMs = WATCH_MS }: Manner) {
  const [first, second] = SLOTS
  const to = from === first ? second : first
  const old = await releaseOf(from)
  await letGo(to)
  await point(link(to), release)
  try {
    say(`Starting ${basename(release)} beside ${basename(old)}, and warming it…`)
    run(['systemctl', 'start', unit(to)])
    await demandReady(to)
    await demandPages(to)
    say('Both serve…')
    for (const end = Date.now() + watchMs; Date.now() < end; await Bun.sleep(1000)) await demandPages(to)
  } catch (error) {
    await giveUp(to, old)
    throw error
  }
  say(`Draining ${basename(old)}…`)
  await letGo(from)
  const lost = await demandPages(to).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (lost) {
    say(`${lost instanceof Error ? lost.message : lost} Going back…`)
    run(['systemctl', 'start', unit(from)])
    await demandReady(from)
    await giveUp(to, old)
    throw new Error(`${basename(release)} stopped answering; ${basename(old)} serves again.`)
  }
  await point(SERVING, String(to))
  run(['systemctl', 'enable', unit(to)])
  run(['systemctl', 'disable', unit(from)])
  await point(PLACES.current, release)
  if (old !== release) await point(PLACES.previous, old)
  await tidy()
}

/** The release that an upgrade has replaced. Throws a sentence where there is none. */
export async function previous(): Promise<string> {
  const found = await readlink(PLACES.previous).catch(() => undefined)
  if (!found || !existsSync(found)) throw new Error('There is no release to go back to.')
  return found
}

/** The release that serves; undefined before the first. */
export async function current(): Promise<string | undefined> {
  const found = await readlink(PLACES.current).catch(() => undefined)
  return found && join(PLACES.releases, basename(found))
}

async function letGo(slot: Slot) {
  run(['systemctl', 'stop', unit(slot)])
}

/** The slot waits with the release that serves. What failed goes, so that it can be mended under the same number. */
async function giveUp(slot: Slot, serving: string) {
  await letGo(slot)
  const failed = await releaseOf(slot)
  await point(link(slot), serving)
  const used = await Promise.all([PLACES.current, PLACES.previous].map((path) => readlink(path).catch(() => '')))
  if (![serving, ...used].includes(failed)) await rm(failed, { recursive: true })
}

async function demandReady(slot: Slot) {
  let stopped = false
  const ready = await until(READY_WITHIN_S, async () => {
    if (!isRunning(slot)) {
      stopped = true
      return false
    }
    const answer = await fetch(`http://127.0.0.1:${slot}/api/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok || undefined
  })
  if (ready) return
  const how = stopped ? 'stopped' : `was not ready after ${READY_WITHIN_S / 60} minutes`
  throw new Error(`${unit(slot)} ${how}. \`journalctl -u ${unit(slot)}\` says why; \`ostrov doctor\` looks around.`)
}

async function demandPages(slot: Slot) {
  for (const page of PAGES) {
    const answer = await fetch(`http://127.0.0.1:${slot}${page}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    if (answer.status >= 400) throw new Error(`The new process answers ${answer.status} to ${page}.`)
  }
}

/** A link gets its new target in one step. */
async function point(path: string, target: string) {
  await mkdir(join(path, '..'), { recursive: true })
  await rm(`${path}.part`, { force: true })
  await symlink(target, `${path}.part`)
  await rename(`${path}.part`, path)
}

async function tidy() {
  const links = [PLACES.current, PLACES.previous, ...SLOTS.map(link)]
  const used = await Promise.all(links.map((path) => readlink(path).catch(() => '')))
  const names = (await readdir(PLACES.releases)).filter((name) => !name.startsWith('.'))
  const inUse = used.map((path) => basename(path))
  for (const name of surplus(names, inUse)) await rm(join(PLACES.releases, name), { recursive: true })
}

/** The releases to remove: the newest by their number stay, and those in use. */
export function surplus(names: readonly string[], used: readonly string[]): string[] {
  const newest = [...names].sort(byVersion)
  const rest = newest.filter((name) => !used.includes(name))
  const inUse = newest.length - rest.length
  return names.filter((name) => rest.indexOf(name) >= KEPT_RELEASES - inUse)
}

/** Newest first; a name that is no version comes last. */
export function byVersion(one: string, other: string): number {
  const isVersion = (name: string) => /^\d+\.\d+\.\d+/.test(name)
  if (!isVersion(one) || !isVersion(other)) return Number(isVersion(other)) - Number(isVersion(one))
  return Bun.semver.order(other, one)
}
