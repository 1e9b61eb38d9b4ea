import { Migration } from '@mikro-orm/migrations'

/** People are looked for by any word or digits; a block has a reason and an end; administrators have five roles. */
export class Migration20261125063907_desk_people extends Migration {
  override name = 'Migration20261125063907_desk_people'

  override up(): void | Promise<void> {
    this.addSql(`alter table "admin" drop constraint "admin_role_check";`)
    this.addSql(`update "admin" set "role" = 'owner' where "role" = 'administrator';`)
    this.addSql(`alter table "admin" alter column "role" set default 'owner';`)
    this.addSql(
      `alter table "admin" add constraint "admin_role_check" check ("role" in ('owner', 'moderator', 'support', 'content', 'finance'));`,
    )

    // Every end of a phone: whatever digits of it are typed, one of them begins so.
    this.addSql(
      `create function "phone_ends"(phone text) returns text[] language sql immutable strict parallel safe as $$ select coalesce(array_agg(substr(phone, place)), '{}') from generate_series(1, length(phone) - 2) place $$;`,
    )
    this.addSql(
      `alter table "business_user" add "blocked_until" timestamptz null, add "block_reason" text null, add "sought" tsvector generated always as (array_to_tsvector(search_words(coalesce(name, '') || ' ' || coalesce(email, '')) || phone_ends(coalesce(phone, '')))) stored not null;`,
    )
    this.addSql(`create index "business_user_sought" on "business_user" using gin ("sought");`)

    this.addSql(
      `alter table "user" add "blocked_until" timestamptz null, add "block_reason" text null, add "sought" tsvector generated always as (array_to_tsvector(search_words(coalesce(name, '') || ' ' || coalesce(email, '')) || phone_ends(coalesce(phone, '')))) stored not null;`,
    )
    this.addSql(`create index "user_sought" on "user" using gin ("sought");`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "admin" drop constraint "admin_role_check";`)
    this.addSql(`update "admin" set "role" = 'administrator' where "role" <> 'moderator';`)
    this.addSql(`alter table "admin" alter column "role" set default 'administrator';`)
    this.addSql(
      `alter table "admin" add constraint "admin_role_check" check ("role" in ('administrator', 'moderator'));`,
    )

    this.addSql(`drop index "business_user_sought";`)
    this.addSql(
      `alter table "business_user" drop column "blocked_until", drop column "block_reason", drop column "sought";`,
    )

    this.addSql(`drop index "user_sought";`)
    this.addSql(`alter table "user" drop column "blocked_until", drop column "block_reason", drop column "sought";`)
    this.addSql(`drop function "phone_ends";`)
  }
}
