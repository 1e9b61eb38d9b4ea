import { Migration } from '@mikro-orm/migrations'

export class Migration20261126125425_portal_search_places extends Migration {
  override name = 'Migration20261126125425_portal_search_places'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "event" add "words" text[] generated always as (search_words(title || ' ' || lead)) stored not null;`,
    )
    this.addSql(
      `create index "event_words" on "event" using gin ("words") where not is_hidden and published_at is not null;`,
    )
    this.addSql(
      `create or replace function "event_words_remembered_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "words_remembered" AFTER INSERT OR UPDATE on "event" for each ROW execute function "event_words_remembered_fn"();`,
    )

    this.addSql(
      `alter table "organization" add "words" text[] generated always as (search_words(name || ' ' || description)) stored not null;`,
    )
    this.addSql(
      `create index "organization_words" on "organization" using gin ("words") where moderation_status = 'approved' and not is_hidden and deleted_at is null;`,
    )
    this.addSql(
      `create or replace function "organization_words_remembered_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "words_remembered" AFTER INSERT OR UPDATE on "organization" for each ROW execute function "organization_words_remembered_fn"();`,
    )
    this.addSql(
      `insert into portal_word (word) select unnest(words) from event union select unnest(words) from organization on conflict do nothing;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "event_words";`)
    this.addSql(`drop trigger if exists "words_remembered" on "event";`)
    this.addSql(`drop function if exists "event_words_remembered_fn"();`)
    this.addSql(`alter table "event" drop column "words";`)

    this.addSql(`drop index "organization_words";`)
    this.addSql(`drop trigger if exists "words_remembered" on "organization";`)
    this.addSql(`drop function if exists "organization_words_remembered_fn"();`)
    this.addSql(`alter table "organization" drop column "words";`)
  }
}
