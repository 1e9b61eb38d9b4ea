import { Migration } from '@mikro-orm/migrations'

export class Migration20261127013613_support_requests extends Migration {
  override name = 'Migration20261127013613_support_requests'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "support_request" ("id" uuid not null default uuidv7(), "number" serial, "user_id" uuid null, "subject" text not null, "status" text not null default 'new', "name" text not null, "answer_by" text not null, "email" text null, "phone" text null, "order_id" bigint null, "ad_id" uuid null, "image_ids" uuid[] not null default '{}', "taken_by" uuid null, "waiting_since" timestamptz null, "person_news" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "support_request" add constraint "support_request_number_unique" unique ("number");`)
    this.addSql(`create index "support_request_newest" on "support_request" ("created_at", "id");`)
    this.addSql(`create index "support_request_waiting" on "support_request" ("waiting_since", "id");`)
    this.addSql(`create index "support_request_user" on "support_request" ("user_id", "created_at");`)
    this.addSql(`create index "support_request_order" on "support_request" ("order_id");`)
    this.addSql(`create index "support_request_ad" on "support_request" ("ad_id");`)
    this.addSql(
      `create index "support_request_images" on "support_request" using gin ("image_ids") where image_ids <> '{}';`,
    )

    this.addSql(
      `create table "support_message" ("id" uuid not null default uuidv7(), "request_id" uuid not null, "side" text not null, "admin_id" uuid null, "text" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "support_message_request" on "support_message" ("request_id", "created_at");`)

    this.addSql(
      `alter table "support_request" add constraint "support_request_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_ad_id_foreign" foreign key ("ad_id") references "ad" ("id") on delete set null;`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_taken_by_foreign" foreign key ("taken_by") references "admin" ("id") on delete restrict;`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_phone_check" check (phone is null or phone ~ '^7[0-9]{10}$');`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_answer_check" check (case answer_by when 'mail' then email is not null else phone is not null end);`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_subject_check" check ("subject" in ('order', 'payment', 'account', 'ad', 'tickets', 'site', 'other'));`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_status_check" check ("status" in ('new', 'in_work', 'answered', 'closed'));`,
    )
    this.addSql(
      `alter table "support_request" add constraint "support_request_answer_by_check" check ("answer_by" in ('mail', 'phone'));`,
    )

    this.addSql(
      `alter table "support_message" add constraint "support_message_request_id_foreign" foreign key ("request_id") references "support_request" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "support_message" add constraint "support_message_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete restrict;`,
    )
    this.addSql(
      `alter table "support_message" add constraint "support_message_side_check" check ("side" in ('person', 'desk'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "support_message" cascade;`)
    this.addSql(`drop table if exists "support_request" cascade;`)
  }
}
