import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { readDisk } from '../../services/disk'
import { ownCertificate } from '../../services/own-certificate'

/** What is true of the whole product, whichever process is asked. Seconds, bytes and counts; null is not known. */
export type Figures = Record<string, number | null>

type InDatabase = {
  jobs_waiting: number
  /** Given up after their last try. */
  jobs_failed: number
  /** How long the first of those that should run has waited. */
  jobs_oldest_seconds: number
  orders_unanswered: number
  orders_unanswered_oldest_seconds: number
  backup_age_seconds: number | null
  /** Since a backup was read back. */
  backup_check_age_seconds: number | null
  /** How long the database's log does not get into its archive: 0 where it does, null where there is none. */
  archive_failing_seconds: number | null
  processes: number
  database_bytes: number
  /** Of the log that the replica which is furthest behind has not got yet; null where there is none. */
  replica_behind_bytes: number | null
}

/** What is asked of nobody: the machine, and the certificate that visitors are shown. */
export async function machineFigures({ config }: Deps): Promise<Figures> {
  const [disk, certificate] = [await readDisk(config), ownCertificate(config.origin)]
  return {
    disk_free_bytes: disk.free,
    disk_bytes: disk.size,
    certificate_left_seconds: certificate?.seconds ?? null,
    certificate_left_share: certificate?.share ?? null,
  }
}

const failingSeconds = sql`case when a.last_failed_time > coalesce(a.last_archived_time, '-infinity')
  then extract(epoch from now() - coalesce(a.last_archived_time, a.stats_reset)) else 0 end::float8`

/** One statement for a scrape. */
export async function databaseFigures(em: Em): Promise<Figures> {
  const figures = await row<InDatabase>(
    em,
    sql`select j.*, o.*,
          (select extract(epoch from now() - max(b.finished_at))::float8 from backup_run b) as backup_age_seconds,
          (select extract(epoch from now() - max(c.finished_at))::float8 from backup_check c) as backup_check_age_seconds,
          (select ${failingSeconds} from pg_stat_archiver a where current_setting('archive_mode') <> 'off')
            as archive_failing_seconds,
          (select count(*)::int from process p where p.beat_at > now() - interval '90 seconds') as processes,
          pg_database_size(current_database())::float8 as database_bytes,
          (select max(pg_wal_lsn_diff(pg_current_wal_lsn(), s.restart_lsn))::float8 from pg_replication_slots s
            where s.slot_type = 'physical') as replica_behind_bytes
        from (select count(*) filter (where locked_at is null and attempts < max_attempts)::int as jobs_waiting,
            count(*) filter (where attempts >= max_attempts)::int as jobs_failed,
            coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts
              and run_at < now())), 0)::float8 as jobs_oldest_seconds from graphile_worker.jobs) j,
          (select count(*)::int as orders_unanswered,
            coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as orders_unanswered_oldest_seconds
            from "order" where status in ('new', 'CONFIRMATION_PENDING') and user_id is not null) o`,
  )
  if (!figures) throw new Error('A row of counts came back empty')
  return figures
}
