import { Migration } from '@mikro-orm/migrations'

/** Delivery, from the first account to the last review. */
export class Migration20261121000000 extends Migration {
  override up() {
    this.addSql('create extension if not exists pg_trgm')
    this.addSql('create schema if not exists limits')
    this.addSql(
      'create unlogged table if not exists limits.hit (key varchar(255) primary key, points integer not null default 0, expire bigint)',
    )
    // A GeoJSON polygon's outer ring in PostgreSQL's own type, so that a GiST index can find the zones around a point.
    this.addSql(`create function geojson_polygon(geo jsonb) returns polygon language sql immutable strict parallel safe as $$
      select ('(' || string_agg('(' || (p->>0) || ',' || (p->>1) || ')', ',' order by n) || ')')::polygon
      from jsonb_array_elements(geo->'coordinates'->0) with ordinality as ring(p, n)
    $$`)
    this.addSql(
      `create table "admin" ("id" uuid not null default uuidv7(), "email" text not null, "password_hash" text not null, "name" text not null, "is_blocked" boolean not null default false, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "admin" add constraint "admin_email_unique" unique ("email")`)
    this.addSql(
      `create table "business_user" ("id" uuid not null default uuidv7(), "email" text not null, "password_hash" text not null, "name" text not null, "phone" text null, "role" text not null default 'owner', "owner_id" uuid null, "is_confirmed" boolean not null default false, "is_blocked" boolean not null default false, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "business_user" add constraint "business_user_email_unique" unique ("email")`)
    this.addSql(`create index "business_user_owner" on "business_user" ("owner_id")`)
    this.addSql(
      `alter table "business_user" add constraint "business_user_owner_check" check ((role = 'owner') = (owner_id is null))`,
    )
    this.addSql(
      `alter table "business_user" add constraint "business_user_role_check" check ("role" in ('owner', 'manager'))`,
    )
    this.addSql(
      `create table "city" ("id" uuid not null default uuidv7(), "name" text not null, "slug" text not null, "coordinates" jsonb not null, "zoom" int not null default 13, "sort" int not null default 0, primary key ("id"))`,
    )
    this.addSql(`alter table "city" add constraint "city_name_unique" unique ("name")`)
    this.addSql(`alter table "city" add constraint "city_slug_unique" unique ("slug")`)
    this.addSql(
      `create table "confirmation_code" ("id" uuid not null default uuidv7(), "phone" text not null, "code_hash" text not null, "tries" int not null default 0, "used_at" timestamptz null, "expire_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "confirmation_code_phone" on "confirmation_code" ("phone", "created_at")`)
    this.addSql(
      `create table "house" ("id" serial primary key, "city_id" uuid not null, "street" text not null, "street_with_type" text not null, "house" text not null, "search_text" text not null, "lon" double precision not null, "lat" double precision not null)`,
    )
    this.addSql(`create index "house_search" on "house" using gin ("search_text" gin_trgm_ops)`)
    this.addSql(`create index "house_location" on "house" using gist (point("lon", "lat"))`)
    this.addSql(`alter table "house" add constraint "house_city_street_house" unique ("city_id", "street", "house")`)
    this.addSql(
      `create table "idempotency_key" ("scope" text not null, "key" text not null, "route" text not null, "request_hash" text not null, "status" int null, "response" jsonb null, "created_at" timestamptz not null default now(), primary key ("scope", "key"))`,
    )
    this.addSql(`create index "idempotency_key_created_at" on "idempotency_key" ("created_at")`)
    this.addSql(
      `create table "image" ("id" uuid not null default uuidv7(), "width" int not null, "height" int not null, "color" text not null, "uploaded_by" text not null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "image_uploaded_by" on "image" ("uploaded_by", "created_at")`)
    this.addSql(
      `create table "cuisine" ("id" uuid not null default uuidv7(), "slug" text not null, "name" text not null, "image_id" uuid null, "sort" int not null default 0, primary key ("id"))`,
    )
    this.addSql(`alter table "cuisine" add constraint "cuisine_slug_unique" unique ("slug")`)
    this.addSql(
      `create table "log" ("id" bigserial primary key, "actor" text not null, "act_admin_id" uuid null, "restaurant_id" uuid null, "action" text not null, "subject" text not null, "from" jsonb null, "to" jsonb null, "ip" text null, "created_at" timestamptz not null default now())`,
    )
    this.addSql(`create index "log_restaurant" on "log" ("restaurant_id", "id")`)
    this.addSql(`create index "log_actor" on "log" ("actor", "id")`)
    this.addSql(
      `create table "outbox_entry" ("id" bigserial primary key, "channel" text not null, "recipient" text not null, "subject" text null, "body" text not null, "created_at" timestamptz not null default now())`,
    )
    this.addSql(`create index "outbox_entry_recipient" on "outbox_entry" ("recipient", "id")`)
    this.addSql(
      `alter table "outbox_entry" add constraint "outbox_entry_channel_check" check ("channel" in ('sms', 'mail', 'push'))`,
    )
    this.addSql(
      `create table "password_reset" ("id" uuid not null default uuidv7(), "business_user_id" uuid not null, "token_hash" text not null, "used_at" timestamptz null, "expire_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "password_reset" add constraint "password_reset_token_hash_unique" unique ("token_hash")`)
    this.addSql(`create index "password_reset_business_user" on "password_reset" ("business_user_id")`)
    this.addSql(
      `create table "payment" ("id" uuid not null default uuidv7(), "order_id" bigint not null, "provider" text not null, "payment_id" text null, "payment_url" text null, "amount" int not null, "status" text not null default 'NEW', "error_code" text null, "refunded_amount" int not null default 0, "refund_failed_at" timestamptz null, "receipt_url" text null, "due_at" timestamptz not null, "checked_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "payment" add constraint "payment_payment_id_unique" unique ("payment_id")`)
    this.addSql(`create index "payment_order" on "payment" ("order_id", "created_at")`)
    this.addSql(
      `create index "payment_open" on "payment" ("created_at") where status in ('NEW','FORM_SHOWED','AUTHORIZING','3DS_CHECKING','3DS_CHECKED','PAY_CHECKING','CONFIRMING')`,
    )
    this.addSql(
      `alter table "payment" add constraint "payment_amount_check" check (amount > 0 and refunded_amount >= 0 and refunded_amount <= amount)`,
    )
    this.addSql(
      `alter table "payment" add constraint "payment_status_check" check ("status" in ('NEW', 'FORM_SHOWED', 'AUTHORIZING', '3DS_CHECKING', '3DS_CHECKED', 'AUTHORIZED', 'PAY_CHECKING', 'CONFIRMING', 'CONFIRMED', 'REVERSING', 'PARTIAL_REVERSED', 'REVERSED', 'REFUNDING', 'PARTIAL_REFUNDED', 'REFUNDED', 'CANCELED', 'DEADLINE_EXPIRED', 'REJECTED', 'AUTH_FAIL'))`,
    )
    this.addSql(
      `create table "payment_notification" ("id" bigserial primary key, "provider" text not null, "payment_id" text not null, "status" text not null, "body" text not null, "created_at" timestamptz not null default now())`,
    )
    this.addSql(
      `alter table "payment_notification" add constraint "payment_notification_once" unique ("provider", "payment_id", "status")`,
    )
    this.addSql(
      `create table "promotion" ("id" uuid not null default uuidv7(), "key" text null, "title" text not null, "description" text not null default '', "params" jsonb null, "image_id" uuid null, "link" text null, "is_active" boolean not null default true, "is_ad" boolean not null default false, "ad_mark" jsonb null, "sort" int not null default 0, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "promotion" add constraint "promotion_key_unique" unique ("key")`)
    this.addSql(`create index "promotion_active" on "promotion" ("is_active", "sort")`)
    this.addSql(
      `alter table "promotion" add constraint "promotion_ad_check" check (not is_active or not is_ad or ad_mark is not null)`,
    )
    this.addSql(
      `create table "restaurant" ("id" uuid not null default uuidv7(), "owner_id" uuid not null, "city_id" uuid not null, "general_info" jsonb not null, "legal_info" jsonb not null, "title" text not null, "description" text not null default '', "logo_id" uuid null, "image_id" uuid null, "moderation_status" text not null default 'pending', "moderation_reason" text null, "rating" numeric(3,2) not null default 0, "reviews_count" int not null default 0, "delivery_time" int not null default 45, "delivers" boolean not null default true, "pickup" boolean not null default true, "free_delivery_sum" int null, "disabled_until" timestamptz null, "disabled_reason" text null, "open_from" timestamptz null, "open_to" timestamptz null, "menu_version" int not null default 1, "notification_config" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "restaurant_owner" on "restaurant" ("owner_id")`)
    this.addSql(`create index "restaurant_moderation" on "restaurant" ("moderation_status", "created_at")`)
    this.addSql(
      `create index "restaurant_listing" on "restaurant" ("rating" desc, "id") where moderation_status = 'approved'`,
    )
    this.addSql(
      `create index "restaurant_city_listing" on "restaurant" ("city_id", "rating" desc, "id") where moderation_status = 'approved'`,
    )
    this.addSql(
      `create index "restaurant_title_search" on "restaurant" using gin (translate("title", 'ёЁ', 'еЕ') gin_trgm_ops)`,
    )
    this.addSql(`create index "restaurant_open_to" on "restaurant" ("open_to") where moderation_status = 'approved'`)
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_delivery_time_check" check (delivery_time >= 5 and delivery_time <= 240)`,
    )
    this.addSql(`alter table "restaurant" add constraint "restaurant_rating_check" check (rating >= 0 and rating <= 5)`)
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_free_delivery_sum_check" check (free_delivery_sum >= 0)`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'))`,
    )
    this.addSql(
      `create table "product_option_group" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "name" text not null, "min" int not null default 0, "max" int not null default 1, "sort" int not null default 0, "is_active" boolean not null default true, "moderation_status" text not null default 'pending', "moderation_reason" text null, primary key ("id"))`,
    )
    this.addSql(`create index "product_option_group_restaurant" on "product_option_group" ("restaurant_id", "sort")`)
    this.addSql(
      `alter table "product_option_group" add constraint "product_option_group_limits_check" check (min >= 0 and max >= 1 and min <= max)`,
    )
    this.addSql(
      `alter table "product_option_group" add constraint "product_option_group_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'))`,
    )
    this.addSql(
      `create table "product_option" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "group_id" uuid null, "name" text not null, "price" int not null default 0, "sort" int not null default 0, "is_active" boolean not null default true, "moderation_status" text not null default 'pending', "moderation_reason" text null, primary key ("id"))`,
    )
    this.addSql(`create index "product_option_restaurant" on "product_option" ("restaurant_id", "sort")`)
    this.addSql(`create index "product_option_group_options" on "product_option" ("group_id", "sort")`)
    this.addSql(`alter table "product_option" add constraint "product_option_price_check" check (price >= 0)`)
    this.addSql(
      `alter table "product_option" add constraint "product_option_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'))`,
    )
    this.addSql(
      `create table "product_category" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "label" text not null, "icon" text null, "sort" int not null default 0, "is_active" boolean not null default true, "moderation_status" text not null default 'pending', "moderation_reason" text null, primary key ("id"))`,
    )
    this.addSql(`create index "product_category_restaurant" on "product_category" ("restaurant_id", "sort")`)
    this.addSql(
      `alter table "product_category" add constraint "product_category_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'))`,
    )
    this.addSql(
      `create table "product" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "category_id" uuid not null, "name" text not null, "description" text not null default '', "price" int not null, "discount_price" int not null default 0, "weight" numeric(8,3) not null, "weight_unit" text not null default 'gram', "nutritional_value" jsonb null, "image_id" uuid null, "gallery" uuid[] not null default '{}', "is_popular" boolean not null default false, "is_additional" boolean not null default false, "is_active" boolean not null default true, "moderation_status" text not null default 'pending', "moderation_reason" text null, "article" text null, "rating" numeric(3,2) not null default 0, "reviews_count" int not null default 0, "sort" int not null default 0, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "product_restaurant" on "product" ("restaurant_id", "category_id", "sort")`)
    this.addSql(`create index "product_by_category" on "product" ("category_id")`)
    this.addSql(
      `create index "product_moderation" on "product" ("created_at") where moderation_status = 'pending' and deleted_at is null`,
    )
    this.addSql(
      `create index "product_by_name" on "product" ("name", "rating" desc, "id") where is_active and moderation_status = 'approved' and deleted_at is null`,
    )
    this.addSql(`create table "product_name" ("name" text not null, primary key ("name"))`)
    this.addSql(
      `create index "product_name_search" on "product_name" using gin (translate("name", 'ёЁ', 'еЕ') gin_trgm_ops)`,
    )
    this.addSql(
      `create or replace function "product_product_name_remembered_fn"() returns trigger as $$ begin insert into product_name (name) values (new.name) on conflict do nothing; return new; end; $$ language plpgsql`,
    )
    this.addSql(
      `create trigger "product_name_remembered" after insert or update on "product" for each row execute function "product_product_name_remembered_fn"()`,
    )
    this.addSql(
      `alter table "product" add constraint "product_price_check" check (price > 0 and discount_price >= 0 and discount_price < price)`,
    )
    this.addSql(`alter table "product" add constraint "product_weight_check" check (weight > 0)`)
    this.addSql(
      `alter table "product" add constraint "product_weight_unit_check" check ("weight_unit" in ('gram', 'kilogram', 'liter', 'milliliter', 'piece', 'cent'))`,
    )
    this.addSql(
      `alter table "product" add constraint "product_moderation_status_check" check ("moderation_status" in ('draft', 'pending', 'approved', 'rejected'))`,
    )
    this.addSql(
      `create table "product_option_link" ("product_id" uuid not null, "option_id" uuid not null, primary key ("product_id", "option_id"))`,
    )
    this.addSql(`create index "product_option_link_option" on "product_option_link" ("option_id")`)
    this.addSql(
      `create table "product_option_group_link" ("product_id" uuid not null, "group_id" uuid not null, "sort" int not null default 0, primary key ("product_id", "group_id"))`,
    )
    this.addSql(`create index "product_option_group_link_group" on "product_option_group_link" ("group_id")`)
    this.addSql(
      `create table "delivery_zone" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "name" text not null, "is_active" boolean not null default true, "polygon" jsonb not null, "area" polygon generated always as (geojson_polygon(polygon)) stored not null, "min_order_sum" int not null default 0, "free_delivery_sum" int null, "price" int not null default 0, "fill_color" text not null default '#0B6767', "border_color" text not null default '#0B6767', "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "delivery_zone_restaurant" on "delivery_zone" ("restaurant_id", "is_active")`)
    this.addSql(`create index "delivery_zone_area" on "delivery_zone" using gist ("area") where is_active`)
    this.addSql(
      `alter table "delivery_zone" add constraint "delivery_zone_sums_check" check (min_order_sum >= 0 and price >= 0 and free_delivery_sum >= 0)`,
    )
    this.addSql(
      `create table "restaurant_cuisine" ("restaurant_id" uuid not null, "cuisine_id" uuid not null, primary key ("restaurant_id", "cuisine_id"))`,
    )
    this.addSql(`create index "restaurant_cuisine_cuisine" on "restaurant_cuisine" ("cuisine_id", "restaurant_id")`)
    this.addSql(
      `create table "restaurant_manager" ("restaurant_id" uuid not null, "business_user_id" uuid not null, "permissions" text[] not null, primary key ("restaurant_id", "business_user_id"))`,
    )
    this.addSql(`create index "restaurant_manager_business_user" on "restaurant_manager" ("business_user_id")`)
    this.addSql(
      `alter table "restaurant_manager" add constraint "restaurant_manager_permissions_check" check (permissions <@ array['orders','menu','reviews','settings','integrations']::text[])`,
    )
    this.addSql(
      `create table "restaurant_schedule" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "type" text not null, "weekday" int null, "date" text null, "open_time" text null, "close_time" text null, "closed" boolean not null default false, primary key ("id"))`,
    )
    this.addSql(`create index "restaurant_schedule_restaurant" on "restaurant_schedule" ("restaurant_id", "type")`)
    this.addSql(
      `alter table "restaurant_schedule" add constraint "restaurant_schedule_shape_check" check ((type = 'general' and weekday >= 1 and weekday <= 7 and date is null and open_time is not null and close_time is not null) or (type = 'holiday' and date is not null and weekday is null and (closed or (open_time is not null and close_time is not null))) or (type = 'all_day' and weekday is null and date is null))`,
    )
    this.addSql(
      `alter table "restaurant_schedule" add constraint "restaurant_schedule_time_check" check (coalesce(open_time, '00:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and coalesce(close_time, '00:00') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')`,
    )
    this.addSql(
      `alter table "restaurant_schedule" add constraint "restaurant_schedule_type_check" check ("type" in ('general', 'holiday', 'all_day'))`,
    )
    this.addSql(
      `create table "story" ("id" uuid not null default uuidv7(), "title" text not null, "text" text not null default '', "link" text null, "image_id" uuid null, "logo_id" uuid null, "restaurant_id" uuid null, "is_active" boolean not null default true, "is_ad" boolean not null default false, "ad_mark" jsonb null, "sort" int not null default 0, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "story_active" on "story" ("is_active", "sort")`)
    this.addSql(
      `alter table "story" add constraint "story_ad_check" check (not is_active or not is_ad or ad_mark is not null)`,
    )
    this.addSql(
      `create table "user" ("id" uuid not null default uuidv7(), "phone" text null, "email" text null, "name" text null, "photo_id" uuid null, "is_new_user" boolean not null default true, "is_test" boolean not null default false, "is_blocked" boolean not null default false, "ref_code" text not null, "push_subscription" jsonb null, "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "user" add constraint "user_phone_unique" unique ("phone")`)
    this.addSql(`alter table "user" add constraint "user_ref_code_unique" unique ("ref_code")`)
    this.addSql(`alter table "user" add constraint "user_phone_check" check (phone ~ '^7[0-9]{10}$')`)
    this.addSql(
      `create table "session" ("id" uuid not null default uuidv7(), "kind" text not null, "user_id" uuid null, "business_user_id" uuid null, "admin_id" uuid null, "act_admin_id" uuid null, "is_confirmed" boolean not null default true, "device_id" uuid null, "user_agent" text null, "ref_code" text null, "expire_at" timestamptz not null, "revoked_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "session_user" on "session" ("user_id")`)
    this.addSql(`create index "session_business_user" on "session" ("business_user_id")`)
    this.addSql(`create index "session_admin" on "session" ("admin_id")`)
    this.addSql(`create index "session_expire_at" on "session" ("expire_at")`)
    this.addSql(
      `alter table "session" add constraint "session_person_check" check ((kind = 'customer') = (user_id is not null) and (kind = 'business') = (business_user_id is not null) and (kind = 'admin') = (admin_id is not null))`,
    )
    this.addSql(
      `alter table "session" add constraint "session_kind_check" check ("kind" in ('customer', 'business', 'admin'))`,
    )
    this.addSql(
      `create table "promo_code" ("id" uuid not null default uuidv7(), "code" text not null, "name" text not null, "amount" int not null, "amount_type" text not null default 'rubles', "max_discount" int null, "min_order_sum" int not null default 1500, "user_id" uuid null, "restaurant_ids" uuid[] not null default '{}', "total_limit" int null, "used_count" int not null default 0, "per_user_limit" int not null default 1, "first_order_only" boolean not null default false, "is_active" boolean not null default true, "starts_at" timestamptz not null default now(), "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "promo_code" add constraint "promo_code_code_unique" unique ("code")`)
    this.addSql(`create index "promo_code_user" on "promo_code" ("user_id", "created_at")`)
    this.addSql(
      `alter table "promo_code" add constraint "promo_code_amount_check" check (amount > 0 and (amount_type = 'rubles' or amount <= 100) and min_order_sum >= 0)`,
    )
    this.addSql(
      `alter table "promo_code" add constraint "promo_code_uses_check" check (used_count >= 0 and (total_limit is null or used_count <= total_limit))`,
    )
    this.addSql(
      `alter table "promo_code" add constraint "promo_code_amount_type_check" check ("amount_type" in ('rubles', 'percent'))`,
    )
    this.addSql(
      `create table "referral" ("id" uuid not null default uuidv7(), "inviter_id" uuid not null, "friend_id" uuid not null, "order_id" bigint null, "reward_id" uuid null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`alter table "referral" add constraint "referral_friend_id_unique" unique ("friend_id")`)
    this.addSql(`create index "referral_inviter" on "referral" ("inviter_id", "created_at")`)
    this.addSql(`alter table "referral" add constraint "referral_self_check" check (inviter_id <> friend_id)`)
    this.addSql(
      `create table "order" ("id" bigserial primary key, "uuid" uuid not null default uuidv7(), "status" text not null, "user_id" uuid not null, "restaurant_id" uuid not null, "basket_id" uuid not null, "restaurant" jsonb not null, "user_name" text not null, "user_phone" text not null, "comment" text null, "cultery_count" int not null default 0, "delivery_type" text not null, "delivery" jsonb null, "payment_type" text not null, "payment_comment" text null, "price" int not null, "discount" int not null default 0, "delivery_price" int not null default 0, "total" int not null, "promo_code_id" uuid null, "promo_code" text null, "wanted_at" timestamptz null, "confirmation_date" timestamptz null, "viewed_at" timestamptz null, "finished_at" timestamptz null, "device_id" uuid null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now())`,
    )
    this.addSql(`alter table "order" add constraint "order_uuid_unique" unique ("uuid")`)
    this.addSql(`alter table "order" add constraint "order_basket_id_unique" unique ("basket_id")`)
    this.addSql(`create index "order_user" on "order" ("user_id", "created_at")`)
    this.addSql(`create index "order_restaurant" on "order" ("restaurant_id", "created_at")`)
    this.addSql(
      `create index "order_board" on "order" ("restaurant_id", "created_at") where status in ('new','in_progress','CONFIRMATION_PENDING','CONFIRMED','IN_PREPARATION','PICKUP_PENDING','OUT_FOR_DELIVERY','DELIVERED')`,
    )
    this.addSql(
      `create index "order_unpaid" on "order" ("created_at") where status in ('PAYMENT_PENDING','PAYMENT_FAILED')`,
    )
    this.addSql(`create index "order_promo_code" on "order" ("promo_code_id", "user_id")`)
    this.addSql(
      `alter table "order" add constraint "order_sums_check" check (price >= 0 and discount >= 0 and delivery_price >= 0 and total >= 0)`,
    )
    this.addSql(
      `alter table "order" add constraint "order_delivery_check" check ((delivery_type = 'delivery') = (delivery is not null))`,
    )
    this.addSql(
      `alter table "order" add constraint "order_cutlery_check" check (cultery_count >= 0 and cultery_count <= 30)`,
    )
    this.addSql(
      `alter table "order" add constraint "order_status_check" check ("status" in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'EXECUTION_STOPPED'))`,
    )
    this.addSql(
      `alter table "order" add constraint "order_delivery_type_check" check ("delivery_type" in ('delivery', 'pickup'))`,
    )
    this.addSql(
      `alter table "order" add constraint "order_payment_type_check" check ("payment_type" in ('online', 'card', 'cash'))`,
    )
    this.addSql(
      `create table "review" ("id" uuid not null default uuidv7(), "order_id" bigint not null, "user_id" uuid not null, "restaurant_id" uuid not null, "product_id" uuid null, "rating" numeric(2,1) not null, "text" text not null default '', "image_ids" uuid[] not null default '{}', "is_visible" boolean not null default true, "viewed_at" timestamptz null, "restaurant_answer" text null, "restaurant_answer_at" timestamptz null, "user_answer" text null, "user_answer_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create unique index "review_once" on "review" ("order_id", "product_id") nulls not distinct`)
    this.addSql(`create index "review_user" on "review" ("user_id", "created_at")`)
    this.addSql(
      `create index "review_restaurant" on "review" ("restaurant_id", "created_at" desc) where is_visible and product_id is null`,
    )
    this.addSql(
      `create index "review_product" on "review" ("product_id", "created_at" desc) where is_visible and product_id is not null`,
    )
    this.addSql(
      `alter table "review" add constraint "review_rating_check" check (rating >= 1 and rating <= 5 and rating * 2 = floor(rating * 2))`,
    )
    this.addSql(
      `create table "order_ledger" ("id" bigserial primary key, "order_id" bigint not null, "kind" text not null, "amount" int not null, "note" text null, "created_at" timestamptz not null default now())`,
    )
    this.addSql(`create index "order_ledger_order" on "order_ledger" ("order_id")`)
    this.addSql(
      `alter table "order_ledger" add constraint "order_ledger_kind_check" check ("kind" in ('goods', 'delivery', 'discount', 'payment', 'refund'))`,
    )
    this.addSql(
      `create table "order_item" ("id" uuid not null default uuidv7(), "order_id" bigint not null, "product_id" uuid not null, "name" text not null, "image_id" uuid null, "weight" numeric(8,3) not null, "weight_unit" text not null, "article" text null, "product_options" jsonb not null, "unit_price" int not null, "quantity" int not null, "line_total" int not null, "cancellation_comment" text null, "sort" int not null, primary key ("id"))`,
    )
    this.addSql(`create index "order_item_order" on "order_item" ("order_id", "sort")`)
    this.addSql(`create index "order_item_product" on "order_item" ("product_id")`)
    this.addSql(
      `alter table "order_item" add constraint "order_item_quantity_check" check (quantity >= 1 and quantity <= 100)`,
    )
    this.addSql(
      `create table "order_event" ("id" bigserial primary key, "order_id" bigint not null, "from" text null, "to" text not null, "actor" text not null, "actor_id" uuid null, "act_admin_id" uuid null, "comment" text null, "created_at" timestamptz not null default now())`,
    )
    this.addSql(`create index "order_event_order" on "order_event" ("order_id", "id")`)
    this.addSql(
      `alter table "order_event" add constraint "order_event_from_check" check ("from" in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'EXECUTION_STOPPED'))`,
    )
    this.addSql(
      `alter table "order_event" add constraint "order_event_to_check" check ("to" in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED', 'CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'PAYMENT_PENDING', 'PAYMENT_FAILED', 'EXECUTION_STOPPED'))`,
    )
    this.addSql(
      `alter table "order_event" add constraint "order_event_actor_check" check ("actor" in ('customer', 'restaurant', 'admin', 'system', 'bank', 'pos'))`,
    )
    this.addSql(
      `create table "favourite" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "restaurant_id" uuid not null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "favourite_user" on "favourite" ("user_id", "created_at")`)
    this.addSql(
      `alter table "favourite" add constraint "favourite_user_restaurant" unique ("user_id", "restaurant_id")`,
    )
    this.addSql(
      `create table "black_list" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "user_id" uuid not null, "reason" text not null default '', "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "black_list_user" on "black_list" ("user_id")`)
    this.addSql(
      `alter table "black_list" add constraint "black_list_restaurant_user" unique ("restaurant_id", "user_id")`,
    )
    this.addSql(
      `create table "basket" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "user_id" uuid null, "guest_id" uuid null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "basket_restaurant" on "basket" ("restaurant_id")`)
    this.addSql(`alter table "basket" add constraint "basket_user_restaurant" unique ("user_id", "restaurant_id")`)
    this.addSql(`alter table "basket" add constraint "basket_guest_restaurant" unique ("guest_id", "restaurant_id")`)
    this.addSql(
      `alter table "basket" add constraint "basket_person_check" check ((user_id is null) <> (guest_id is null))`,
    )
    this.addSql(
      `create table "basket_item" ("id" uuid not null default uuidv7(), "basket_id" uuid not null, "product_id" uuid not null, "option_ids" uuid[] not null, "options_key" text not null, "quantity" int not null, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "basket_item_product" on "basket_item" ("product_id")`)
    this.addSql(`alter table "basket_item" add constraint "basket_item_line" unique ("basket_id", "options_key")`)
    this.addSql(
      `alter table "basket_item" add constraint "basket_item_quantity_check" check (quantity >= 1 and quantity <= 100)`,
    )
    this.addSql(
      `create table "user_address" ("id" uuid not null default uuidv7(), "user_id" uuid not null, "city_id" uuid not null, "address" text not null, "coordinates" jsonb not null, "address_details" jsonb not null, "is_active" boolean not null default false, "created_at" timestamptz not null default now(), primary key ("id"))`,
    )
    this.addSql(`create index "user_address_user" on "user_address" ("user_id", "created_at")`)
    this.addSql(`create unique index "user_address_one_active" on "user_address" ("user_id") where is_active`)
    this.addSql(
      `alter table "business_user" add constraint "business_user_owner_id_foreign" foreign key ("owner_id") references "business_user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "house" add constraint "house_city_id_foreign" foreign key ("city_id") references "city" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "cuisine" add constraint "cuisine_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "password_reset" add constraint "password_reset_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "promotion" add constraint "promotion_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_owner_id_foreign" foreign key ("owner_id") references "business_user" ("id") on delete restrict`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_city_id_foreign" foreign key ("city_id") references "city" ("id") on delete restrict`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_logo_id_foreign" foreign key ("logo_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "product_option_group" add constraint "product_option_group_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "product_option" add constraint "product_option_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "product_option" add constraint "product_option_group_id_foreign" foreign key ("group_id") references "product_option_group" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "product_category" add constraint "product_category_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "product" add constraint "product_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "product" add constraint "product_category_id_foreign" foreign key ("category_id") references "product_category" ("id") on delete restrict`,
    )
    this.addSql(
      `alter table "product" add constraint "product_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "product_option_link" add constraint "product_option_link_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "product_option_link" add constraint "product_option_link_option_id_foreign" foreign key ("option_id") references "product_option" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "product_option_group_link" add constraint "product_option_group_link_product_id_foreign" foreign key ("product_id") references "product" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "product_option_group_link" add constraint "product_option_group_link_group_id_foreign" foreign key ("group_id") references "product_option_group" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "delivery_zone" add constraint "delivery_zone_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "restaurant_cuisine" add constraint "restaurant_cuisine_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "restaurant_cuisine" add constraint "restaurant_cuisine_cuisine_id_foreign" foreign key ("cuisine_id") references "cuisine" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "restaurant_manager" add constraint "restaurant_manager_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "restaurant_manager" add constraint "restaurant_manager_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on update cascade on delete cascade`,
    )
    this.addSql(
      `alter table "restaurant_schedule" add constraint "restaurant_schedule_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "story" add constraint "story_image_id_foreign" foreign key ("image_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "story" add constraint "story_logo_id_foreign" foreign key ("logo_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "story" add constraint "story_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "user" add constraint "user_photo_id_foreign" foreign key ("photo_id") references "image" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "session" add constraint "session_business_user_id_foreign" foreign key ("business_user_id") references "business_user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "session" add constraint "session_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "session" add constraint "session_act_admin_id_foreign" foreign key ("act_admin_id") references "admin" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "promo_code" add constraint "promo_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "referral" add constraint "referral_inviter_id_foreign" foreign key ("inviter_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "referral" add constraint "referral_friend_id_foreign" foreign key ("friend_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "referral" add constraint "referral_reward_id_foreign" foreign key ("reward_id") references "promo_code" ("id") on delete set null`,
    )
    this.addSql(
      `alter table "order" add constraint "order_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict`,
    )
    this.addSql(
      `alter table "order" add constraint "order_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete restrict`,
    )
    this.addSql(
      `alter table "order" add constraint "order_promo_code_id_foreign" foreign key ("promo_code_id") references "promo_code" ("id") on delete restrict`,
    )
    this.addSql(
      `alter table "review" add constraint "review_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "review" add constraint "review_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "review" add constraint "review_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "review" add constraint "review_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "order_ledger" add constraint "order_ledger_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "order_item" add constraint "order_item_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "order_event" add constraint "order_event_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "favourite" add constraint "favourite_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "favourite" add constraint "favourite_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "black_list" add constraint "black_list_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "black_list" add constraint "black_list_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "basket" add constraint "basket_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "basket" add constraint "basket_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "basket_item" add constraint "basket_item_basket_id_foreign" foreign key ("basket_id") references "basket" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "basket_item" add constraint "basket_item_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "user_address" add constraint "user_address_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade`,
    )
    this.addSql(
      `alter table "user_address" add constraint "user_address_city_id_foreign" foreign key ("city_id") references "city" ("id") on delete restrict`,
    )
  }
}
