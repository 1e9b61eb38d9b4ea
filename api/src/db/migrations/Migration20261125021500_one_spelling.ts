import { Migration } from '@mikro-orm/migrations'

/** Signs nobody sees, that `cleanText` takes out too; joiners and selectors are left, for emoji hold them. */
const UNSEEN =
  '[\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B\\u200C' +
  '\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB]'
const TEXTS = [
  ['product', 'name'],
  ['product', 'description'],
  ['product_category', 'label'],
  ['product_option', 'name'],
  ['product_option_group', 'name'],
  ['restaurant', 'title'],
  ['restaurant', 'description'],
  ['user', 'name'],
  ['user_address', 'address'],
  ['house', 'street'],
  ['house', 'search_text'],
] as const

/** What is searched and compared is kept in the spelling in which it now comes in; a word of two scripts is one of one. Browsers that nothing can be pushed to are forgotten. */
export class Migration20261125021500_one_spelling extends Migration {
  override name = 'Migration20261125021500_one_spelling'

  override up(): void | Promise<void> {
    for (const [table, column] of TEXTS) {
      const clean = `normalize(regexp_replace("${column}", '${UNSEEN}', '', 'g'), NFC)`
      this.addSql(
        `update "${table}" set "${column}" = ${clean} where "${column}" <> ${clean} and btrim(${clean}) <> '';`,
      )
    }
    this.addSql(
      `create function "search_words"(said text) returns text[] language sql immutable strict parallel safe as $$ select coalesce(array_agg(case when word !~ '[a-z]' or word !~ '[а-я]' then word when word !~ '[dfgijlnqrsuvwz]' then translate(word, 'abcehkmoptxy', 'авсенкмортху') when word !~ '[бгджзийлпфцчшщъыьэюя]' then translate(word, 'авсенкмортху', 'abcehkmoptxy') else word end order by place), '{}') from unnest(array_remove(regexp_split_to_array(translate(lower(normalize(said, NFC)), 'ё', 'е'), '[^a-zа-я0-9]+'), '')) with ordinality as split (word, place) $$;`,
    )
    this.addSql(`alter table "product_name" alter column "words" set expression as (search_words(name));`)
    this.addSql(`alter table "product_category" alter column "words" set expression as (search_words(label));`)
    this.addSql(
      `alter table "restaurant" alter column "words" set expression as (search_words(title || ' ' || description || ' ' || coalesce(general_info ->> 'cuisine_type', '')));`,
    )
    this.addSql(
      `insert into "search_word" ("word") select unnest("words") from "product_name" union select unnest("words") from "restaurant" union select unnest("words") from "product_category" on conflict do nothing;`,
    )
    // Keys of another form encrypt nothing: 65 and 16 bytes in base64.
    for (const table of ['push_subscription', 'business_subscription']) {
      this.addSql(
        `delete from "${table}" where keys ->> 'p256dh' !~ '^B[A-Za-z0-9_+/-]{86}=?$' or keys ->> 'auth' !~ '^[A-Za-z0-9_+/-]{22}(==)?$';`,
      )
    }
    this.addSql(
      `create index "promo_code_alike" on "promo_code" (translate(lower("code"), 'авсенкмортху', 'abcehkmoptxy'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "promo_code_alike";`)
    const words = (text: string) =>
      `array_remove(regexp_split_to_array(translate(lower(${text}), 'ё', 'е'), '[^a-zа-я0-9]+'), '')`
    this.addSql(`alter table "product_name" alter column "words" set expression as (${words('name')});`)
    this.addSql(`alter table "product_category" alter column "words" set expression as (${words('label')});`)
    this.addSql(
      `alter table "restaurant" alter column "words" set expression as (${words(`title || ' ' || description || ' ' || coalesce(general_info ->> 'cuisine_type', '')`)});`,
    )
    this.addSql(`drop function "search_words";`)
  }
}
