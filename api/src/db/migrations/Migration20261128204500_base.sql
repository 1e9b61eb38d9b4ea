-- Stands for Migration20261121000000, Migration20261121224000_order_options, Migration20261121224258, Migration20261121224331_payment_mismatch, Migration20261121225000_cancel_unseen, Migration20261121225716_promo_code_life, Migration20261121230000_undo_step, Migration20261121230800_ordered_phone, Migration20261122020242_house_street, Migration20261122020348_admin_role, Migration20261122020700_lists, Migration20261122020953_freshness, Migration20261122023157_log_append_only, Migration20261122030407_moderation, Migration20261122054500_promo_words, Migration20261122055300_event_order_to, Migration20261122080801_push_subscription, Migration20261122081247_basket_seen, Migration20261122081404_own_sessions, Migration20261122081922_search, Migration20261122084546_search_count, Migration20261122084608_honest_time, Migration20261122112207_group_basket, Migration20261122112734_order_proposal, Migration20261122114316_notices, Migration20261122143526_menu_stops, Migration20261122143615_hours_and_zones, Migration20261122143650_option_names_wait, Migration20261122143717_reviews_business, Migration20261122144131_people, Migration20261122151451_menu_import, Migration20261122163700_weekly_letter, Migration20261122175600_test_order, Migration20261122175612_zone_peak, Migration20261122175625_second_factor, Migration20261122181000_answer_told, Migration20261122190000_orders_counted, Migration20261122191000_reviews_ordered, Migration20261122213129_lists_at_scale, Migration20261123045610_reads_at_scale, Migration20261123082008_counts_at_scale, Migration20261123090220_reviews_of_each, Migration20261125021500_one_spelling, Migration20261125022141_flat_promotions, Migration20261125023000_registration, Migration20261125024802_barred, Migration20261125030000_unanswered, Migration20261125063907_desk_people, Migration20261125072500_revision_author, Migration20261125073700_shown_pictures, Migration20261125074200_undo_decision, Migration20261125080000_act_as, Migration20261125121228_desk_orders, Migration20261125121857_desk_log, Migration20261125122607_moderation_desk, Migration20261125123836_review_desk, Migration20261125135151_administrator_links, Migration20261125170500_images_desk, Migration20261125170721_promo_series, Migration20261125172607_documents, Migration20261125222325_catalogues, Migration20261125232331_document_acceptance, Migration20261126020449_ads, Migration20261126021548_counter, Migration20261126021800_news, Migration20261126022331_social_sign_in, Migration20261126022731_counter_order, Migration20261126063601_complaints, Migration20261126064038_organizations, Migration20261126065517_events, Migration20261126070205_portal_search, Migration20261126073236_ad_favourites, Migration20261126120339_ad_organization, Migration20261126125425_portal_search_places, Migration20261126172831_replies, Migration20261126173425_tickets, Migration20261126174543_counter_menu, Migration20261126203334_ticket_transfers, Migration20261126203335_organization_reviews, Migration20261126203517_money_receipts, Migration20261126205641_money_differences, Migration20261126210714_saved_searches, Migration20261126210742_money_payouts, Migration20261126211244_ticket_gates, Migration20261126213509_money_returning, Migration20261126215500_counter_arcafe, Migration20261127013219_door_state, Migration20261127013414_share_pictures, Migration20261127013613_support_requests, Migration20261127013652_ad_places, Migration20261127013955_webhooks, Migration20261127014415_processes, Migration20261127014620_moderation_checks, Migration20261127015500_settings, Migration20261127020445_reply_questions, Migration20261127020833_list_views, Migration20261127021000_ads_counted, Migration20261127021206_staff_sessions, Migration20261127021337_messages, Migration20261127021500_ticket_codes, Migration20261127021510_story_time, Migration20261127021611_counter_iiko, Migration20261127022800_ticket_waits, Migration20261127064045_image_looks, Migration20261127065022_halls, Migration20261127065900_door_pauses, Migration20261127070500_organization_near, Migration20261127071300_ad_imports, Migration20261127072000_found, Migration20261127115138_event_report, Migration20261127120131_sbp, Migration20261127123500_employers, Migration20261127124000_usual_prices, Migration20261127131500_restaurant_near, Migration20261127172630_desk_at_scale, Migration20261127204944_places_kept, Migration20261127205500_returning_heard, Migration20261127205925_order_figures, Migration20261128012732_ad_words_of_choices, Migration20261128013032_order_days, Migration20261128132743_block_hides, Migration20261128140100_tickets_plans, Migration20261128140446_payment_hints, Migration20261128140800_sales_given_away, Migration20261128145547_ads_at_desk, Migration20261128173157_moderation_reason_topics, Migration20261128173800_payout_fractions, Migration20261128173808_desk_search, Migration20261128175200_purchases_at_desk, Migration20261128180836_payment_reconciled, Migration20261128235900_schemas_named
SET LOCAL check_function_bodies = false;
CREATE SCHEMA limits;
CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.ad_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,told_at}'::text[] = to_jsonb(new) - '{updated_at,told_at}'::text[] then return null; end if; perform pg_notify('stale', 'ads'); return null; end; $$;
CREATE FUNCTION public.ad_tells_number_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,told_at}'::text[] = to_jsonb(new) - '{updated_at,told_at}'::text[] then return null; end if; perform pg_notify('ad', coalesce(new.number, old.number)::text); return null; end; $$;
CREATE FUNCTION public.ad_words_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$;
CREATE FUNCTION public.basket_group_tells_group_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin perform pg_notify('basket_group', id::text) from (values (coalesce(new.id, old.id))) told (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.basket_item_tells_group_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin perform pg_notify('basket_group', id::text) from (select g.id from basket b join basket_group g on g.user_id = b.user_id and g.restaurant_id = b.restaurant_id
   where g.ordered_at is null and b.id = coalesce(new.basket_id, old.basket_id)) told (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.basket_tells_group_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin perform pg_notify('basket_group', id::text) from (select g.id from basket_group g where g.user_id = old.user_id and g.restaurant_id = old.restaurant_id and g.ordered_at is null) told (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.catalogue_entry_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{edited_at}'::text[] = to_jsonb(new) - '{edited_at}'::text[] then return null; end if; perform pg_notify('stale', 'catalogues'); return null; end; $$;
CREATE FUNCTION public.cuisine_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); return null; end; $$;
CREATE FUNCTION public.delivery_zone_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.document_version_append_only_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin raise exception 'Editions are only ever added.'; end; $$;
CREATE FUNCTION public.document_version_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'documents'); return null; end; $$;
CREATE FUNCTION public.event_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$;
CREATE FUNCTION public.event_session_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$;
CREATE FUNCTION public.event_words_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$;
CREATE FUNCTION public.geojson_polygon(geo jsonb) RETURNS polygon
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      select ('(' || string_agg('(' || (p->>0) || ',' || (p->>1) || ')', ',' order by n) || ')')::polygon
      from jsonb_array_elements(geo->'coordinates'->0) with ordinality as ring(p, n)
    $$;
CREATE FUNCTION public.geojson_polygon_holes(geo jsonb) RETURNS polygon[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      select coalesce(array_agg(public.geojson_polygon(jsonb_build_object('coordinates', jsonb_build_array(hole)))), '{}')
      from jsonb_array_elements(geo->'coordinates') with ordinality as ring(hole, n) where n > 1
    $$;
CREATE FUNCTION public.group_participant_tells_authority_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and not (false) then return null; end if; perform pg_notify('authority', (old.id)::text); return null; end; $$;
CREATE FUNCTION public.group_participant_tells_group_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin perform pg_notify('basket_group', id::text) from (values (coalesce(new.group_id, old.group_id))) told (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.log_append_only_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and (old.actor like 'customer:%' or old.subject like 'customer:%') and new.id = old.id and new.action = old.action and new.created_at = old.created_at and new.act_admin_id is not distinct from old.act_admin_id and new.restaurant_id is not distinct from old.restaurant_id and new.actor in (old.actor, regexp_replace(old.actor, '^customer:.*', 'customer')) and new.subject in (old.subject, regexp_replace(old.subject, '^customer:.*', 'customer')) and (new.ip is not distinct from old.ip or new.ip is null and old.actor like 'customer:%') and (new."from" is not distinct from old."from" or new."from" is null) and (new."to" is not distinct from old."to" or new."to" is null) then return new; end if; raise exception 'The log is only ever added to.'; end; $$;
CREATE FUNCTION public.log_not_truncated() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin raise exception 'The log is only ever added to.'; end; $$;
CREATE FUNCTION public.map_point(place jsonb, is_approximate boolean) RETURNS point
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      select point(round(lon::numeric, 7)::float8, round(degrees(ln(tan(pi() / 4 + radians(lat) / 2)))::numeric, 7)::float8)
      from (select case when is_approximate then (floor(x / 0.004) + 0.5) * 0.004 else x end as lon,
              case when is_approximate then (floor(y / 0.0027) + 0.5) * 0.0027 else y end as lat
            from (select (place->'coordinates'->>0)::float8 as x, (place->'coordinates'->>1)::float8 as y) given) shown
    $$;
CREATE FUNCTION public.news_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'news'); return null; end; $$;
CREATE FUNCTION public.news_words_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$;
CREATE FUNCTION public.order_event_keeps_paces_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.order_id is not distinct from new.order_id and old."to" is not distinct from new."to" and old.comment is not distinct from new.comment and old.undoes is not distinct from new.undoes and old.created_at is not distinct from new.created_at then return null; end if; if coalesce(old."to" not in ('CONFIRMATION_PENDING', 'CONFIRMED', 'OUT_FOR_DELIVERY', 'PICKUP_PENDING', 'CANCELLED_BY_RESTAURANT'), true) and coalesce(new."to" not in ('CONFIRMATION_PENDING', 'CONFIRMED', 'OUT_FOR_DELIVERY', 'PICKUP_PENDING', 'CANCELLED_BY_RESTAURANT'), true) then return null; end if; update order_figure f set accept_seconds = told.accept_seconds, cook_seconds = told.cook_seconds, reason = told.reason from (select o.id as order_id, o.created_at, o.restaurant_id, o.user_id, (case when o.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when o.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when o.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) as outcome, o.total, o.discount, o.payment_type, o.promo_code, first.is_first, first.is_newcomer, extract(epoch from step.accepted - step.handed)::float8 as accept_seconds, extract(epoch from step.cooked - step.accepted)::float8 as cook_seconds, case when o.status = 'CANCELLED_BY_RESTAURANT' then (select coalesce(trim(r.comment), '') from order_event r where r.order_id = o.id and r."to" = 'CANCELLED_BY_RESTAURANT' order by r.id desc limit 1) end as reason from "order" o cross join lateral (select not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at and e.restaurant_id = o.restaurant_id), not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at)) first (is_first, is_newcomer) cross join lateral (select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed, max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted, max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked from order_event e where e.order_id = o.id) step where o.user_id is not null and o.id = coalesce(new.order_id, old.order_id)) told where f.order_id = told.order_id and (f.accept_seconds, f.cook_seconds, f.reason) is distinct from (told.accept_seconds, told.cook_seconds, told.reason); return null; end; $$;
CREATE FUNCTION public.order_keeps_figures_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.created_at is not distinct from new.created_at and old.restaurant_id is not distinct from new.restaurant_id and old.user_id is not distinct from new.user_id and old.total is not distinct from new.total and old.discount is not distinct from new.discount and old.payment_type is not distinct from new.payment_type and old.promo_code is not distinct from new.promo_code and (case when old.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when old.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when old.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) = (case when new.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when new.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when new.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) then return null; end if; if new.id is not null and new.user_id is null then delete from order_figure where order_id = new.id; end if; insert into order_figure (order_id, created_at, restaurant_id, user_id, outcome, total, discount, payment_type, promo_code, is_first, is_newcomer, accept_seconds, cook_seconds, reason) select o.id as order_id, o.created_at, o.restaurant_id, o.user_id, (case when o.status in ('new', 'in_progress', 'CONFIRMATION_PENDING', 'CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED') then 'taken' when o.status in ('CANCELLED_BY_RESTAURANT') then 'refused' when o.status in ('PAYMENT_PENDING', 'PAYMENT_FAILED') then 'unpaid' else 'cancelled' end) as outcome, o.total, o.discount, o.payment_type, o.promo_code, first.is_first, first.is_newcomer, extract(epoch from step.accepted - step.handed)::float8 as accept_seconds, extract(epoch from step.cooked - step.accepted)::float8 as cook_seconds, case when o.status = 'CANCELLED_BY_RESTAURANT' then (select coalesce(trim(r.comment), '') from order_event r where r.order_id = o.id and r."to" = 'CANCELLED_BY_RESTAURANT' order by r.id desc limit 1) end as reason from "order" o cross join lateral (select not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at and e.restaurant_id = o.restaurant_id), not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at)) first (is_first, is_newcomer) cross join lateral (select min(e.created_at) filter (where e."to" = 'CONFIRMATION_PENDING') as handed, max(e.created_at) filter (where e."to" = 'CONFIRMED' and e.undoes is null) as accepted, max(e.created_at) filter (where e."to" in ('OUT_FOR_DELIVERY', 'PICKUP_PENDING') and e.undoes is null) as cooked from order_event e where e.order_id = o.id) step where o.user_id is not null and o.id = new.id on conflict (order_id) do update set order_id = excluded.order_id, created_at = excluded.created_at, restaurant_id = excluded.restaurant_id, user_id = excluded.user_id, outcome = excluded.outcome, total = excluded.total, discount = excluded.discount, payment_type = excluded.payment_type, promo_code = excluded.promo_code, is_first = excluded.is_first, is_newcomer = excluded.is_newcomer, accept_seconds = excluded.accept_seconds, cook_seconds = excluded.cook_seconds, reason = excluded.reason; if tg_op = 'UPDATE' and old.created_at is not distinct from new.created_at and old.restaurant_id is not distinct from new.restaurant_id and old.user_id is not distinct from new.user_id or tg_op = 'INSERT' and not exists (select from "order" o where o.user_id = new.user_id and o.created_at > new.created_at) then return null; end if; update order_figure f set is_first = first.is_first, is_newcomer = first.is_newcomer from "order" o cross join lateral (select not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at and e.restaurant_id = o.restaurant_id), not exists (select from "order" e where e.user_id = o.user_id and e.created_at < o.created_at)) first (is_first, is_newcomer) where o.user_id in (old.user_id, new.user_id) and o.created_at > least(old.created_at, new.created_at) and f.order_id = o.id and (f.is_first, f.is_newcomer) <> (first.is_first, first.is_newcomer); return null; end; $$;
CREATE FUNCTION public.organization_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,open_from,open_to}'::text[] = to_jsonb(new) - '{updated_at,open_from,open_to}'::text[] then return null; end if; perform pg_notify('stale', 'organizations'); return null; end; $$;
CREATE FUNCTION public.organization_words_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into portal_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$;
CREATE FUNCTION public.phone_ends(phone text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select coalesce(array_agg(substr(phone, place)), '{}') from generate_series(1, length(phone) - 2) place $$;
CREATE FUNCTION public.product_category_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.product_category_words_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into search_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$;
CREATE FUNCTION public.product_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,stock}'::text[] = to_jsonb(new) - '{updated_at,stock}'::text[] and least(old.stock, 11) = least(new.stock, 11) then return null; end if; perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.product_name_words_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into search_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$;
CREATE FUNCTION public.product_option_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.product_option_group_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.product_option_group_link_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (select restaurant_id from product where product.id in (old.product_id, new.product_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.product_option_link_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (select restaurant_id from product where product.id in (old.product_id, new.product_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.product_product_name_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin insert into product_name (name) values (new.name) on conflict do nothing; return new; end; $$;
CREATE FUNCTION public.promotion_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'promotions'); return null; end; $$;
CREATE FUNCTION public.restaurant_cuisine_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.restaurant_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{open_from,open_to,notification_config,updated_at}'::text[] = to_jsonb(new) - '{open_from,open_to,notification_config,updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.id), (new.id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.restaurant_manager_tells_authority_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and not (true) then return null; end if; perform pg_notify('authority', (coalesce(new.business_user_id, old.business_user_id))::text); return null; end; $$;
CREATE FUNCTION public.restaurant_schedule_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.restaurant_words_remembered_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.words = new.words then return null; end if;     insert into search_word (word) select distinct word from unnest(new.words) word order by word on conflict do nothing; return null; end; $$;
CREATE FUNCTION public.review_counts_reviews_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.restaurant_id is not distinct from new.restaurant_id and old.created_at is not distinct from new.created_at and old.rating is not distinct from new.rating and old.product_id is not distinct from new.product_id and old.viewed_at is not distinct from new.viewed_at and old.restaurant_answer is not distinct from new.restaurant_answer and old.is_visible is not distinct from new.is_visible then return null; end if; insert into review_count as kept (restaurant_id, month, rating, of_restaurant, reviews, unread, unanswered) select r.restaurant_id, date_trunc('month', r.created_at at time zone 'UTC')::date, r.rating, r.product_id is null, sum(r.n), coalesce(sum(r.n) filter (where r.viewed_at is null), 0), coalesce(sum(r.n) filter (where r.restaurant_answer is null), 0) from (values (old.restaurant_id, old.created_at, old.rating, old.product_id, old.viewed_at, old.restaurant_answer, old.is_visible, -1), (new.restaurant_id, new.created_at, new.rating, new.product_id, new.viewed_at, new.restaurant_answer, new.is_visible, 1)) r (restaurant_id, created_at, rating, product_id, viewed_at, restaurant_answer, is_visible, n) where r.is_visible and exists (select from restaurant where restaurant.id = r.restaurant_id) group by 1, 2, 3, 4 order by 1, 2, 3, 4 on conflict (restaurant_id, month, rating, of_restaurant) do update set reviews = kept.reviews + excluded.reviews, unread = kept.unread + excluded.unread, unanswered = kept.unanswered + excluded.unanswered; return null; end; $$;
CREATE FUNCTION public.review_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{viewed_at,updated_at}'::text[] = to_jsonb(new) - '{viewed_at,updated_at}'::text[] then return null; end if; if coalesce(new.organization_id, old.organization_id) is not null then perform pg_notify('stale', 'organizations'); end if; perform pg_notify('stale', 'reviews:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.search_words(said text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select coalesce(array_agg(case when word !~ '[a-z]' or word !~ '[а-я]' then word when word !~ '[dfgijlnqrsuvwz]' then translate(word, 'abcehkmoptxy', 'авсенкмортху') when word !~ '[бгджзийлпфцчшщъыьэюя]' then translate(word, 'авсенкмортху', 'abcehkmoptxy') else word end order by place), '{}') from unnest(array_remove(regexp_split_to_array(translate(lower(normalize(said, NFC)), 'ё', 'е'), '[^a-zа-я0-9]+'), '')) with ordinality as split (word, place) $$;
CREATE FUNCTION public.story_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'stories'); return null; end; $$;
CREATE FUNCTION public.ticket_kind_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$;
CREATE FUNCTION public.user_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and old.name is not distinct from new.name then return null; end if; perform pg_notify('stale', 'reviews:' || id) from (select distinct restaurant_id from review where user_id = new.id) touched (id) where id is not null; return null; end; $$;
CREATE FUNCTION public.uuids_in(said jsonb) RETURNS uuid[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select array(select distinct found[1]::uuid from regexp_matches(said::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found) $$;
CREATE FUNCTION public.venue_drops_tags_fn() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'events'); return null; end; $$;
CREATE FUNCTION public.zone_covers(area polygon, holes polygon[], at point) RETURNS boolean
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      with fine as (select point(1e4, 0) as scale)
      select polygon(path(area) * scale) @> (at * scale) and not exists (
        select from unnest(holes) hole where polygon(path(hole) * scale) @> (at * scale) and path(hole) <-> at > 1e-9)
      from fine
    $$;
CREATE UNLOGGED TABLE limits.hit (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.ad (
    id uuid DEFAULT uuidv7() NOT NULL,
    number integer NOT NULL,
    section text NOT NULL,
    author_id uuid NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    price integer,
    image_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    city_id uuid NOT NULL,
    address text,
    point jsonb,
    contact_name text NOT NULL,
    contact_phone text NOT NULL,
    salary_from integer,
    salary_to integer,
    year integer,
    mileage integer,
    volume integer,
    power integer,
    rooms integer,
    area integer,
    floor integer,
    floors integer,
    land_area integer,
    built_year integer,
    deposit integer,
    children boolean,
    animals boolean,
    exchange boolean,
    delivery boolean,
    specialization text,
    company text,
    salary_kind text,
    work_experience text,
    education text,
    type_employment text,
    schedule text,
    mark text,
    model text,
    generation text,
    wheel text,
    engine text,
    gearbox text,
    drive text,
    body text,
    colour text,
    owners text,
    documents text,
    condition text,
    customs text,
    deal text,
    kind text,
    category text,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    published_at timestamp with time zone,
    expires_at timestamp with time zone,
    archived_as text,
    archived_at timestamp with time zone,
    hidden_at timestamp with time zone,
    told_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    sought tsvector GENERATED ALWAYS AS (to_tsvector('russian'::regconfig, translate(((title || ' '::text) || description), 'ёЁ'::text, 'еЕ'::text))) STORED,
    words text[] GENERATED ALWAYS AS (public.search_words((((((((((((((title ||
CASE work_experience
    WHEN 'none'::text THEN ' Без опыта'::text
    ELSE ''::text
END) ||
CASE type_employment
    WHEN 'full'::text THEN ' Полная занятость'::text
    WHEN 'part'::text THEN ' Частичная занятость'::text
    WHEN 'project'::text THEN ' Проектная работа'::text
    WHEN 'rotation'::text THEN ' Вахта'::text
    WHEN 'internship'::text THEN ' Стажировка'::text
    ELSE ''::text
END) ||
CASE schedule
    WHEN 'five_two'::text THEN ' График 5/2'::text
    WHEN 'two_two'::text THEN ' График 2/2'::text
    WHEN 'shifts'::text THEN ' Сменный график'::text
    WHEN 'flexible'::text THEN ' Гибкий график'::text
    WHEN 'remote'::text THEN ' Удалённо'::text
    ELSE ''::text
END) ||
CASE wheel
    WHEN 'right'::text THEN ' Правый руль'::text
    WHEN 'left'::text THEN ' Левый руль'::text
    ELSE ''::text
END) ||
CASE engine
    WHEN 'petrol'::text THEN ' Бензин'::text
    WHEN 'diesel'::text THEN ' Дизель'::text
    WHEN 'hybrid'::text THEN ' Гибрид'::text
    WHEN 'electric'::text THEN ' Электромобиль'::text
    ELSE ''::text
END) ||
CASE gearbox
    WHEN 'automatic'::text THEN ' Автомат'::text
    WHEN 'cvt'::text THEN ' Вариатор'::text
    ELSE ''::text
END) ||
CASE drive
    WHEN 'full'::text THEN ' Полный привод'::text
    WHEN 'front'::text THEN ' Передний привод'::text
    WHEN 'rear'::text THEN ' Задний привод'::text
    ELSE ''::text
END) ||
CASE body
    WHEN 'suv'::text THEN ' Внедорожник'::text
    WHEN 'sedan'::text THEN ' Седан'::text
    WHEN 'wagon'::text THEN ' Универсал'::text
    WHEN 'hatchback'::text THEN ' Хэтчбек'::text
    WHEN 'minivan'::text THEN ' Минивэн'::text
    WHEN 'pickup'::text THEN ' Пикап'::text
    WHEN 'coupe'::text THEN ' Купе'::text
    WHEN 'van'::text THEN ' Фургон'::text
    WHEN 'truck'::text THEN ' Грузовик'::text
    ELSE ''::text
END) ||
CASE colour
    WHEN 'white'::text THEN ' Белый'::text
    WHEN 'black'::text THEN ' Чёрный'::text
    WHEN 'grey'::text THEN ' Серый'::text
    WHEN 'silver'::text THEN ' Серебристый'::text
    WHEN 'blue'::text THEN ' Синий'::text
    WHEN 'red'::text THEN ' Красный'::text
    WHEN 'green'::text THEN ' Зелёный'::text
    WHEN 'beige'::text THEN ' Бежевый'::text
    WHEN 'brown'::text THEN ' Коричневый'::text
    WHEN 'yellow'::text THEN ' Жёлтый'::text
    ELSE ''::text
END) ||
CASE deal
    WHEN 'sale'::text THEN ' Купить, продажа'::text
    WHEN 'rent'::text THEN ' Снять'::text
    WHEN 'daily'::text THEN ' Снять, посуточно'::text
    ELSE ''::text
END) ||
CASE children
    WHEN true THEN ' С детьми'::text
    ELSE ''::text
END) ||
CASE animals
    WHEN true THEN ' С животными'::text
    ELSE ''::text
END) ||
CASE exchange
    WHEN true THEN ' Обмен'::text
    ELSE ''::text
END))) STORED NOT NULL,
    organization_id uuid,
    is_approximate boolean,
    shown_point point GENERATED ALWAYS AS (public.map_point(point, is_approximate)) STORED,
    hidden_with_person boolean DEFAULT false NOT NULL,
    CONSTRAINT ad_animals_check CHECK (
CASE section
    WHEN 'estate'::text THEN (animals IS NOT NULL)
    ELSE (animals IS NULL)
END),
    CONSTRAINT ad_archived_as_check CHECK ((archived_as = ANY (ARRAY['sold'::text, 'withdrawn'::text]))),
    CONSTRAINT ad_area_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((area IS NULL) OR ((area >= 1) AND (area <= 100000)))
    ELSE (area IS NULL)
END),
    CONSTRAINT ad_body_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((body IS NOT NULL) AND (body = ANY (ARRAY['suv'::text, 'sedan'::text, 'wagon'::text, 'hatchback'::text, 'minivan'::text, 'pickup'::text, 'coupe'::text, 'van'::text, 'truck'::text])))
    ELSE (body IS NULL)
END),
    CONSTRAINT ad_built_year_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((built_year IS NULL) OR ((built_year >= 1850) AND (built_year <= 2027)))
    ELSE (built_year IS NULL)
END),
    CONSTRAINT ad_category_check CHECK (
CASE section
    WHEN 'sales'::text THEN ((category IS NOT NULL) AND (length(category) >= 1) AND (length(category) <= 80))
    ELSE (category IS NULL)
END),
    CONSTRAINT ad_children_check CHECK (
CASE section
    WHEN 'estate'::text THEN (children IS NOT NULL)
    ELSE (children IS NULL)
END),
    CONSTRAINT ad_colour_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((colour IS NOT NULL) AND (colour = ANY (ARRAY['white'::text, 'black'::text, 'grey'::text, 'silver'::text, 'blue'::text, 'red'::text, 'green'::text, 'beige'::text, 'brown'::text, 'yellow'::text])))
    ELSE (colour IS NULL)
END),
    CONSTRAINT ad_company_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((company IS NOT NULL) AND (length(company) >= 1) AND (length(company) <= 100))
    ELSE (company IS NULL)
END),
    CONSTRAINT ad_condition_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((condition IS NOT NULL) AND (condition = ANY (ARRAY['good'::text, 'damaged'::text, 'parts'::text])))
    WHEN 'sales'::text THEN ((condition IS NOT NULL) AND (condition = ANY (ARRAY['new'::text, 'good'::text, 'worn'::text, 'parts'::text])))
    ELSE (condition IS NULL)
END),
    CONSTRAINT ad_customs_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((customs IS NOT NULL) AND (customs = ANY (ARRAY['cleared'::text, 'not_cleared'::text])))
    ELSE (customs IS NULL)
END),
    CONSTRAINT ad_deal_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((deal IS NOT NULL) AND (deal = ANY (ARRAY['sale'::text, 'rent'::text, 'daily'::text])))
    ELSE (deal IS NULL)
