import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable } from '../wire/schema'
import { DOOR_SETUPS, DOORS } from './doors'
import { JOB_STATES } from './jobs'

export const JobSchema = t.Object({
  id: Integer(),
  task: t.String(),
  state: t.UnionEnum(namesOf(JOB_STATES), { default: undefined }),
  tries: Integer(),
  most_tries: Integer(),
  error: Nullable(t.String({ description: 'Why its last try failed, in words; nothing of what the error quotes.' })),
  created_at: Moment,
  run_at: Nullable({ ...Moment, description: 'When it is tried next; null where it will not be by itself.' }),
})
const Jobs = t.Object({
  failed: Integer(),
  again: Integer(),
  running: Integer(),
  waiting: Integer(),
  due_since: Nullable({ ...Moment, description: 'Since when the first job is due that no worker has taken.' }),
})

/** How the platform itself is. */
export const SystemSchema = t.Object({ jobs: Jobs })

export const DoorNameSchema = t.UnionEnum(namesOf(DOORS), { default: undefined })
/** A service outside, and how it last answered. */
export const DoorSchema = t.Object({
  door: DoorNameSchema,
  setup: t.UnionEnum(namesOf(DOOR_SETUPS), { default: undefined }),
  words: t.String({ description: 'What it is set up for, or what is missing to it.' }),
  can_check: t.Boolean(),
  success_at: Nullable(Moment),
  error_at: Nullable(Moment),
  error: Nullable(t.String({ description: 'In words; nothing of what the service said.' })),
})
export const DoorCheckSchema = t.Object({ ok: t.Boolean(), words: t.String() })
export type DoorWire = typeof DoorSchema.static
export type SystemWire = typeof SystemSchema.static
export type JobWire = typeof JobSchema.static
