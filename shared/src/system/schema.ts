import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { DISK_STATES } from './disk'
import { DOOR_SETUPS, DOORS } from './doors'
import { JOB_STATES } from './jobs'
import { RETENTION } from './retention'
import { STATEMENTS_KNOWN } from './statements'

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

const ProcessSchema = t.Object({
  id: Uuid,
  host: t.String(),
  pid: Integer(),
  version: Nullable(t.String({ description: 'What it was built of; null where the build did not say.' })),
  started_at: Moment,
  beat_at: Moment,
  is_alive: t.Boolean({ description: 'It has said so within a minute and a half.' }),
})
const Statements = t.Object({
  known: t.UnionEnum(namesOf(STATEMENTS_KNOWN), { default: undefined }),
  slowest: t.Array(
    t.Object({
      text: t.String({ description: 'Without its values.' }),
      calls: t.Number(),
      mean_ms: t.Number(),
      total_ms: t.Number(),
    }),
  ),
})

const Release = t.Object({
  version: t.String(),
  day: t.String({ format: 'date' }),
  notes: t.Array(t.String(), { description: 'What is new for the people who run the platform.' }),
})

/** How the platform itself is. */
export const SystemSchema = t.Object({
  release: Nullable(Release),
  jobs: Jobs,
  processes: t.Array(ProcessSchema, { description: 'The newest first; those that have stopped in order are gone.' }),
  disk: t.Object({ free_bytes: t.Number(), state: t.UnionEnum(namesOf(DISK_STATES), { default: undefined }) }),
  database: t.Object({
    bytes: t.Number(),
    statements: Statements,
    replicas: t.Array(
      t.Object({
        name: t.String(),
        is_connected: t.Boolean(),
        behind_bytes: Nullable(t.Number({ description: 'Of the log; null: the log is gone, it must be made anew.' })),
      }),
    ),
  }),
  retention: t.Object({
    taken_at: Nullable({ ...Moment, description: 'The last night that took anything away.' }),
    kinds: t.Array(
      t.Object({
        kind: t.UnionEnum(namesOf(RETENTION), { default: undefined }),
        days: Nullable(Integer({ description: 'How long it is kept; null: always.' })),
        taken: Integer({ description: 'Rows that night.' }),
      }),
    ),
  }),
  backup: Nullable(
    t.Object({ finished_at: Moment, bytes: t.Number() }, { description: 'The last one; null: none left a trace.' }),
  ),
  backup_read_at: Nullable({ ...Moment, description: 'When the last backup was read back; null: none was.' }),
})

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
  paused_until: Nullable({
    ...Moment,
    description:
      'It has failed so often in a row that it is left alone until then, and then asked once; null: it is asked.',
  }),
})
export const DoorCheckSchema = t.Object({ ok: t.Boolean(), words: t.String() })
export type DoorWire = typeof DoorSchema.static
export type SystemWire = typeof SystemSchema.static
export type JobWire = typeof JobSchema.static
