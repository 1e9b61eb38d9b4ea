import { Migration } from '@mikro-orm/migrations'

/** The log becomes its own first part: names change hands, no row is read or written. */
export class Migration20261129150100_log_months extends Migration {
  override name = 'Migration20261129150100_log_months'

  override up(): void {
    this.addSql(`do $$
declare
  ends text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint where conname = 'log_before_ended');
  made text[];
  one record;
begin
  alter table "log" rename to "log_before";
  alter table "log_before" drop constraint "log_pkey",
    add constraint "log_before_pkey" primary key using index "log_before_key";
  for one in select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = 'log_before' and indexname <> 'log_before_pkey' loop
    made := made || replace(one.indexdef, ' ON public.log_before ', ' ON public.log ');
    execute format('alter index %I rename to %I', one.indexname, 'log_before' || substring(one.indexname from 4));
  end loop;

  create table "log" (like "log_before" including defaults) partition by range ("created_at");
  alter sequence "log_id_seq" owned by "log"."id";
  alter table "log" add constraint "log_pkey" primary key ("id", "created_at");
  for i in 1 .. array_length(made, 1) loop execute made[i]; end loop;
  drop trigger "append_only" on "log_before";
  create trigger "append_only" before update or delete on "log" for each row execute function "log_append_only_fn"();
  create trigger "not_truncated" before truncate on "log" for each statement execute function "log_not_truncated"();
  alter table "log" enable always trigger "append_only", enable always trigger "not_truncated";

  execute format('alter table "log" attach partition "log_before" for values from (minvalue) to (%L)', ends);
  alter table "log_before" drop constraint "log_before_ended";
  execute format('create table "log_later" partition of "log" for values from (%L) to (maxvalue)', ends);
  create trigger "not_truncated" before truncate on "log_later" for each statement execute function "log_not_truncated"();
  alter table "log_later" enable always trigger "not_truncated";
end $$`)
  }
}
