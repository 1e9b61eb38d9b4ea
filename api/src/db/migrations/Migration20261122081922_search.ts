import { Migration } from '@mikro-orm/migrations'

export class Migration20261122081922_search extends Migration {
  override name = 'Migration20261122081922_search'

  override up(): void | Promise<void> {
    this.addSql(`create table "search_word" ("word" text not null, primary key ("word"));`)
    this.addSql(`create index "search_word_begun" on "search_word" ("word" collate "C");`)
    this.addSql(`create index "search_word_near" on "search_word" using gist ("word" gist_trgm_ops);`)

    this.addSql(`drop index "product_name_search";`)
    this.addSql(
      `alter table "product_name" add "words" text[] generated always as (array_remove(regexp_split_to_array(translate(lower(name), 'ё', 'е'), '[^a-zа-я0-9]+'), '')) stored not null;`,
    )
    this.addSql(`create index "product_name_words" on "product_name" using gin ("words");`)
    this.addSql(
      `create or replace function "product_name_words_remembered_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into search_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "words_remembered" AFTER INSERT OR UPDATE on "product_name" for each ROW execute function "product_name_words_remembered_fn"();`,
    )

    this.addSql(`drop index "restaurant_title_search";`)
    this.addSql(
      `alter table "restaurant" add "words" text[] generated always as (array_remove(regexp_split_to_array(translate(lower(title || ' ' || description || ' ' || coalesce(general_info ->> 'cuisine_type', '')), 'ё', 'е'), '[^a-zа-я0-9]+'), '')) stored not null;`,
    )
    this.addSql(`create index "restaurant_words" on "restaurant" using gin ("words");`)
    this.addSql(
      `create or replace function "restaurant_words_remembered_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into search_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "words_remembered" AFTER INSERT OR UPDATE on "restaurant" for each ROW execute function "restaurant_words_remembered_fn"();`,
    )

    this.addSql(
      `alter table "product_category" add "words" text[] generated always as (array_remove(regexp_split_to_array(translate(lower(label), 'ё', 'е'), '[^a-zа-я0-9]+'), '')) stored not null;`,
    )
    this.addSql(`create index "product_category_words" on "product_category" using gin ("words");`)
    this.addSql(
      `create or replace function "product_category_words_remembered_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into search_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "words_remembered" AFTER INSERT OR UPDATE on "product_category" for each ROW execute function "product_category_words_remembered_fn"();`,
    )

    this.addSql(
      `create index "product_by_size" on "product" ("weight", "weight_unit", "rating" desc, "id") where is_active and moderation_status = 'approved' and deleted_at is null;`,
    )
    this.addSql(
      `create index "product_by_description" on "product" using gin (to_tsvector('simple', translate(lower("description"), 'ё', 'е'))) where is_active and moderation_status = 'approved' and deleted_at is null;`,
    )

    this.addSql(
      `insert into "search_word" ("word") select unnest("words") from "product_name" union select unnest("words") from "restaurant" union select unnest("words") from "product_category";`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "search_word" cascade;`)

    this.addSql(`drop index "product_by_size";`)
    this.addSql(`drop index "product_by_description";`)

    this.addSql(`drop index "product_category_words";`)
    this.addSql(`drop trigger if exists "words_remembered" on "product_category";`)
    this.addSql(`drop function if exists "product_category_words_remembered_fn"();`)
    this.addSql(`alter table "product_category" drop column "words";`)

    this.addSql(`drop index "product_name_words";`)
    this.addSql(`drop trigger if exists "words_remembered" on "product_name";`)
    this.addSql(`drop function if exists "product_name_words_remembered_fn"();`)
    this.addSql(`alter table "product_name" drop column "words";`)
    this.addSql(
      `CREATE INDEX product_name_search ON public.product_name USING gin (translate(name, 'ёЁ'::text, 'еЕ'::text) gin_trgm_ops);`,
    )

    this.addSql(`drop index "restaurant_words";`)
    this.addSql(`drop trigger if exists "words_remembered" on "restaurant";`)
    this.addSql(`drop function if exists "restaurant_words_remembered_fn"();`)
    this.addSql(`alter table "restaurant" drop column "words";`)
    this.addSql(
      `CREATE INDEX restaurant_title_search ON public.restaurant USING gin (translate(title, 'ёЁ'::text, 'еЕ'::text) gin_trgm_ops);`,
    )
  }
}
