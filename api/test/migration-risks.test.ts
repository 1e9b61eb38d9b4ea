/** Each migration is read before it is released: none keeps people from writing for long, none breaks the release before. */
import { expect, test } from 'bun:test'
import { Client } from 'pg'
import { risksOf } from '../../scripts/migration-risks'
import * as written from '../src/db/migrations'
import { cloneDatabase, emptyDatabase } from './database'
import { openProduct } from './product'

/**
 * What a migration risks all the same, and why it may: a name, then the beginning of what is said of it. Whoever adds a line has
 * seen to it that nobody waits and that the release before does without.
 */
const ALLOWED: Record<string, { risk: string; why: string }[]> = {
  Migration20261128214000_desk_words: [{ risk: '`create index', why: 'made before the first installation' }],
  Migration20261129150000_log_months_before: [
    { risk: 'The release before may write what log: log_before_key', why: 'its id is unique alone already' },
  ],
  Migration20261129150100_log_months: [
    {
      risk: 'The release before may say `on conflict` of log (id)',
      why: 'it only adds entries, whose id a sequence makes',
    },
  ],
}

const database = await cloneDatabase()
const { orm } = await openProduct({}, database)

/** The statements of a migration, as the migrator would run them. */
async function stepsOf(Kind: (typeof written)[keyof typeof written]) {
  const migration = new Kind(orm.em.getDriver(), orm.config)
  await migration.up()
  const statements = migration.getQueries().map((one) => {
    if (typeof one !== 'string') throw new Error(`${migration.name} has a statement that is not text.`)
    return one
  })
  return { statements, isTransactional: migration.isTransactional() }
}

test('no migration after the base keeps people waiting or breaks the release before', async () => {
  const empty = await emptyDatabase()
  const reader = new Client({ connectionString: empty.url })
  await reader.connect()
  try {
    const [base, ...later] = Object.values(written)
    if (!base) throw new Error('There is no migration.')
    for (const statement of (await stepsOf(base)).statements) await reader.query(statement)
    const found: string[] = []
    for (const Kind of later) {
      const risks = await risksOf(reader, await stepsOf(Kind))
      const allowed = ALLOWED[Kind.name] ?? []
      found.push(
        ...risks
          .filter((risk) => !allowed.some((one) => risk.startsWith(one.risk)))
          .map((risk) => `${Kind.name}: ${risk}`),
      )
    }
    expect(found).toEqual([])
  } finally {
    await reader.end()
    await empty.drop()
  }
})

const one = (...statements: string[]) => ({ statements, isTransactional: true })

/** A client of a database that has every migration, for as long as `act` lasts. */
async function migrated(act: (client: Client) => Promise<void>) {
  const scratch = await cloneDatabase()
  const client = new Client({ connectionString: scratch.url })
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
    await scratch.drop()
  }
}

test.each([
  ['create index "late" on "review" ("created_at")', 'reads the whole of review while nobody may write to review'],
  ['alter table "review" add constraint "c" check (rating > 0)', 'Add it `not valid`'],
  ['alter table "review" alter column "hidden_reason" set not null', 'PostgreSQL believes the check'],
  ['alter table "review" add "score" double precision default random()', 'writes the whole of review anew'],
  ['alter table "review" add "likes" int not null', 'The release before writes rows without review.likes'],
  ['alter table "message" drop constraint "message_job_id_unique"', 'may say `on conflict` of message (job_id)'],
  ['alter table "review" rename column "text" to "words"', 'The release before still uses the column review.text'],
  ['alter table "review" alter column "rating" type bigint', 'writes the whole of review anew'],
  ['drop table "review" cascade', 'The release before still uses the table review'],
  ['update "review" set "text" = trim("text")', 'changes rows of review in one transaction'],
  ['create unique index "one" on "review" ("text")', 'The release before may write what review: one refuses'],
  ['alter table "message" drop constraint "message_job_id_unique"', 'may say `on conflict` of message (job_id)'],
  ['alter table "review" rename to "one"; alter table "one" add check (rating > 0)', 'reads the whole of review'],
])('`%s` is refused', async (statement, words) => {
  await migrated(async (client) => {
    expect((await risksOf(client, one(statement))).join('\n')).toContain(words)
  })
})

test('what nobody notices is let through', () =>
  migrated(async (client) => {
    const harmless = one(
      'create table "club" ("id" uuid primary key, "name" text not null unique)',
      'create index "club_name" on "club" ("name")',
      'alter table "review" add "likes" int not null default 0',
      'alter table "review" add constraint "few" check ("likes" < 1000000) not valid',
    )
    expect(await risksOf(client, harmless)).toEqual([])
    const after = {
      statements: [
        'alter table "review" validate constraint "few"',
        'drop index concurrently if exists "liked"',
        'create index concurrently "liked" on "review" ("likes")',
      ],
      isTransactional: false,
    }
    expect(await risksOf(client, after)).toEqual([])
    const { rows } = await client.query(`select indisvalid as valid from pg_index where indexrelid = 'liked'::regclass`)
    expect(rows).toEqual([{ valid: true }])
  }))
