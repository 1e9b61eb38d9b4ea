import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable } from '../wire/schema'
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
export type SystemWire = typeof SystemSchema.static
export type JobWire = typeof JobSchema.static
