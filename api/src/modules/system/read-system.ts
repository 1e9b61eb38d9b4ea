import { diskState } from '@ostrov/shared/system/disk'
import type { SystemWire } from '@ostrov/shared/system/schema'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { readDisk } from '../../services/disk'
import { readQueue } from './jobs'
import { ownRelease } from './release'
import { readRetention } from './retention'

const STATEMENTS = 10
const TEXT_LENGTH = 400

/** How the platform itself is: its version, queue, processes, disk, database and the last backup. */
export async function readSystem(em: Em, config: Config): Promise<SystemWire> {
  const [jobs, processes, disk, database, statements, replicas, retention, backup, check] = await Promise.all([
    readQueue(em),
    listProcesses(em),
    readDisk(config),
    row<{ bytes: number }>(em, sql`select pg_database_size(current_database())::float8 as bytes`),
    readSlowest(em),
    listReplicas(em),
    readRetention(em),
    row<NonNullable<SystemWire['backup']>>(
      em,
      sql`select ${moment('finished_at')} as finished_at, bytes::float8 as bytes from backup_run
          order by backup_run.finished_at desc limit ${sql.lit(1)}`,
    ),
    row<{ finished_at: string }>(
      em,
      sql`select ${moment('finished_at')} as finished_at from backup_check
          order by backup_check.finished_at desc limit ${sql.lit(1)}`,
    ),
  ])
  return {
    release: await ownRelease,
    jobs,
    processes,
    disk: { free_bytes: disk.free, state: diskState(disk, config.leastDiskBytes) },
    database: { bytes: database?.bytes ?? 0, statements, replicas },
    retention,
    backup: backup ?? null,
    backup_read_at: check?.finished_at ?? null,
  }
}

function listProcesses(em: Em) {
  return rows<SystemWire['processes'][number]>(
    em,
    sql`select id, host, pid, version, ${moment('started_at')} as started_at, ${moment('beat_at')} as beat_at,
          beat_at > now() - interval '90 seconds' as is_alive
        from process order by process.started_at desc limit ${sql.lit(100)}`,
  )
}

function listReplicas(em: Em) {
  return rows<SystemWire['database']['replicas'][number]>(
    em,
    sql`select s.slot_name::text as name, s.active as is_connected,
          pg_wal_lsn_diff(pg_current_wal_lsn(), s.restart_lsn)::float8 as behind_bytes
        from pg_replication_slots s where s.slot_type = 'physical' order by s.slot_name limit ${sql.lit(100)}`,
  )
}

/**
 * The statements that take longest, where the database counts them: values stand in none, and what is no plain statement is
 * left out, for it may hold some.
 */
async function readSlowest(em: Em): Promise<SystemWire['database']['statements']> {
  const there = await row<{ there: boolean }>(em, sql`select to_regclass('pg_stat_statements') is not null as there`)
  if (!there?.there) return { known: 'no_extension', slowest: [] }
  try {
    const slowest = await rows<SystemWire['database']['statements']['slowest'][number]>(
      em.fork(),
      sql`select left(regexp_replace(s.query, '\\s+', ' ', 'g'), ${TEXT_LENGTH}::int) as text, s.calls::float8 as calls,
            s.mean_exec_time::float8 as mean_ms, s.total_exec_time::float8 as total_ms
          from pg_stat_statements s
          where s.dbid = (select oid from pg_database where datname = current_database())
            and s.query ~* '^\\s*(select|insert|update|delete|with)\\s'
          order by s.mean_exec_time desc limit ${sql.lit(STATEMENTS)}`,
    )
    return { known: 'read', slowest }
  } catch {
    // It is installed, but the server was started without it.
    return { known: 'not_loaded', slowest: [] }
  }
}
