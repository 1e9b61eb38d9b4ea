import { Migration } from '@mikro-orm/migrations'

export class Migration20261127021510_story_time extends Migration {
  override name = 'Migration20261127021510_story_time'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "story" add "city_ids" uuid[] not null default '{}', add "starts_at" timestamptz null, add "ends_at" timestamptz null;`,
    )
    this.addSql(`alter table "story" add constraint "story_time_check" check (starts_at < ends_at);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "story" drop constraint "story_time_check";`)
    this.addSql(`alter table "story" drop column "city_ids", drop column "starts_at", drop column "ends_at";`)
  }
}
