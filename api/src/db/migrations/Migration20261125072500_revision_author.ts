import { Migration } from '@mikro-orm/migrations'

const NAME_WAITS = `where status in ('pending', 'needs_work', 'rejected')`

/** A row of the table as an applied import keeps it, to be put back by its undo. */
const kept = (side: string) => `(c->>'${side}')::jsonb`
const carried = (side: string) => `(${kept(side)} - 'author_id' - 'restaurant_id' || jsonb_build_object(
  'author', 'business:' || (${kept(side)}->>'author_id'), 'owner', 'restaurant:' || (${kept(side)}->>'restaurant_id')))::text`
const returned = (side: string) => `(${kept(side)} - 'author' - 'owner' || jsonb_build_object(
  'author_id', split_part(${kept(side)}->>'author', ':', 2), 'restaurant_id', split_part(${kept(side)}->>'owner', ':', 2)))::text`
const inImports = (row: (side: string) => string) => `update "menu_import" set changes = (
  select coalesce(jsonb_agg(case when c->>'table' = 'revision'
    then c || jsonb_build_object('before', ${row('before')}, 'after', ${row('after')}) else c end order by n), '[]')
  from jsonb_array_elements(changes) with ordinality as each (c, n)) where changes is not null;`

/** A proposal may be anybody's, of anything: author and owner are named as the log names them. */
export class Migration20261125072500_revision_author extends Migration {
  override name = 'Migration20261125072500_revision_author'

  override up(): void | Promise<void> {
    this.addSql(`alter table "revision" drop constraint "revision_kind_check";`)
    this.addSql(`alter table "revision" add "author" text null, add "owner" text null;`)
    this.addSql(`update "revision" set "author" = 'business:' || author_id, "owner" = 'restaurant:' || restaurant_id;`)
    this.addSql(
      `alter table "revision" alter "author" set not null, drop column "author_id", drop column "restaurant_id";`,
    )
    this.addSql(inImports(carried))
    this.addSql(`create index "revision_author" on "revision" ("author", "kind");`)
    this.addSql(`create index "revision_owner" on "revision" ("owner", "kind", "status");`)
    this.addSql(
      `create index "revision_plain_name" on "revision" using gin ("owner", "plain_name" gin_trgm_ops) ${NAME_WAITS};`,
    )
  }

  /** What no business user has proposed has no place in the older table. */
  override down(): void | Promise<void> {
    this.addSql(inImports(returned))
    this.addSql(`delete from "revision" where "author" not like 'business:%';`)
    this.addSql(`alter table "revision" add "author_id" uuid null, add "restaurant_id" uuid null;`)
    this.addSql(
      `update "revision" set "author_id" = substr("author", 10)::uuid, "restaurant_id" = case when starts_with("owner", 'restaurant:') then substr("owner", 12)::uuid end;`,
    )
    this.addSql(`alter table "revision" alter "author_id" set not null, drop column "author", drop column "owner";`)
    this.addSql(
      `alter table "revision" add constraint "revision_author_id_foreign" foreign key ("author_id") references "business_user" ("id") on delete cascade;`,
    )
    this.addSql(`create index "revision_author" on "revision" ("author_id");`)
    this.addSql(`create index "revision_restaurant" on "revision" ("restaurant_id", "kind", "status");`)
    this.addSql(
      `create index "revision_plain_name" on "revision" using gin ("restaurant_id", "plain_name" gin_trgm_ops) ${NAME_WAITS};`,
    )
    this.addSql(
      `alter table "revision" add constraint "revision_kind_check" check ("kind" in ('restaurant', 'product', 'product_category', 'product_option', 'product_option_group'));`,
    )
  }
}
