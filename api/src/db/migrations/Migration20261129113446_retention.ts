import { Migration } from '@mikro-orm/migrations'

/** The function alone: its trigger stays as it is, which is always on. */
export class Migration20261129113446_retention extends Migration {
  override name = 'Migration20261129113446_retention'

  override up(): void | Promise<void> {
    this.addSql(
      `create or replace function "log_append_only_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old.actor like 'customer:%' or old.subject like 'customer:%') and new.id = old.id and new.action = old.action and new.created_at = old.created_at and new.act_admin_id is not distinct from old.act_admin_id and new.restaurant_id is not distinct from old.restaurant_id and new.actor in (old.actor, regexp_replace(old.actor, '^customer:.*', 'customer')) and new.subject in (old.subject, regexp_replace(old.subject, '^customer:.*', 'customer')) and (new.ip is not distinct from old.ip or new.ip is null and old.actor like 'customer:%') and (new."from" is not distinct from old."from" or new."from" is null) and (new."to" is not distinct from old."to" or new."to" is null) then return new; end if; if tg_op = 'DELETE' and old.created_at < now() - interval '365 days' then return old; end if; raise exception 'The log is only ever added to.'; end; $$ language plpgsql set search_path = public, pg_temp;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create or replace function "log_append_only_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and (old.actor like 'customer:%' or old.subject like 'customer:%') and new.id = old.id and new.action = old.action and new.created_at = old.created_at and new.act_admin_id is not distinct from old.act_admin_id and new.restaurant_id is not distinct from old.restaurant_id and new.actor in (old.actor, regexp_replace(old.actor, '^customer:.*', 'customer')) and new.subject in (old.subject, regexp_replace(old.subject, '^customer:.*', 'customer')) and (new.ip is not distinct from old.ip or new.ip is null and old.actor like 'customer:%') and (new."from" is not distinct from old."from" or new."from" is null) and (new."to" is not distinct from old."to" or new."to" is null) then return new; end if; raise exception 'The log is only ever added to.'; end; $$ language plpgsql set search_path = public, pg_temp;`,
    )
  }
}
