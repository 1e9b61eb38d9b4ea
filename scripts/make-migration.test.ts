import { expect, test } from 'bun:test'
import { withoutUntouched, withPaths } from './make-migration.ts'

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
