/**
 * The archive of an installation's own server: bases by pg_basebackup, between them the write-ahead log, and originals of
 * pictures. A base with the log behind it is the database of any later moment.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { nameSealed, SEALED, type Seal, sealedOr, textOf } from './seal.ts'

/** Where the parts of the archive lie, and how they are sealed. */
export type Archive = { bases: string; wal: string; pictures: string; seal: Seal }

/** Timeline, and 16 MB of the log within it. */
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{16})/
const SEGMENT_BYTES = 2 ** 24
const PATIENCE_MS = 60_000

/** The archive under a folder of backups. */
export function archiveIn(backups: string, seal: Seal): Archive {
  return { bases: join(backups, 'bases'), wal: join(backups, 'wal'), pictures: join(backups, 'pictures'), seal }
}

/** The server's settings that fill the archive by `archiver`, which is `deploy/archive-wal.sh`. */
export function archiving(archiver: string, { wal, seal }: Archive) {
  return {
    archive_mode: 'on',
    archive_command: `${archiver} %p %f ${wal} ${seal.recipients} ${seal.age}`,
    // A disk that is lost takes the last minute with it at most.
    archive_timeout: '60s',
  }
}

/** The server's setting that reads the archive; `key` is the file with the key of what is sealed. */
export function restoreCommand({ wal, seal }: Archive, key: string) {
  const [plain, sealed] = [`'${wal}/%f.gz'`, `'${wal}/%f.gz${SEALED}'`]
  return `if test -e ${plain}; then gunzip -c ${plain} > '%p'; else test -e ${sealed} && '${seal.age}' --decrypt --identity '${key}' ${sealed} | gunzip -c > '%p'; fi`
}

/** The segment in which a position of the log lies, as its file is called. `lsn` is written as PostgreSQL does, `0/2000028`. */
export function segmentOf(timeline: number, lsn: string): string {
  const position = positionOf(lsn)
  return [timeline, Math.floor(position / 2 ** 32), Math.floor((position % 2 ** 32) / SEGMENT_BYTES)].map(hex).join('')
}

function hex(number: number) {
  return number.toString(16).toUpperCase().padStart(8, '0')
}

/** Of the files of the log those that no base from `first` on needs. Histories of timelines are small, and stay. */
export function outlived(names: readonly string[], first: string): string[] {
  const position = first.slice(8)
  return names.filter((name) => {
    const [, , at = ''] = SEGMENT.exec(name) ?? []
    return at !== '' && at < position
  })
}

/** The timeline that served at a moment: that of the first segment which came into the archive from then on, or else of the last. */
export async function timelineAt({ wal }: Archive, moment: Date): Promise<number> {
  const names = (await readdir(wal)).filter((name) => SEGMENT.test(name) && !name.endsWith('.part'))
  const came = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(wal, name))).mtime })))
  const inOrder = came.sort((a, b) => a.at.getTime() - b.at.getTime())
  const { name } = inOrder.find(({ at }) => at >= moment) ?? inOrder.at(-1) ?? { name: '1' }
  return Number.parseInt(name.slice(0, 8), 16)
}

/** A piece of the log, as a base's manifest tells it. */
export type LogRange = { Timeline: number; 'Start-LSN': string; 'End-LSN': string }

/** Whether the log behind a base leads to this timeline: its history names those before it, each with where it was left. */
export async function leadingTo({ wal, seal }: Archive, timeline: number): Promise<(range: LogRange) => boolean> {
  const history = timeline === 1 ? '' : await textOf(seal, join(wal, `${hex(timeline)}.history.gz`))
  const left = new Map(
    [...history.matchAll(/^(\d+)\t(\S+)/gm)].map(([, id, lsn = '']) => [Number(id), positionOf(lsn)]),
  )
  return ({ Timeline: id, 'End-LSN': end }) =>
    id === timeline || positionOf(end) <= (left.get(id) ?? Number.NEGATIVE_INFINITY)
}

/** Bytes from the beginning of the log. */
function positionOf(lsn: string) {
  const [high = 0, low = 0] = lsn.split('/').map((part) => Number.parseInt(part, 16))
  return high * 2 ** 32 + low
}

/** Whether the archive has begun to hold the log of this cluster after its recovery: no other one may go on from there. */
export async function hasTimeline({ wal }: Archive, cluster: string): Promise<boolean> {
  const histories = (await readdir(join(cluster, 'pg_wal'))).filter((name) => name.endsWith('.history')).sort()
  const own = histories.at(-1)
  return own !== undefined && (await Bun.file(sealedOr(join(wal, `${own}.gz`))).exists())
}

/** Brings the log up to now into the archive. Something is written first: recovery goes on until it meets what is later than its moment. */
export async function flushLog(client: Client, { wal, seal }: Archive) {
  await client.query('select pg_current_xact_id()')
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  const path = join(wal, nameSealed(seal, `${rows[0]?.name}.gz`))
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await Bun.sleep(200))
    if (await Bun.file(path).exists()) return
  throw new Error(`The server does not archive its log: ${path} did not come. Its own log says why.`)
}
