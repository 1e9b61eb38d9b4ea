import { expect, test } from 'bun:test'
import { sectionChecks } from '../api/src/modules/ads/ad-columns.ts'
import { withDemandedValues } from './demanded-values.ts'
import { withoutUntouched, withPaths } from './make-migration.ts'
import { afterMigration, withoutLocks } from './without-locks.ts'

const made = (up: string) => `import { Migration } from '@mikro-orm/migrations'

export class One extends Migration {
  override up(): void | Promise<void> {
    this.addSql(\`${up}\`);
  }

  override down(): void | Promise<void> {
    this.addSql(\`drop table "club";\`);

    this.addSql(\`create or replace function "map_point"("place" jsonb) returns point as $$ select
      1 $$;\`);

    this.addSql(
      \`create or replace function "uuids_in"("said" jsonb) returns uuid[] as $$ select 2 $$;\`,
    )
  }
}
`

test('of a new migration’s way back only those functions stay that its way there names', () => {
  const told = withoutUntouched(made('create table "club" ();'))
  expect(told).not.toContain('create or replace function')
  expect(told).toContain('drop table "club"')
  expect(told.trimEnd()).toEndWith('\n  }\n}')
  const changed = withoutUntouched(
    made('create or replace function "uuids_in"("said" jsonb) returns uuid[] as $$ select 3 $$;'),
  )
  expect(changed).toContain('select 2')
  expect(changed).not.toContain('map_point')
})

test('a trigger’s function of a new migration brings its search_path along, once', () => {
  const trigger =
    'create or replace function "club_tells_fn"() returns trigger as $$ begin return null; end; $$ language plpgsql'
  const path = ' set search_path = public, pg_temp'
  expect(withPaths(made(`${trigger};`))).toContain(`${trigger}${path};`)
  expect(withPaths(made(`${trigger}${path};`))).toBe(made(`${trigger}${path};`))
})

test('an index and a check of a table that stands are left to a second migration; those of a new table are not', () => {
  const one = (statement: string) => withoutLocks(made(statement))
  expect(one('create index "late" on "review" ("at");').after).toEqual([
    'drop index concurrently if exists "late";',
    'create index concurrently "late" on "review" ("at");',
  ])
  const checked = one('alter table "review" add constraint "few" check (likes < 9);')
  expect(checked.text).toContain('check (likes < 9) not valid;')
  expect(checked.after).toEqual(['alter table "review" validate constraint "few";'])
  const whole = 'create table "club" ("id" uuid); create index "c" on "club" ("id");'
  expect(one(whole)).toEqual({ text: made(whole), after: [] })
  expect(afterMigration('One_after', checked.after)).toContain(
    'this.addSql(`alter table "review" validate constraint "few";`)',
  )
})

/** The statements of `up` with their updates. */
function filled(up: readonly string[], down: readonly string[] = []) {
  const written = (statements: readonly string[]) => statements.map((one) => `\n    this.addSql(\`${one}\`);`).join('')
  const migration = `  override up(): void {${written(up)}\n  }\n\n  override down(): void {${written(down)}\n  }\n`
  const made = withDemandedValues(migration, (_, column) => (column === 'title' ? undefined : 'false'))
  const [text = ''] = made.split('override down')
  return { text, statements: [...text.matchAll(/`([^`]*)`/g)].map(([, statement]) => statement) }
}

test('a new flag of a section of ads is false in the ads that stand, before its check demands it', () => {
  const check = sectionChecks.find(({ name }) => name === 'ad_delivery_check')?.expression
  const added = 'alter table "ad" add "delivery" boolean null;'
  const demanded = `alter table "ad" add constraint "ad_delivery_check" check (${check});`
  const update = `update "ad" set "delivery" = false where "section" = 'sales' and "delivery" is null;`
  expect(filled([added, demanded]).statements).toEqual([added, update, demanded])
})

test('a section that asks for what another has is filled; the other, and a table that is only made now, are left', () => {
  const before = `alter table "ad" add constraint "c" check (
CASE section
    WHEN 'sales'::text THEN (is_new IS NOT NULL)
    ELSE (is_new IS NULL)
END);`
  const up = `alter table "ad" add constraint "c" check (case section when 'cars' then ("is_new" is not null and "is_new" = true) when 'sales' then "is_new" is not null else "is_new" is null end);`
  const update = `update "ad" set "is_new" = false where "section" = 'cars' and "is_new" is null;`
  expect(filled([up], [before]).statements).toEqual([update, up])
  const making = ['create table "ad" ("is_new" boolean null);', up]
  expect(filled(making).statements).toEqual(making)
})

test('a column without a default is null until its rows are filled; what nobody can guess is asked for', () => {
  const up =
    'alter table "story" add "is_new" boolean not null, add "sort" int not null default 3, add "title" text not null;'
  const { statements, text } = filled([up, 'alter table "story" alter column "link" set not null;'])
  expect(statements).toEqual([
    'alter table "story" add "is_new" boolean null, add "sort" int not null default 3, add "title" text null;',
    'update "story" set "is_new" = false where "is_new" is null;',
    'alter table "story" alter column "is_new" set not null;',
    'update "story" set "title" = null where "title" is null;',
    'alter table "story" alter column "title" set not null;',
    'update "story" set "link" = false where "link" is null;',
    'alter table "story" alter column "link" set not null;',
  ])
  expect(text.match(/only you can say.*\n.*/g)).toEqual([expect.stringContaining('"title"')])
})
