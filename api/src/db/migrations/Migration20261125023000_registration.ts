import { Migration } from '@mikro-orm/migrations'

export class Migration20261125023000_registration extends Migration {
  override name = 'Migration20261125023000_registration'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "registration" ("id" uuid not null default uuidv7(), "business_user_id" uuid not null, "name" text not null, "phone" text null, "password_hash" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "registration_business_user" on "registration" ("business_user_id", "created_at");`)
    this.addSql(
      `alter table "registration" add constraint "registration_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "password_reset" add "registration_id" uuid null;`)
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_registration_id_foreign" foreign key ("registration_id") references "registration" ("id") on delete cascade;`,
    )
    // Whoever waits for a confirmation goes on waiting, and the letters under way are of what was typed.
    this.addSql(
      `insert into "registration" ("business_user_id", "name", "phone", "password_hash", "created_at")
       select "id", "name", "phone", "password_hash", "updated_at" from "business_user"
       where not "is_confirmed" and "role" = 'owner' and not "is_blocked";`,
    )
    this.addSql(
      `update "password_reset" l set "registration_id" = r."id" from "registration" r
       where r."business_user_id" = l."business_user_id" and l."purpose" = 'confirmation' and l."used_at" is null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "password_reset" drop constraint "password_reset_registration_id_foreign";`)
    this.addSql(`alter table "password_reset" drop column "registration_id";`)
    this.addSql(`drop table if exists "registration" cascade;`)
  }
}
