import { Migration } from '@mikro-orm/migrations'

/** The platform's own log is read by day, kind of act, kind of actor, person, and who acted for another. */
export class Migration20261125121857_desk_log extends Migration {
  override name = 'Migration20261125121857_desk_log'

  override up(): void | Promise<void> {
    this.addSql(`create index "log_created" on "log" ("created_at", "id");`)
    this.addSql(`create index "log_family" on "log" (split_part("action", '.', 1), "created_at", "id");`)
    this.addSql(`create index "log_actor_kind" on "log" (split_part("actor", ':', 1), "created_at", "id");`)
    this.addSql(`create index "log_person" on "log" ("actor", "created_at", "id");`)
    this.addSql(
      `create index "log_acting" on "log" ("act_admin_id", "created_at", "id") where "act_admin_id" is not null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "log_created";`)
    this.addSql(`drop index "log_family";`)
    this.addSql(`drop index "log_actor_kind";`)
    this.addSql(`drop index "log_person";`)
    this.addSql(`drop index "log_acting";`)
  }
}
