import { Migration } from '@mikro-orm/migrations'

export class Migration20261130031213_account_binding extends Migration {
  override name = 'Migration20261130031213_account_binding'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account_binding" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "request_key" text not null, "link" text null, "agreed_at" timestamptz not null, "asked_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(`alter table "account_binding" add constraint "account_binding_user_id_unique" unique ("user_id");`)
    this.addSql(
      `alter table "account_binding" add constraint "account_binding_request_key_unique" unique ("request_key");`,
    )

    this.addSql(
      `alter table "account_binding" add constraint "account_binding_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "account_binding" cascade;`)
  }
}
