import { Migration } from '@mikro-orm/migrations'

export class Migration20261127013414_share_pictures extends Migration {
  override name = 'Migration20261127013414_share_pictures'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "share_picture" ("noun" text not null, "thing" text not null, "fingerprint" text not null, "drawn_at" timestamptz not null, primary key ("noun", "thing"));`,
    )
    this.addSql(`create index "share_picture_drawn" on "share_picture" ("drawn_at");`)

    this.addSql(
      `alter table "share_picture" add constraint "share_picture_noun_check" check ("noun" in ('ads', 'news', 'events', 'organizations', 'restaurants', 'products'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "share_picture" cascade;`)
  }
}
