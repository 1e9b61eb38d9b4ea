import { Migration } from '@mikro-orm/migrations'

export class Migration20261127020833_list_views extends Migration {
  override name = 'Migration20261127020833_list_views'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "list_view" ("id" uuid not null default uuidv7(), "business_user_id" uuid null, "admin_id" uuid null, "list" text not null, "name" text not null, "address" text not null, "is_default" boolean not null default false, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(
      `create unique index "list_view_default" on "list_view" ((coalesce(admin_id, business_user_id)), "list") where is_default;`,
    )
    this.addSql(`alter table "list_view" add constraint "list_view_of_admin" unique ("admin_id", "list", "name");`)
    this.addSql(
      `alter table "list_view" add constraint "list_view_of_business" unique ("business_user_id", "list", "name");`,
    )

    this.addSql(
      `alter table "list_view" add constraint "list_view_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "list_view" add constraint "list_view_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "list_view" add constraint "list_view_person_check" check ((admin_id is null) <> (business_user_id is null));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "list_view" cascade;`)
  }
}
