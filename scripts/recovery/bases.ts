/** Bases: copies of the whole cluster by pg_basebackup, each named by the moment from which on it is whole. */
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../backup-files.ts'
import { type Archive, type LogRange, leadingTo, outlived, segmentOf, timelineAt } from './archive.ts'
import { copySealed, nameSealed, type Seal } from './seal.ts'
import { withoutPassword } from './server.ts'

export type Base = { path: string; moment: Date }

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z$/
const DRAFT = '.part'
const DAY_MS = 86_400_000

/** Copies the server of `url` while it works. The base gets its name when it is whole: read again, each file is as it was sent. */
export async function makeBase({ bases, seal }: Archive, url: string, programs: string): Promise<Base> {
  const { server, env } = withoutPassword(url)
  await sweepDrafts(bases)
  const draft = join(bases, `base${DRAFT}`)
  try {
    const copying = ['--format=tar', '--compress=gzip:1', '--wal-method=stream', '--checkpoint=fast', '--no-password']
    await run([join(programs, 'pg_basebackup'), ...copying, `--pgdata=${draft}`, `--dbname=${server}`], env)
    await run([join(programs, 'pg_verifybackup'), '--quiet', '--no-parse-wal', draft])
    await sealAll(seal, draft)
    // Up, for a moment within this second may lie before its end.
    const moment = new Date(Math.ceil(Date.now() / 1000) * 1000)
    const path = join(bases, moment.toISOString().slice(0, 19).replaceAll(':', '-').concat('Z'))
    await rename(draft, path)
    return { path, moment }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The manifest stays open: it says which log is needed, and holds nothing of a row. */
async function sealAll(seal: Seal, draft: string) {
  for (const name of await readdir(draft)) {
    const [path, sealed] = [join(draft, name), join(draft, nameSealed(seal, name))]
    if (name.startsWith('backup_manifest') || path === sealed) continue
    await copySealed(seal, path, sealed)
    await rm(path)
  }
}

/** All of them, the oldest first. */
export async function listBases({ bases }: Archive): Promise<Base[]> {
  const names = (await readdir(bases).catch(() => [])).sort()
  return names.flatMap((name) => {
    const [, hour, minute, second] = NAME.exec(name) ?? []
    return hour ? [{ path: join(bases, name), moment: new Date(`${hour}:${minute}:${second}Z`) }] : []
  })
}

/** The last one that is whole at this moment, and from which the log leads to it: what another timeline has left behind does not. */
export async function baseFor(archive: Archive, bases: readonly Base[], moment: Date): Promise<Base | undefined> {
  const leads = await leadingTo(archive, await timelineAt(archive, moment))
  for (const base of bases.filter((one) => one.moment <= moment).toReversed())
    if (leads(await rangeOf(base))) return base
  return undefined
}

/** Those that no moment of the last `days` needs: the one before it serves until the next is as old. */
export function outdated(bases: readonly Base[], days: number, now: Date): Base[] {
  const since = now.getTime() - days * DAY_MS
  return bases.filter((_, at) => (bases[at + 1]?.moment.getTime() ?? Number.POSITIVE_INFINITY) < since)
}

/** Removes outdated bases, and the log before the first one that stays. */
export async function sweep(archive: Archive, days: number, now: Date) {
  const bases = await listBases(archive)
  const gone = outdated(bases, days, now)
  for (const { path } of gone) await rm(path, { recursive: true })
  const [first] = bases.slice(gone.length)
  if (!first) return
  const { Timeline, 'Start-LSN': start } = await rangeOf(first)
  const names = outlived(await readdir(archive.wal), segmentOf(Timeline, start))
  for (const name of names) await rm(join(archive.wal, name), { force: true })
}

/** Its manifest tells which log it needs. */
async function rangeOf({ path }: Base): Promise<LogRange> {
  const manifest: { 'WAL-Ranges'?: LogRange[] } = await Bun.file(join(path, 'backup_manifest')).json()
  const [range] = manifest['WAL-Ranges'] ?? []
  if (!range) throw new Error(`The manifest of ${path} does not say which log it needs.`)
  return range
}

/** Bytes of all its files. */
export async function sizeOf({ path }: Base): Promise<number> {
  const sizes = await Promise.all((await readdir(path)).map(async (name) => (await stat(join(path, name))).size))
  return sizes.reduce((sum, one) => sum + one, 0)
}

/** What a killed copy has left. */
async function sweepDrafts(bases: string) {
  await mkdir(bases, { recursive: true })
  for (const name of await readdir(bases)) if (name.endsWith(DRAFT)) await rm(join(bases, name), { recursive: true })
}
