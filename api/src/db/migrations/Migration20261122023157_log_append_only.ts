import { Migration } from '@mikro-orm/migrations'

export class Migration20261122023157_log_append_only extends Migration {
  override name = 'Migration20261122023157_log_append_only'

  override up(): void | Promise<void> {
    this.addSql(`create index "log_subject" on "log" ("subject", "id");`)
    this.addSql(
      `create or replace function "log_append_only_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old.actor like 'customer:%' or old.subject like 'customer:%') and new.id = old.id and new.action = old.action and new.created_at = old.created_at and new.act_admin_id is not distinct from old.act_admin_id and new.restaurant_id is not distinct from old.restaurant_id and new.actor in (old.actor, regexp_replace(old.actor, '^customer:.*', 'customer')) and new.subject in (old.subject, regexp_replace(old.subject, '^customer:.*', 'customer')) and (new.ip is not distinct from old.ip or new.ip is null and old.actor like 'customer:%') and (new."from" is not distinct from old."from" or new."from" is null) and (new."to" is not distinct from old."to" or new."to" is null) then return new; end if; raise exception 'The log is only ever added to.'; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "append_only" BEFORE UPDATE OR DELETE on "log" for each ROW execute function "log_append_only_fn"();`,
    )
    // What the entity cannot say: no truncating either, and both hold for a session that replays changes.
    this.addSql(
      `create function "log_not_truncated"() returns trigger as $$ begin raise exception 'The log is only ever added to.'; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "not_truncated" before truncate on "log" for each statement execute function "log_not_truncated"();`,
    )
    this.addSql(`alter table "log" enable always trigger "append_only";`)
    this.addSql(`alter table "log" enable always trigger "not_truncated";`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger "not_truncated" on "log";`)
    this.addSql(`drop function "log_not_truncated"();`)
    this.addSql(`drop index "log_subject";`)
    this.addSql(`drop trigger if exists "append_only" on "log";`)
    this.addSql(`drop function if exists "log_append_only_fn"();`)
  }
}
