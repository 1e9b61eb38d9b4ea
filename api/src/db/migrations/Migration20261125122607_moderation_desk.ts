import { Migration } from '@mikro-orm/migrations'

export class Migration20261125122607_moderation_desk extends Migration {
  override name = 'Migration20261125122607_moderation_desk'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "moderation_reason" ("id" uuid not null default uuidv7(), "text" text not null, "topic" text not null default 'any', "sort" int not null default 0, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "moderation_reason_sort" on "moderation_reason" ("sort", "id");`)

    this.addSql(`drop index "revision_decided_by";`)
    this.addSql(`alter table "revision" add "taken_by" uuid null, add "taken_until" timestamptz null;`)
    this.addSql(
      `alter table "revision" add constraint "revision_taken_by_foreign" foreign key ("taken_by") references "admin" ("id") on delete set null;`,
    )
    this.addSql(`create index "revision_taken" on "revision" ("taken_by") where taken_by is not null;`)
    this.addSql(`create index "revision_decided" on "revision" ("decided_at") where decided_at is not null;`)
    this.addSql(`create index "revision_decided_by" on "revision" ("decided_by", "decided_at");`)

    this.addSql(
      `alter table "moderation_reason" add constraint "moderation_reason_topic_check" check ("topic" in ('any', 'restaurant', 'menu'));`,
    )
    // What the screen offered before moderators could write their own.
    this.addSql(`insert into "moderation_reason" ("text", "topic", "sort") values
      ('Название без\u00a0заглавных букв', 'menu', 1), ('Ошибка в\u00a0названии', 'menu', 2),
      ('Название не\u00a0говорит, что это', 'menu', 3), ('Описание не\u00a0о\u00a0блюде', 'menu', 4),
      ('Не\u00a0указан состав', 'menu', 5), ('Проверьте адрес', 'restaurant', 6), ('Проверьте телефоны', 'restaurant', 7),
      ('Описание не\u00a0о\u00a0ресторане', 'restaurant', 8), ('Фото чужое или из\u00a0интернета', 'any', 9),
      ('На\u00a0фото надписи или телефоны', 'any', 10), ('Фото нечёткое', 'any', 11);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "moderation_reason" cascade;`)

    this.addSql(`alter table "revision" drop constraint "revision_taken_by_foreign";`)

    this.addSql(`drop index "revision_taken";`)
    this.addSql(`drop index "revision_decided";`)
    this.addSql(`drop index "revision_decided_by";`)
    this.addSql(`alter table "revision" drop column "taken_by", drop column "taken_until";`)
    this.addSql(`create index "revision_decided_by" on "revision" ("decided_by");`)
  }
}
