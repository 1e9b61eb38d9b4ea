import { Migration } from '@mikro-orm/migrations'

export class Migration20261126020449_ads extends Migration {
  override name = 'Migration20261126020449_ads'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "ad_draft" ("id" uuid not null default uuidv7(), "author_id" uuid not null, "section" text not null, "values" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "ad_draft_values_images" on "ad_draft" using gin (uuids_in("values"));`)
    this.addSql(`alter table "ad_draft" add constraint "ad_draft_author" unique ("author_id", "section");`)

    this.addSql(
      `create table "ad" ("id" uuid not null default uuidv7(), "number" serial, "section" text not null, "author_id" uuid not null, "title" text not null, "description" text not null, "price" int null, "image_ids" uuid[] not null default '{}', "city_id" uuid not null, "address" text null, "point" jsonb null, "contact_name" text not null, "contact_phone" text not null, "salary_from" int null, "salary_to" int null, "year" int null, "mileage" int null, "volume" int null, "power" int null, "rooms" int null, "area" int null, "floor" int null, "floors" int null, "land_area" int null, "built_year" int null, "deposit" int null, "children" boolean null, "animals" boolean null, "exchange" boolean null, "delivery" boolean null, "specialization" text null, "company" text null, "salary_kind" text null, "work_experience" text null, "education" text null, "type_employment" text null, "schedule" text null, "mark" text null, "model" text null, "generation" text null, "wheel" text null, "engine" text null, "gearbox" text null, "drive" text null, "body" text null, "colour" text null, "owners" text null, "documents" text null, "condition" text null, "customs" text null, "deal" text null, "kind" text null, "category" text null, "moderation_status" text not null default 'pending', "moderation_reason" text null, "published_at" timestamptz null, "expires_at" timestamptz null, "archived_as" text null, "archived_at" timestamptz null, "hidden_at" timestamptz null, "told_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "sought" tsvector generated always as (to_tsvector('russian', translate(title || ' ' || description, 'ёЁ', 'еЕ'))) stored null, primary key ("id"));`,
    )
    this.addSql(`alter table "ad" add constraint "ad_number_unique" unique ("number");`)
    this.addSql(
      `create index "ad_vacancies_newest" on "ad" ("published_at" desc, "number" desc) include ("expires_at") where section = 'vacancies' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_vacancies_cheapest" on "ad" ((coalesce(price, 2147483647)), "number") include ("expires_at") where section = 'vacancies' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_vacancies_dearest" on "ad" ((coalesce(price, 0)) desc, "number" desc) include ("expires_at") where section = 'vacancies' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_resumes_newest" on "ad" ("published_at" desc, "number" desc) include ("expires_at") where section = 'resumes' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_resumes_cheapest" on "ad" ((coalesce(price, 2147483647)), "number") include ("expires_at") where section = 'resumes' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_resumes_dearest" on "ad" ((coalesce(price, 0)) desc, "number" desc) include ("expires_at") where section = 'resumes' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_cars_newest" on "ad" ("published_at" desc, "number" desc) include ("expires_at") where section = 'cars' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_cars_cheapest" on "ad" ((coalesce(price, 2147483647)), "number") include ("expires_at") where section = 'cars' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_cars_dearest" on "ad" ((coalesce(price, 0)) desc, "number" desc) include ("expires_at") where section = 'cars' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_estate_newest" on "ad" ("published_at" desc, "number" desc) include ("expires_at") where section = 'estate' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_estate_cheapest" on "ad" ((coalesce(price, 2147483647)), "number") include ("expires_at") where section = 'estate' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_estate_dearest" on "ad" ((coalesce(price, 0)) desc, "number" desc) include ("expires_at") where section = 'estate' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_sales_newest" on "ad" ("published_at" desc, "number" desc) include ("expires_at") where section = 'sales' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_sales_cheapest" on "ad" ((coalesce(price, 2147483647)), "number") include ("expires_at") where section = 'sales' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(
      `create index "ad_sales_dearest" on "ad" ((coalesce(price, 0)) desc, "number" desc) include ("expires_at") where section = 'sales' and moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(`create index "ad_images" on "ad" using gin ("image_ids") where image_ids <> '{}';`)
    this.addSql(
      `create index "ad_sought" on "ad" using gin ("sought") where moderation_status = 'approved' and archived_as is null and hidden_at is null;`,
    )
    this.addSql(`create index "ad_author" on "ad" ("author_id", "created_at");`)
    this.addSql(`create index "ad_city" on "ad" ("city_id");`)
    this.addSql(
      `create index "ad_running_out" on "ad" ("expires_at") where moderation_status = 'approved' and archived_as is null and hidden_at is null and told_at is null;`,
    )

    this.addSql(
      `create table "ad_price" ("id" uuid not null default uuidv7(), "ad_id" uuid not null, "price" int not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "ad_price_ad" on "ad_price" ("ad_id", "created_at");`)

    this.addSql(
      `create table "ad_day" ("id" uuid not null default uuidv7(), "ad_id" uuid not null, "day" date not null, "views" int not null default 0, "contacts" int not null default 0, primary key ("id"));`,
    )
    this.addSql(`alter table "ad_day" add constraint "ad_day_of" unique ("ad_id", "day");`)

    this.addSql(
      `alter table "ad_draft" add constraint "ad_draft_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ad_draft" add constraint "ad_draft_section_check" check ("section" in ('vacancies', 'resumes', 'cars', 'estate', 'sales'));`,
    )

    this.addSql(
      `alter table "ad" add constraint "ad_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_city_id_foreign" foreign key ("city_id") references "city" ("id") on delete restrict;`,
    )
    this.addSql(`alter table "ad" add constraint "ad_price_check" check (price > 0);`)
    this.addSql(`alter table "ad" add constraint "ad_phone_check" check (contact_phone ~ '^7[0-9]{10}$');`)
    this.addSql(
      `alter table "ad" add constraint "ad_published_check" check ((published_at is null) = (expires_at is null));`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_salary_from_check" check (case section when 'vacancies' then ("salary_from" is null or "salary_from" >= 1 and "salary_from" <= 1000000000) else "salary_from" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_salary_to_check" check (case section when 'vacancies' then ("salary_to" is null or "salary_to" >= 1 and "salary_to" <= 1000000000) else "salary_to" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_year_check" check (case section when 'cars' then ("year" is not null and "year" >= 1950 and "year" <= 2027) else "year" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_mileage_check" check (case section when 'cars' then ("mileage" is not null and "mileage" >= 0 and "mileage" <= 2000000) else "mileage" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_volume_check" check (case section when 'cars' then ("volume" is null or "volume" >= 200 and "volume" <= 10000) else "volume" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_power_check" check (case section when 'cars' then ("power" is not null and "power" >= 10 and "power" <= 2000) else "power" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_rooms_check" check (case section when 'estate' then ("rooms" is null or "rooms" >= 0 and "rooms" <= 20) else "rooms" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_area_check" check (case section when 'estate' then ("area" is null or "area" >= 1 and "area" <= 100000) else "area" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_floor_check" check (case section when 'estate' then ("floor" is null or "floor" >= 0 and "floor" <= 100) else "floor" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_floors_check" check (case section when 'estate' then ("floors" is null or "floors" >= 1 and "floors" <= 100) else "floors" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_land_area_check" check (case section when 'estate' then ("land_area" is null or "land_area" >= 1 and "land_area" <= 100000) else "land_area" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_built_year_check" check (case section when 'estate' then ("built_year" is null or "built_year" >= 1850 and "built_year" <= 2027) else "built_year" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_deposit_check" check (case section when 'estate' then ("deposit" is null or "deposit" >= 0 and "deposit" <= 1000000000) else "deposit" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_children_check" check (case section when 'estate' then "children" is not null else "children" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_animals_check" check (case section when 'estate' then "animals" is not null else "animals" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_exchange_check" check (case section when 'sales' then "exchange" is not null else "exchange" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_delivery_check" check (case section when 'sales' then "delivery" is not null else "delivery" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_specialization_check" check (case section when 'vacancies' then ("specialization" is not null and length("specialization") >= 1 and length("specialization") <= 80) when 'resumes' then ("specialization" is not null and length("specialization") >= 1 and length("specialization") <= 80) else "specialization" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_company_check" check (case section when 'vacancies' then ("company" is not null and length("company") >= 1 and length("company") <= 100) else "company" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_salary_kind_check" check (case section when 'vacancies' then ("salary_kind" is not null and "salary_kind" in ('net', 'gross')) else "salary_kind" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_work_experience_check" check (case section when 'vacancies' then ("work_experience" is not null and "work_experience" in ('none', 'from_1_to_3', 'from_3_to_6', 'over_6')) when 'resumes' then ("work_experience" is not null and "work_experience" in ('none', 'from_1_to_3', 'from_3_to_6', 'over_6')) else "work_experience" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_education_check" check (case section when 'vacancies' then ("education" is not null and "education" in ('any', 'secondary', 'vocational', 'higher')) when 'resumes' then ("education" is not null and "education" in ('any', 'secondary', 'vocational', 'higher')) else "education" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_type_employment_check" check (case section when 'vacancies' then ("type_employment" is not null and "type_employment" in ('full', 'part', 'project', 'rotation', 'internship')) when 'resumes' then ("type_employment" is not null and "type_employment" in ('full', 'part', 'project', 'rotation', 'internship')) else "type_employment" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_schedule_check" check (case section when 'vacancies' then ("schedule" is not null and "schedule" in ('five_two', 'two_two', 'shifts', 'flexible', 'remote')) when 'resumes' then ("schedule" is not null and "schedule" in ('five_two', 'two_two', 'shifts', 'flexible', 'remote')) else "schedule" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_mark_check" check (case section when 'cars' then ("mark" is not null and length("mark") >= 1 and length("mark") <= 80) else "mark" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_model_check" check (case section when 'cars' then ("model" is not null and length("model") >= 1 and length("model") <= 80) else "model" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_generation_check" check (case section when 'cars' then ("generation" is null or length("generation") >= 1 and length("generation") <= 80) else "generation" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_wheel_check" check (case section when 'cars' then ("wheel" is not null and "wheel" in ('right', 'left')) else "wheel" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_engine_check" check (case section when 'cars' then ("engine" is not null and "engine" in ('petrol', 'diesel', 'hybrid', 'electric', 'gas')) else "engine" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_gearbox_check" check (case section when 'cars' then ("gearbox" is not null and "gearbox" in ('automatic', 'manual', 'cvt', 'robot')) else "gearbox" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_drive_check" check (case section when 'cars' then ("drive" is not null and "drive" in ('full', 'front', 'rear')) else "drive" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_body_check" check (case section when 'cars' then ("body" is not null and "body" in ('suv', 'sedan', 'wagon', 'hatchback', 'minivan', 'pickup', 'coupe', 'van', 'truck')) else "body" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_colour_check" check (case section when 'cars' then ("colour" is not null and "colour" in ('white', 'black', 'grey', 'silver', 'blue', 'red', 'green', 'beige', 'brown', 'yellow')) else "colour" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_owners_check" check (case section when 'cars' then ("owners" is not null and "owners" in ('one', 'two', 'three')) else "owners" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_documents_check" check (case section when 'cars' then ("documents" is not null and "documents" in ('good', 'duplicate', 'problems')) else "documents" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_condition_check" check (case section when 'cars' then ("condition" is not null and "condition" in ('good', 'damaged', 'parts')) when 'sales' then ("condition" is not null and "condition" in ('new', 'good', 'worn', 'parts')) else "condition" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_customs_check" check (case section when 'cars' then ("customs" is not null and "customs" in ('cleared', 'not_cleared')) else "customs" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_deal_check" check (case section when 'estate' then ("deal" is not null and "deal" in ('sale', 'rent', 'daily')) else "deal" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_kind_check" check (case section when 'estate' then ("kind" is not null and "kind" in ('flat', 'room', 'house', 'plot', 'commercial', 'garage')) else "kind" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_category_check" check (case section when 'sales' then ("category" is not null and length("category") >= 1 and length("category") <= 80) else "category" is null end);`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_section_check" check ("section" in ('vacancies', 'resumes', 'cars', 'estate', 'sales'));`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'needs_work', 'approved', 'rejected'));`,
    )
    this.addSql(
      `alter table "ad" add constraint "ad_archived_as_check" check ("archived_as" in ('sold', 'withdrawn'));`,
    )
    this.addSql(
      `create or replace function "ad_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,told_at}'::text[] = to_jsonb(new) - '{updated_at,told_at}'::text[] then return null; end if; perform pg_notify('stale', 'ads'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "ad" for each ROW execute function "ad_drops_tags_fn"();`,
    )

    this.addSql(
      `alter table "ad_price" add constraint "ad_price_ad_id_foreign" foreign key ("ad_id") references "ad" ("id") on delete cascade;`,
    )

    this.addSql(
      `alter table "ad_day" add constraint "ad_day_ad_id_foreign" foreign key ("ad_id") references "ad" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ad_price" drop constraint "ad_price_ad_id_foreign";`)
    this.addSql(`alter table "ad_day" drop constraint "ad_day_ad_id_foreign";`)

    this.addSql(`drop table if exists "ad_draft" cascade;`)
    this.addSql(`drop trigger if exists "drops_tags" on "ad";`)
    this.addSql(`drop function if exists "ad_drops_tags_fn"();`)
    this.addSql(`drop table if exists "ad" cascade;`)
    this.addSql(`drop table if exists "ad_price" cascade;`)
    this.addSql(`drop table if exists "ad_day" cascade;`)

    this.addSql(`create or replace function "geojson_polygon"("geo" jsonb) returns polygon security invoker immutable language sql as $$ select ('(' || string_agg('(' || (p->>0) || ',' || (p->>1) || ')', ',' order by n) || ')')::polygon
      from jsonb_array_elements(geo->'coordinates'->0) with ordinality as ring(p, n) $$;`)

    this.addSql(`create or replace function "geojson_polygon_holes"("geo" jsonb) returns polygon[] security invoker immutable language sql as $$ select coalesce(array_agg(geojson_polygon(jsonb_build_object('coordinates', jsonb_build_array(hole)))), '{}')
      from jsonb_array_elements(geo->'coordinates') with ordinality as ring(hole, n) where n > 1 $$;`)

    this.addSql(
      `create or replace function "phone_ends"("phone" text) returns text[] security invoker immutable language sql as $$ select coalesce(array_agg(substr(phone, place)), '{}') from generate_series(1, length(phone) - 2) place $$;`,
    )

    this.addSql(
      `create or replace function "search_words"("said" text) returns text[] security invoker immutable language sql as $$ select coalesce(array_agg(case when word !~ '[a-z]' or word !~ '[а-я]' then word when word !~ '[dfgijlnqrsuvwz]' then translate(word, 'abcehkmoptxy', 'авсенкмортху') when word !~ '[бгджзийлпфцчшщъыьэюя]' then translate(word, 'авсенкмортху', 'abcehkmoptxy') else word end order by place), '{}') from unnest(array_remove(regexp_split_to_array(translate(lower(normalize(said, NFC)), 'ё', 'е'), '[^a-zа-я0-9]+'), '')) with ordinality as split (word, place) $$;`,
    )

    this.addSql(
      `create or replace function "uuids_in"("said" jsonb) returns uuid[] security invoker immutable language sql as $$ select array(select distinct found[1]::uuid from regexp_matches(said::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found) $$;`,
    )

    this.addSql(`create or replace function "zone_covers"("area" polygon, "holes" polygon[], "at" point) returns boolean security invoker immutable language sql as $$ with fine as (select point(1e4, 0) as scale)
      select polygon(path(area) * scale) @> (at * scale) and not exists (
        select from unnest(holes) hole where polygon(path(hole) * scale) @> (at * scale) and path(hole) <-> at > 1e-9)
      from fine $$;`)
  }
}
