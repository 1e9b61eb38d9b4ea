import { Migration } from '@mikro-orm/migrations'

export class Migration20261127013652_ad_places extends Migration {
  override name = 'Migration20261127013652_ad_places'

  override up(): void | Promise<void> {
    // Degrees of the map: a rough place is the middle of its piece, as `shared/src/ads/places.ts` has it; the latitude is stretched as `mercatorOf` does.
    this.addSql(`create function map_point(place jsonb, is_approximate boolean) returns point language sql immutable strict parallel safe as $$
      select point(round(lon::numeric, 7)::float8, round(degrees(ln(tan(pi() / 4 + radians(lat) / 2)))::numeric, 7)::float8)
      from (select case when is_approximate then (floor(x / 0.004) + 0.5) * 0.004 else x end as lon,
              case when is_approximate then (floor(y / 0.0027) + 0.5) * 0.0027 else y end as lat
            from (select (place->'coordinates'->>0)::float8 as x, (place->'coordinates'->>1)::float8 as y) given) shown
    $$`)
    this.addSql(`alter table "ad" add "is_approximate" boolean null;`)
    this.addSql(`update "ad" set "point" = null where section = 'resumes' and point is not null;`)
    this.addSql(`update "ad" set "is_approximate" = false where section <> 'resumes';`)
    this.addSql(
      `alter table "ad" add "shown_point" point generated always as (map_point(point, is_approximate)) stored null;`,
    )
    this.addSql(
      `create index "ad_vacancies_nearest" on "ad" using gist ("shown_point") include ("expires_at", "number", "price") where section = 'vacancies' and moderation_status = 'approved' and archived_as is null and hidden_at is null and shown_point is not null;`,
    )
    this.addSql(
      `create index "ad_cars_nearest" on "ad" using gist ("shown_point") include ("expires_at", "number", "price") where section = 'cars' and moderation_status = 'approved' and archived_as is null and hidden_at is null and shown_point is not null;`,
    )
    this.addSql(
      `create index "ad_estate_nearest" on "ad" using gist ("shown_point") include ("expires_at", "number", "price") where section = 'estate' and moderation_status = 'approved' and archived_as is null and hidden_at is null and shown_point is not null;`,
    )
    this.addSql(
      `create index "ad_sales_nearest" on "ad" using gist ("shown_point") include ("expires_at", "number", "price") where section = 'sales' and moderation_status = 'approved' and archived_as is null and hidden_at is null and shown_point is not null;`,
    )
    this.addSql(`alter table "ad" add constraint "ad_point_check" check (section <> 'resumes' or point is null);`)
    this.addSql(
      `alter table "ad" add constraint "ad_is_approximate_check" check (case section when 'vacancies' then "is_approximate" is not null when 'cars' then "is_approximate" is not null when 'estate' then "is_approximate" is not null when 'sales' then "is_approximate" is not null else "is_approximate" is null end);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "ad_vacancies_nearest";`)
    this.addSql(`drop index "ad_cars_nearest";`)
    this.addSql(`drop index "ad_estate_nearest";`)
    this.addSql(`drop index "ad_sales_nearest";`)
    this.addSql(`alter table "ad" drop constraint "ad_point_check";`)
    this.addSql(`alter table "ad" drop constraint "ad_is_approximate_check";`)
    this.addSql(`alter table "ad" drop column "is_approximate", drop column "shown_point";`)
    this.addSql(`drop function map_point`)
  }
}
