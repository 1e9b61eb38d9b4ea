import { Migration } from '@mikro-orm/migrations'

export class Migration20261130014651_saved_methods extends Migration {
  override name = 'Migration20261130014651_saved_methods'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_method" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "kind" text not null, "label" text not null, "bank_id" text not null, "token" text not null, "refused_at" timestamptz null, "agreed_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "saved_method_user" on "saved_method" ("user_id", "created_at");`)
    this.addSql(`alter table "saved_method" add constraint "saved_method_once" unique ("user_id", "kind", "bank_id");`)

    this.addSql(
      `alter table "payment" add "saved_method_id" uuid null, add "charged_at" timestamptz null, add "keep_method" boolean not null default false, add "request_key" text null;`,
    )

    this.addSql(
      `alter table "saved_method" add constraint "saved_method_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "saved_method" add constraint "saved_method_kind_check" check ("kind" in ('card', 'sbp'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "saved_method" cascade;`)

    this.addSql(
      `alter table "payment" drop column "saved_method_id", drop column "charged_at", drop column "keep_method", drop column "request_key";`,
    )
  }
}
