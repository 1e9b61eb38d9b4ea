import { Migration } from '@mikro-orm/migrations'

export class Migration20261125024802_barred extends Migration {
  override name = 'Migration20261125024802_barred'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "group_bar" ("id" uuid not null default uuidv7(), "group_id" uuid not null, "token" uuid not null, "name" text not null, "key_hash" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "group_bar_group" on "group_bar" ("group_id");`)

    this.addSql(
      `create or replace function "restaurant_manager_tells_authority_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and not (true) then return null; end if; perform pg_notify('authority', (coalesce(new.business_user_id, old.business_user_id))::text); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "tells_authority" AFTER INSERT OR UPDATE OR DELETE on "restaurant_manager" for each ROW execute function "restaurant_manager_tells_authority_fn"();`,
    )

    this.addSql(`alter table "black_list" add "phone_hash" text null;`)
    this.addSql(`alter table "black_list" alter column "user_id" drop not null;`)
    this.addSql(`create index "black_list_phone" on "black_list" ("phone_hash") where phone_hash is not null;`)
    this.addSql(
      `alter table "black_list" add constraint "black_list_person_check" check (num_nonnulls(user_id, phone_hash) = 1);`,
    )

    this.addSql(
      `create or replace function "group_participant_tells_authority_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and not (false) then return null; end if; perform pg_notify('authority', (old.id)::text); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "tells_authority" AFTER DELETE on "group_participant" for each ROW execute function "group_participant_tells_authority_fn"();`,
    )

    this.addSql(
      `alter table "group_bar" add constraint "group_bar_group_id_foreign" foreign key ("group_id") references "basket_group" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "group_bar" cascade;`)

    this.addSql(`drop index "black_list_phone";`)
    this.addSql(`alter table "black_list" drop constraint "black_list_person_check";`)
    this.addSql(`delete from "black_list" where "user_id" is null;`)
    this.addSql(`alter table "black_list" drop column "phone_hash";`)
    this.addSql(`alter table "black_list" alter column "user_id" set not null;`)

    this.addSql(`drop trigger if exists "tells_authority" on "group_participant";`)
    this.addSql(`drop function if exists "group_participant_tells_authority_fn"();`)

    this.addSql(`drop trigger if exists "tells_authority" on "restaurant_manager";`)
    this.addSql(`drop function if exists "restaurant_manager_tells_authority_fn"();`)
  }
}
