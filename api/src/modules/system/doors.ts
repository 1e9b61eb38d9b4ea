import { DOORS, type DoorName } from '@ostrov/shared/system/doors'
import { failureWords } from '@ostrov/shared/system/failures'
import type { DoorWire } from '@ostrov/shared/system/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { moment, rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import { canCheck, checkDoor } from '../../services/check-door'
import { doorSetups } from '../../services/door-setups'
import { writeEntry } from '../audit/write-entry'

type State = {
  door: DoorName
  success_at: string | null
  error_at: string | null
  error: string | null
  paused_until: string | null
}

/** Every service outside: whether it is set up, and how it last answered any process. */
export async function listDoors(em: Em, { config, doors, now }: Deps): Promise<DoorWire[]> {
  await doors.notes.flush()
  const known = await rows<State>(
    em,
    sql`select door, ${moment('success_at')} as success_at, ${moment('error_at')} as error_at, error,
          case when paused_until > ${now()}::timestamptz then ${moment('paused_until')} end as paused_until from door_state`,
  )
  const setups = doorSetups(config)
  return namesOf(DOORS).map((door) => {
    const state = known.find((one) => one.door === door)
    return {
      door,
      ...setups[door],
      can_check: canCheck(config, door),
      success_at: state?.success_at ?? null,
      error_at: state?.error_at ?? null,
      error: state?.error ? failureWords(state.error) : null,
      paused_until: state?.paused_until ?? null,
    }
  })
}

type Asked = { door: DoorName; by: By; now: Date }

/**
 * Asks a service whether it answers, which does nothing there, and notes what came of it.
 * @throws {Refusal} `door.not_set_up`, `request.too_often`
 */
export async function checkOneDoor(em: Em, deps: Deps, { door, by, now }: Asked) {
  const { config, doors } = deps
  if (!canCheck(config, door)) throw new Refusal('door.not_set_up')
  await createLimits(deps).consume('door_checks', by.id)
  const { failure, words } = await checkDoor(config, door)
  doors.notes.of(door)(failure)
  if (failure === null) doors.lines.reopen(door)
  const to = { door, answered: failure === null }
  await em.transactional((tx) => writeEntry(tx, { by, act: 'door.check', subject: `door:${door}`, to, now }))
  return { ok: failure === null, words: failure === null ? words : `${failureWords(failure)}.` }
}
