import type { Logger } from 'pino'
import type { Config } from '../config'
import type { Notices } from '../db/notices'
import type { Orm } from '../db/orm'
import type { Readers } from '../db/replicas'
import type { SharedConnection } from '../db/shared-connection'
import type { Doors } from '../services/doors'

/** All a module may reach: settings, the database, the doors to the outside, the clock. Made once per process. */
export type Deps = {
  config: Config
  orm: Orm
  /** Public reads: a replica where there is one. */
  readers: Readers
  /** What other processes tell. */
  notices: Notices
  /** For short statements that stand alone and write nothing a crash may not lose: sessions, rate limits. */
  shared: SharedConnection
  doors: Doors
  log: Logger
  /** The first pages are still being made: nobody should be sent here yet. */
  isCold?: boolean
  /** Aborted once the process has been told to stop. */
  stopping?: AbortSignal
  /** The clock; tests move it. */
  now: () => Date
}
