import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { DoorName } from '@ostrov/shared/system/doors'
import { keptFailure } from '@ostrov/shared/system/failures'
import type { Orm } from '../db/orm'
import { changed, sql } from '../db/sql'

/** Why a door did not do its work, as `keptFailure` writes it; null where it did. */
export type DoorFailure = string | null
export type Note = (failure: DoorFailure) => void
export type DoorNotes = {
  of: (door: DoorName) => Note
  /** Until when a door is left alone; null: it is asked again. Written at once. */
  paused: (door: DoorName, until: Date | null) => void
  /** Writes what is not written yet. */
  flush: () => Promise<void>
}

type Kept = {
  success_at: Date | null
  error_at: Date | null
  error: string | null
  /** Undefined where nothing changed. */
  paused_until?: Date | null
}
type Known = {
  kept: Kept
  timer: ReturnType<typeof setTimeout> | null
  written_at: number
  writing: Promise<unknown>
}

/**
 * Keeps the last success and the last error of each door in the database, for all processes: each writes of a door once in
 * `pause` milliseconds at most, and what came meanwhile then. A database that is away loses a note and nothing else.
 */
export function createDoorNotes(orm: Orm, pause = MINUTE_MS): DoorNotes {
  const known = new Map<DoorName, Known>()
  const write = async (door: DoorName, one: Known) => {
    if (one.timer) clearTimeout(one.timer)
    const { kept } = one
    Object.assign(one, { kept: nothing(), timer: null, written_at: performance.now() })
    if (kept.success_at || kept.error_at || kept.paused_until !== undefined)
      one.writing = one.writing.then(() => writeState(orm, door, kept)).catch(() => undefined)
    await one.writing
  }
  const later = (door: DoorName, one: Known, wait: number) => {
    one.timer ??= setTimeout(() => void write(door, one), wait)
    one.timer.unref()
  }
  const knownOf = (door: DoorName): Known => {
    const one = known.get(door) ?? { kept: nothing(), timer: null, written_at: -pause, writing: Promise.resolve() }
    known.set(door, one)
    return one
  }
  return {
    paused(door, until) {
      const one = knownOf(door)
      one.kept.paused_until = until
      void write(door, one)
    },
    of: (door) => (failure) => {
      const one = knownOf(door)
      const at = new Date()
      if (failure === null) one.kept.success_at = at
      else Object.assign(one.kept, { error_at: at, error: failure })
      const wait = one.written_at + pause - performance.now()
      if (wait > 0) later(door, one, wait)
      else void write(door, one)
    },
    async flush() {
      await Promise.all([...known].map(([door, one]) => write(door, one)))
    },
  }
}

const nothing = (): Kept => ({ success_at: null, error_at: null, error: null })

async function writeState(orm: Orm, door: DoorName, { success_at, error_at, error, paused_until }: Kept) {
  const isPauseTold = paused_until !== undefined
  await changed(
    orm.em.fork(),
    sql`insert into door_state as d (door, success_at, error_at, error, paused_until)
        values (${door}, ${success_at}::timestamptz, ${error_at}::timestamptz, ${error}, ${paused_until ?? null}::timestamptz)
        on conflict (door) do update set success_at = greatest(d.success_at, excluded.success_at),
          error = case when excluded.error_at >= coalesce(d.error_at, '-infinity') then excluded.error else d.error end,
          error_at = greatest(d.error_at, excluded.error_at),
          paused_until = case when ${isPauseTold} then excluded.paused_until else d.paused_until end`,
  )
}

const WRONG_KEY = new Set([401, 403])
/** What an address answered with another status than it should. */
export const statusFailure = (status: number) =>
  keptFailure(WRONG_KEY.has(status) ? 'door.account' : 'door.unavailable', String(status))

/** A call that never came to an answer. */
export const lineFailure = (error: unknown) =>
  keptFailure('door.unavailable', error instanceof Error && 'code' in error ? String(error.code) : '')
