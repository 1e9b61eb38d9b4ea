import { Migration } from '@mikro-orm/migrations'

export class Migration20261126022331_social_sign_in extends Migration {
  override name = 'Migration20261126022331_social_sign_in'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "social_identity" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "provider" text not null, "subject" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "social_identity_user" on "social_identity" ("user_id");`)
    this.addSql(
      `alter table "social_identity" add constraint "social_identity_subject" unique ("provider", "subject");`,
    )

    this.addSql(
      `create table "social_attempt" ("id" uuid not null default uuidv7(), "provider" text not null, "state_hash" text not null, "browser_hash" text not null, "back" text not null, "used_at" timestamptz null, "refusal" text null, "subject" text null, "name" text null, "phone" text null, "email" text null, "session_id" uuid null, "documents_changed" boolean not null default false, "expire_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "social_attempt" add constraint "social_attempt_state_hash_unique" unique ("state_hash");`)
    this.addSql(`create index "social_attempt_session" on "social_attempt" ("session_id");`)
    this.addSql(`create index "social_attempt_expire_at" on "social_attempt" ("expire_at");`)

    this.addSql(
      `alter table "social_identity" add constraint "social_identity_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "social_identity" add constraint "social_identity_provider_check" check ("provider" in ('vk', 'yandex'));`,
    )

    this.addSql(
      `alter table "social_attempt" add constraint "social_attempt_session_id_foreign" foreign key ("session_id") references "session" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "social_attempt" add constraint "social_attempt_provider_check" check ("provider" in ('vk', 'yandex'));`,
    )
    this.addSql(
      `alter table "social_attempt" add constraint "social_attempt_refusal_check" check ("refusal" in ('declined', 'refused', 'unavailable'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "social_attempt" cascade;`)
    this.addSql(`drop table if exists "social_identity" cascade;`)
  }
}
