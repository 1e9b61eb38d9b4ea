import { setInstallation } from '@ostrov/shared/formats/installation'
import { createApp } from './app'
import { type Config, publicSettings } from './config'
import { openNotices } from './db/notices'
import { createOrm } from './db/orm'
import type { SlowStatement } from './db/prepared'
import { openReaders } from './db/replicas'
import { openSharedConnection } from './db/shared-connection'
import type { Deps } from './kernel/deps'
import { countConnections } from './kernel/metrics'
import { createLog } from './log'
import { createDoors } from './services/doors'

/** Longer than any statement of ours takes: who waits so long, be it for a row that somebody holds, is refused. */
const PATIENCE_MS = 30_000

/** Everything one process holds: the database, the doors, the API. `close()` lets go of it all. */
export function openProduct(config: Config, stopping?: AbortSignal) {
  setInstallation(publicSettings(config))
  const log = createLog(config)
  const onSlow = (slow: SlowStatement) => log.warn(slow, 'slow statement')
  const orm = createOrm(config.database.url, { patience: PATIENCE_MS, onPool: countConnections, onSlow })
  const onLost = ({ message }: Error) => log.warn({ reason: message }, 'the shared connection was lost')
  const shared = openSharedConnection(config.database.url, onLost)
  const notices = openNotices(config.database.url, log)
  const readers = openReaders(orm, shared, config.database, log)
  const deps: Deps = {
    config,
    orm,
    readers,
    notices,
    shared,
    log,
    doors: createDoors(config, orm, shared),
    stopping,
    now: () => new Date(),
  }
  return {
    deps,
    app: createApp(deps),
    async close() {
      await deps.doors.notes.flush()
      await notices.close()
      await readers.close()
      await orm.close(true)
      await shared.end()
    },
  }
}
