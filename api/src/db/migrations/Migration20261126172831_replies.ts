import { Migration } from '@mikro-orm/migrations'

export class Migration20261126172831_replies extends Migration {
  override name = 'Migration20261126172831_replies'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "reply" ("id" uuid not null default uuidv7(), "ad_id" uuid not null, "user_id" uuid not null, "resume_id" uuid null, "status" text not null default 'sent', "name" text not null, "phone" text not null, "email" text null, "letter" text not null default '', "person_news" boolean not null default false, "employer_news" boolean not null default true, "answered_at" timestamptz null, "reminded_at" timestamptz null, "unanswered_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create unique index "reply_live" on "reply" ("user_id", "ad_id") where status <> 'withdrawn';`)
    this.addSql(`create index "reply_user" on "reply" ("user_id", "created_at");`)
    this.addSql(`create index "reply_ad" on "reply" ("ad_id", "created_at");`)
    this.addSql(`create index "reply_resume" on "reply" ("resume_id");`)
    this.addSql(`create index "reply_person_news" on "reply" ("user_id") where person_news;`)
    this.addSql(`create index "reply_employer_news" on "reply" ("ad_id") where employer_news;`)
    this.addSql(
      `create index "reply_waiting" on "reply" ("created_at") where answered_at is null and unanswered_at is null and status <> 'withdrawn';`,
    )

    this.addSql(
      `create table "reply_message" ("id" uuid not null default uuidv7(), "reply_id" uuid not null, "author_id" uuid not null, "side" text not null, "text" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "reply_message_reply" on "reply_message" ("reply_id", "created_at");`)
    this.addSql(`create index "reply_message_author" on "reply_message" ("author_id");`)

    this.addSql(
      `alter table "reply" add constraint "reply_ad_id_foreign" foreign key ("ad_id") references "ad" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "reply" add constraint "reply_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "reply" add constraint "reply_resume_id_foreign" foreign key ("resume_id") references "ad" ("id") on delete set null;`,
    )
    this.addSql(`alter table "reply" add constraint "reply_phone_check" check (phone ~ '^7[0-9]{10}$');`)
    this.addSql(
      `alter table "reply" add constraint "reply_status_check" check ("status" in ('sent', 'seen', 'invited', 'declined', 'withdrawn'));`,
    )

    this.addSql(
      `alter table "reply_message" add constraint "reply_message_reply_id_foreign" foreign key ("reply_id") references "reply" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "reply_message" add constraint "reply_message_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "reply_message" add constraint "reply_message_side_check" check ("side" in ('person', 'employer'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "reply_message" cascade;`)
    this.addSql(`drop table if exists "reply" cascade;`)
  }
}
