import { Migration } from '@mikro-orm/migrations'

export class Migration20261122084546_search_count extends Migration {
  override name = 'Migration20261122084546_search_count'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "search_count" ("query" text not null, "weight" double precision not null, "restaurants" uuid[] not null default '{}', "counted_at" timestamptz not null, primary key ("query"));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "search_count" cascade;`)
  }
}
