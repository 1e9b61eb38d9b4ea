import { Migration } from '@mikro-orm/migrations'

export class Migration20261122020348_admin_role extends Migration {
  override name = 'Migration20261122020348_admin_role'

  override up(): void | Promise<void> {
    this.addSql(`alter table "admin" add "role" text not null default 'administrator';`)
    this.addSql(
      `alter table "admin" add constraint "admin_role_check" check ("role" in ('administrator', 'moderator'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "admin" drop constraint "admin_role_check";`)
    this.addSql(`alter table "admin" drop column "role";`)
  }
}
