import { Migration } from '@mikro-orm/migrations'

export class Migration20261126070205_portal_search extends Migration {
  override name = 'Migration20261126070205_portal_search'

  override up(): void | Promise<void> {
    this.addSql(`create table "portal_word" ("word" text not null, primary key ("word"));`)
    this.addSql(`create index "portal_word_begun" on "portal_word" ("word" collate "C");`)
    this.addSql(`create index "portal_word_near" on "portal_word" using gist ("word" gist_trgm_ops);`)

    this.addSql(
      `alter table "news" add "words" text[] generated always as (search_words(title || ' ' || lead)) stored not null;`,
    )
    this.addSql(
      `create index "news_words" on "news" using gin ("words") where moderation_status = 'approved' and not is_hidden and published_at is not null;`,
    )
    this.addSql(
      `create or replace function "news_words_remembered_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "words_remembered" AFTER INSERT OR UPDATE on "news" for each ROW execute function "news_words_remembered_fn"();`,
    )

    this.addSql(`alter table "ad" add "words" text[] generated always as (search_words(title)) stored not null;`)
    this.addSql(
      `create index "ad_words" on "ad" using gin ("words") where moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create or replace function "ad_words_remembered_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "words_remembered" AFTER INSERT OR UPDATE on "ad" for each ROW execute function "ad_words_remembered_fn"();`,
    )
    this.addSql(
      `insert into portal_word (word) select unnest(words) from ad union select unnest(words) from news on conflict do nothing;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "portal_word" cascade;`)

    this.addSql(`drop index "ad_words";`)
    this.addSql(`drop trigger if exists "words_remembered" on "ad";`)
    this.addSql(`drop function if exists "ad_words_remembered_fn"();`)
    this.addSql(`alter table "ad" drop column "words";`)

    this.addSql(`drop index "news_words";`)
    this.addSql(`drop trigger if exists "words_remembered" on "news";`)
    this.addSql(`drop function if exists "news_words_remembered_fn"();`)
    this.addSql(`alter table "news" drop column "words";`)
  }
}
