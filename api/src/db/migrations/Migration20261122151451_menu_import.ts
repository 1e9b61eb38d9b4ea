import { Migration } from '@mikro-orm/migrations'

export class Migration20261122151451_menu_import extends Migration {
  override name = 'Migration20261122151451_menu_import'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "menu_import" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "file_name" text not null, "status" text not null default 'planned', "counts" jsonb not null, "rows" jsonb not null, "problems" jsonb not null, "operations" jsonb not null, "version" text not null, "changes" jsonb null, "created_at" timestamptz not null default now(), "applied_at" timestamptz null, "undone_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(`create index "menu_import_restaurant" on "menu_import" ("restaurant_id", "created_at", "id");`)

    this.addSql(
      `alter table "menu_import" add constraint "menu_import_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "menu_import" add constraint "menu_import_status_check" check ("status" in ('planned', 'applied', 'undone'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "menu_import" cascade;`)
  }
}
