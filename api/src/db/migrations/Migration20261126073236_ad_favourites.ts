import { Migration } from '@mikro-orm/migrations'

export class Migration20261126073236_ad_favourites extends Migration {
  override name = 'Migration20261126073236_ad_favourites'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ad_favourite" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "ad_id" uuid not null, "price" int null, "price_was" int null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "ad_favourite_user" on "ad_favourite" ("user_id", "created_at");`)
    this.addSql(`create index "ad_favourite_ad" on "ad_favourite" ("ad_id");`)
    this.addSql(`alter table "ad_favourite" add constraint "ad_favourite_user_ad" unique ("user_id", "ad_id");`)

    this.addSql(`alter table "ad_day" add "favourites" int not null default 0;`)

    this.addSql(
      `alter table "ad_favourite" add constraint "ad_favourite_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ad_favourite" add constraint "ad_favourite_ad_id_foreign" foreign key ("ad_id") references "ad" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ad_favourite" cascade;`)

    this.addSql(`alter table "ad_day" drop column "favourites";`)
  }
}
