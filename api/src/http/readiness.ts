import { diskState } from '@ostrov/shared/system/disk'
import { schemaGaps } from '../db/schema-gaps'
import type { Deps } from '../kernel/deps'
import type { ProblemCode } from '../kernel/problems'
import { readDisk } from '../services/disk'

const TOLD_GAPS = 20
const LOOK_MS = 1_000

const known = new WeakMap<Deps, () => Promise<ProblemCode | null>>()
const looked = new WeakMap<Deps['config'], { isFull: boolean; until: number }>()

/** Why nobody should be sent to this process now; null where it is ready. */
export function readinessOf(deps: Deps) {
  const asked = known.get(deps) ?? readiness(deps)
  known.set(deps, asked)
  return asked
}

/** Whether this process wants requests: its pages are warm, and it was not told to stop. What they will find is another question. */
export const isServing = (deps: Deps) => !(deps.isCold || deps.stopping?.aborted)

/**
 * Whether the disk is nearly full; looked at once a second. What is written then takes the room that PostgreSQL needs for its log, and
 * without a log it serves nobody.
 */
export async function hasNoRoom({ config }: Pick<Deps, 'config'>): Promise<boolean> {
  const found = looked.get(config)
  if (found && found.until > performance.now()) return found.isFull
  const isFull = diskState(await readDisk(config), config.leastDiskBytes) === 'full'
  looked.set(config, { isFull, until: performance.now() + LOOK_MS })
  return isFull
}

function readiness(deps: Deps) {
  const gaps = schemaGaps(deps.orm)
  const tellGaps = tellingOnce((missing, count) =>
    deps.log.error({ missing, count }, 'not ready: the schema lacks what this version needs'),
  )
  return async (): Promise<ProblemCode | null> => {
    if (!isServing(deps)) return 'server.unavailable'
    const [missing, disk] = await Promise.all([gaps(), readDisk(deps.config)])
    tellGaps(missing)
    if (missing.length > 0) return 'server.unavailable'
    return diskState(disk, deps.config.leastDiskBytes) === 'full' ? 'server.disk_full' : null
  }
}

/** To the log alone, and once: it is asked each second. */
function tellingOnce(tell: (missing: string, count: number) => void) {
  let told = ''
  return (missing: readonly string[]) => {
    const said = missing.slice(0, TOLD_GAPS).join(', ')
    if (said !== told && said !== '') tell(said, missing.length)
    told = said
  }
}