END),
    CONSTRAINT ad_delivery_check CHECK (
CASE section
    WHEN 'sales'::text THEN (delivery IS NOT NULL)
    ELSE (delivery IS NULL)
END),
    CONSTRAINT ad_deposit_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((deposit IS NULL) OR ((deposit >= 0) AND (deposit <= 1000000000)))
    ELSE (deposit IS NULL)
END),
    CONSTRAINT ad_documents_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((documents IS NOT NULL) AND (documents = ANY (ARRAY['good'::text, 'duplicate'::text, 'problems'::text])))
    ELSE (documents IS NULL)
END),
    CONSTRAINT ad_drive_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((drive IS NOT NULL) AND (drive = ANY (ARRAY['full'::text, 'front'::text, 'rear'::text])))
    ELSE (drive IS NULL)
END),
    CONSTRAINT ad_education_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((education IS NOT NULL) AND (education = ANY (ARRAY['any'::text, 'secondary'::text, 'vocational'::text, 'higher'::text])))
    WHEN 'resumes'::text THEN ((education IS NOT NULL) AND (education = ANY (ARRAY['any'::text, 'secondary'::text, 'vocational'::text, 'higher'::text])))
    ELSE (education IS NULL)
END),
    CONSTRAINT ad_engine_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((engine IS NOT NULL) AND (engine = ANY (ARRAY['petrol'::text, 'diesel'::text, 'hybrid'::text, 'electric'::text, 'gas'::text])))
    ELSE (engine IS NULL)
END),
    CONSTRAINT ad_exchange_check CHECK (
CASE section
    WHEN 'sales'::text THEN (exchange IS NOT NULL)
    ELSE (exchange IS NULL)
END),
    CONSTRAINT ad_floor_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((floor IS NULL) OR ((floor >= 0) AND (floor <= 100)))
    ELSE (floor IS NULL)
END),
    CONSTRAINT ad_floors_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((floors IS NULL) OR ((floors >= 1) AND (floors <= 100)))
    ELSE (floors IS NULL)
END),
    CONSTRAINT ad_gearbox_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((gearbox IS NOT NULL) AND (gearbox = ANY (ARRAY['automatic'::text, 'manual'::text, 'cvt'::text, 'robot'::text])))
    ELSE (gearbox IS NULL)
END),
    CONSTRAINT ad_generation_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((generation IS NULL) OR ((length(generation) >= 1) AND (length(generation) <= 80)))
    ELSE (generation IS NULL)
END),
    CONSTRAINT ad_is_approximate_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN (is_approximate IS NOT NULL)
    WHEN 'cars'::text THEN (is_approximate IS NOT NULL)
    WHEN 'estate'::text THEN (is_approximate IS NOT NULL)
    WHEN 'sales'::text THEN (is_approximate IS NOT NULL)
    ELSE (is_approximate IS NULL)
END),
    CONSTRAINT ad_kind_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((kind IS NOT NULL) AND (kind = ANY (ARRAY['flat'::text, 'room'::text, 'house'::text, 'plot'::text, 'commercial'::text, 'garage'::text])))
    ELSE (kind IS NULL)
END),
    CONSTRAINT ad_land_area_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((land_area IS NULL) OR ((land_area >= 1) AND (land_area <= 100000)))
    ELSE (land_area IS NULL)
END),
    CONSTRAINT ad_mark_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((mark IS NOT NULL) AND (length(mark) >= 1) AND (length(mark) <= 80))
    ELSE (mark IS NULL)
END),
    CONSTRAINT ad_mileage_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((mileage IS NOT NULL) AND (mileage >= 0) AND (mileage <= 2000000))
    ELSE (mileage IS NULL)
END),
    CONSTRAINT ad_model_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((model IS NOT NULL) AND (length(model) >= 1) AND (length(model) <= 80))
    ELSE (model IS NULL)
END),
    CONSTRAINT ad_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT ad_organization_check CHECK (((organization_id IS NULL) OR (section = 'vacancies'::text))),
    CONSTRAINT ad_owners_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((owners IS NOT NULL) AND (owners = ANY (ARRAY['one'::text, 'two'::text, 'three'::text])))
    ELSE (owners IS NULL)
END),
    CONSTRAINT ad_phone_check CHECK ((contact_phone ~ '^7[0-9]{10}$'::text)),
    CONSTRAINT ad_point_check CHECK (((section <> 'resumes'::text) OR (point IS NULL))),
    CONSTRAINT ad_power_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((power IS NOT NULL) AND (power >= 10) AND (power <= 2000))
    ELSE (power IS NULL)
END),
    CONSTRAINT ad_price_check CHECK (((price > 0) OR ((price = 0) AND (section = 'sales'::text)))),
    CONSTRAINT ad_published_check CHECK (((published_at IS NULL) = (expires_at IS NULL))),
    CONSTRAINT ad_rooms_check CHECK (
CASE section
    WHEN 'estate'::text THEN ((rooms IS NULL) OR ((rooms >= 0) AND (rooms <= 20)))
    ELSE (rooms IS NULL)
END),
    CONSTRAINT ad_salary_from_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((salary_from IS NULL) OR ((salary_from >= 1) AND (salary_from <= 1000000000)))
    ELSE (salary_from IS NULL)
END),
    CONSTRAINT ad_salary_kind_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((salary_kind IS NOT NULL) AND (salary_kind = ANY (ARRAY['net'::text, 'gross'::text])))
    ELSE (salary_kind IS NULL)
END),
    CONSTRAINT ad_salary_to_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((salary_to IS NULL) OR ((salary_to >= 1) AND (salary_to <= 1000000000)))
    ELSE (salary_to IS NULL)
END),
    CONSTRAINT ad_schedule_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((schedule IS NOT NULL) AND (schedule = ANY (ARRAY['five_two'::text, 'two_two'::text, 'shifts'::text, 'flexible'::text, 'remote'::text])))
    WHEN 'resumes'::text THEN ((schedule IS NOT NULL) AND (schedule = ANY (ARRAY['five_two'::text, 'two_two'::text, 'shifts'::text, 'flexible'::text, 'remote'::text])))
    ELSE (schedule IS NULL)
END),
    CONSTRAINT ad_section_check CHECK ((section = ANY (ARRAY['vacancies'::text, 'resumes'::text, 'cars'::text, 'estate'::text, 'sales'::text]))),
    CONSTRAINT ad_specialization_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((specialization IS NOT NULL) AND (length(specialization) >= 1) AND (length(specialization) <= 80))
    WHEN 'resumes'::text THEN ((specialization IS NOT NULL) AND (length(specialization) >= 1) AND (length(specialization) <= 80))
    ELSE (specialization IS NULL)
END),
    CONSTRAINT ad_type_employment_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((type_employment IS NOT NULL) AND (type_employment = ANY (ARRAY['full'::text, 'part'::text, 'project'::text, 'rotation'::text, 'internship'::text])))
    WHEN 'resumes'::text THEN ((type_employment IS NOT NULL) AND (type_employment = ANY (ARRAY['full'::text, 'part'::text, 'project'::text, 'rotation'::text, 'internship'::text])))
    ELSE (type_employment IS NULL)
END),
    CONSTRAINT ad_volume_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((volume IS NULL) OR ((volume >= 200) AND (volume <= 10000)))
    ELSE (volume IS NULL)
END),
    CONSTRAINT ad_wheel_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((wheel IS NOT NULL) AND (wheel = ANY (ARRAY['right'::text, 'left'::text])))
    ELSE (wheel IS NULL)
