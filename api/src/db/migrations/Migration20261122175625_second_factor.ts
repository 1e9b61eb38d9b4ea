import { Migration } from '@mikro-orm/migrations'

export class Migration20261122175625_second_factor extends Migration {
  override name = 'Migration20261122175625_second_factor'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "second_factor" ("id" uuid not null default uuidv7(), "business_user_id" uuid null, "admin_id" uuid null, "sealed_secret" text not null, "last_step" int null, "confirmed_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(
      `alter table "second_factor" add constraint "second_factor_business_user_id_unique" unique ("business_user_id");`,
    )
    this.addSql(`alter table "second_factor" add constraint "second_factor_admin_id_unique" unique ("admin_id");`)

    this.addSql(
      `create table "recovery_code" ("id" uuid not null default uuidv7(), "second_factor_id" uuid not null, "code_hash" text not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "recovery_code_second_factor" on "recovery_code" ("second_factor_id");`)

    this.addSql(
      `alter table "second_factor" add constraint "second_factor_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "second_factor" add constraint "second_factor_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "second_factor" add constraint "second_factor_person_check" check (num_nonnulls(business_user_id, admin_id) = 1);`,
    )

    this.addSql(
      `alter table "recovery_code" add constraint "recovery_code_second_factor_id_foreign" foreign key ("second_factor_id") references "second_factor" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "recovery_code" drop constraint "recovery_code_second_factor_id_foreign";`)

    this.addSql(`drop table if exists "second_factor" cascade;`)
    this.addSql(`drop table if exists "recovery_code" cascade;`)
  }
}
