/** What `ostrov doctor` says of the archive of the installation's own server, or of the replica that it is. */
import { Client } from 'pg'
import { listBases } from '../recovery/bases.ts'
import { ARCHIVE, PLACES } from './places.ts'

const [DAY_MS, WEEK_DAYS] = [86_400_000, 8]
/** Segments that wait: some ten minutes of the log. */
const MANY = 10

/** What the server, the folder of bases and the trace of the weekly check say. */
export type ArchiveState = {
  mode: string
  /** Since when the log does not get into the archive. */
  failing: Date | null
  waiting: number
  base: Date | undefined
  checked: Date | null
}

/** Asks the server and looks into the archive. */
export async function wrongArchive(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<Omit<ArchiveState, 'base'>>(
      `select current_setting('archive_mode') as mode,
         case when a.last_failed_time > coalesce(a.last_archived_time, '-infinity') then coalesce(a.last_archived_time, a.stats_reset) end as failing,
         (select count(*)::int from pg_ls_archive_statusdir() where name like '%.ready') as waiting,
         (select max(finished_at) from backup_check) as checked
       from pg_stat_archiver a`,
    )
    const base = (await listBases(ARCHIVE)).at(-1)?.moment
    return rows[0] ? archiveFindings({ ...rows[0], base }, new Date()) : []
  } finally {
    await client.end()
  }
}

/** What is wrong with the replica of this machine, which the setting `urls` names first. */
export async function wrongReplica(urls: string): Promise<string[]> {
  const client = new Client({ connectionString: urls.split(',')[0], connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ status: string }>('select status from pg_stat_wal_receiver')
    if (rows[0]?.status === 'streaming') return []
    return [
      'The replica gets nothing. `journalctl -u ostrov-postgres` says why; `ostrov replica URL` makes it anew, `ostrov promote` lets it write.',
    ]
  } finally {
    await client.end()
  }
}

/** Each in a sentence with its mend. A young installation has read no backup back yet, and is not blamed for it. */
export function archiveFindings({ mode, failing, waiting, base, checked }: ArchiveState, now: Date): string[] {
  const days = (moment: Date) => Math.floor((now.getTime() - moment.getTime()) / DAY_MS)
  const log = '`journalctl -u ostrov-postgres` says why; until then the log grows beside the database.'
  const night = '`ostrov base` makes one now; `journalctl -u ostrov-base` says why the night did not.'
  return [
    ...(mode === 'off'
      ? ['The server archives nothing yet. `systemctl restart ostrov-postgres`, when it is quiet.']
      : []),
    ...(failing ? [`The log of the database has not been archived since ${failing.toISOString()}. ${log}`] : []),
    ...(!failing && waiting > MANY
      ? [`${waiting} pieces of the log wait to be archived: ${ARCHIVE.wal} is slow. ${log}`]
      : []),
    ...(base ? [] : [`There is no base in ${ARCHIVE.bases}: no moment can be restored. ${night}`]),
    ...(base && days(base) > 1 ? [`The last base is ${days(base)} days old. ${night}`] : []),
    ...(checked && days(checked) > WEEK_DAYS
      ? [
          `No backup was read back for ${days(checked)} days. \`ostrov check-backup\` says why; each week does it by ${PLACES.units}/ostrov-check-backup.timer.`,
        ]
      : []),
  ]
}