END),
    CONSTRAINT ad_work_experience_check CHECK (
CASE section
    WHEN 'vacancies'::text THEN ((work_experience IS NOT NULL) AND (work_experience = ANY (ARRAY['none'::text, 'from_1_to_3'::text, 'from_3_to_6'::text, 'over_6'::text])))
    WHEN 'resumes'::text THEN ((work_experience IS NOT NULL) AND (work_experience = ANY (ARRAY['none'::text, 'from_1_to_3'::text, 'from_3_to_6'::text, 'over_6'::text])))
    ELSE (work_experience IS NULL)
END),
    CONSTRAINT ad_year_check CHECK (
CASE section
    WHEN 'cars'::text THEN ((year IS NOT NULL) AND (year >= 1950) AND (year <= 2027))
    ELSE (year IS NULL)
END)
);
CREATE TABLE public.ad_day (
    id uuid DEFAULT uuidv7() NOT NULL,
    ad_id uuid NOT NULL,
    day date NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    contacts integer DEFAULT 0 NOT NULL,
    favourites integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.ad_draft (
    id uuid DEFAULT uuidv7() NOT NULL,
    author_id uuid NOT NULL,
    section text NOT NULL,
    "values" jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ad_draft_section_check CHECK ((section = ANY (ARRAY['vacancies'::text, 'resumes'::text, 'cars'::text, 'estate'::text, 'sales'::text])))
);
CREATE TABLE public.ad_favourite (
    id uuid DEFAULT uuidv7() NOT NULL,
    user_id uuid NOT NULL,
    ad_id uuid NOT NULL,
    price integer,
    price_was integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.ad_import (
    id uuid DEFAULT uuidv7() NOT NULL,
    author_id uuid NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL,
    status text DEFAULT 'planned'::text NOT NULL,
    counts jsonb NOT NULL,
    rows jsonb NOT NULL,
    problems jsonb NOT NULL,
    operations jsonb NOT NULL,
    version text NOT NULL,
    changes jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_at timestamp with time zone,
    undone_at timestamp with time zone,
    CONSTRAINT ad_import_format_check CHECK ((format = ANY (ARRAY['avito'::text, 'yandex'::text]))),
    CONSTRAINT ad_import_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'applying'::text, 'applied'::text, 'undone'::text])))
);
CREATE SEQUENCE public.ad_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.ad_number_seq OWNED BY public.ad.number;
CREATE TABLE public.ad_price (
    id uuid DEFAULT uuidv7() NOT NULL,
    ad_id uuid NOT NULL,
    price integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.ad_source (
    id uuid DEFAULT uuidv7() NOT NULL,
    ad_id uuid NOT NULL,
    author_id uuid NOT NULL,
    external_id text NOT NULL,
    said jsonb NOT NULL,
    photos jsonb NOT NULL,
    pictures jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.admin (
    id uuid DEFAULT uuidv7() NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    name text NOT NULL,
    is_blocked boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    role text DEFAULT 'owner'::text NOT NULL,
    CONSTRAINT admin_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'moderator'::text, 'support'::text, 'content'::text, 'finance'::text])))
);
CREATE TABLE public.answer_templates (
    restaurant_id uuid NOT NULL,
    templates text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE public.backup_run (
    id bigint NOT NULL,
    finished_at timestamp with time zone DEFAULT now() NOT NULL,
    bytes bigint NOT NULL
);
CREATE SEQUENCE public.backup_run_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.backup_run_id_seq OWNED BY public.backup_run.id;
CREATE TABLE public.bank_difference (
    id uuid DEFAULT uuidv7() NOT NULL,
    attempt_id uuid NOT NULL,
    kind text NOT NULL,
    ours bigint NOT NULL,
    theirs bigint NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    comment text,
    closed_by uuid,
    checked_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bank_difference_kind_check CHECK ((kind = ANY (ARRAY['unknown'::text, 'stray'::text, 'status'::text, 'amount'::text, 'ledger'::text, 'receipt'::text, 'settlement'::text, 'return'::text]))),
    CONSTRAINT bank_difference_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'closed'::text])))
);
CREATE TABLE public.basket (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    user_id uuid,
    guest_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_terms jsonb,
    left_out text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT basket_person_check CHECK (((user_id IS NULL) <> (guest_id IS NULL)))
);
CREATE TABLE public.basket_group (
    id uuid DEFAULT uuidv7() NOT NULL,
    token uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    restaurant_id uuid NOT NULL,
    owner_name text NOT NULL,
    is_locked boolean DEFAULT false NOT NULL,
    closed_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    ordered_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.basket_item (
    id uuid DEFAULT uuidv7() NOT NULL,
    basket_id uuid NOT NULL,
    product_id uuid NOT NULL,
    option_ids uuid[] NOT NULL,
    options_key text NOT NULL,
    quantity integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen jsonb,
    participant_id uuid,
    CONSTRAINT basket_item_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100)))
);
CREATE TABLE public.black_list (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    user_id uuid,
    reason text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    phone_hash text,
    CONSTRAINT black_list_person_check CHECK ((num_nonnulls(user_id, phone_hash) = 1))
);
CREATE TABLE public.business_subscription (
    endpoint text NOT NULL,
    business_user_id uuid NOT NULL,
    keys jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.business_user (
    id uuid DEFAULT uuidv7() NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    name text NOT NULL,
    phone text,
    role text DEFAULT 'owner'::text NOT NULL,
    owner_id uuid,
    is_confirmed boolean DEFAULT false NOT NULL,
    is_blocked boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    blocked_until timestamp with time zone,
    block_reason text,
    sought tsvector GENERATED ALWAYS AS (array_to_tsvector((public.search_words(((COALESCE(name, ''::text) || ' '::text) || COALESCE(email, ''::text))) || public.phone_ends(COALESCE(phone, ''::text))))) STORED NOT NULL,
    block_hides boolean DEFAULT true NOT NULL,
    CONSTRAINT business_user_owner_check CHECK (((role = 'owner'::text) = (owner_id IS NULL))),
    CONSTRAINT business_user_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text])))
);
CREATE TABLE public.catalogue_entry (
    id uuid DEFAULT uuidv7() NOT NULL,
    catalogue text NOT NULL,
    slug text NOT NULL,
    parent_id uuid,
    name text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    from_year integer,
    to_year integer,
    is_given boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    edited_at timestamp with time zone,
    CONSTRAINT catalogue_entry_catalogue_check CHECK ((catalogue = ANY (ARRAY['specialization'::text, 'car_mark'::text, 'car_model'::text, 'car_generation'::text, 'goods_category'::text]))),
    CONSTRAINT catalogue_entry_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text)),
    CONSTRAINT catalogue_entry_years_check CHECK (((to_year IS NULL) OR (to_year >= from_year)))
);
CREATE TABLE public.city (
    id uuid DEFAULT uuidv7() NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    coordinates jsonb NOT NULL,
    zoom integer DEFAULT 13 NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL
);
CREATE TABLE public.complaint (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind text NOT NULL,
    row_id uuid NOT NULL,
    author_id uuid NOT NULL,
    reason text NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    revision_id uuid NOT NULL,
    told_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT complaint_reason_check CHECK ((reason = ANY (ARRAY['fraud'::text, 'untrue'::text, 'gone'::text, 'unreachable'::text, 'repeated'::text, 'forbidden'::text, 'rude'::text, 'other'::text])))
);
CREATE TABLE public.confirmation_code (
    id uuid DEFAULT uuidv7() NOT NULL,
    phone text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    used_at timestamp with time zone,
    expire_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.counter (
    restaurant_id uuid NOT NULL,
    kind text NOT NULL,
    enabled boolean DEFAULT false NOT NULL,
    sealed_secret text,
    secret_at timestamp with time zone,
    settings jsonb NOT NULL,
    hook_key uuid DEFAULT gen_random_uuid() NOT NULL,
    broken text,
    broken_at timestamp with time zone,
    checked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    goods_asked_at timestamp with time zone,
    goods_at timestamp with time zone,
    stops text[] DEFAULT '{}'::text[] NOT NULL,
    stops_at timestamp with time zone,
    CONSTRAINT counter_broken_check CHECK ((broken = ANY (ARRAY['secret_wrong'::text, 'api_off'::text, 'plan_without_api'::text, 'too_often'::text, 'shift_closed'::text, 'articles_unknown'::text, 'away'::text, 'refused'::text]))),
    CONSTRAINT counter_kind_check CHECK ((kind = ANY (ARRAY['frontpad'::text, 'arcafe'::text, 'iiko'::text])))
);
CREATE TABLE public.counter_good (
    restaurant_id uuid NOT NULL,
    article text NOT NULL,
    name text NOT NULL,
    price integer NOT NULL
);
CREATE TABLE public.counter_order (
    order_id bigint NOT NULL,
    restaurant_id uuid NOT NULL,
    state text NOT NULL,
    failure text,
    by_hand boolean DEFAULT false NOT NULL,
    ref text,
    number text,
    missing text[] DEFAULT '{}'::text[] NOT NULL,
    said text,
    step text,
    handed_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    heard_at timestamp with time zone,
    asked_at timestamp with time zone,
    CONSTRAINT counter_order_failure_check CHECK ((failure = ANY (ARRAY['secret_wrong'::text, 'api_off'::text, 'plan_without_api'::text, 'too_often'::text, 'shift_closed'::text, 'articles_unknown'::text, 'away'::text, 'refused'::text]))),
    CONSTRAINT counter_order_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'doubtful'::text, 'failed'::text, 'dropped'::text]))),
    CONSTRAINT counter_order_step_check CHECK ((step = ANY (ARRAY['accepted'::text, 'preparing'::text, 'ready'::text, 'on_way'::text, 'done'::text, 'cancelled'::text])))
);
CREATE TABLE public.cuisine (
    id uuid DEFAULT uuidv7() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    image_id uuid,
    sort integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.delivery_zone (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    name text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    polygon jsonb NOT NULL,
    area polygon GENERATED ALWAYS AS (public.geojson_polygon(polygon)) STORED NOT NULL,
    min_order_sum integer DEFAULT 0 NOT NULL,
    free_delivery_sum integer,
    price integer DEFAULT 0 NOT NULL,
    fill_color text DEFAULT '#0B6767'::text NOT NULL,
    border_color text DEFAULT '#0B6767'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    holes polygon[] GENERATED ALWAYS AS (public.geojson_polygon_holes(polygon)) STORED NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    peak text DEFAULT 'same'::text NOT NULL,
    peak_price integer,
    peak_min_order_sum integer,
    peak_free_delivery_sum integer,
    peak_told boolean DEFAULT false NOT NULL,
    article text,
    CONSTRAINT delivery_zone_peak_check CHECK (
CASE peak
    WHEN 'own'::text THEN ((peak_price >= 0) AND (peak_min_order_sum >= 0) AND (COALESCE(peak_free_delivery_sum, 0) >= 0) AND (peak_price IS NOT NULL) AND (peak_min_order_sum IS NOT NULL))
    ELSE ((peak = ANY (ARRAY['same'::text, 'closed'::text])) AND (COALESCE(peak_price, peak_min_order_sum, peak_free_delivery_sum) IS NULL))
END),
    CONSTRAINT delivery_zone_sums_check CHECK (((min_order_sum >= 0) AND (price >= 0) AND (free_delivery_sum >= 0)))
);
CREATE TABLE public.document (
    id uuid DEFAULT uuidv7() NOT NULL,
    key text NOT NULL,
    title text NOT NULL,
    body jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.document_acceptance (
    id uuid DEFAULT uuidv7() NOT NULL,
    document_version_id uuid NOT NULL,
    user_id uuid,
    business_user_id uuid,
    accepted_at timestamp with time zone NOT NULL,
    CONSTRAINT document_acceptance_one_person CHECK ((num_nonnulls(user_id, business_user_id) = 1))
);
CREATE TABLE public.document_version (
    id uuid DEFAULT uuidv7() NOT NULL,
    document_id uuid NOT NULL,
    number integer NOT NULL,
    title text NOT NULL,
    body jsonb NOT NULL,
    published_at timestamp with time zone NOT NULL,
    published_by uuid
);
CREATE TABLE public.door_state (
    door text NOT NULL,
    success_at timestamp with time zone,
    error_at timestamp with time zone,
    error text,
    paused_until timestamp with time zone
);
CREATE TABLE public.event (
    id uuid DEFAULT uuidv7() NOT NULL,
    number integer NOT NULL,
    slug text NOT NULL,
    rubric text NOT NULL,
    age_mark text NOT NULL,
    title text NOT NULL,
    lead text DEFAULT ''::text NOT NULL,
    body jsonb NOT NULL,
    image_id uuid,
    image_alt text,
    organizer text,
    organizer_words text DEFAULT ''::text NOT NULL,
    refund_rule text DEFAULT ''::text NOT NULL,
    tickets_url text,
    series text,
    published_at timestamp with time zone,
    is_hidden boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    words text[] GENERATED ALWAYS AS (public.search_words(((title || ' '::text) || lead))) STORED NOT NULL,
    refund_hours integer,
    CONSTRAINT event_age_mark_check CHECK ((age_mark = ANY (ARRAY['0+'::text, '6+'::text, '12+'::text, '16+'::text, '18+'::text]))),
    CONSTRAINT event_rubric_check CHECK ((rubric = ANY (ARRAY['concert'::text, 'theatre'::text, 'cinema'::text, 'exhibition'::text, 'kids'::text, 'sport'::text, 'fair'::text, 'lecture'::text]))),
    CONSTRAINT event_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text))
);
CREATE SEQUENCE public.event_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.event_number_seq OWNED BY public.event.number;
CREATE TABLE public.event_report (
    id uuid DEFAULT uuidv7() NOT NULL,
    event_id uuid NOT NULL,
    key uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.event_session (
    id uuid DEFAULT uuidv7() NOT NULL,
    event_id uuid NOT NULL,
    venue_id uuid NOT NULL,
    hall text,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    over_at timestamp with time zone NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    moved_from timestamp with time zone,
    is_free boolean DEFAULT false NOT NULL,
    price_from integer,
    price_to integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    hall_id uuid,
    replanned_at timestamp with time zone,
    CONSTRAINT event_session_ends_check CHECK (((ends_at IS NULL) OR (ends_at > starts_at))),
    CONSTRAINT event_session_free_check CHECK (((NOT is_free) OR (price_from IS NULL))),
    CONSTRAINT event_session_price_check CHECK (((price_to IS NULL) OR ((price_from IS NOT NULL) AND (price_to >= price_from)))),
    CONSTRAINT event_session_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'moved'::text, 'cancelled'::text])))
);
CREATE TABLE public.favourite (
    id uuid DEFAULT uuidv7() NOT NULL,
    user_id uuid NOT NULL,
    restaurant_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.group_bar (
    id uuid DEFAULT uuidv7() NOT NULL,
    group_id uuid NOT NULL,
    token uuid NOT NULL,
    name text NOT NULL,
    key_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.group_participant (
    id uuid DEFAULT uuidv7() NOT NULL,
    group_id uuid NOT NULL,
    name text NOT NULL,
    key_hash text NOT NULL,
    is_ready boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.hall (
    id uuid DEFAULT uuidv7() NOT NULL,
    venue_id uuid NOT NULL,
    name text NOT NULL,
    stage text NOT NULL,
    plan text NOT NULL,
    seats integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.house (
    id integer NOT NULL,
    city_id uuid NOT NULL,
    street text NOT NULL,
    street_with_type text NOT NULL,
    house text NOT NULL,
    search_text text NOT NULL,
    lon double precision NOT NULL,
    lat double precision NOT NULL
);
CREATE SEQUENCE public.house_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.house_id_seq OWNED BY public.house.id;
CREATE TABLE public.idempotency_key (
    scope text NOT NULL,
    key text NOT NULL,
    route text NOT NULL,
    request_hash text NOT NULL,
    status integer,
    response jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.image (
    id uuid DEFAULT uuidv7() NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    color text NOT NULL,
    uploaded_by text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    unused_since timestamp with time zone,
    look bigint,
    inner_look bigint
);
CREATE TABLE public.list_view (
    id uuid DEFAULT uuidv7() NOT NULL,
    business_user_id uuid,
    admin_id uuid,
    list text NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    is_default boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT list_view_person_check CHECK (((admin_id IS NULL) <> (business_user_id IS NULL)))
);
CREATE TABLE public.log (
    id bigint NOT NULL,
    actor text NOT NULL,
    act_admin_id uuid,
    restaurant_id uuid,
    action text NOT NULL,
    subject text NOT NULL,
    "from" jsonb,
    "to" jsonb,
    ip text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.log_id_seq OWNED BY public.log.id;
CREATE TABLE public.menu_import (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    file_name text NOT NULL,
    status text DEFAULT 'planned'::text NOT NULL,
    counts jsonb NOT NULL,
    rows jsonb NOT NULL,
    problems jsonb NOT NULL,
    operations jsonb NOT NULL,
    version text NOT NULL,
    changes jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_at timestamp with time zone,
    undone_at timestamp with time zone,
    CONSTRAINT menu_import_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'applied'::text, 'undone'::text])))
);
CREATE TABLE public.message (
    id uuid DEFAULT uuidv7() NOT NULL,
    channel text NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    user_id uuid,
    restaurant_id uuid,
    order_id bigint,
    fate text DEFAULT 'queued'::text NOT NULL,
    reason text,
    provider text,
    provider_id text,
    cost integer,
    tries integer DEFAULT 0 NOT NULL,
    job_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text, 'push'::text]))),
    CONSTRAINT message_fate_check CHECK ((fate = ANY (ARRAY['queued'::text, 'sent'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT message_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'link'::text, 'notice'::text, 'restaurant'::text, 'other'::text]))),
    CONSTRAINT message_provider_check CHECK ((provider = ANY (ARRAY['smsru'::text, 'smsc'::text, 'smtp'::text, 'webpush'::text, 'outbox'::text])))
);
CREATE TABLE public.moderation_reason (
    id uuid DEFAULT uuidv7() NOT NULL,
    text text NOT NULL,
    topic text DEFAULT 'any'::text NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT moderation_reason_topic_check CHECK ((topic = ANY (ARRAY['any'::text, 'ad'::text, 'organization'::text, 'news'::text, 'restaurant'::text, 'menu'::text])))
);
CREATE TABLE public.moderation_rule (
    is_one boolean DEFAULT true NOT NULL,
    trust_after integer DEFAULT 0 NOT NULL,
    check_trusted integer DEFAULT 10 NOT NULL,
    check_verdicts integer DEFAULT 50 NOT NULL,
    CONSTRAINT moderation_rule_one_check CHECK (is_one),
    CONSTRAINT moderation_rule_shares_check CHECK (((trust_after >= 0) AND (check_trusted >= 0) AND (check_verdicts >= 0)))
);
CREATE TABLE public.news (
    id uuid DEFAULT uuidv7() NOT NULL,
    number integer NOT NULL,
    slug text NOT NULL,
    rubric text NOT NULL,
    title text NOT NULL,
    lead text DEFAULT ''::text NOT NULL,
    body jsonb NOT NULL,
    reading_minutes integer DEFAULT 1 NOT NULL,
    image_id uuid,
    image_alt text,
    image_caption text,
    author text,
    source_url text,
    city_id uuid,
    published_at timestamp with time zone,
    is_hidden boolean DEFAULT false NOT NULL,
    correction text DEFAULT ''::text NOT NULL,
    corrected_at timestamp with time zone,
    is_suggested boolean DEFAULT false NOT NULL,
    suggested_by uuid,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    words text[] GENERATED ALWAYS AS (public.search_words(((title || ' '::text) || lead))) STORED NOT NULL,
    CONSTRAINT news_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT news_rubric_check CHECK ((rubric = ANY (ARRAY['society'::text, 'town'::text, 'transport'::text, 'economy'::text, 'sea'::text, 'nature'::text, 'culture'::text, 'sport'::text, 'incidents'::text]))),
    CONSTRAINT news_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text))
);
CREATE SEQUENCE public.news_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.news_number_seq OWNED BY public.news.number;
CREATE TABLE public."order" (
    id bigint NOT NULL,
    uuid uuid DEFAULT uuidv7() NOT NULL,
    status text NOT NULL,
    user_id uuid,
    restaurant_id uuid NOT NULL,
    basket_id uuid NOT NULL,
    restaurant jsonb NOT NULL,
    user_name text NOT NULL,
    user_phone text NOT NULL,
    comment text,
    cultery_count integer DEFAULT 0 NOT NULL,
    delivery_type text NOT NULL,
    delivery jsonb,
    payment_type text NOT NULL,
    payment_comment text,
    price integer NOT NULL,
    discount integer DEFAULT 0 NOT NULL,
    delivery_price integer DEFAULT 0 NOT NULL,
    total integer NOT NULL,
    promo_code_id uuid,
    promo_code text,
    wanted_at timestamp with time zone,
    confirmation_date timestamp with time zone,
    viewed_at timestamp with time zone,
    finished_at timestamp with time zone,
    device_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    cancel_unseen boolean DEFAULT false NOT NULL,
    late_told_at timestamp with time zone,
    group_id uuid,
    answer_until timestamp with time zone,
    waited_told smallint DEFAULT 0 NOT NULL,
    sought tsvector GENERATED ALWAYS AS (array_to_tsvector((public.search_words(((((COALESCE(user_name, ''::text) || ' '::text) || COALESCE(((restaurant -> 'general_info'::text) ->> 'name'::text), ''::text)) || ' '::text) || COALESCE((delivery ->> 'address'::text), ''::text))) || public.phone_ends(COALESCE(user_phone, ''::text))))) STORED NOT NULL,
    CONSTRAINT order_cutlery_check CHECK (((cultery_count >= 0) AND (cultery_count <= 30))),
    CONSTRAINT order_delivery_check CHECK (((delivery_type = 'delivery'::text) = (delivery IS NOT NULL))),
    CONSTRAINT order_delivery_type_check CHECK ((delivery_type = ANY (ARRAY['delivery'::text, 'pickup'::text]))),
    CONSTRAINT order_payment_type_check CHECK ((payment_type = ANY (ARRAY['online'::text, 'card'::text, 'cash'::text]))),
    CONSTRAINT order_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'CONFIRMATION_PENDING'::text, 'CONFIRMED'::text, 'IN_PREPARATION'::text, 'PICKUP_PENDING'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text, 'COMPLETED'::text, 'CANCELLED'::text, 'CANCELLED_BY_RESTAURANT'::text, 'CANCELLED_BY_USER'::text, 'PAYMENT_PENDING'::text, 'PAYMENT_FAILED'::text, 'EXECUTION_STOPPED'::text]))),
    CONSTRAINT order_sums_check CHECK (((price >= 0) AND (discount >= 0) AND (delivery_price >= 0) AND (total >= 0))),
    CONSTRAINT order_test_check CHECK (((user_id IS NOT NULL) OR ((price = 0) AND (delivery_price = 0))))
);
CREATE TABLE public.order_event (
    id bigint NOT NULL,
    order_id bigint NOT NULL,
    "from" text,
    "to" text NOT NULL,
    actor text NOT NULL,
    actor_id uuid,
    act_admin_id uuid,
    comment text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    before jsonb,
    undoes bigint,
    CONSTRAINT order_event_actor_check CHECK ((actor = ANY (ARRAY['customer'::text, 'restaurant'::text, 'admin'::text, 'system'::text, 'bank'::text, 'pos'::text]))),
    CONSTRAINT order_event_from_check CHECK (("from" = ANY (ARRAY['new'::text, 'in_progress'::text, 'CONFIRMATION_PENDING'::text, 'CONFIRMED'::text, 'IN_PREPARATION'::text, 'PICKUP_PENDING'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text, 'COMPLETED'::text, 'CANCELLED'::text, 'CANCELLED_BY_RESTAURANT'::text, 'CANCELLED_BY_USER'::text, 'PAYMENT_PENDING'::text, 'PAYMENT_FAILED'::text, 'EXECUTION_STOPPED'::text]))),
    CONSTRAINT order_event_to_check CHECK (("to" = ANY (ARRAY['new'::text, 'in_progress'::text, 'CONFIRMATION_PENDING'::text, 'CONFIRMED'::text, 'IN_PREPARATION'::text, 'PICKUP_PENDING'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text, 'COMPLETED'::text, 'CANCELLED'::text, 'CANCELLED_BY_RESTAURANT'::text, 'CANCELLED_BY_USER'::text, 'PAYMENT_PENDING'::text, 'PAYMENT_FAILED'::text, 'EXECUTION_STOPPED'::text])))
);
CREATE SEQUENCE public.order_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.order_event_id_seq OWNED BY public.order_event.id;
CREATE TABLE public.order_figure (
    order_id bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    restaurant_id uuid NOT NULL,
    user_id uuid NOT NULL,
    outcome text NOT NULL,
    total integer NOT NULL,
    discount integer NOT NULL,
    payment_type text NOT NULL,
    promo_code text,
    is_first boolean NOT NULL,
    is_newcomer boolean NOT NULL,
    accept_seconds double precision,
    cook_seconds double precision,
    reason text,
    CONSTRAINT order_figure_outcome_check CHECK ((outcome = ANY (ARRAY['taken'::text, 'refused'::text, 'cancelled'::text, 'unpaid'::text]))),
    CONSTRAINT order_figure_payment_type_check CHECK ((payment_type = ANY (ARRAY['online'::text, 'card'::text, 'cash'::text])))
);
CREATE SEQUENCE public.order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.order_id_seq OWNED BY public."order".id;
CREATE TABLE public.order_item (
    id uuid DEFAULT uuidv7() NOT NULL,
    order_id bigint NOT NULL,
    product_id uuid NOT NULL,
    name text NOT NULL,
    image_id uuid,
    weight numeric(8,3) NOT NULL,
    weight_unit text NOT NULL,
    article text,
    product_options jsonb NOT NULL,
    unit_price integer NOT NULL,
    quantity integer NOT NULL,
    line_total integer NOT NULL,
    cancellation_comment text,
    sort integer NOT NULL,
    participant text,
    from_stock boolean DEFAULT false NOT NULL,
    CONSTRAINT order_item_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100)))
);
CREATE TABLE public.order_ledger (
    id bigint NOT NULL,
    order_id bigint,
    kind text NOT NULL,
    amount integer NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    paid_by text,
    purchase_id uuid,
    CONSTRAINT order_ledger_kind_check CHECK ((kind = ANY (ARRAY['goods'::text, 'delivery'::text, 'discount'::text, 'payment'::text, 'refund'::text]))),
    CONSTRAINT order_ledger_paid_by_check CHECK ((paid_by = ANY (ARRAY['platform'::text, 'restaurant'::text]))),
    CONSTRAINT order_ledger_payer_check CHECK (((paid_by IS NULL) OR (kind = 'discount'::text))),
    CONSTRAINT order_ledger_subject_check CHECK ((num_nonnulls(order_id, purchase_id) = 1))
);
CREATE SEQUENCE public.order_ledger_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.order_ledger_id_seq OWNED BY public.order_ledger.id;
CREATE TABLE public.order_proposal (
    id uuid DEFAULT uuidv7() NOT NULL,
    order_id bigint NOT NULL,
    status text NOT NULL,
    items jsonb NOT NULL,
    replacement jsonb,
    agreed jsonb NOT NULL,
    without jsonb,
    answer_until timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_proposal_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'agreed'::text, 'without'::text, 'cancelled'::text, 'expired'::text, 'withdrawn'::text])))
);
CREATE TABLE public.order_refund (
    id uuid DEFAULT uuidv7() NOT NULL,
    order_id bigint NOT NULL,
    admin_id uuid NOT NULL,
    amount integer NOT NULL,
    items jsonb DEFAULT '[]'::jsonb NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT order_refund_amount_check CHECK ((amount > 0))
);
CREATE TABLE public.ordered_phone (
    phone_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.organization (
    id uuid DEFAULT uuidv7() NOT NULL,
    number integer NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    city_id uuid NOT NULL,
    address text,
    point jsonb,
    phones text DEFAULT ''::text NOT NULL,
    site text,
    hours text,
    image_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    open_from timestamp with time zone,
    open_to timestamp with time zone,
    is_hidden boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    words text[] GENERATED ALWAYS AS (public.search_words(((name || ' '::text) || description))) STORED NOT NULL,
    rating numeric(3,2) DEFAULT 0 NOT NULL,
    reviews_count integer DEFAULT 0 NOT NULL,
    shown_point point GENERATED ALWAYS AS (public.map_point(point, false)) STORED,
    hidden_with_person boolean DEFAULT false NOT NULL,
    CONSTRAINT organization_category_check CHECK ((category = ANY (ARRAY['sea'::text, 'auto'::text, 'food'::text, 'shops'::text, 'building'::text, 'medicine'::text, 'animals'::text, 'education'::text, 'sport'::text, 'beauty'::text, 'leisure'::text, 'transport'::text, 'computers'::text, 'services'::text, 'farms'::text]))),
    CONSTRAINT organization_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT organization_phones_check CHECK ((phones ~ '^(7[0-9]{10}(\n7[0-9]{10}){0,2})?$'::text)),
    CONSTRAINT organization_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric)))
);
CREATE TABLE public.organization_employee (
    id uuid DEFAULT uuidv7() NOT NULL,
    organization_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.organization_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.organization_number_seq OWNED BY public.organization.number;
CREATE TABLE public.outbox_entry (
    id bigint NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT outbox_entry_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'mail'::text, 'push'::text])))
);
CREATE SEQUENCE public.outbox_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.outbox_entry_id_seq OWNED BY public.outbox_entry.id;
CREATE TABLE public.password_reset (
    id uuid DEFAULT uuidv7() NOT NULL,
    business_user_id uuid,
    token_hash text NOT NULL,
    used_at timestamp with time zone,
    expire_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    purpose text DEFAULT 'password'::text NOT NULL,
    registration_id uuid,
    admin_id uuid,
    CONSTRAINT password_reset_person CHECK ((num_nonnulls(business_user_id, admin_id) = 1)),
    CONSTRAINT password_reset_purpose_check CHECK ((purpose = ANY (ARRAY['password'::text, 'confirmation'::text])))
);
CREATE TABLE public.payment (
    id uuid DEFAULT uuidv7() NOT NULL,
    order_id bigint,
    provider text NOT NULL,
    payment_id text,
    payment_url text,
    amount integer NOT NULL,
    status text DEFAULT 'NEW'::text NOT NULL,
    error_code text,
    refunded_amount integer DEFAULT 0 NOT NULL,
    refund_failed_at timestamp with time zone,
    receipt_url text,
    due_at timestamp with time zone NOT NULL,
    checked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    purchase_id uuid,
    bank_left bigint,
    returning_amount integer,
    method text DEFAULT 'card'::text NOT NULL,
    pay_type text DEFAULT 'T'::text NOT NULL,
    returning_at timestamp with time zone,
    returning_heard boolean DEFAULT false NOT NULL,
    hinted_at timestamp with time zone,
    asking_until timestamp with time zone,
    reconciled_at timestamp with time zone,
    CONSTRAINT payment_amount_check CHECK (((amount > 0) AND (refunded_amount >= 0) AND (refunded_amount <= amount))),
    CONSTRAINT payment_method_check CHECK ((method = ANY (ARRAY['card'::text, 'sbp'::text]))),
    CONSTRAINT payment_pay_type_check CHECK ((pay_type = ANY (ARRAY['T'::text, 'O'::text]))),
    CONSTRAINT payment_sbp_check CHECK (((method = 'card'::text) OR (pay_type = 'O'::text))),
    CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['NEW'::text, 'FORM_SHOWED'::text, 'AUTHORIZING'::text, '3DS_CHECKING'::text, '3DS_CHECKED'::text, 'AUTHORIZED'::text, 'PAY_CHECKING'::text, 'CONFIRMING'::text, 'CONFIRMED'::text, 'ASYNC_REFUNDING'::text, 'REVERSING'::text, 'PARTIAL_REVERSED'::text, 'REVERSED'::text, 'REFUNDING'::text, 'PARTIAL_REFUNDED'::text, 'REFUNDED'::text, 'CANCELED'::text, 'DEADLINE_EXPIRED'::text, 'REJECTED'::text, 'AUTH_FAIL'::text]))),
    CONSTRAINT payment_subject_check CHECK ((num_nonnulls(order_id, purchase_id) = 1))
);
CREATE TABLE public.payment_mismatch (
    id uuid DEFAULT uuidv7() NOT NULL,
    attempt_id uuid NOT NULL,
    status text NOT NULL,
    expected integer NOT NULL,
    told_kopecks bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.payment_notification (
    id bigint NOT NULL,
    provider text NOT NULL,
    payment_id text NOT NULL,
    status text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payment_notification_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payment_notification_id_seq OWNED BY public.payment_notification.id;
CREATE TABLE public.payout (
    id uuid DEFAULT uuidv7() NOT NULL,
    number integer NOT NULL,
    restaurant_id uuid NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    made_by uuid NOT NULL,
    approved_at timestamp with time zone,
    paid_at timestamp with time zone,
    comment text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payout_period_check CHECK ((ends_on >= starts_on)),
    CONSTRAINT payout_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'approved'::text, 'paid'::text])))
);
CREATE SEQUENCE public.payout_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payout_number_seq OWNED BY public.payout.number;
CREATE TABLE public.payout_order (
    id bigint NOT NULL,
    payout_id uuid NOT NULL,
    order_id bigint NOT NULL,
    is_correction boolean DEFAULT false NOT NULL,
    turnover integer NOT NULL,
    kept integer NOT NULL,
    discounts integer NOT NULL,
    commission integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payout_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payout_order_id_seq OWNED BY public.payout_order.id;
CREATE TABLE public.portal_word (
    word text NOT NULL
);
CREATE TABLE public.process (
    id uuid NOT NULL,
    host text NOT NULL,
    pid integer NOT NULL,
    version text,
    started_at timestamp with time zone NOT NULL,
    beat_at timestamp with time zone NOT NULL
);
CREATE TABLE public.product (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    category_id uuid CONSTRAINT product_category_id_not_null1 NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    price integer NOT NULL,
    discount_price integer DEFAULT 0 NOT NULL,
    weight numeric(8,3) NOT NULL,
    weight_unit text DEFAULT 'gram'::text NOT NULL,
    nutritional_value jsonb,
    image_id uuid,
    gallery uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    is_popular boolean DEFAULT false NOT NULL,
    is_additional boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    article text,
    rating numeric(3,2) DEFAULT 0 NOT NULL,
    reviews_count integer DEFAULT 0 NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    stopped_until timestamp with time zone,
    stock integer,
    plain_name text GENERATED ALWAYS AS (translate(lower((name COLLATE pg_c_utf8)), 'ё'::text, 'е'::text)) STORED,
    counter_stop timestamp with time zone,
    CONSTRAINT product_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT product_price_check CHECK (((price > 0) AND (discount_price >= 0) AND (discount_price < price))),
    CONSTRAINT product_stock_check CHECK ((stock >= 0)),
    CONSTRAINT product_weight_check CHECK ((weight > (0)::numeric)),
    CONSTRAINT product_weight_unit_check CHECK ((weight_unit = ANY (ARRAY['gram'::text, 'kilogram'::text, 'liter'::text, 'milliliter'::text, 'piece'::text, 'cent'::text])))
);
CREATE TABLE public.product_category (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    label text NOT NULL,
    icon text,
    sort integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    words text[] GENERATED ALWAYS AS (public.search_words(label)) STORED NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT product_category_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text])))
);
CREATE TABLE public.product_name (
    name text NOT NULL,
    words text[] GENERATED ALWAYS AS (public.search_words(name)) STORED NOT NULL
);
CREATE TABLE public.product_option (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    group_id uuid,
    name text NOT NULL,
    price integer DEFAULT 0 NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    stopped_until timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    counter_stop timestamp with time zone,
    article text,
    CONSTRAINT product_option_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT product_option_price_check CHECK ((price >= 0))
);
CREATE TABLE public.product_option_group (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    name text NOT NULL,
    min integer DEFAULT 0 NOT NULL,
    max integer DEFAULT 1 NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    stopped_until timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT product_option_group_limits_check CHECK (((min >= 0) AND (max >= 1) AND (min <= max))),
    CONSTRAINT product_option_group_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text])))
);
CREATE TABLE public.product_option_group_link (
    product_id uuid NOT NULL,
    group_id uuid NOT NULL,
    sort integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.product_option_link (
    product_id uuid NOT NULL,
    option_id uuid NOT NULL,
    sort integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.promo_code (
    id uuid DEFAULT uuidv7() NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    amount integer NOT NULL,
    amount_type text DEFAULT 'rubles'::text NOT NULL,
    max_discount integer,
    min_order_sum integer DEFAULT 1500 NOT NULL,
    user_id uuid,
    restaurant_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    total_use_limit integer,
    total_used_count integer DEFAULT 0 CONSTRAINT promo_code_used_count_not_null NOT NULL,
    user_use_limit integer DEFAULT 1 CONSTRAINT promo_code_per_user_limit_not_null NOT NULL,
    first_order_only boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    starts_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    paid_by text DEFAULT 'platform'::text NOT NULL,
    series_id uuid,
    CONSTRAINT promo_code_amount_check CHECK (((amount > 0) AND ((amount_type = 'rubles'::text) OR (amount <= 100)) AND (min_order_sum >= 0))),
    CONSTRAINT promo_code_amount_type_check CHECK ((amount_type = ANY (ARRAY['rubles'::text, 'percent'::text]))),
    CONSTRAINT promo_code_life_check CHECK ((expires_at <= (created_at + '720:00:00'::interval))),
    CONSTRAINT promo_code_paid_by_check CHECK ((paid_by = ANY (ARRAY['platform'::text, 'restaurant'::text]))),
    CONSTRAINT promo_code_uses_check CHECK (((total_used_count >= 0) AND ((total_use_limit IS NULL) OR (total_used_count <= total_use_limit))))
);
CREATE TABLE public.promo_code_series (
    id uuid DEFAULT uuidv7() NOT NULL,
    count integer NOT NULL,
    prefix text,
    name text NOT NULL,
    amount integer NOT NULL,
    amount_type text DEFAULT 'rubles'::text NOT NULL,
    max_discount integer,
    min_order_sum integer DEFAULT 1500 NOT NULL,
    paid_by text DEFAULT 'platform'::text NOT NULL,
    restaurant_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    total_use_limit integer,
    user_use_limit integer DEFAULT 1 NOT NULL,
    first_order_only boolean DEFAULT false NOT NULL,
    starts_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    stopped_at timestamp with time zone,
    CONSTRAINT promo_code_series_amount_check CHECK (((amount > 0) AND ((amount_type = 'rubles'::text) OR (amount <= 100)) AND (min_order_sum >= 0))),
    CONSTRAINT promo_code_series_amount_type_check CHECK ((amount_type = ANY (ARRAY['rubles'::text, 'percent'::text]))),
    CONSTRAINT promo_code_series_life_check CHECK ((expires_at <= (created_at + '720:00:00'::interval))),
    CONSTRAINT promo_code_series_paid_by_check CHECK ((paid_by = ANY (ARRAY['platform'::text, 'restaurant'::text])))
);
CREATE TABLE public.promotion (
    id uuid DEFAULT uuidv7() NOT NULL,
    key text,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    image_id uuid,
    link text,
    is_active boolean DEFAULT true NOT NULL,
    is_ad boolean DEFAULT false NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    advertiser_name text,
    advertiser_inn text,
    erid text,
    ord_contract_id text,
    amount integer,
    min_order_sum integer,
    user_use_limit integer,
    total_use_limit integer,
    CONSTRAINT promotion_ad_check CHECK (((NOT is_active) OR (NOT is_ad) OR ((erid IS NOT NULL) AND (advertiser_name IS NOT NULL))))
);
CREATE TABLE public.push_subscription (
    endpoint text NOT NULL,
    user_id uuid NOT NULL,
    keys jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.receipt (
    id uuid DEFAULT uuidv7() NOT NULL,
    attempt_id uuid NOT NULL,
    kind text NOT NULL,
    request_key text NOT NULL,
    amount integer NOT NULL,
    lines jsonb NOT NULL,
    contact text NOT NULL,
    status text DEFAULT 'sent'::text NOT NULL,
    error text,
    fn_number text,
    document_number text,
    document_sign text,
    url text,
    registered_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT receipt_amount_check CHECK ((amount > 0)),
    CONSTRAINT receipt_kind_check CHECK ((kind = ANY (ARRAY['prepayment'::text, 'settlement'::text, 'refund'::text]))),
    CONSTRAINT receipt_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'registered'::text, 'failed'::text])))
);
CREATE TABLE public.recovery_code (
    id uuid DEFAULT uuidv7() NOT NULL,
    second_factor_id uuid NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.referral (
    id uuid DEFAULT uuidv7() NOT NULL,
    inviter_id uuid NOT NULL,
    friend_id uuid NOT NULL,
    order_id bigint,
    reward_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT referral_self_check CHECK ((inviter_id <> friend_id))
);
CREATE TABLE public.registration (
    id uuid DEFAULT uuidv7() NOT NULL,
    business_user_id uuid NOT NULL,
    name text NOT NULL,
    phone text,
    password_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.reply (
    id uuid DEFAULT uuidv7() NOT NULL,
    ad_id uuid NOT NULL,
    user_id uuid NOT NULL,
    resume_id uuid,
    status text DEFAULT 'sent'::text NOT NULL,
    name text NOT NULL,
    phone text,
    email text,
    letter text DEFAULT ''::text NOT NULL,
    person_news boolean DEFAULT false NOT NULL,
    employer_news boolean DEFAULT true NOT NULL,
    answered_at timestamp with time zone,
    reminded_at timestamp with time zone,
    unanswered_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    about text DEFAULT 'vacancy'::text NOT NULL,
    hidden_with_person boolean DEFAULT false NOT NULL,
    CONSTRAINT reply_about_check CHECK ((about = ANY (ARRAY['vacancy'::text, 'goods'::text]))),
    CONSTRAINT reply_phone_check CHECK ((phone ~ '^7[0-9]{10}$'::text)),
    CONSTRAINT reply_phone_of_vacancy_check CHECK (((about = 'vacancy'::text) = (phone IS NOT NULL))),
    CONSTRAINT reply_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'seen'::text, 'invited'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE TABLE public.reply_message (
    id uuid DEFAULT uuidv7() NOT NULL,
    reply_id uuid NOT NULL,
    author_id uuid NOT NULL,
    side text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reply_message_side_check CHECK ((side = ANY (ARRAY['person'::text, 'employer'::text])))
);
CREATE TABLE public.restaurant (
    id uuid DEFAULT uuidv7() NOT NULL,
    owner_id uuid NOT NULL,
    city_id uuid NOT NULL,
    general_info jsonb NOT NULL,
    legal_info jsonb NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    logo_id uuid,
    image_id uuid,
    moderation_status text DEFAULT 'pending'::text NOT NULL,
    moderation_reason text,
    rating numeric(3,2) DEFAULT 0 NOT NULL,
    reviews_count integer DEFAULT 0 NOT NULL,
    delivery_time integer DEFAULT 45 NOT NULL,
    delivers boolean DEFAULT true NOT NULL,
    pickup boolean DEFAULT true NOT NULL,
    free_delivery_sum integer,
    disabled_until timestamp with time zone,
    disabled_reason text,
    open_from timestamp with time zone,
    open_to timestamp with time zone,
    notification_config jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    words text[] GENERATED ALWAYS AS (public.search_words(((((title || ' '::text) || description) || ' '::text) || COALESCE((general_info ->> 'cuisine_type'::text), ''::text)))) STORED NOT NULL,
    pace jsonb,
    busy_minutes integer DEFAULT 0 NOT NULL,
    busy_until timestamp with time zone,
    orders_per_quarter integer,
    organization_number integer DEFAULT nextval('public.organization_number_seq'::regclass) NOT NULL,
    shown_point point GENERATED ALWAYS AS (public.map_point((general_info -> 'coordinates'::text), false)) STORED,
    hidden_with_person boolean DEFAULT false NOT NULL,
    CONSTRAINT restaurant_busy_check CHECK (((busy_minutes >= 0) AND (busy_minutes <= 120))),
    CONSTRAINT restaurant_cap_check CHECK ((orders_per_quarter > 0)),
    CONSTRAINT restaurant_delivery_time_check CHECK (((delivery_time >= 5) AND (delivery_time <= 240))),
    CONSTRAINT restaurant_free_delivery_sum_check CHECK ((free_delivery_sum >= 0)),
    CONSTRAINT restaurant_moderation_status_check CHECK ((moderation_status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT restaurant_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric)))
);
CREATE TABLE public.restaurant_commission (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    percent numeric(5,2) NOT NULL,
    starts_on date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT restaurant_commission_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric)))
);
CREATE TABLE public.restaurant_cuisine (
    restaurant_id uuid NOT NULL,
    cuisine_id uuid NOT NULL
);
CREATE TABLE public.restaurant_manager (
    restaurant_id uuid NOT NULL,
    business_user_id uuid NOT NULL,
    permissions text[] NOT NULL,
    CONSTRAINT restaurant_manager_permissions_check CHECK ((permissions <@ ARRAY['orders'::text, 'menu'::text, 'reviews'::text, 'settings'::text, 'integrations'::text]))
);
CREATE TABLE public.restaurant_schedule (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    type text NOT NULL,
    weekday integer,
    date text,
    open_time text,
    close_time text,
    closed boolean DEFAULT false NOT NULL,
    CONSTRAINT restaurant_schedule_shape_check CHECK ((((type = 'general'::text) AND (weekday >= 1) AND (weekday <= 7) AND (date IS NULL) AND (open_time IS NOT NULL) AND (close_time IS NOT NULL)) OR ((type = 'holiday'::text) AND (date IS NOT NULL) AND (weekday IS NULL) AND (closed OR ((open_time IS NOT NULL) AND (close_time IS NOT NULL)))) OR ((type = 'all_day'::text) AND (weekday IS NULL) AND (date IS NULL)))),
    CONSTRAINT restaurant_schedule_time_check CHECK (((COALESCE(open_time, '00:00'::text) ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (COALESCE(close_time, '00:00'::text) ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'::text))),
    CONSTRAINT restaurant_schedule_type_check CHECK ((type = ANY (ARRAY['general'::text, 'holiday'::text, 'all_day'::text])))
);
CREATE TABLE public.review (
    id uuid DEFAULT uuidv7() NOT NULL,
    order_id bigint,
    user_id uuid NOT NULL,
    restaurant_id uuid,
    product_id uuid,
    rating numeric(2,1) NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    image_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    is_visible boolean DEFAULT true NOT NULL,
    viewed_at timestamp with time zone,
    restaurant_answer text,
    restaurant_answer_at timestamp with time zone,
    user_answer text,
    user_answer_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    answer_told_at timestamp with time zone,
    hidden_reason text,
    edited_at timestamp with time zone,
    edited_reason text,
    organization_id uuid,
    CONSTRAINT review_rating_check CHECK (((rating >= (1)::numeric) AND (rating <= (5)::numeric) AND ((rating * (2)::numeric) = floor((rating * (2)::numeric))))),
    CONSTRAINT review_subject_check CHECK (((num_nonnulls(restaurant_id, organization_id) = 1) AND (num_nonnulls(order_id, organization_id) = 1) AND (num_nonnulls(product_id, organization_id) <= 1)))
);
CREATE TABLE public.review_count (
    restaurant_id uuid NOT NULL,
    month date NOT NULL,
    rating numeric(2,1) NOT NULL,
    of_restaurant boolean NOT NULL,
    reviews integer NOT NULL,
    unread integer NOT NULL,
    unanswered integer NOT NULL
);
CREATE TABLE public.revision (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind text NOT NULL,
    row_id uuid NOT NULL,
    proposed jsonb NOT NULL,
    base jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    reason text,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    plain_name text GENERATED ALWAYS AS (translate(lower(((proposed ->> 'name'::text) COLLATE pg_c_utf8)), 'ё'::text, 'е'::text)) STORED,
    author text NOT NULL,
    owner text,
    was_shown boolean,
    taken_by uuid,
    taken_until timestamp with time zone,
    cause text DEFAULT 'proposal'::text NOT NULL,
    of_id uuid,
    words text,
    by_trust boolean DEFAULT false NOT NULL,
    CONSTRAINT revision_cause_check CHECK ((cause = ANY (ARRAY['proposal'::text, 'complaints'::text, 'check'::text, 'appeal'::text, 'recheck'::text]))),
    CONSTRAINT revision_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'needs_work'::text, 'approved'::text, 'rejected'::text])))
);
CREATE TABLE public.saved_search (
    id uuid DEFAULT uuidv7() NOT NULL,
    user_id uuid NOT NULL,
    section text NOT NULL,
    address text NOT NULL,
    pace text NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    told_from timestamp with time zone NOT NULL,
    pushed_at timestamp with time zone,
    mailed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_search_pace_check CHECK ((pace = ANY (ARRAY['daily'::text, 'at_once'::text, 'never'::text]))),
    CONSTRAINT saved_search_section_check CHECK ((section = ANY (ARRAY['vacancies'::text, 'resumes'::text, 'cars'::text, 'estate'::text, 'sales'::text])))
);
CREATE TABLE public.search_count (
    query text NOT NULL,
    weight double precision NOT NULL,
    restaurants uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    counted_at timestamp with time zone NOT NULL
);
CREATE TABLE public.search_told (
    id uuid DEFAULT uuidv7() NOT NULL,
    user_id uuid NOT NULL,
    ad_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.search_word (
    word text NOT NULL
);
CREATE TABLE public.second_factor (
    id uuid DEFAULT uuidv7() NOT NULL,
    business_user_id uuid,
    admin_id uuid,
    sealed_secret text NOT NULL,
    last_step integer,
    confirmed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT second_factor_person_check CHECK ((num_nonnulls(business_user_id, admin_id) = 1))
);
CREATE TABLE public.session (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    business_user_id uuid,
    admin_id uuid,
    act_admin_id uuid,
    is_confirmed boolean DEFAULT true NOT NULL,
    device_id uuid,
    user_agent text,
    ref_code text,
    expire_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_trusted boolean DEFAULT true NOT NULL,
    act_reason text,
    act_writes boolean DEFAULT false NOT NULL,
    address_area text,
    last_seen_at timestamp with time zone,
    CONSTRAINT session_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'business'::text, 'admin'::text]))),
    CONSTRAINT session_person_check CHECK ((((kind = 'customer'::text) = (user_id IS NOT NULL)) AND ((kind = 'business'::text) = (business_user_id IS NOT NULL)) AND ((kind = 'admin'::text) = (admin_id IS NOT NULL))))
);
CREATE TABLE public.setting (
    name text NOT NULL,
    value jsonb,
    changed_at timestamp with time zone NOT NULL
);
CREATE TABLE public.share_picture (
    noun text NOT NULL,
    thing text NOT NULL,
    fingerprint text NOT NULL,
    drawn_at timestamp with time zone NOT NULL,
    CONSTRAINT share_picture_noun_check CHECK ((noun = ANY (ARRAY['ads'::text, 'news'::text, 'events'::text, 'organizations'::text, 'restaurants'::text, 'products'::text])))
);
CREATE TABLE public.social_attempt (
    id uuid DEFAULT uuidv7() NOT NULL,
    provider text NOT NULL,
    state_hash text NOT NULL,
    browser_hash text NOT NULL,
    back text NOT NULL,
    used_at timestamp with time zone,
    refusal text,
    subject text,
    name text,
    phone text,
    email text,
    session_id uuid,
    documents_changed boolean DEFAULT false NOT NULL,
    expire_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT social_attempt_provider_check CHECK ((provider = ANY (ARRAY['vk'::text, 'yandex'::text]))),
    CONSTRAINT social_attempt_refusal_check CHECK ((refusal = ANY (ARRAY['declined'::text, 'refused'::text, 'unavailable'::text])))
);
CREATE TABLE public.social_identity (
    id uuid DEFAULT uuidv7() NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT social_identity_provider_check CHECK ((provider = ANY (ARRAY['vk'::text, 'yandex'::text])))
);
CREATE TABLE public.story (
    id uuid DEFAULT uuidv7() NOT NULL,
    title text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    link text,
    image_id uuid,
    logo_id uuid,
    restaurant_id uuid,
    is_active boolean DEFAULT true NOT NULL,
    is_ad boolean DEFAULT false NOT NULL,
    sort integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    advertiser_name text,
    advertiser_inn text,
    erid text,
    ord_contract_id text,
    city_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    CONSTRAINT story_ad_check CHECK (((NOT is_active) OR (NOT is_ad) OR ((erid IS NOT NULL) AND (advertiser_name IS NOT NULL)))),
    CONSTRAINT story_time_check CHECK ((starts_at < ends_at))
);
CREATE TABLE public.support_message (
    id uuid DEFAULT uuidv7() NOT NULL,
    request_id uuid NOT NULL,
    side text NOT NULL,
    admin_id uuid,
    text text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT support_message_side_check CHECK ((side = ANY (ARRAY['person'::text, 'desk'::text])))
);
CREATE TABLE public.support_request (
    id uuid DEFAULT uuidv7() NOT NULL,
    number integer NOT NULL,
    user_id uuid,
    subject text NOT NULL,
    status text DEFAULT 'new'::text NOT NULL,
    name text NOT NULL,
    answer_by text NOT NULL,
    email text,
    phone text,
    order_id bigint,
    ad_id uuid,
    image_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    taken_by uuid,
    waiting_since timestamp with time zone,
    person_news boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT support_request_answer_by_check CHECK ((answer_by = ANY (ARRAY['mail'::text, 'phone'::text]))),
    CONSTRAINT support_request_answer_check CHECK (
CASE answer_by
    WHEN 'mail'::text THEN (email IS NOT NULL)
    ELSE (phone IS NOT NULL)
END),
    CONSTRAINT support_request_phone_check CHECK (((phone IS NULL) OR (phone ~ '^7[0-9]{10}$'::text))),
    CONSTRAINT support_request_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in_work'::text, 'answered'::text, 'closed'::text]))),
    CONSTRAINT support_request_subject_check CHECK ((subject = ANY (ARRAY['order'::text, 'payment'::text, 'account'::text, 'ad'::text, 'tickets'::text, 'site'::text, 'other'::text])))
);
CREATE SEQUENCE public.support_request_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.support_request_number_seq OWNED BY public.support_request.number;
CREATE TABLE public.ticket (
    id uuid DEFAULT uuidv7() NOT NULL,
    purchase_id uuid CONSTRAINT ticket_purchase_id_not_null1 NOT NULL,
    kind_id uuid CONSTRAINT ticket_kind_id_not_null1 NOT NULL,
    seat_id uuid,
    price integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    used_at timestamp with time zone,
    used_by text,
    refunded_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    holder_id uuid,
    CONSTRAINT ticket_price_check CHECK ((price >= 0))
);
CREATE TABLE public.ticket_gate (
    id uuid DEFAULT uuidv7() NOT NULL,
    session_id uuid NOT NULL,
    name text NOT NULL,
    key uuid DEFAULT gen_random_uuid() NOT NULL,
    is_closed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.ticket_kind (
    id uuid DEFAULT uuidv7() NOT NULL,
    session_id uuid NOT NULL,
    name text NOT NULL,
    price integer NOT NULL,
    seats integer NOT NULL,
    per_person integer NOT NULL,
    sale_from timestamp with time zone,
    sale_to timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    access_code text,
    code_uses integer,
    places text DEFAULT ''::text NOT NULL,
    CONSTRAINT ticket_kind_code_uses_check CHECK (((code_uses IS NULL) OR (code_uses >= 1))),
    CONSTRAINT ticket_kind_per_person_check CHECK ((per_person >= 1)),
    CONSTRAINT ticket_kind_price_check CHECK ((price >= 0)),
    CONSTRAINT ticket_kind_sale_check CHECK (((sale_from IS NULL) OR (sale_to IS NULL) OR (sale_to > sale_from))),
    CONSTRAINT ticket_kind_seats_check CHECK ((seats >= 0))
);
CREATE TABLE public.ticket_pass (
    id uuid NOT NULL,
    ticket_id uuid NOT NULL,
    gate_id uuid NOT NULL,
    version integer NOT NULL,
    verdict text NOT NULL,
    passed_at timestamp with time zone NOT NULL,
    device text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    CONSTRAINT ticket_pass_verdict_check CHECK ((verdict = ANY (ARRAY['first'::text, 'double'::text, 'stale'::text, 'refunded'::text])))
);
CREATE TABLE public.ticket_purchase (
    id uuid DEFAULT uuidv7() NOT NULL,
    number integer NOT NULL,
    user_id uuid,
    session_id uuid NOT NULL,
    mail text NOT NULL,
    lines jsonb NOT NULL,
    total integer NOT NULL,
    held_until timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    failed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ticket_purchase_ended_check CHECK (((paid_at IS NULL) OR (failed_at IS NULL))),
    CONSTRAINT ticket_purchase_total_check CHECK ((total >= 0))
);
CREATE SEQUENCE public.ticket_purchase_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.ticket_purchase_number_seq OWNED BY public.ticket_purchase.number;
CREATE TABLE public.ticket_seat (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind_id uuid NOT NULL,
    purchase_id uuid,
    held_until timestamp with time zone,
    is_sold boolean DEFAULT false NOT NULL,
    session_id uuid,
    sector text,
    row_name text,
    number integer,
    CONSTRAINT ticket_seat_held_check CHECK (((purchase_id IS NULL) = (held_until IS NULL))),
    CONSTRAINT ticket_seat_placed_check CHECK ((num_nulls(session_id, sector, row_name, number) = ANY (ARRAY[0, 4]))),
    CONSTRAINT ticket_seat_sold_check CHECK (((NOT is_sold) OR (purchase_id IS NOT NULL)))
);
CREATE TABLE public.ticket_transfer (
    id uuid DEFAULT uuidv7() NOT NULL,
    ticket_id uuid NOT NULL,
    from_user_id uuid,
    to_user_id uuid,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    claimed_at timestamp with time zone,
    withdrawn_at timestamp with time zone,
    CONSTRAINT ticket_transfer_claimed_check CHECK (((to_user_id IS NULL) OR (claimed_at IS NOT NULL))),
    CONSTRAINT ticket_transfer_ended_check CHECK (((claimed_at IS NULL) OR (withdrawn_at IS NULL)))
);
CREATE TABLE public.ticket_wait (
    id uuid DEFAULT uuidv7() NOT NULL,
    kind_id uuid NOT NULL,
    user_id uuid NOT NULL,
    count integer NOT NULL,
    mail text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    purchase_id uuid,
    CONSTRAINT ticket_wait_count_check CHECK ((count >= 1))
);
CREATE TABLE public."user" (
    id uuid DEFAULT uuidv7() NOT NULL,
    phone text,
    email text,
    name text,
    photo_id uuid,
    is_new_user boolean DEFAULT true NOT NULL,
    is_test boolean DEFAULT false NOT NULL,
    is_blocked boolean DEFAULT false NOT NULL,
    ref_code text NOT NULL,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    had_orders boolean DEFAULT false NOT NULL,
    email_confirmed_at timestamp with time zone,
    notices jsonb,
    blocked_until timestamp with time zone,
    block_reason text,
    sought tsvector GENERATED ALWAYS AS (array_to_tsvector((public.search_words(((COALESCE(name, ''::text) || ' '::text) || COALESCE(email, ''::text))) || public.phone_ends(COALESCE(phone, ''::text))))) STORED NOT NULL,
    block_hides boolean DEFAULT true NOT NULL,
    CONSTRAINT user_phone_check CHECK ((phone ~ '^7[0-9]{10}$'::text))
);
CREATE TABLE public.user_address (
    id uuid DEFAULT uuidv7() NOT NULL,
    user_id uuid NOT NULL,
    city_id uuid NOT NULL,
    address text NOT NULL,
    coordinates jsonb NOT NULL,
    address_details jsonb NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.venue (
    id uuid DEFAULT uuidv7() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    rubric text NOT NULL,
    city_id uuid NOT NULL,
    address text NOT NULL,
    point jsonb NOT NULL,
    halls text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    site_url text,
    is_hidden boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT venue_rubric_check CHECK ((rubric = ANY (ARRAY['theatre'::text, 'cinema'::text, 'gallery'::text, 'museum'::text, 'club'::text, 'stadium'::text, 'park'::text, 'library'::text, 'culture'::text]))),
    CONSTRAINT venue_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]{0,59}$'::text))
);
CREATE TABLE public.webhook (
    restaurant_id uuid NOT NULL,
    enabled boolean DEFAULT false NOT NULL,
    url text NOT NULL,
    events text[] DEFAULT '{}'::text[] NOT NULL,
    sealed_secret text NOT NULL,
    secret_at timestamp with time zone NOT NULL,
    sealed_old_secret text,
    old_secret_until timestamp with time zone,
    failing_since timestamp with time zone,
    quiet_until timestamp with time zone,
    stopped_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.webhook_delivery (
    id uuid DEFAULT uuidv7() NOT NULL,
    restaurant_id uuid NOT NULL,
    event text NOT NULL,
    order_id bigint,
    event_id bigint,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failure text,
    code integer,
    answer text,
    since timestamp with time zone NOT NULL,
    tried_at timestamp with time zone,
    next_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT webhook_delivery_event_check CHECK ((event = ANY (ARRAY['order.placed'::text, 'order.status_changed'::text, 'order.changed'::text, 'order.cancelled'::text, 'webhook.test'::text]))),
    CONSTRAINT webhook_delivery_failure_check CHECK ((failure = ANY (ARRAY['status'::text, 'timeout'::text, 'away'::text, 'name'::text, 'tls'::text, 'inside'::text, 'moved'::text, 'gone'::text, 'stopped'::text]))),
    CONSTRAINT webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
ALTER TABLE ONLY public.ad ALTER COLUMN number SET DEFAULT nextval('public.ad_number_seq'::regclass);
ALTER TABLE ONLY public.backup_run ALTER COLUMN id SET DEFAULT nextval('public.backup_run_id_seq'::regclass);
ALTER TABLE ONLY public.event ALTER COLUMN number SET DEFAULT nextval('public.event_number_seq'::regclass);
ALTER TABLE ONLY public.house ALTER COLUMN id SET DEFAULT nextval('public.house_id_seq'::regclass);
ALTER TABLE ONLY public.log ALTER COLUMN id SET DEFAULT nextval('public.log_id_seq'::regclass);
ALTER TABLE ONLY public.news ALTER COLUMN number SET DEFAULT nextval('public.news_number_seq'::regclass);
ALTER TABLE ONLY public."order" ALTER COLUMN id SET DEFAULT nextval('public.order_id_seq'::regclass);
ALTER TABLE ONLY public.order_event ALTER COLUMN id SET DEFAULT nextval('public.order_event_id_seq'::regclass);
ALTER TABLE ONLY public.order_ledger ALTER COLUMN id SET DEFAULT nextval('public.order_ledger_id_seq'::regclass);
ALTER TABLE ONLY public.organization ALTER COLUMN number SET DEFAULT nextval('public.organization_number_seq'::regclass);
ALTER TABLE ONLY public.outbox_entry ALTER COLUMN id SET DEFAULT nextval('public.outbox_entry_id_seq'::regclass);
ALTER TABLE ONLY public.payment_notification ALTER COLUMN id SET DEFAULT nextval('public.payment_notification_id_seq'::regclass);
ALTER TABLE ONLY public.payout ALTER COLUMN number SET DEFAULT nextval('public.payout_number_seq'::regclass);
ALTER TABLE ONLY public.payout_order ALTER COLUMN id SET DEFAULT nextval('public.payout_order_id_seq'::regclass);
ALTER TABLE ONLY public.support_request ALTER COLUMN number SET DEFAULT nextval('public.support_request_number_seq'::regclass);
ALTER TABLE ONLY public.ticket_purchase ALTER COLUMN number SET DEFAULT nextval('public.ticket_purchase_number_seq'::regclass);
INSERT INTO public.document (id, key, title, body, created_at) VALUES
	('01a223f1-3e10-7808-8867-dac91dd40f72', 'agreement', 'Пользовательское соглашение', '{"type": "doc", "content": [{"type": "paragraph", "content": [{"text": "Здесь простыми словами сказано, на каких условиях вы пользуетесь сервисом {сервис} по адресу {сайт}. Начиная пользоваться сервисом или входя по номеру телефона, вы соглашаетесь с этими условиями.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "1. Что делает {сервис}", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Сервис показывает рестораны и их меню, передаёт ресторану ваш заказ и сообщает, как он готовится. Готовит и привозит еду ресторан: он отвечает за её качество, состав и срок. Кто именно её готовит, написано на странице ресторана в разделе «О ресторане».", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "2. Вход", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Войти можно по номеру телефона и коду из СМС. Никому не сообщайте код: сотрудники сервиса его не спрашивают.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Номер телефона должен быть вашим. То, что сделано после входа с вашим кодом, считается сделанным вами.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Аккаунт можно удалить в любой момент в профиле.", "type": "text"}]}]}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "3. Заказ", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Цены, зону доставки и наименьшую сумму заказа назначает ресторан. Перед оформлением вы видите всё, из чего складывается сумма.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Если цена или наличие изменились, пока вы собирали корзину, мы покажем, что изменилось, и оформим заказ только с вашего согласия.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Ресторан может отказаться от заказа или от отдельного блюда, назвав причину. Деньги за то, чего вы не получили, возвращаются.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Если ресторан так и не ответит на заказ, мы сами отменим его и вернём деньги.", "type": "text"}]}]}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "4. Оплата", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Платить можно онлайн, картой при получении или наличными, если ресторан это принимает. Данные карты вводятся на странице банка и к нам не попадают. Неоплаченный заказ отменяется сам через 30 минут.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "5. Отмена и возврат", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "До подтверждения рестораном заказ можно отменить в любой момент, после — в течение 5 минут.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Деньги за отменённый заказ возвращаются на ту же карту. Срок зачисления зависит от банка.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Если с заказом что-то не так, позвоните в ресторан со страницы заказа или напишите нам.", "type": "text"}]}]}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "6. Отзывы", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Отзыв может оставить тот, кто получил заказ, в течение 3 дней. Оскорбления, реклама и чужие персональные данные скрываются.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "7. Промокоды", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Как действуют промокоды и приглашения, сказано в ", "type": "text"}, {"text": "условиях акций", "type": "text", "marks": [{"type": "link", "attrs": {"href": "/eda/info/1"}}]}, {"text": ".", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "8. Изменения и связь", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Если условия изменятся, новая редакция появится на этой странице. Вопросы и жалобы ждём на {почта}. Как мы обращаемся с вашими данными, описано в ", "type": "text"}, {"text": "политике обработки персональных данных", "type": "text", "marks": [{"type": "link", "attrs": {"href": "/privacy"}}]}, {"text": ".", "type": "text"}]}]}', now()),
	('01a223f1-3e13-7000-9530-ac071e88e6ec', 'privacy', 'Политика обработки персональных данных', '{"type": "doc", "content": [{"type": "paragraph", "content": [{"text": "Какие данные хранит сервис {сервис} ({сайт}), зачем они нужны, кому передаются и как их удалить.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "1. Что мы храним", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Телефон", "type": "text", "marks": [{"type": "bold"}]}, {"text": " — чтобы вы могли войти, а ресторан и курьер — связаться с вами по заказу.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Имя, электронную почту и фото", "type": "text", "marks": [{"type": "bold"}]}, {"text": ", если вы их указали: имя видит ресторан, на почту приходят письма о заказах, если вы их выбрали.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Адреса доставки", "type": "text", "marks": [{"type": "bold"}]}, {"text": " с подъездом, этажом и квартирой — чтобы заказ нашёл вас.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Заказы и отзывы", "type": "text", "marks": [{"type": "bold"}]}, {"text": " — чтобы вы могли повторить заказ, а спорный случай можно было разобрать.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Адрес для уведомлений в браузере", "type": "text", "marks": [{"type": "bold"}]}, {"text": ", если вы их разрешили.", "type": "text"}]}]}]}, {"type": "paragraph", "content": [{"text": "Данные банковских карт мы не получаем и не храним: вы вводите их на странице банка.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "2. Кому передаём", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Ресторану, у которого вы заказали: имя, телефон, адрес и состав заказа.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Банку: сумму и номер заказа — если платите онлайн.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Оператору СМС: номер телефона и текст сообщения.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Государственным органам — только по требованию закона.", "type": "text"}]}]}]}, {"type": "paragraph", "content": [{"text": "Рекламодателям и посторонним данные не передаём.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "3. Что остаётся в вашем браузере", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Куки входа, которую не читает ни один скрипт, номер гостевой корзины и последний выбранный адрес. Без них сервис забывал бы вас на каждой странице. Сторонних счётчиков и рекламных куки нет.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "4. Как долго", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Пока у вас есть аккаунт. Если удалить его в ", "type": "text"}, {"text": "профиле", "type": "text", "marks": [{"type": "link", "attrs": {"href": "/profile/account"}}]}, {"text": ", имя, телефон, почта, фото и адреса стираются сразу; прошлые заказы остаются у ресторанов без вашего имени, потому что этого требует бухгалтерский учёт.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "5. Ваши права", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Вы можете узнать, какие данные о вас есть, исправить их в профиле, отозвать согласие и потребовать удаления. Обработка идёт по Федеральному закону «О персональных данных» № 152-ФЗ. Обращения принимаем на {почта}.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "6. Безопасность", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Соединение шифруется, коды входа хранятся только в виде отпечатков, доступ к заказам есть лишь у ресторана, который их готовит, и каждый вход в чужой аккаунт поддержки записывается под двумя именами.", "type": "text"}]}]}', now());
INSERT INTO public.document_version (id, document_id, number, title, body, published_at, published_by) VALUES
	('01a223f1-3e11-71aa-9bdd-e7947fe666bd', '01a223f1-3e10-7808-8867-dac91dd40f72', 1, 'Пользовательское соглашение', '{"type": "doc", "content": [{"type": "paragraph", "content": [{"text": "Здесь простыми словами сказано, на каких условиях вы пользуетесь сервисом {сервис} по адресу {сайт}. Начиная пользоваться сервисом или входя по номеру телефона, вы соглашаетесь с этими условиями.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "1. Что делает {сервис}", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Сервис показывает рестораны и их меню, передаёт ресторану ваш заказ и сообщает, как он готовится. Готовит и привозит еду ресторан: он отвечает за её качество, состав и срок. Кто именно её готовит, написано на странице ресторана в разделе «О ресторане».", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "2. Вход", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Войти можно по номеру телефона и коду из СМС. Никому не сообщайте код: сотрудники сервиса его не спрашивают.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Номер телефона должен быть вашим. То, что сделано после входа с вашим кодом, считается сделанным вами.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Аккаунт можно удалить в любой момент в профиле.", "type": "text"}]}]}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "3. Заказ", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Цены, зону доставки и наименьшую сумму заказа назначает ресторан. Перед оформлением вы видите всё, из чего складывается сумма.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Если цена или наличие изменились, пока вы собирали корзину, мы покажем, что изменилось, и оформим заказ только с вашего согласия.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Ресторан может отказаться от заказа или от отдельного блюда, назвав причину. Деньги за то, чего вы не получили, возвращаются.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Если ресторан так и не ответит на заказ, мы сами отменим его и вернём деньги.", "type": "text"}]}]}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "4. Оплата", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Платить можно онлайн, картой при получении или наличными, если ресторан это принимает. Данные карты вводятся на странице банка и к нам не попадают. Неоплаченный заказ отменяется сам через 30 минут.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "5. Отмена и возврат", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "До подтверждения рестораном заказ можно отменить в любой момент, после — в течение 5 минут.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Деньги за отменённый заказ возвращаются на ту же карту. Срок зачисления зависит от банка.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Если с заказом что-то не так, позвоните в ресторан со страницы заказа или напишите нам.", "type": "text"}]}]}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "6. Отзывы", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Отзыв может оставить тот, кто получил заказ, в течение 3 дней. Оскорбления, реклама и чужие персональные данные скрываются.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "7. Промокоды", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Как действуют промокоды и приглашения, сказано в ", "type": "text"}, {"text": "условиях акций", "type": "text", "marks": [{"type": "link", "attrs": {"href": "/eda/info/1"}}]}, {"text": ".", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "8. Изменения и связь", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Если условия изменятся, новая редакция появится на этой странице. Вопросы и жалобы ждём на {почта}. Как мы обращаемся с вашими данными, описано в ", "type": "text"}, {"text": "политике обработки персональных данных", "type": "text", "marks": [{"type": "link", "attrs": {"href": "/privacy"}}]}, {"text": ".", "type": "text"}]}]}', now(), NULL),
	('01a223f1-3e13-73d8-a3a0-998a011c9d4d', '01a223f1-3e13-7000-9530-ac071e88e6ec', 1, 'Политика обработки персональных данных', '{"type": "doc", "content": [{"type": "paragraph", "content": [{"text": "Какие данные хранит сервис {сервис} ({сайт}), зачем они нужны, кому передаются и как их удалить.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "1. Что мы храним", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Телефон", "type": "text", "marks": [{"type": "bold"}]}, {"text": " — чтобы вы могли войти, а ресторан и курьер — связаться с вами по заказу.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Имя, электронную почту и фото", "type": "text", "marks": [{"type": "bold"}]}, {"text": ", если вы их указали: имя видит ресторан, на почту приходят письма о заказах, если вы их выбрали.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Адреса доставки", "type": "text", "marks": [{"type": "bold"}]}, {"text": " с подъездом, этажом и квартирой — чтобы заказ нашёл вас.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Заказы и отзывы", "type": "text", "marks": [{"type": "bold"}]}, {"text": " — чтобы вы могли повторить заказ, а спорный случай можно было разобрать.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Адрес для уведомлений в браузере", "type": "text", "marks": [{"type": "bold"}]}, {"text": ", если вы их разрешили.", "type": "text"}]}]}]}, {"type": "paragraph", "content": [{"text": "Данные банковских карт мы не получаем и не храним: вы вводите их на странице банка.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "2. Кому передаём", "type": "text"}]}, {"type": "bullet_list", "content": [{"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Ресторану, у которого вы заказали: имя, телефон, адрес и состав заказа.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Банку: сумму и номер заказа — если платите онлайн.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Оператору СМС: номер телефона и текст сообщения.", "type": "text"}]}]}, {"type": "list_item", "content": [{"type": "paragraph", "content": [{"text": "Государственным органам — только по требованию закона.", "type": "text"}]}]}]}, {"type": "paragraph", "content": [{"text": "Рекламодателям и посторонним данные не передаём.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "3. Что остаётся в вашем браузере", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Куки входа, которую не читает ни один скрипт, номер гостевой корзины и последний выбранный адрес. Без них сервис забывал бы вас на каждой странице. Сторонних счётчиков и рекламных куки нет.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "4. Как долго", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Пока у вас есть аккаунт. Если удалить его в ", "type": "text"}, {"text": "профиле", "type": "text", "marks": [{"type": "link", "attrs": {"href": "/profile/account"}}]}, {"text": ", имя, телефон, почта, фото и адреса стираются сразу; прошлые заказы остаются у ресторанов без вашего имени, потому что этого требует бухгалтерский учёт.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "5. Ваши права", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Вы можете узнать, какие данные о вас есть, исправить их в профиле, отозвать согласие и потребовать удаления. Обработка идёт по Федеральному закону «О персональных данных» № 152-ФЗ. Обращения принимаем на {почта}.", "type": "text"}]}, {"type": "heading", "attrs": {"level": 2}, "content": [{"text": "6. Безопасность", "type": "text"}]}, {"type": "paragraph", "content": [{"text": "Соединение шифруется, коды входа хранятся только в виде отпечатков, доступ к заказам есть лишь у ресторана, который их готовит, и каждый вход в чужой аккаунт поддержки записывается под двумя именами.", "type": "text"}]}]}', now(), NULL);
INSERT INTO public.moderation_reason (id, text, topic, sort, created_at) VALUES
	('01a223f1-3dbb-79fb-bf79-baab88d1466a', 'Название без заглавных букв', 'menu', 1, now()),
	('01a223f1-3dbc-7109-a64b-ed8471375a30', 'Ошибка в названии', 'menu', 2, now()),
	('01a223f1-3dbc-7167-88ff-ed60d59d3af8', 'Название не говорит, что это', 'menu', 3, now()),
	('01a223f1-3dbc-7193-a4ed-222e58dd3d37', 'Описание не о блюде', 'menu', 4, now()),
	('01a223f1-3dbc-71ba-93dc-ca31709fdaba', 'Не указан состав', 'menu', 5, now()),
	('01a223f1-3dbc-71db-b295-5802cb0f4277', 'Проверьте адрес', 'restaurant', 6, now()),
	('01a223f1-3dbc-71fc-8468-1dc4abd63057', 'Проверьте телефоны', 'restaurant', 7, now()),
	('01a223f1-3dbc-721d-80dc-0323719f36b4', 'Описание не о ресторане', 'restaurant', 8, now()),
	('01a223f1-3dbc-723f-8884-3b97e0e53410', 'Фото чужое или из интернета', 'any', 9, now()),
	('01a223f1-3dbc-7261-8bcf-1db82016a662', 'На фото надписи или телефоны', 'any', 10, now()),
	('01a223f1-3dbc-7282-9b15-d97eddbad800', 'Фото нечёткое', 'any', 11, now()),
	('01a223f1-43b8-758f-bbf2-9e44355a6952', 'Цена не настоящая: укажите ту, за которую отдадите', 'ad', 16, now()),
	('01a223f1-43b8-76eb-bd8c-f6dae71cf4e1', 'В описании одна реклама: расскажите, что у вас есть', 'organization', 25, now()),
	('01a223f1-43b8-7715-b8cb-d1209d32edcf', 'Просьба о предоплате: так нельзя', 'ad', 21, now()),
	('01a223f1-43b8-7736-ba3f-e2604f636aa1', 'Это не новость: когда и где это было?', 'news', 31, now()),
	('01a223f1-43b8-7757-affe-4351dcf3f5cd', 'Не сказано, откуда это известно', 'news', 28, now()),
	('01a223f1-43b8-7778-bb6b-b216bd80ede6', 'Цена не настоящая: укажите ту, за которую продаёте', 'menu', 37, now()),
	('01a223f1-43b8-779a-84ae-702fc867f254', 'Не та категория', 'menu', 36, now()),
	('01a223f1-43b8-77bb-b3d5-ba5cf2553262', 'В одном объявлении несколько вещей: подайте каждую отдельно', 'ad', 19, now()),
	('01a223f1-43b8-77dc-a822-c38761ca0a0a', 'На фото не то, о чём объявление', 'ad', 18, now()),
	('01a223f1-43b8-77fe-b4a7-18d7b4601313', 'Не та рубрика: выберите ту, чем занимаетесь', 'organization', 23, now()),
	('01a223f1-43b8-781e-bdbd-d209ffa2ec5d', 'В тексте или на фото телефон либо ссылка: для телефона есть своё поле', 'ad', 15, now()),
	('01a223f1-43b8-783f-bbc8-1853c1cc9818', 'Повтор: такое же ваше объявление уже есть', 'ad', 13, now()),
	('01a223f1-43b8-7860-99a9-030e9849d042', 'Такая организация уже есть в справочнике', 'organization', 22, now()),
	('01a223f1-43b8-7881-a7f9-de03aff4acb0', 'На фото другое блюдо', 'menu', 38, now()),
	('01a223f1-43b8-78a1-b16a-8797dc849870', 'Это реклама: подайте объявление', 'news', 29, now()),
	('01a223f1-43b8-78c2-b2b9-51baf56093dc', 'Цена в описании другая', 'ad', 17, now()),
	('01a223f1-43b8-78e4-b287-0e58efb9bac7', 'Ресторан уже есть на площадке', 'restaurant', 32, now()),
	('01a223f1-43b8-7905-a68b-48beeee81cb9', 'Сайт не открывается или не ваш', 'organization', 26, now()),
	('01a223f1-43b8-7923-8323-c801ae1b37cf', 'Описания мало: расскажите о состоянии', 'ad', 20, now()),
	('01a223f1-43b8-7944-adad-19fc32fcd2dd', 'Об этом уже писали', 'news', 27, now()),
	('01a223f1-43b8-7964-af2d-86393135eb79', 'Нет по этому адресу: проверьте адрес', 'organization', 24, now()),
	('01a223f1-43b8-7984-a0cb-01ffd8088f22', 'Оскорбления или личные сведения о людях', 'news', 30, now()),
	('01a223f1-43b8-79a5-aecb-9835b6b682ad', 'Не тот раздел: подайте заново в подходящем', 'ad', 14, now()),
	('01a223f1-43b8-79c6-88ad-8b3c0b1ce19f', 'Блюдо уже есть в меню', 'menu', 35, now()),
	('01a223f1-43b8-79e7-859c-2e219785bb7a', 'Такое продавать с доставкой нельзя', 'menu', 34, now()),
	('01a223f1-43b8-7a08-a15c-48078f301716', 'Такое продавать или предлагать здесь нельзя', 'ad', 12, now()),
	('01a223f1-43b8-7a29-95e8-c34e24f2eecc', 'На фото не ваш ресторан', 'restaurant', 33, now());
ALTER TABLE ONLY limits.hit ADD CONSTRAINT hit_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.ad_day ADD CONSTRAINT ad_day_of UNIQUE (ad_id, day);
ALTER TABLE ONLY public.ad_day ADD CONSTRAINT ad_day_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ad_draft ADD CONSTRAINT ad_draft_author UNIQUE (author_id, section);
ALTER TABLE ONLY public.ad_draft ADD CONSTRAINT ad_draft_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ad_favourite ADD CONSTRAINT ad_favourite_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ad_favourite ADD CONSTRAINT ad_favourite_user_ad UNIQUE (user_id, ad_id);
ALTER TABLE ONLY public.ad_import ADD CONSTRAINT ad_import_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ad ADD CONSTRAINT ad_number_unique UNIQUE (number);
ALTER TABLE ONLY public.ad ADD CONSTRAINT ad_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ad_price ADD CONSTRAINT ad_price_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ad_source ADD CONSTRAINT ad_source_ad UNIQUE (ad_id);
ALTER TABLE ONLY public.ad_source ADD CONSTRAINT ad_source_external UNIQUE (author_id, external_id);
ALTER TABLE ONLY public.ad_source ADD CONSTRAINT ad_source_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin ADD CONSTRAINT admin_email_unique UNIQUE (email);
ALTER TABLE ONLY public.admin ADD CONSTRAINT admin_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.answer_templates ADD CONSTRAINT answer_templates_pkey PRIMARY KEY (restaurant_id);
ALTER TABLE ONLY public.backup_run ADD CONSTRAINT backup_run_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_difference ADD CONSTRAINT bank_difference_once UNIQUE (attempt_id, kind);
ALTER TABLE ONLY public.bank_difference ADD CONSTRAINT bank_difference_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.basket_group ADD CONSTRAINT basket_group_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.basket_group ADD CONSTRAINT basket_group_token_unique UNIQUE (token);
ALTER TABLE ONLY public.basket ADD CONSTRAINT basket_guest_restaurant UNIQUE (guest_id, restaurant_id);
ALTER TABLE ONLY public.basket_item ADD CONSTRAINT basket_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.basket ADD CONSTRAINT basket_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.basket ADD CONSTRAINT basket_user_restaurant UNIQUE (user_id, restaurant_id);
ALTER TABLE ONLY public.black_list ADD CONSTRAINT black_list_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.black_list ADD CONSTRAINT black_list_restaurant_user UNIQUE (restaurant_id, user_id);
ALTER TABLE ONLY public.business_subscription ADD CONSTRAINT business_subscription_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.business_user ADD CONSTRAINT business_user_email_unique UNIQUE (email);
ALTER TABLE ONLY public.business_user ADD CONSTRAINT business_user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.catalogue_entry ADD CONSTRAINT catalogue_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.catalogue_entry ADD CONSTRAINT catalogue_entry_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.city ADD CONSTRAINT city_name_unique UNIQUE (name);
ALTER TABLE ONLY public.city ADD CONSTRAINT city_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.city ADD CONSTRAINT city_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.complaint ADD CONSTRAINT complaint_once UNIQUE (author_id, kind, row_id);
ALTER TABLE ONLY public.complaint ADD CONSTRAINT complaint_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.confirmation_code ADD CONSTRAINT confirmation_code_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.counter_good ADD CONSTRAINT counter_good_pkey PRIMARY KEY (restaurant_id, article);
ALTER TABLE ONLY public.counter_order ADD CONSTRAINT counter_order_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.counter ADD CONSTRAINT counter_pkey PRIMARY KEY (restaurant_id);
ALTER TABLE ONLY public.cuisine ADD CONSTRAINT cuisine_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cuisine ADD CONSTRAINT cuisine_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.delivery_zone ADD CONSTRAINT delivery_zone_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document_acceptance ADD CONSTRAINT document_acceptance_business UNIQUE (business_user_id, document_version_id);
ALTER TABLE ONLY public.document_acceptance ADD CONSTRAINT document_acceptance_customer UNIQUE (user_id, document_version_id);
ALTER TABLE ONLY public.document_acceptance ADD CONSTRAINT document_acceptance_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document ADD CONSTRAINT document_key_unique UNIQUE (key);
ALTER TABLE ONLY public.document ADD CONSTRAINT document_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document_version ADD CONSTRAINT document_version_number UNIQUE (document_id, number);
ALTER TABLE ONLY public.document_version ADD CONSTRAINT document_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.door_state ADD CONSTRAINT door_state_pkey PRIMARY KEY (door);
ALTER TABLE ONLY public.event ADD CONSTRAINT event_number_unique UNIQUE (number);
ALTER TABLE ONLY public.event ADD CONSTRAINT event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_report ADD CONSTRAINT event_report_event_id_unique UNIQUE (event_id);
ALTER TABLE ONLY public.event_report ADD CONSTRAINT event_report_key_unique UNIQUE (key);
ALTER TABLE ONLY public.event_report ADD CONSTRAINT event_report_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_session ADD CONSTRAINT event_session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.favourite ADD CONSTRAINT favourite_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.favourite ADD CONSTRAINT favourite_user_restaurant UNIQUE (user_id, restaurant_id);
ALTER TABLE ONLY public.group_bar ADD CONSTRAINT group_bar_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.group_participant ADD CONSTRAINT group_participant_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.hall ADD CONSTRAINT hall_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.house ADD CONSTRAINT house_city_street_house UNIQUE (city_id, street, house);
ALTER TABLE ONLY public.house ADD CONSTRAINT house_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_key ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (scope, key);
ALTER TABLE ONLY public.image ADD CONSTRAINT image_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.list_view ADD CONSTRAINT list_view_of_admin UNIQUE (admin_id, list, name);
ALTER TABLE ONLY public.list_view ADD CONSTRAINT list_view_of_business UNIQUE (business_user_id, list, name);
ALTER TABLE ONLY public.list_view ADD CONSTRAINT list_view_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.log ADD CONSTRAINT log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.menu_import ADD CONSTRAINT menu_import_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.message ADD CONSTRAINT message_job_id_unique UNIQUE (job_id);
ALTER TABLE ONLY public.message ADD CONSTRAINT message_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moderation_reason ADD CONSTRAINT moderation_reason_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moderation_rule ADD CONSTRAINT moderation_rule_pkey PRIMARY KEY (is_one);
ALTER TABLE ONLY public.news ADD CONSTRAINT news_number_unique UNIQUE (number);
ALTER TABLE ONLY public.news ADD CONSTRAINT news_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."order" ADD CONSTRAINT order_basket_id_unique UNIQUE (basket_id);
ALTER TABLE ONLY public.order_event ADD CONSTRAINT order_event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_figure ADD CONSTRAINT order_figure_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.order_item ADD CONSTRAINT order_item_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_ledger ADD CONSTRAINT order_ledger_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."order" ADD CONSTRAINT order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_proposal ADD CONSTRAINT order_proposal_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_refund ADD CONSTRAINT order_refund_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."order" ADD CONSTRAINT order_uuid_unique UNIQUE (uuid);
ALTER TABLE ONLY public.ordered_phone ADD CONSTRAINT ordered_phone_pkey PRIMARY KEY (phone_hash);
ALTER TABLE ONLY public.organization_employee ADD CONSTRAINT organization_employee_once UNIQUE (organization_id, user_id);
ALTER TABLE ONLY public.organization_employee ADD CONSTRAINT organization_employee_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.organization ADD CONSTRAINT organization_number_unique UNIQUE (number);
ALTER TABLE ONLY public.organization ADD CONSTRAINT organization_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox_entry ADD CONSTRAINT outbox_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_reset ADD CONSTRAINT password_reset_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_reset ADD CONSTRAINT password_reset_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.payment_mismatch ADD CONSTRAINT payment_mismatch_once UNIQUE (attempt_id, status, told_kopecks);
ALTER TABLE ONLY public.payment_mismatch ADD CONSTRAINT payment_mismatch_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_notification ADD CONSTRAINT payment_notification_once UNIQUE (provider, payment_id, status);
ALTER TABLE ONLY public.payment_notification ADD CONSTRAINT payment_notification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment ADD CONSTRAINT payment_payment_id_unique UNIQUE (payment_id);
ALTER TABLE ONLY public.payment ADD CONSTRAINT payment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payout ADD CONSTRAINT payout_number_unique UNIQUE (number);
ALTER TABLE ONLY public.payout ADD CONSTRAINT payout_once UNIQUE (restaurant_id, starts_on, ends_on);
ALTER TABLE ONLY public.payout_order ADD CONSTRAINT payout_order_once UNIQUE (payout_id, order_id);
ALTER TABLE ONLY public.payout_order ADD CONSTRAINT payout_order_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payout ADD CONSTRAINT payout_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.portal_word ADD CONSTRAINT portal_word_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.process ADD CONSTRAINT process_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_category ADD CONSTRAINT product_category_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_name ADD CONSTRAINT product_name_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.product_option_group_link ADD CONSTRAINT product_option_group_link_pkey PRIMARY KEY (product_id, group_id);
ALTER TABLE ONLY public.product_option_group ADD CONSTRAINT product_option_group_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_option_link ADD CONSTRAINT product_option_link_pkey PRIMARY KEY (product_id, option_id);
ALTER TABLE ONLY public.product_option ADD CONSTRAINT product_option_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product ADD CONSTRAINT product_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promo_code ADD CONSTRAINT promo_code_code_unique UNIQUE (code);
ALTER TABLE ONLY public.promo_code ADD CONSTRAINT promo_code_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promo_code_series ADD CONSTRAINT promo_code_series_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promotion ADD CONSTRAINT promotion_key_unique UNIQUE (key);
ALTER TABLE ONLY public.promotion ADD CONSTRAINT promotion_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscription ADD CONSTRAINT push_subscription_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.receipt ADD CONSTRAINT receipt_fiscal UNIQUE (fn_number, document_number);
ALTER TABLE ONLY public.receipt ADD CONSTRAINT receipt_once UNIQUE (attempt_id, request_key);
ALTER TABLE ONLY public.receipt ADD CONSTRAINT receipt_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_code ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.referral ADD CONSTRAINT referral_friend_id_unique UNIQUE (friend_id);
ALTER TABLE ONLY public.referral ADD CONSTRAINT referral_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.registration ADD CONSTRAINT registration_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reply_message ADD CONSTRAINT reply_message_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reply ADD CONSTRAINT reply_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.restaurant_commission ADD CONSTRAINT restaurant_commission_once UNIQUE (restaurant_id, starts_on);
ALTER TABLE ONLY public.restaurant_commission ADD CONSTRAINT restaurant_commission_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.restaurant_cuisine ADD CONSTRAINT restaurant_cuisine_pkey PRIMARY KEY (restaurant_id, cuisine_id);
ALTER TABLE ONLY public.restaurant_manager ADD CONSTRAINT restaurant_manager_pkey PRIMARY KEY (restaurant_id, business_user_id);
ALTER TABLE ONLY public.restaurant ADD CONSTRAINT restaurant_organization_number_unique UNIQUE (organization_number);
ALTER TABLE ONLY public.restaurant ADD CONSTRAINT restaurant_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.restaurant_schedule ADD CONSTRAINT restaurant_schedule_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.review_count ADD CONSTRAINT review_count_pkey PRIMARY KEY (restaurant_id, month, rating, of_restaurant);
ALTER TABLE ONLY public.review ADD CONSTRAINT review_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.revision ADD CONSTRAINT revision_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_search ADD CONSTRAINT saved_search_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_search ADD CONSTRAINT saved_search_same UNIQUE (user_id, section, address);
ALTER TABLE ONLY public.search_count ADD CONSTRAINT search_count_pkey PRIMARY KEY (query);
ALTER TABLE ONLY public.search_told ADD CONSTRAINT search_told_once UNIQUE (user_id, ad_id);
ALTER TABLE ONLY public.search_told ADD CONSTRAINT search_told_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.search_word ADD CONSTRAINT search_word_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.second_factor ADD CONSTRAINT second_factor_admin_id_unique UNIQUE (admin_id);
ALTER TABLE ONLY public.second_factor ADD CONSTRAINT second_factor_business_user_id_unique UNIQUE (business_user_id);
ALTER TABLE ONLY public.second_factor ADD CONSTRAINT second_factor_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.setting ADD CONSTRAINT setting_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.share_picture ADD CONSTRAINT share_picture_pkey PRIMARY KEY (noun, thing);
ALTER TABLE ONLY public.social_attempt ADD CONSTRAINT social_attempt_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.social_attempt ADD CONSTRAINT social_attempt_state_hash_unique UNIQUE (state_hash);
ALTER TABLE ONLY public.social_identity ADD CONSTRAINT social_identity_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.social_identity ADD CONSTRAINT social_identity_subject UNIQUE (provider, subject);
ALTER TABLE ONLY public.story ADD CONSTRAINT story_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.support_message ADD CONSTRAINT support_message_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.support_request ADD CONSTRAINT support_request_number_unique UNIQUE (number);
ALTER TABLE ONLY public.support_request ADD CONSTRAINT support_request_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_gate ADD CONSTRAINT ticket_gate_key_unique UNIQUE (key);
ALTER TABLE ONLY public.ticket_gate ADD CONSTRAINT ticket_gate_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_kind ADD CONSTRAINT ticket_kind_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_pass ADD CONSTRAINT ticket_pass_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket ADD CONSTRAINT ticket_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_purchase ADD CONSTRAINT ticket_purchase_number_unique UNIQUE (number);
ALTER TABLE ONLY public.ticket_purchase ADD CONSTRAINT ticket_purchase_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_seat ADD CONSTRAINT ticket_seat_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_transfer ADD CONSTRAINT ticket_transfer_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_wait ADD CONSTRAINT ticket_wait_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_address ADD CONSTRAINT user_address_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."user" ADD CONSTRAINT user_phone_unique UNIQUE (phone);
ALTER TABLE ONLY public."user" ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."user" ADD CONSTRAINT user_ref_code_unique UNIQUE (ref_code);
ALTER TABLE ONLY public.venue ADD CONSTRAINT venue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.venue ADD CONSTRAINT venue_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.webhook_delivery ADD CONSTRAINT webhook_delivery_event_id_unique UNIQUE (event_id);
ALTER TABLE ONLY public.webhook_delivery ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook ADD CONSTRAINT webhook_pkey PRIMARY KEY (restaurant_id);
CREATE INDEX ad_author ON public.ad USING btree (author_id, created_at);
CREATE INDEX ad_cars_alike ON public.ad USING btree (model, published_at DESC, number DESC) INCLUDE (year, price, expires_at) WHERE ((section = 'cars'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_cars_cheapest ON public.ad USING btree (COALESCE(price, 2147483647), number) INCLUDE (expires_at) WHERE ((section = 'cars'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_cars_dearest ON public.ad USING btree (COALESCE(price, 0) DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'cars'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_cars_nearest ON public.ad USING gist (shown_point) INCLUDE (expires_at, number, price) WHERE ((section = 'cars'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL) AND (shown_point IS NOT NULL));
CREATE INDEX ad_cars_newest ON public.ad USING btree (published_at DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'cars'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_chosen ON public.ad USING btree (COALESCE(specialization, category, kind), published_at DESC, number DESC) WHERE ((moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_city ON public.ad USING btree (city_id);
CREATE INDEX ad_created ON public.ad USING btree (created_at, id);
CREATE INDEX ad_desk ON public.ad USING gin (title public.gin_trgm_ops, contact_phone public.gin_trgm_ops);
CREATE INDEX ad_draft_values_images ON public.ad_draft USING gin (public.uuids_in("values"));
CREATE INDEX ad_estate_alike ON public.ad USING btree (deal, kind, published_at DESC, number DESC) INCLUDE (rooms, city_id, price, expires_at) WHERE ((section = 'estate'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_estate_cheapest ON public.ad USING btree (COALESCE(price, 2147483647), number) INCLUDE (expires_at) WHERE ((section = 'estate'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_estate_dearest ON public.ad USING btree (COALESCE(price, 0) DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'estate'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_estate_nearest ON public.ad USING gist (shown_point) INCLUDE (expires_at, number, price) WHERE ((section = 'estate'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL) AND (shown_point IS NOT NULL));
CREATE INDEX ad_estate_newest ON public.ad USING btree (published_at DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'estate'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_favourite_ad ON public.ad_favourite USING btree (ad_id);
CREATE INDEX ad_favourite_user ON public.ad_favourite USING btree (user_id, created_at);
CREATE INDEX ad_images ON public.ad USING gin (image_ids) WHERE (image_ids <> '{}'::uuid[]);
CREATE INDEX ad_import_author ON public.ad_import USING btree (author_id, created_at, id);
CREATE INDEX ad_import_changes_images ON public.ad_import USING gin (public.uuids_in(changes));
CREATE INDEX ad_organization ON public.ad USING btree (organization_id, published_at DESC) WHERE (organization_id IS NOT NULL);
CREATE INDEX ad_price_ad ON public.ad_price USING btree (ad_id, created_at);
CREATE INDEX ad_resumes_cheapest ON public.ad USING btree (COALESCE(price, 2147483647), number) INCLUDE (expires_at) WHERE ((section = 'resumes'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_resumes_dearest ON public.ad USING btree (COALESCE(price, 0) DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'resumes'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_resumes_newest ON public.ad USING btree (published_at DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'resumes'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_running_out ON public.ad USING btree (expires_at) WHERE ((moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL) AND (told_at IS NULL));
CREATE INDEX ad_sales_alike ON public.ad USING btree (category, published_at DESC, number DESC) INCLUDE (price, expires_at) WHERE ((section = 'sales'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_sales_cheapest ON public.ad USING btree (COALESCE(price, 2147483647), number) INCLUDE (expires_at) WHERE ((section = 'sales'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_sales_dearest ON public.ad USING btree (COALESCE(price, 0) DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'sales'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_sales_nearest ON public.ad USING gist (shown_point) INCLUDE (expires_at, number, price) WHERE ((section = 'sales'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL) AND (shown_point IS NOT NULL));
CREATE INDEX ad_sales_newest ON public.ad USING btree (published_at DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'sales'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_sought ON public.ad USING gin (sought) WHERE ((moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_source_author ON public.ad_source USING btree (author_id, created_at);
CREATE INDEX ad_source_pictures_images ON public.ad_source USING gin (public.uuids_in(pictures));
CREATE INDEX ad_vacancies_cheapest ON public.ad USING btree (COALESCE(price, 2147483647), number) INCLUDE (expires_at) WHERE ((section = 'vacancies'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_vacancies_dearest ON public.ad USING btree (COALESCE(price, 0) DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'vacancies'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_vacancies_nearest ON public.ad USING gist (shown_point) INCLUDE (expires_at, number, price) WHERE ((section = 'vacancies'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL) AND (shown_point IS NOT NULL));
CREATE INDEX ad_vacancies_newest ON public.ad USING btree (published_at DESC, number DESC) INCLUDE (expires_at) WHERE ((section = 'vacancies'::text) AND (moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX ad_words ON public.ad USING gin (words) WHERE ((moderation_status = 'approved'::text) AND (archived_as IS NULL) AND (hidden_at IS NULL));
CREATE INDEX admin_like ON public.admin USING gin (name public.gin_trgm_ops, email public.gin_trgm_ops);
CREATE INDEX backup_run_finished_at ON public.backup_run USING btree (finished_at);
CREATE INDEX bank_difference_newest ON public.bank_difference USING btree (created_at, id);
CREATE INDEX bank_difference_open ON public.bank_difference USING btree (created_at, id) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX basket_group_gathering ON public.basket_group USING btree (user_id, restaurant_id) WHERE (ordered_at IS NULL);
CREATE UNIQUE INDEX basket_item_line ON public.basket_item USING btree (basket_id, options_key, participant_id) NULLS NOT DISTINCT;
CREATE INDEX basket_item_participant ON public.basket_item USING btree (participant_id) WHERE (participant_id IS NOT NULL);
CREATE INDEX basket_item_product ON public.basket_item USING btree (product_id);
CREATE INDEX basket_restaurant ON public.basket USING btree (restaurant_id);
CREATE INDEX black_list_newest ON public.black_list USING btree (restaurant_id, created_at, id);
CREATE INDEX black_list_phone ON public.black_list USING btree (phone_hash) WHERE (phone_hash IS NOT NULL);
CREATE INDEX black_list_user ON public.black_list USING btree (user_id);
CREATE INDEX business_subscription_business_user ON public.business_subscription USING btree (business_user_id, created_at);
CREATE INDEX business_user_owner ON public.business_user USING btree (owner_id);
CREATE INDEX business_user_phone ON public.business_user USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX business_user_sought ON public.business_user USING gin (sought);
CREATE INDEX catalogue_entry_order ON public.catalogue_entry USING btree (catalogue, sort, name);
CREATE INDEX catalogue_entry_parent ON public.catalogue_entry USING btree (parent_id);
CREATE INDEX complaint_revision ON public.complaint USING btree (revision_id, created_at);
CREATE INDEX confirmation_code_phone ON public.confirmation_code USING btree (phone, created_at);
CREATE INDEX counter_order_handed ON public.counter_order USING btree (handed_at);
CREATE INDEX counter_order_ref ON public.counter_order USING btree (restaurant_id, ref);
CREATE INDEX delivery_zone_area ON public.delivery_zone USING gist (area) WHERE is_active;
CREATE INDEX delivery_zone_peak ON public.delivery_zone USING btree (peak_told) WHERE (peak <> 'same'::text);
CREATE INDEX delivery_zone_restaurant ON public.delivery_zone USING btree (restaurant_id, is_active);
CREATE INDEX document_acceptance_version ON public.document_acceptance USING btree (document_version_id);
CREATE INDEX event_body_images ON public.event USING gin (public.uuids_in(body));
CREATE INDEX event_desk ON public.event USING btree (created_at DESC, id DESC);
CREATE INDEX event_image ON public.event USING btree (image_id);
CREATE INDEX event_series ON public.event USING btree (series) WHERE (series IS NOT NULL);
CREATE INDEX event_session_event ON public.event_session USING btree (event_id, over_at);
CREATE INDEX event_session_hall ON public.event_session USING btree (hall_id, over_at) WHERE (hall_id IS NOT NULL);
CREATE INDEX event_session_over ON public.event_session USING btree (over_at);
CREATE INDEX event_session_starts ON public.event_session USING btree (starts_at, id);
CREATE INDEX event_session_venue ON public.event_session USING btree (venue_id, over_at);
CREATE INDEX event_shown ON public.event USING btree (published_at DESC, id DESC) WHERE ((NOT is_hidden) AND (published_at IS NOT NULL));
CREATE INDEX event_title ON public.event USING btree (title, id);
CREATE INDEX event_title_like ON public.event USING gin (title public.gin_trgm_ops);
CREATE INDEX event_words ON public.event USING gin (words) WHERE ((NOT is_hidden) AND (published_at IS NOT NULL));
CREATE INDEX favourite_user ON public.favourite USING btree (user_id, created_at);
CREATE INDEX group_bar_group ON public.group_bar USING btree (group_id);
CREATE INDEX group_participant_group ON public.group_participant USING btree (group_id, created_at);
CREATE INDEX hall_name ON public.hall USING btree (name, id);
CREATE UNIQUE INDEX hall_venue ON public.hall USING btree (venue_id, name);
CREATE INDEX house_location ON public.house USING gist (point(lon, lat));
CREATE INDEX house_search ON public.house USING gin (search_text public.gin_trgm_ops);
CREATE INDEX house_street ON public.house USING btree (city_id, search_text text_pattern_ops);
CREATE INDEX idempotency_key_created_at ON public.idempotency_key USING btree (created_at);
CREATE INDEX image_created ON public.image USING btree (created_at, id);
CREATE INDEX image_uncounted ON public.image USING btree (id) WHERE ((look IS NULL) AND (uploaded_by ~~ 'customer:%'::text));
CREATE INDEX image_unused ON public.image USING btree (unused_since) WHERE (unused_since IS NOT NULL);
CREATE INDEX image_uploaded_by ON public.image USING btree (uploaded_by, created_at);
CREATE UNIQUE INDEX list_view_default ON public.list_view USING btree (COALESCE(admin_id, business_user_id), list) WHERE is_default;
CREATE INDEX log_acting ON public.log USING btree (act_admin_id, created_at, id) WHERE (act_admin_id IS NOT NULL);
CREATE INDEX log_actor ON public.log USING btree (actor, restaurant_id, created_at, id);
CREATE INDEX log_actor_kind ON public.log USING btree (split_part(actor, ':'::text, 1), created_at, id);
CREATE INDEX log_created ON public.log USING btree (created_at, id);
CREATE INDEX log_family ON public.log USING btree (split_part(action, '.'::text, 1), created_at, id);
CREATE INDEX log_kind ON public.log USING btree (restaurant_id, split_part(action, '.'::text, 1), created_at, id) INCLUDE (action);
CREATE INDEX log_person ON public.log USING btree (actor, created_at, id);
CREATE INDEX log_restaurant ON public.log USING btree (restaurant_id, created_at, id);
CREATE INDEX log_subject ON public.log USING btree (subject, restaurant_id, created_at, id);
CREATE INDEX menu_import_changes_images ON public.menu_import USING gin (public.uuids_in(changes));
CREATE INDEX menu_import_operations_images ON public.menu_import USING gin (public.uuids_in(operations));
CREATE INDEX menu_import_restaurant ON public.menu_import USING btree (restaurant_id, created_at, id);
CREATE INDEX message_created ON public.message USING btree (created_at);
CREATE INDEX message_failed ON public.message USING btree (created_at) WHERE (fate = 'failed'::text);
CREATE INDEX message_order ON public.message USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX message_recipient ON public.message USING btree (recipient, id);
CREATE INDEX message_user ON public.message USING btree (user_id, id);
CREATE INDEX moderation_reason_sort ON public.moderation_reason USING btree (sort, id);
CREATE INDEX news_body_images ON public.news USING gin (public.uuids_in(body));
CREATE INDEX news_city ON public.news USING btree (city_id);
CREATE INDEX news_desk ON public.news USING btree (created_at DESC, id DESC) WHERE (moderation_status = 'approved'::text);
CREATE INDEX news_image ON public.news USING btree (image_id);
CREATE INDEX news_rubric ON public.news USING btree (rubric, published_at DESC, id DESC) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (published_at IS NOT NULL));
CREATE INDEX news_shown ON public.news USING btree (published_at DESC, id DESC) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (published_at IS NOT NULL));
CREATE INDEX news_suggested ON public.news USING btree (suggested_by, created_at DESC) WHERE (suggested_by IS NOT NULL);
CREATE INDEX news_title_like ON public.news USING gin (title public.gin_trgm_ops);
CREATE INDEX news_words ON public.news USING gin (words) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (published_at IS NOT NULL));
CREATE INDEX order_board ON public."order" USING btree (restaurant_id, created_at) WHERE (status = ANY (ARRAY['new'::text, 'in_progress'::text, 'CONFIRMATION_PENDING'::text, 'CONFIRMED'::text, 'IN_PREPARATION'::text, 'PICKUP_PENDING'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text]));
CREATE INDEX order_cancel_unseen ON public."order" USING btree (restaurant_id) WHERE cancel_unseen;
CREATE INDEX order_cancelled ON public."order" USING btree (restaurant_id, status, created_at, id) INCLUDE (delivery_type, payment_type, total, finished_at) WHERE (status = ANY (ARRAY['CANCELLED_BY_USER'::text, 'CANCELLED_BY_RESTAURANT'::text, 'CANCELLED'::text, 'EXECUTION_STOPPED'::text]));
CREATE INDEX order_desk ON public."order" USING btree (created_at, id) INCLUDE (status, delivery_type, payment_type, total, user_id, restaurant_id);
CREATE INDEX order_desk_status ON public."order" USING btree (status, created_at, id) INCLUDE (user_id);
CREATE INDEX order_desk_total ON public."order" USING btree (total, id) INCLUDE (status, delivery_type, payment_type, created_at, user_id);
CREATE INDEX order_event_order ON public.order_event USING btree (order_id, id) INCLUDE ("to", created_at, undoes);
CREATE INDEX order_figure_created ON public.order_figure USING btree (created_at);
CREATE INDEX order_figure_restaurant ON public.order_figure USING btree (restaurant_id, created_at);
CREATE INDEX order_group ON public."order" USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX order_item_image ON public.order_item USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX order_item_order ON public.order_item USING btree (order_id, sort);
CREATE INDEX order_item_product ON public.order_item USING btree (product_id);
CREATE INDEX order_ledger_order ON public.order_ledger USING btree (order_id);
CREATE INDEX order_ledger_purchase ON public.order_ledger USING btree (purchase_id) WHERE (purchase_id IS NOT NULL);
CREATE INDEX order_payment_type ON public."order" USING btree (restaurant_id, payment_type, created_at, id) INCLUDE (status, delivery_type, total, finished_at);
CREATE INDEX order_phone ON public."order" USING btree (restaurant_id, reverse(user_phone) text_pattern_ops);
CREATE INDEX order_promo_code ON public."order" USING btree (promo_code_id, user_id);
CREATE UNIQUE INDEX order_proposal_asked ON public.order_proposal USING btree (order_id) WHERE (status = 'asked'::text);
CREATE INDEX order_proposal_order ON public.order_proposal USING btree (order_id, id);
CREATE INDEX order_proposal_replacement_images ON public.order_proposal USING btree ((((replacement ->> 'image_id'::text))::uuid));
CREATE INDEX order_refund_order ON public.order_refund USING btree (order_id, created_at);
CREATE INDEX order_restaurant ON public."order" USING btree (restaurant_id, created_at, id) INCLUDE (status, delivery_type, payment_type, total, finished_at);
CREATE INDEX order_restaurant_images ON public."order" USING btree ((((restaurant ->> 'logo_id'::text))::uuid));
CREATE INDEX order_sought ON public."order" USING gin (sought);
CREATE UNIQUE INDEX order_test ON public."order" USING btree (restaurant_id) WHERE (user_id IS NULL);
CREATE INDEX order_total ON public."order" USING btree (restaurant_id, total, id) INCLUDE (status, delivery_type, payment_type, created_at, finished_at);
CREATE INDEX order_unanswered ON public."order" USING btree (created_at, id) WHERE ((waited_told >= 10) AND (confirmation_date IS NULL));
CREATE INDEX order_unpaid ON public."order" USING btree (created_at) WHERE (status = ANY (ARRAY['PAYMENT_PENDING'::text, 'PAYMENT_FAILED'::text]));
CREATE INDEX order_user ON public."order" USING btree (user_id, created_at) INCLUDE (restaurant_id);
CREATE INDEX organization_best ON public.organization USING btree (rating DESC, number DESC) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (deleted_at IS NULL));
CREATE INDEX organization_city ON public.organization USING btree (city_id);
CREATE INDEX organization_created ON public.organization USING btree (created_at, id);
CREATE INDEX organization_employee_user ON public.organization_employee USING btree (user_id);
CREATE INDEX organization_images ON public.organization USING gin (image_ids) WHERE (image_ids <> '{}'::uuid[]);
CREATE INDEX organization_name_like ON public.organization USING gin (name public.gin_trgm_ops);
CREATE INDEX organization_named ON public.organization USING btree (name, number) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (deleted_at IS NULL));
CREATE INDEX organization_near ON public.organization USING gist (shown_point) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (deleted_at IS NULL) AND (shown_point IS NOT NULL));
CREATE INDEX organization_newest ON public.organization USING btree (number DESC) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (deleted_at IS NULL));
CREATE INDEX organization_opening ON public.organization USING btree (open_to) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (deleted_at IS NULL));
CREATE INDEX organization_owner ON public.organization USING btree (owner_id);
CREATE INDEX organization_phones_like ON public.organization USING gin (phones public.gin_trgm_ops);
CREATE INDEX organization_words ON public.organization USING gin (words) WHERE ((moderation_status = 'approved'::text) AND (NOT is_hidden) AND (deleted_at IS NULL));
CREATE INDEX outbox_entry_recipient ON public.outbox_entry USING btree (recipient, id);
CREATE INDEX password_reset_admin ON public.password_reset USING btree (admin_id);
CREATE INDEX password_reset_business_user ON public.password_reset USING btree (business_user_id);
CREATE INDEX payment_mismatch_newest ON public.payment_mismatch USING btree (created_at);
CREATE INDEX payment_on_hold ON public.payment USING btree (order_id, updated_at) WHERE (status = ANY (ARRAY['AUTHORIZED'::text, 'CONFIRMING'::text, 'REVERSING'::text, 'REFUNDING'::text]));
CREATE INDEX payment_open ON public.payment USING btree (created_at) WHERE ((status = ANY (ARRAY['NEW'::text, 'FORM_SHOWED'::text, 'AUTHORIZING'::text, '3DS_CHECKING'::text, '3DS_CHECKED'::text, 'PAY_CHECKING'::text, 'CONFIRMING'::text])) OR ((status = 'AUTHORIZED'::text) AND (pay_type = 'O'::text)));
CREATE INDEX payment_order ON public.payment USING btree (order_id, created_at);
CREATE INDEX payment_purchase ON public.payment USING btree (purchase_id, created_at) WHERE (purchase_id IS NOT NULL);
CREATE INDEX payment_reconciled ON public.payment USING btree (reconciled_at);
CREATE INDEX payment_refund_failed ON public.payment USING btree (order_id) WHERE (refund_failed_at IS NOT NULL);
CREATE INDEX payment_returning ON public.payment USING btree (returning_at) WHERE (returning_at IS NOT NULL);
CREATE INDEX payment_updated ON public.payment USING btree (updated_at, id);
CREATE INDEX payout_newest ON public.payout USING btree (created_at, id);
CREATE INDEX payout_order_counted ON public.payout_order USING btree (order_id);
CREATE UNIQUE INDEX payout_order_first ON public.payout_order USING btree (order_id) WHERE (NOT is_correction);
CREATE INDEX portal_word_begun ON public.portal_word USING btree (word COLLATE "C");
CREATE INDEX portal_word_near ON public.portal_word USING gist (word public.gist_trgm_ops);
CREATE INDEX product_by_category ON public.product USING btree (category_id, deleted_at);
CREATE INDEX product_by_description ON public.product USING gin (to_tsvector('simple'::regconfig, translate(lower(description), 'ё'::text, 'е'::text))) WHERE (is_active AND (moderation_status = 'approved'::text) AND (deleted_at IS NULL));
CREATE INDEX product_by_name ON public.product USING btree (name, rating DESC, id) WHERE (is_active AND (moderation_status = 'approved'::text) AND (deleted_at IS NULL));
CREATE INDEX product_by_size ON public.product USING btree (weight, weight_unit, rating DESC, id) WHERE (is_active AND (moderation_status = 'approved'::text) AND (deleted_at IS NULL));
CREATE INDEX product_category_restaurant ON public.product_category USING btree (restaurant_id, sort);
CREATE INDEX product_category_words ON public.product_category USING gin (words);
CREATE INDEX product_desk_off ON public.product USING btree (id) WHERE ((NOT is_active) AND (deleted_at IS NULL));
CREATE INDEX product_desk_price ON public.product USING btree (price, id) WHERE (deleted_at IS NULL);
CREATE INDEX product_desk_status ON public.product USING btree (moderation_status, id) WHERE (deleted_at IS NULL);
CREATE INDEX product_gallery ON public.product USING gin (gallery) WHERE (gallery <> '{}'::uuid[]);
CREATE INDEX product_image ON public.product USING btree (image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX product_moderation ON public.product USING btree (created_at) WHERE ((moderation_status = 'pending'::text) AND (deleted_at IS NULL));
CREATE INDEX product_name_words ON public.product_name USING gin (words);
CREATE INDEX product_option_group_link_group ON public.product_option_group_link USING btree (group_id);
CREATE INDEX product_option_group_options ON public.product_option USING btree (group_id, sort);
CREATE INDEX product_option_group_restaurant ON public.product_option_group USING btree (restaurant_id, sort);
CREATE INDEX product_option_group_stopped ON public.product_option_group USING btree (stopped_until) WHERE (stopped_until IS NOT NULL);
CREATE INDEX product_option_link_option ON public.product_option_link USING btree (option_id);
CREATE INDEX product_option_restaurant ON public.product_option USING btree (restaurant_id, sort);
CREATE INDEX product_option_stopped ON public.product_option USING btree (stopped_until) WHERE (stopped_until IS NOT NULL);
CREATE INDEX product_plain_name ON public.product USING gin (restaurant_id, plain_name public.gin_trgm_ops);
CREATE INDEX product_restaurant ON public.product USING btree (restaurant_id, category_id, sort) INCLUDE (deleted_at);
CREATE INDEX product_stopped ON public.product USING btree (stopped_until) WHERE (stopped_until IS NOT NULL);
CREATE INDEX promo_code_alike ON public.promo_code USING btree (translate(lower(code), 'авсенкмортху'::text, 'abcehkmoptxy'::text));
CREATE INDEX promo_code_desk ON public.promo_code USING btree (created_at, id) WHERE (user_id IS NULL);
CREATE INDEX promo_code_of_series ON public.promo_code USING btree (series_id, created_at, id);
CREATE INDEX promo_code_series_created ON public.promo_code_series USING btree (created_at, id);
CREATE INDEX promo_code_series_used ON public.promo_code USING btree (series_id) WHERE (total_used_count > 0);
CREATE INDEX promo_code_shared ON public.promo_code USING btree (created_at, id) WHERE ((user_id IS NULL) AND (series_id IS NULL));
CREATE INDEX promo_code_user ON public.promo_code USING btree (user_id, created_at);
CREATE INDEX promotion_active ON public.promotion USING btree (is_active, sort);
CREATE INDEX promotion_image ON public.promotion USING btree (image_id);
CREATE INDEX push_subscription_user ON public.push_subscription USING btree (user_id, created_at);
CREATE INDEX recovery_code_second_factor ON public.recovery_code USING btree (second_factor_id);
CREATE INDEX referral_inviter ON public.referral USING btree (inviter_id, created_at);
CREATE INDEX registration_business_user ON public.registration USING btree (business_user_id, created_at);
CREATE INDEX reply_ad ON public.reply USING btree (ad_id, created_at);
CREATE INDEX reply_employer_news ON public.reply USING btree (ad_id) WHERE employer_news;
CREATE UNIQUE INDEX reply_live ON public.reply USING btree (user_id, ad_id) WHERE (status <> 'withdrawn'::text);
CREATE INDEX reply_message_author ON public.reply_message USING btree (author_id);
CREATE INDEX reply_message_reply ON public.reply_message USING btree (reply_id, created_at);
CREATE INDEX reply_person_news ON public.reply USING btree (user_id) WHERE person_news;
CREATE INDEX reply_resume ON public.reply USING btree (resume_id);
CREATE INDEX reply_user ON public.reply USING btree (user_id, created_at);
CREATE INDEX reply_waiting ON public.reply USING btree (created_at) WHERE ((answered_at IS NULL) AND (unanswered_at IS NULL) AND (status <> 'withdrawn'::text));
CREATE INDEX restaurant_city_listing ON public.restaurant USING btree (city_id, rating DESC, id) WHERE (moderation_status = 'approved'::text);
CREATE INDEX restaurant_cuisine_cuisine ON public.restaurant_cuisine USING btree (cuisine_id, restaurant_id);
CREATE INDEX restaurant_desk ON public.restaurant USING gin (title public.gin_trgm_ops, (((general_info -> 'phones'::text))::text) public.gin_trgm_ops);
CREATE INDEX restaurant_image ON public.restaurant USING btree (image_id);
CREATE INDEX restaurant_listing ON public.restaurant USING btree (rating DESC, id) WHERE (moderation_status = 'approved'::text);
CREATE INDEX restaurant_logo ON public.restaurant USING btree (logo_id);
CREATE INDEX restaurant_manager_business_user ON public.restaurant_manager USING btree (business_user_id);
CREATE INDEX restaurant_moderation ON public.restaurant USING btree (moderation_status, created_at);
CREATE INDEX restaurant_near ON public.restaurant USING gist (shown_point) WHERE (moderation_status = 'approved'::text);
CREATE INDEX restaurant_open_to ON public.restaurant USING btree (open_to) WHERE (moderation_status = 'approved'::text);
CREATE INDEX restaurant_owner ON public.restaurant USING btree (owner_id);
CREATE INDEX restaurant_schedule_restaurant ON public.restaurant_schedule USING btree (restaurant_id, type);
CREATE INDEX restaurant_words ON public.restaurant USING gin (words);
CREATE INDEX review_answered ON public.review USING btree (restaurant_id, created_at DESC, id DESC) WHERE (is_visible AND (restaurant_answer IS NOT NULL));
CREATE INDEX review_anywhere ON public.review USING gin (text public.gin_trgm_ops);
CREATE INDEX review_best ON public.review USING btree (restaurant_id, rating DESC, created_at DESC, id DESC) WHERE is_visible;
CREATE INDEX review_edited ON public.review USING btree (created_at, id) WHERE (edited_at IS NOT NULL);
CREATE INDEX review_hidden ON public.review USING btree (created_at, id) WHERE (NOT is_visible);
CREATE INDEX review_images ON public.review USING gin (image_ids) WHERE (image_ids <> '{}'::uuid[]);
CREATE INDEX review_newest ON public.review USING btree (restaurant_id, created_at DESC, id DESC) INCLUDE (product_id, rating) WHERE is_visible;
CREATE INDEX review_of_dishes ON public.review USING btree (created_at, id) WHERE (product_id IS NOT NULL);
CREATE INDEX review_of_one ON public.review USING btree (restaurant_id, created_at, id);
CREATE INDEX review_of_organizations ON public.review USING btree (created_at, id) WHERE (organization_id IS NOT NULL);
CREATE INDEX review_of_restaurants ON public.review USING btree (created_at, id) WHERE ((product_id IS NULL) AND (restaurant_id IS NOT NULL));
CREATE UNIQUE INDEX review_once ON public.review USING btree (order_id, product_id) NULLS NOT DISTINCT WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX review_once_of_organization ON public.review USING btree (organization_id, user_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX review_organization ON public.review USING btree (organization_id, created_at DESC, id DESC) WHERE (is_visible AND (organization_id IS NOT NULL));
CREATE INDEX review_product ON public.review USING btree (product_id, created_at DESC) WHERE (is_visible AND (product_id IS NOT NULL));
CREATE INDEX review_restaurant ON public.review USING btree (restaurant_id, created_at DESC) WHERE (is_visible AND (product_id IS NULL));
CREATE INDEX review_unanswered ON public.review USING btree (restaurant_id, created_at DESC, id DESC) WHERE (is_visible AND (restaurant_answer IS NULL));
CREATE INDEX review_unread ON public.review USING btree (restaurant_id, ((viewed_at IS NOT NULL)), created_at DESC, id DESC) INCLUDE (viewed_at, product_id, rating) WHERE is_visible;
CREATE INDEX review_unread_of_dishes ON public.review USING btree (restaurant_id, ((viewed_at IS NOT NULL)), created_at DESC, id DESC) INCLUDE (viewed_at) WHERE (is_visible AND (product_id IS NOT NULL));
CREATE INDEX review_unread_of_restaurant ON public.review USING btree (restaurant_id, ((viewed_at IS NOT NULL)), created_at DESC, id DESC) INCLUDE (viewed_at) WHERE (is_visible AND (product_id IS NULL));
CREATE INDEX review_user ON public.review USING btree (user_id, created_at);
CREATE INDEX review_waiting ON public.review USING btree (restaurant_id, created_at DESC, id DESC) WHERE (is_visible AND (viewed_at IS NULL));
CREATE INDEX review_words ON public.review USING gin (restaurant_id, text public.gin_trgm_ops) WHERE is_visible;
CREATE INDEX review_worst ON public.review USING btree (restaurant_id, rating, created_at DESC, id DESC) WHERE is_visible;
CREATE INDEX revision_author ON public.revision USING btree (author, kind);
CREATE INDEX revision_base_images ON public.revision USING gin (public.uuids_in(base)) WHERE (status <> 'approved'::text);
CREATE INDEX revision_checked ON public.revision USING btree (decided_at, id) WHERE ((cause = 'check'::text) AND (decided_at IS NOT NULL));
CREATE INDEX revision_decided ON public.revision USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX revision_decided_by ON public.revision USING btree (decided_by, decided_at);
CREATE INDEX revision_kind ON public.revision USING btree (kind, created_at, id) WHERE (status = 'pending'::text);
CREATE UNIQUE INDEX revision_of ON public.revision USING btree (of_id, cause) WHERE (of_id IS NOT NULL);
CREATE INDEX revision_owner ON public.revision USING btree (owner, kind, status);
CREATE UNIQUE INDEX revision_pending ON public.revision USING btree (kind, row_id, cause) WHERE ((status = 'pending'::text) AND (cause <> 'check'::text));
CREATE INDEX revision_plain_name ON public.revision USING gin (owner, plain_name public.gin_trgm_ops) WHERE (status = ANY (ARRAY['pending'::text, 'needs_work'::text, 'rejected'::text]));
CREATE INDEX revision_proposed_images ON public.revision USING gin (public.uuids_in(proposed)) WHERE (status <> 'approved'::text);
CREATE INDEX revision_queue ON public.revision USING btree (created_at, id) INCLUDE (kind) WHERE (status = 'pending'::text);
CREATE INDEX revision_row ON public.revision USING btree (kind, row_id, created_at);
CREATE INDEX revision_taken ON public.revision USING btree (taken_by) WHERE (taken_by IS NOT NULL);
CREATE INDEX saved_search_told ON public.saved_search USING btree (pace, id) WHERE (pace <> 'never'::text);
CREATE INDEX search_told_ad ON public.search_told USING btree (ad_id);
CREATE INDEX search_word_begun ON public.search_word USING btree (word COLLATE "C");
CREATE INDEX search_word_near ON public.search_word USING gist (word public.gist_trgm_ops);
CREATE INDEX session_admin ON public.session USING btree (admin_id);
CREATE INDEX session_business_user ON public.session USING btree (business_user_id);
CREATE INDEX session_expire_at ON public.session USING btree (expire_at);
CREATE INDEX "session_user" ON public.session USING btree (user_id);
CREATE INDEX share_picture_drawn ON public.share_picture USING btree (drawn_at);
CREATE INDEX social_attempt_expire_at ON public.social_attempt USING btree (expire_at);
CREATE INDEX social_attempt_session ON public.social_attempt USING btree (session_id);
CREATE INDEX social_identity_user ON public.social_identity USING btree (user_id);
CREATE INDEX story_active ON public.story USING btree (is_active, sort);
CREATE INDEX story_image ON public.story USING btree (image_id);
CREATE INDEX story_logo ON public.story USING btree (logo_id);
CREATE INDEX support_message_request ON public.support_message USING btree (request_id, created_at);
CREATE INDEX support_request_ad ON public.support_request USING btree (ad_id);
CREATE INDEX support_request_desk ON public.support_request USING gin (name public.gin_trgm_ops, email public.gin_trgm_ops, phone public.gin_trgm_ops);
CREATE INDEX support_request_images ON public.support_request USING gin (image_ids) WHERE (image_ids <> '{}'::uuid[]);
CREATE INDEX support_request_newest ON public.support_request USING btree (created_at, id);
CREATE INDEX support_request_order ON public.support_request USING btree (order_id);
CREATE INDEX support_request_user ON public.support_request USING btree (user_id, created_at);
CREATE INDEX support_request_waiting ON public.support_request USING btree (waiting_since, id);
CREATE INDEX ticket_gate_newest ON public.ticket_gate USING btree (created_at DESC, id DESC);
CREATE INDEX ticket_gate_session ON public.ticket_gate USING btree (session_id, created_at);
CREATE INDEX ticket_holder ON public.ticket USING btree (holder_id) WHERE (holder_id IS NOT NULL);
CREATE INDEX ticket_kind_name ON public.ticket_kind USING btree (name, id);
CREATE INDEX ticket_kind_newest ON public.ticket_kind USING btree (created_at DESC, id DESC);
CREATE INDEX ticket_kind_of ON public.ticket USING btree (kind_id);
CREATE INDEX ticket_kind_session ON public.ticket_kind USING btree (session_id, created_at);
CREATE UNIQUE INDEX ticket_once ON public.ticket USING btree (seat_id) WHERE (refunded_at IS NULL);
CREATE INDEX ticket_pass_gate ON public.ticket_pass USING btree (gate_id, passed_at);
CREATE INDEX ticket_pass_ticket ON public.ticket_pass USING btree (ticket_id, passed_at);
CREATE INDEX ticket_purchase_mail ON public.ticket_purchase USING gin (mail public.gin_trgm_ops);
CREATE INDEX ticket_purchase_newest ON public.ticket_purchase USING btree (created_at, id);
CREATE INDEX ticket_purchase_of ON public.ticket USING btree (purchase_id, id);
CREATE INDEX ticket_purchase_session ON public.ticket_purchase USING btree (session_id, created_at);
CREATE INDEX ticket_purchase_user ON public.ticket_purchase USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX ticket_seat_kind ON public.ticket_seat USING btree (kind_id);
CREATE INDEX ticket_seat_of ON public.ticket USING btree (seat_id);
CREATE UNIQUE INDEX ticket_seat_placed ON public.ticket_seat USING btree (session_id, sector, row_name, number) WHERE (session_id IS NOT NULL);
CREATE INDEX ticket_seat_purchase ON public.ticket_seat USING btree (purchase_id) WHERE (purchase_id IS NOT NULL);
CREATE INDEX ticket_seat_unsold ON public.ticket_seat USING btree (kind_id, id) WHERE (NOT is_sold);
CREATE INDEX ticket_transfer_from ON public.ticket_transfer USING btree (from_user_id) WHERE (from_user_id IS NOT NULL);
CREATE INDEX ticket_transfer_of ON public.ticket_transfer USING btree (ticket_id, created_at);
CREATE UNIQUE INDEX ticket_transfer_open ON public.ticket_transfer USING btree (ticket_id) WHERE ((claimed_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX ticket_transfer_to ON public.ticket_transfer USING btree (to_user_id, created_at DESC, id DESC) WHERE (to_user_id IS NOT NULL);
CREATE INDEX ticket_wait_next ON public.ticket_wait USING btree (kind_id, created_at, id) WHERE (purchase_id IS NULL);
CREATE UNIQUE INDEX ticket_wait_open ON public.ticket_wait USING btree (kind_id, user_id) WHERE (purchase_id IS NULL);
CREATE INDEX ticket_wait_purchase ON public.ticket_wait USING btree (purchase_id);
CREATE INDEX ticket_wait_user ON public.ticket_wait USING btree (user_id);
CREATE UNIQUE INDEX user_address_one_active ON public.user_address USING btree (user_id) WHERE is_active;
CREATE INDEX user_address_user ON public.user_address USING btree (user_id, created_at);
CREATE INDEX user_blocked ON public."user" USING btree (id) WHERE (is_blocked AND (deleted_at IS NULL));
CREATE INDEX user_created ON public."user" USING btree (created_at, id);
CREATE INDEX user_deleted ON public."user" USING btree (id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX user_photo ON public."user" USING btree (photo_id) WHERE (photo_id IS NOT NULL);
CREATE INDEX user_sought ON public."user" USING gin (sought);
CREATE INDEX venue_city ON public.venue USING btree (city_id);
CREATE INDEX venue_name ON public.venue USING btree (name, id);
CREATE INDEX webhook_delivery_created ON public.webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_order ON public.webhook_delivery USING btree (order_id);
CREATE INDEX webhook_delivery_restaurant ON public.webhook_delivery USING btree (restaurant_id, id);
CREATE INDEX webhook_delivery_waiting ON public.webhook_delivery USING btree (restaurant_id) WHERE (state = 'waiting'::text);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.document_version FOR EACH ROW EXECUTE FUNCTION public.document_version_append_only_fn();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.log FOR EACH ROW EXECUTE FUNCTION public.log_append_only_fn();
ALTER TABLE public.log ENABLE ALWAYS TRIGGER append_only;
CREATE TRIGGER counts_reviews AFTER INSERT OR DELETE OR UPDATE ON public.review FOR EACH ROW EXECUTE FUNCTION public.review_counts_reviews_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.ad FOR EACH ROW EXECUTE FUNCTION public.ad_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.catalogue_entry FOR EACH ROW EXECUTE FUNCTION public.catalogue_entry_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.cuisine FOR EACH ROW EXECUTE FUNCTION public.cuisine_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.delivery_zone FOR EACH ROW EXECUTE FUNCTION public.delivery_zone_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.document_version FOR EACH ROW EXECUTE FUNCTION public.document_version_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.event FOR EACH ROW EXECUTE FUNCTION public.event_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.event_session FOR EACH ROW EXECUTE FUNCTION public.event_session_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.news FOR EACH ROW EXECUTE FUNCTION public.news_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.organization FOR EACH ROW EXECUTE FUNCTION public.organization_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION public.product_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.product_category FOR EACH ROW EXECUTE FUNCTION public.product_category_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.product_option FOR EACH ROW EXECUTE FUNCTION public.product_option_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.product_option_group FOR EACH ROW EXECUTE FUNCTION public.product_option_group_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.product_option_group_link FOR EACH ROW EXECUTE FUNCTION public.product_option_group_link_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.product_option_link FOR EACH ROW EXECUTE FUNCTION public.product_option_link_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.promotion FOR EACH ROW EXECUTE FUNCTION public.promotion_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.restaurant FOR EACH ROW EXECUTE FUNCTION public.restaurant_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.restaurant_cuisine FOR EACH ROW EXECUTE FUNCTION public.restaurant_cuisine_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.restaurant_schedule FOR EACH ROW EXECUTE FUNCTION public.restaurant_schedule_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.review FOR EACH ROW EXECUTE FUNCTION public.review_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.story FOR EACH ROW EXECUTE FUNCTION public.story_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.ticket_kind FOR EACH ROW EXECUTE FUNCTION public.ticket_kind_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public."user" FOR EACH ROW EXECUTE FUNCTION public.user_drops_tags_fn();
CREATE TRIGGER drops_tags AFTER INSERT OR DELETE OR UPDATE ON public.venue FOR EACH ROW EXECUTE FUNCTION public.venue_drops_tags_fn();
CREATE TRIGGER keeps_figures AFTER INSERT OR DELETE OR UPDATE ON public."order" FOR EACH ROW EXECUTE FUNCTION public.order_keeps_figures_fn();
CREATE TRIGGER keeps_paces AFTER INSERT OR DELETE OR UPDATE ON public.order_event FOR EACH ROW EXECUTE FUNCTION public.order_event_keeps_paces_fn();
CREATE TRIGGER not_truncated BEFORE TRUNCATE ON public.log FOR EACH STATEMENT EXECUTE FUNCTION public.log_not_truncated();
ALTER TABLE public.log ENABLE ALWAYS TRIGGER not_truncated;
CREATE TRIGGER product_name_remembered AFTER INSERT OR UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION public.product_product_name_remembered_fn();
CREATE TRIGGER tells_authority AFTER DELETE ON public.group_participant FOR EACH ROW EXECUTE FUNCTION public.group_participant_tells_authority_fn();
CREATE TRIGGER tells_authority AFTER INSERT OR DELETE OR UPDATE ON public.restaurant_manager FOR EACH ROW EXECUTE FUNCTION public.restaurant_manager_tells_authority_fn();
CREATE TRIGGER tells_group AFTER DELETE ON public.basket FOR EACH ROW EXECUTE FUNCTION public.basket_tells_group_fn();
CREATE TRIGGER tells_group AFTER INSERT OR DELETE OR UPDATE ON public.basket_group FOR EACH ROW EXECUTE FUNCTION public.basket_group_tells_group_fn();
CREATE TRIGGER tells_group AFTER INSERT OR DELETE OR UPDATE ON public.basket_item FOR EACH ROW EXECUTE FUNCTION public.basket_item_tells_group_fn();
CREATE TRIGGER tells_group AFTER INSERT OR DELETE OR UPDATE ON public.group_participant FOR EACH ROW EXECUTE FUNCTION public.group_participant_tells_group_fn();
CREATE TRIGGER tells_number AFTER INSERT OR DELETE OR UPDATE ON public.ad FOR EACH ROW EXECUTE FUNCTION public.ad_tells_number_fn();
CREATE TRIGGER words_remembered AFTER INSERT OR UPDATE ON public.ad FOR EACH ROW EXECUTE FUNCTION public.ad_words_remembered_fn();
CREATE TRIGGER words_remembered AFTER INSERT OR UPDATE ON public.event FOR EACH ROW EXECUTE FUNCTION public.event_words_remembered_fn();
CREATE TRIGGER words_remembered AFTER INSERT OR UPDATE ON public.news FOR EACH ROW EXECUTE FUNCTION public.news_words_remembered_fn();
CREATE TRIGGER words_remembered AFTER INSERT OR UPDATE ON public.organization FOR EACH ROW EXECUTE FUNCTION public.organization_words_remembered_fn();
CREATE TRIGGER words_remembered AFTER INSERT OR UPDATE ON public.product_category FOR EACH ROW EXECUTE FUNCTION public.product_category_words_remembered_fn();
CREATE TRIGGER words_remembered AFTER INSERT OR UPDATE ON public.product_name FOR EACH ROW EXECUTE FUNCTION public.product_name_words_remembered_fn();
CREATE TRIGGER words_remembered AFTER INSERT OR UPDATE ON public.restaurant FOR EACH ROW EXECUTE FUNCTION public.restaurant_words_remembered_fn();
ALTER TABLE ONLY public.ad ADD CONSTRAINT ad_author_id_foreign FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad ADD CONSTRAINT ad_city_id_foreign FOREIGN KEY (city_id) REFERENCES public.city(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.ad_day ADD CONSTRAINT ad_day_ad_id_foreign FOREIGN KEY (ad_id) REFERENCES public.ad(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad_draft ADD CONSTRAINT ad_draft_author_id_foreign FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad_favourite ADD CONSTRAINT ad_favourite_ad_id_foreign FOREIGN KEY (ad_id) REFERENCES public.ad(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad_favourite ADD CONSTRAINT ad_favourite_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad_import ADD CONSTRAINT ad_import_author_id_foreign FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad_price ADD CONSTRAINT ad_price_ad_id_foreign FOREIGN KEY (ad_id) REFERENCES public.ad(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad_source ADD CONSTRAINT ad_source_ad_id_foreign FOREIGN KEY (ad_id) REFERENCES public.ad(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ad_source ADD CONSTRAINT ad_source_author_id_foreign FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answer_templates ADD CONSTRAINT answer_templates_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.bank_difference ADD CONSTRAINT bank_difference_attempt_id_foreign FOREIGN KEY (attempt_id) REFERENCES public.payment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bank_difference ADD CONSTRAINT bank_difference_closed_by_foreign FOREIGN KEY (closed_by) REFERENCES public.admin(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.basket_group ADD CONSTRAINT basket_group_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket_group ADD CONSTRAINT basket_group_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket_item ADD CONSTRAINT basket_item_basket_id_foreign FOREIGN KEY (basket_id) REFERENCES public.basket(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket_item ADD CONSTRAINT basket_item_participant_id_foreign FOREIGN KEY (participant_id) REFERENCES public.group_participant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket_item ADD CONSTRAINT basket_item_product_id_foreign FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket ADD CONSTRAINT basket_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.basket ADD CONSTRAINT basket_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.black_list ADD CONSTRAINT black_list_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.black_list ADD CONSTRAINT black_list_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.business_subscription ADD CONSTRAINT business_subscription_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.business_user ADD CONSTRAINT business_user_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.catalogue_entry ADD CONSTRAINT catalogue_entry_parent_id_foreign FOREIGN KEY (parent_id) REFERENCES public.catalogue_entry(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.complaint ADD CONSTRAINT complaint_author_id_foreign FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.complaint ADD CONSTRAINT complaint_revision_id_foreign FOREIGN KEY (revision_id) REFERENCES public.revision(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.counter_good ADD CONSTRAINT counter_good_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.counter_order ADD CONSTRAINT counter_order_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.counter_order ADD CONSTRAINT counter_order_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.counter ADD CONSTRAINT counter_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.cuisine ADD CONSTRAINT cuisine_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.delivery_zone ADD CONSTRAINT delivery_zone_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_acceptance ADD CONSTRAINT document_acceptance_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_acceptance ADD CONSTRAINT document_acceptance_document_version_id_foreign FOREIGN KEY (document_version_id) REFERENCES public.document_version(id);
ALTER TABLE ONLY public.document_acceptance ADD CONSTRAINT document_acceptance_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document_version ADD CONSTRAINT document_version_document_id_foreign FOREIGN KEY (document_id) REFERENCES public.document(id);
ALTER TABLE ONLY public.document_version ADD CONSTRAINT document_version_published_by_foreign FOREIGN KEY (published_by) REFERENCES public.admin(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.event ADD CONSTRAINT event_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.event_report ADD CONSTRAINT event_report_event_id_foreign FOREIGN KEY (event_id) REFERENCES public.event(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_session ADD CONSTRAINT event_session_event_id_foreign FOREIGN KEY (event_id) REFERENCES public.event(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_session ADD CONSTRAINT event_session_hall_id_foreign FOREIGN KEY (hall_id) REFERENCES public.hall(id);
ALTER TABLE ONLY public.event_session ADD CONSTRAINT event_session_venue_id_foreign FOREIGN KEY (venue_id) REFERENCES public.venue(id);
ALTER TABLE ONLY public.favourite ADD CONSTRAINT favourite_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favourite ADD CONSTRAINT favourite_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_bar ADD CONSTRAINT group_bar_group_id_foreign FOREIGN KEY (group_id) REFERENCES public.basket_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_participant ADD CONSTRAINT group_participant_group_id_foreign FOREIGN KEY (group_id) REFERENCES public.basket_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.hall ADD CONSTRAINT hall_venue_id_foreign FOREIGN KEY (venue_id) REFERENCES public.venue(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.house ADD CONSTRAINT house_city_id_foreign FOREIGN KEY (city_id) REFERENCES public.city(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.list_view ADD CONSTRAINT list_view_admin_id_foreign FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.list_view ADD CONSTRAINT list_view_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.menu_import ADD CONSTRAINT menu_import_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.message ADD CONSTRAINT message_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.news ADD CONSTRAINT news_city_id_foreign FOREIGN KEY (city_id) REFERENCES public.city(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.news ADD CONSTRAINT news_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.news ADD CONSTRAINT news_suggested_by_foreign FOREIGN KEY (suggested_by) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.order_event ADD CONSTRAINT order_event_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_figure ADD CONSTRAINT order_figure_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public."order" ADD CONSTRAINT order_group_id_foreign FOREIGN KEY (group_id) REFERENCES public.basket_group(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.order_item ADD CONSTRAINT order_item_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_ledger ADD CONSTRAINT order_ledger_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_ledger ADD CONSTRAINT order_ledger_purchase_id_foreign FOREIGN KEY (purchase_id) REFERENCES public.ticket_purchase(id);
ALTER TABLE ONLY public."order" ADD CONSTRAINT order_promo_code_id_foreign FOREIGN KEY (promo_code_id) REFERENCES public.promo_code(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.order_proposal ADD CONSTRAINT order_proposal_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.order_refund ADD CONSTRAINT order_refund_admin_id_foreign FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.order_refund ADD CONSTRAINT order_refund_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."order" ADD CONSTRAINT order_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public."order" ADD CONSTRAINT order_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.organization ADD CONSTRAINT organization_city_id_foreign FOREIGN KEY (city_id) REFERENCES public.city(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.organization_employee ADD CONSTRAINT organization_employee_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organization(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.organization_employee ADD CONSTRAINT organization_employee_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.organization ADD CONSTRAINT organization_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_reset ADD CONSTRAINT password_reset_admin_id_foreign FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_reset ADD CONSTRAINT password_reset_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_reset ADD CONSTRAINT password_reset_registration_id_foreign FOREIGN KEY (registration_id) REFERENCES public.registration(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_mismatch ADD CONSTRAINT payment_mismatch_attempt_id_foreign FOREIGN KEY (attempt_id) REFERENCES public.payment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment ADD CONSTRAINT payment_purchase_id_foreign FOREIGN KEY (purchase_id) REFERENCES public.ticket_purchase(id);
ALTER TABLE ONLY public.payout ADD CONSTRAINT payout_made_by_foreign FOREIGN KEY (made_by) REFERENCES public.admin(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.payout_order ADD CONSTRAINT payout_order_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.payout_order ADD CONSTRAINT payout_order_payout_id_foreign FOREIGN KEY (payout_id) REFERENCES public.payout(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payout ADD CONSTRAINT payout_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.product ADD CONSTRAINT product_category_id_foreign FOREIGN KEY (category_id) REFERENCES public.product_category(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.product_category ADD CONSTRAINT product_category_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product ADD CONSTRAINT product_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.product_option ADD CONSTRAINT product_option_group_id_foreign FOREIGN KEY (group_id) REFERENCES public.product_option_group(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_option_group_link ADD CONSTRAINT product_option_group_link_group_id_foreign FOREIGN KEY (group_id) REFERENCES public.product_option_group(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.product_option_group_link ADD CONSTRAINT product_option_group_link_product_id_foreign FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.product_option_group ADD CONSTRAINT product_option_group_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_option_link ADD CONSTRAINT product_option_link_option_id_foreign FOREIGN KEY (option_id) REFERENCES public.product_option(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.product_option_link ADD CONSTRAINT product_option_link_product_id_foreign FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.product_option ADD CONSTRAINT product_option_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product ADD CONSTRAINT product_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promo_code ADD CONSTRAINT promo_code_series_id_foreign FOREIGN KEY (series_id) REFERENCES public.promo_code_series(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.promo_code ADD CONSTRAINT promo_code_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promotion ADD CONSTRAINT promotion_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.push_subscription ADD CONSTRAINT push_subscription_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.receipt ADD CONSTRAINT receipt_attempt_id_foreign FOREIGN KEY (attempt_id) REFERENCES public.payment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_code ADD CONSTRAINT recovery_code_second_factor_id_foreign FOREIGN KEY (second_factor_id) REFERENCES public.second_factor(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.referral ADD CONSTRAINT referral_friend_id_foreign FOREIGN KEY (friend_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.referral ADD CONSTRAINT referral_inviter_id_foreign FOREIGN KEY (inviter_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.referral ADD CONSTRAINT referral_reward_id_foreign FOREIGN KEY (reward_id) REFERENCES public.promo_code(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.registration ADD CONSTRAINT registration_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply ADD CONSTRAINT reply_ad_id_foreign FOREIGN KEY (ad_id) REFERENCES public.ad(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply_message ADD CONSTRAINT reply_message_author_id_foreign FOREIGN KEY (author_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply_message ADD CONSTRAINT reply_message_reply_id_foreign FOREIGN KEY (reply_id) REFERENCES public.reply(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reply ADD CONSTRAINT reply_resume_id_foreign FOREIGN KEY (resume_id) REFERENCES public.ad(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.reply ADD CONSTRAINT reply_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.restaurant ADD CONSTRAINT restaurant_city_id_foreign FOREIGN KEY (city_id) REFERENCES public.city(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.restaurant_commission ADD CONSTRAINT restaurant_commission_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.restaurant_cuisine ADD CONSTRAINT restaurant_cuisine_cuisine_id_foreign FOREIGN KEY (cuisine_id) REFERENCES public.cuisine(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.restaurant_cuisine ADD CONSTRAINT restaurant_cuisine_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.restaurant ADD CONSTRAINT restaurant_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.restaurant ADD CONSTRAINT restaurant_logo_id_foreign FOREIGN KEY (logo_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.restaurant_manager ADD CONSTRAINT restaurant_manager_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.restaurant_manager ADD CONSTRAINT restaurant_manager_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.restaurant ADD CONSTRAINT restaurant_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES public.business_user(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.restaurant_schedule ADD CONSTRAINT restaurant_schedule_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review_count ADD CONSTRAINT review_count_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review ADD CONSTRAINT review_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review ADD CONSTRAINT review_organization_id_foreign FOREIGN KEY (organization_id) REFERENCES public.organization(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review ADD CONSTRAINT review_product_id_foreign FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review ADD CONSTRAINT review_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.review ADD CONSTRAINT review_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revision ADD CONSTRAINT revision_decided_by_foreign FOREIGN KEY (decided_by) REFERENCES public.admin(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.revision ADD CONSTRAINT revision_of_id_foreign FOREIGN KEY (of_id) REFERENCES public.revision(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revision ADD CONSTRAINT revision_taken_by_foreign FOREIGN KEY (taken_by) REFERENCES public.admin(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.saved_search ADD CONSTRAINT saved_search_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.search_told ADD CONSTRAINT search_told_ad_id_foreign FOREIGN KEY (ad_id) REFERENCES public.ad(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.search_told ADD CONSTRAINT search_told_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor ADD CONSTRAINT second_factor_admin_id_foreign FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor ADD CONSTRAINT second_factor_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session ADD CONSTRAINT session_act_admin_id_foreign FOREIGN KEY (act_admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session ADD CONSTRAINT session_admin_id_foreign FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session ADD CONSTRAINT session_business_user_id_foreign FOREIGN KEY (business_user_id) REFERENCES public.business_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session ADD CONSTRAINT session_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.social_attempt ADD CONSTRAINT social_attempt_session_id_foreign FOREIGN KEY (session_id) REFERENCES public.session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.social_identity ADD CONSTRAINT social_identity_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.story ADD CONSTRAINT story_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.story ADD CONSTRAINT story_logo_id_foreign FOREIGN KEY (logo_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.story ADD CONSTRAINT story_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.support_message ADD CONSTRAINT support_message_admin_id_foreign FOREIGN KEY (admin_id) REFERENCES public.admin(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.support_message ADD CONSTRAINT support_message_request_id_foreign FOREIGN KEY (request_id) REFERENCES public.support_request(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.support_request ADD CONSTRAINT support_request_ad_id_foreign FOREIGN KEY (ad_id) REFERENCES public.ad(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.support_request ADD CONSTRAINT support_request_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.support_request ADD CONSTRAINT support_request_taken_by_foreign FOREIGN KEY (taken_by) REFERENCES public.admin(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.support_request ADD CONSTRAINT support_request_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket_gate ADD CONSTRAINT ticket_gate_session_id_foreign FOREIGN KEY (session_id) REFERENCES public.event_session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket ADD CONSTRAINT ticket_holder_id_foreign FOREIGN KEY (holder_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ticket ADD CONSTRAINT ticket_kind_id_foreign FOREIGN KEY (kind_id) REFERENCES public.ticket_kind(id);
ALTER TABLE ONLY public.ticket_kind ADD CONSTRAINT ticket_kind_session_id_foreign FOREIGN KEY (session_id) REFERENCES public.event_session(id);
ALTER TABLE ONLY public.ticket_pass ADD CONSTRAINT ticket_pass_gate_id_foreign FOREIGN KEY (gate_id) REFERENCES public.ticket_gate(id);
ALTER TABLE ONLY public.ticket_pass ADD CONSTRAINT ticket_pass_ticket_id_foreign FOREIGN KEY (ticket_id) REFERENCES public.ticket(id);
ALTER TABLE ONLY public.ticket ADD CONSTRAINT ticket_purchase_id_foreign FOREIGN KEY (purchase_id) REFERENCES public.ticket_purchase(id);
ALTER TABLE ONLY public.ticket_purchase ADD CONSTRAINT ticket_purchase_session_id_foreign FOREIGN KEY (session_id) REFERENCES public.event_session(id);
ALTER TABLE ONLY public.ticket_purchase ADD CONSTRAINT ticket_purchase_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ticket ADD CONSTRAINT ticket_seat_id_foreign FOREIGN KEY (seat_id) REFERENCES public.ticket_seat(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ticket_seat ADD CONSTRAINT ticket_seat_kind_id_foreign FOREIGN KEY (kind_id) REFERENCES public.ticket_kind(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket_seat ADD CONSTRAINT ticket_seat_purchase_id_foreign FOREIGN KEY (purchase_id) REFERENCES public.ticket_purchase(id);
ALTER TABLE ONLY public.ticket_seat ADD CONSTRAINT ticket_seat_session_id_foreign FOREIGN KEY (session_id) REFERENCES public.event_session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket_transfer ADD CONSTRAINT ticket_transfer_from_user_id_foreign FOREIGN KEY (from_user_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ticket_transfer ADD CONSTRAINT ticket_transfer_ticket_id_foreign FOREIGN KEY (ticket_id) REFERENCES public.ticket(id);
ALTER TABLE ONLY public.ticket_transfer ADD CONSTRAINT ticket_transfer_to_user_id_foreign FOREIGN KEY (to_user_id) REFERENCES public."user"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ticket_wait ADD CONSTRAINT ticket_wait_kind_id_foreign FOREIGN KEY (kind_id) REFERENCES public.ticket_kind(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket_wait ADD CONSTRAINT ticket_wait_purchase_id_foreign FOREIGN KEY (purchase_id) REFERENCES public.ticket_purchase(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.ticket_wait ADD CONSTRAINT ticket_wait_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_address ADD CONSTRAINT user_address_city_id_foreign FOREIGN KEY (city_id) REFERENCES public.city(id) ON DELETE RESTRICT;
ALTER TABLE ONLY public.user_address ADD CONSTRAINT user_address_user_id_foreign FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."user" ADD CONSTRAINT user_photo_id_foreign FOREIGN KEY (photo_id) REFERENCES public.image(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.venue ADD CONSTRAINT venue_city_id_foreign FOREIGN KEY (city_id) REFERENCES public.city(id);
ALTER TABLE ONLY public.webhook_delivery ADD CONSTRAINT webhook_delivery_order_id_foreign FOREIGN KEY (order_id) REFERENCES public."order"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook_delivery ADD CONSTRAINT webhook_delivery_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.webhook(restaurant_id) ON DELETE CASCADE;
ALTER TABLE ONLY public.webhook ADD CONSTRAINT webhook_restaurant_id_foreign FOREIGN KEY (restaurant_id) REFERENCES public.restaurant(id) ON UPDATE CASCADE ON DELETE CASCADE;
SET LOCAL check_function_bodies = true;
