import { Migration } from '@mikro-orm/migrations'

export class Migration20261127021500_ticket_codes extends Migration {
  override name = 'Migration20261127021500_ticket_codes'

  override up(): void | Promise<void> {
    this.addSql(`alter table "ticket_kind" add "access_code" text null, add "code_uses" int null;`)
    this.addSql(
      `alter table "ticket_kind" add constraint "ticket_kind_code_uses_check" check (code_uses is null or code_uses >= 1);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ticket_kind" drop constraint "ticket_kind_code_uses_check";`)
    this.addSql(`alter table "ticket_kind" drop column "access_code", drop column "code_uses";`)
  }
}
