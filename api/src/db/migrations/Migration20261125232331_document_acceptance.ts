import { Migration } from '@mikro-orm/migrations'

export class Migration20261125232331_document_acceptance extends Migration {
  override name = 'Migration20261125232331_document_acceptance'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "document_acceptance" ("id" uuid not null default uuidv7(), "document_version_id" uuid not null, "user_id" uuid null, "business_user_id" uuid null, "accepted_at" timestamptz not null, primary key ("id"));`,
    )
    this.addSql(`create index "document_acceptance_version" on "document_acceptance" ("document_version_id");`)
    this.addSql(
      `alter table "document_acceptance" add constraint "document_acceptance_customer" unique ("user_id", "document_version_id");`,
    )
    this.addSql(
      `alter table "document_acceptance" add constraint "document_acceptance_business" unique ("business_user_id", "document_version_id");`,
    )

    this.addSql(
      `alter table "document_acceptance" add constraint "document_acceptance_document_version_id_foreign" foreign key ("document_version_id") references "document_version" ("id");`,
    )
    this.addSql(
      `alter table "document_acceptance" add constraint "document_acceptance_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "document_acceptance" add constraint "document_acceptance_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "document_acceptance" add constraint "document_acceptance_one_person" check (num_nonnulls(user_id, business_user_id) = 1);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "document_acceptance" cascade;`)
  }
}
