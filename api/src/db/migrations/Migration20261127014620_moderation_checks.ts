import { Migration } from '@mikro-orm/migrations'

export class Migration20261127014620_moderation_checks extends Migration {
  override name = 'Migration20261127014620_moderation_checks'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "moderation_rule" ("is_one" boolean not null default true, "trust_after" int not null default 0, "check_trusted" int not null default 10, "check_verdicts" int not null default 50, primary key ("is_one"));`,
    )

    this.addSql(`alter table "revision" drop constraint "revision_cause_check";`)
    this.addSql(
      `alter table "revision" add "of_id" uuid null, add "words" text null, add "by_trust" boolean not null default false;`,
    )
    this.addSql(
      `alter table "revision" add constraint "revision_of_id_foreign" foreign key ("of_id") references "revision" ("id") on delete cascade;`,
    )
    this.addSql(`drop index "revision_pending";`)
    this.addSql(
      `create unique index "revision_pending" on "revision" ("kind", "row_id", "cause") where status = 'pending' and cause <> 'check';`,
    )
    this.addSql(`create unique index "revision_of" on "revision" ("of_id", "cause") where of_id is not null;`)
    this.addSql(
      `create index "revision_checked" on "revision" ("decided_at", "id") where cause = 'check' and decided_at is not null;`,
    )
    this.addSql(
      `alter table "revision" add constraint "revision_cause_check" check ("cause" in ('proposal', 'complaints', 'check', 'appeal', 'recheck'));`,
    )

    this.addSql(`alter table "moderation_rule" add constraint "moderation_rule_one_check" check (is_one);`)
    this.addSql(
      `alter table "moderation_rule" add constraint "moderation_rule_shares_check" check (trust_after >= 0 and check_trusted >= 0 and check_verdicts >= 0);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "moderation_rule" cascade;`)
    this.addSql(`delete from "revision" where "cause" not in ('proposal', 'complaints');`)
    this.addSql(`drop index "revision_pending";`)
    this.addSql(
      `create unique index "revision_pending" on "revision" ("kind", "row_id", "cause") where status = 'pending';`,
    )

    this.addSql(`alter table "revision" drop constraint "revision_of_id_foreign";`)

    this.addSql(`drop index "revision_of";`)
    this.addSql(`drop index "revision_checked";`)
    this.addSql(`alter table "revision" drop constraint "revision_cause_check";`)
    this.addSql(`alter table "revision" drop column "of_id", drop column "words", drop column "by_trust";`)
    this.addSql(
      `alter table "revision" add constraint "revision_cause_check" check ("cause" in ('proposal', 'complaints'));`,
    )
  }
}
