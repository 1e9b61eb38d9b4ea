import { Migration } from '@mikro-orm/migrations'

export class Migration20261125135151_administrator_links extends Migration {
  override name = 'Migration20261125135151_administrator_links'

  override up(): void | Promise<void> {
    this.addSql(`alter table "password_reset" add "admin_id" uuid null;`)
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "password_reset" alter column "business_user_id" drop not null;`)
    this.addSql(`create index "password_reset_admin" on "password_reset" ("admin_id");`)
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_person" check (num_nonnulls(business_user_id, admin_id) = 1);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "password_reset" drop constraint "password_reset_admin_id_foreign";`)

    this.addSql(`drop index "password_reset_admin";`)
    this.addSql(`alter table "password_reset" drop constraint "password_reset_person";`)
    this.addSql(`delete from "password_reset" where "business_user_id" is null;`)
    this.addSql(`alter table "password_reset" drop column "admin_id";`)
    this.addSql(`alter table "password_reset" alter column "business_user_id" set not null;`)
  }
}
