import { Migrator } from '@mikro-orm/migrations'
import { runMigrations as prepareQueue } from 'graphile-worker'
import { Migration20261121000000 } from './migrations/Migration20261121000000'
import { Migration20261121224000_order_options } from './migrations/Migration20261121224000_order_options'
import { Migration20261121224258 } from './migrations/Migration20261121224258'
import { Migration20261121224331_payment_mismatch } from './migrations/Migration20261121224331_payment_mismatch'
import { Migration20261121225000_cancel_unseen } from './migrations/Migration20261121225000_cancel_unseen'
import { Migration20261121225716_promo_code_life } from './migrations/Migration20261121225716_promo_code_life'
import { Migration20261121230000_undo_step } from './migrations/Migration20261121230000_undo_step'
import { Migration20261121230800_ordered_phone } from './migrations/Migration20261121230800_ordered_phone'
import { Migration20261122020242_house_street } from './migrations/Migration20261122020242_house_street'
import { Migration20261122020348_admin_role } from './migrations/Migration20261122020348_admin_role'
import { Migration20261122020700_lists } from './migrations/Migration20261122020700_lists'
import { Migration20261122020953_freshness } from './migrations/Migration20261122020953_freshness'
import { Migration20261122023157_log_append_only } from './migrations/Migration20261122023157_log_append_only'
import { Migration20261122030407_moderation } from './migrations/Migration20261122030407_moderation'
import { Migration20261122054500_promo_words } from './migrations/Migration20261122054500_promo_words'
import { Migration20261122055300_event_order_to } from './migrations/Migration20261122055300_event_order_to'
import { Migration20261122080801_push_subscription } from './migrations/Migration20261122080801_push_subscription'
import { Migration20261122081247_basket_seen } from './migrations/Migration20261122081247_basket_seen'
import { Migration20261122081404_own_sessions } from './migrations/Migration20261122081404_own_sessions'
import { Migration20261122081922_search } from './migrations/Migration20261122081922_search'
import { Migration20261122084546_search_count } from './migrations/Migration20261122084546_search_count'
import { Migration20261122084608_honest_time } from './migrations/Migration20261122084608_honest_time'
import { Migration20261122112207_group_basket } from './migrations/Migration20261122112207_group_basket'
import { Migration20261122112734_order_proposal } from './migrations/Migration20261122112734_order_proposal'
import { Migration20261122114316_notices } from './migrations/Migration20261122114316_notices'
import { Migration20261122143526_menu_stops } from './migrations/Migration20261122143526_menu_stops'
import { Migration20261122143615_hours_and_zones } from './migrations/Migration20261122143615_hours_and_zones'
import { Migration20261122143650_option_names_wait } from './migrations/Migration20261122143650_option_names_wait'
import { Migration20261122143717_reviews_business } from './migrations/Migration20261122143717_reviews_business'
import { Migration20261122144131_people } from './migrations/Migration20261122144131_people'
import { Migration20261122151451_menu_import } from './migrations/Migration20261122151451_menu_import'
import { Migration20261122163700_weekly_letter } from './migrations/Migration20261122163700_weekly_letter'
import { Migration20261122175600_test_order } from './migrations/Migration20261122175600_test_order'
import { Migration20261122175612_zone_peak } from './migrations/Migration20261122175612_zone_peak'
import { Migration20261122175625_second_factor } from './migrations/Migration20261122175625_second_factor'
import { Migration20261122181000_answer_told } from './migrations/Migration20261122181000_answer_told'
import { Migration20261122190000_orders_counted } from './migrations/Migration20261122190000_orders_counted'
import { Migration20261122191000_reviews_ordered } from './migrations/Migration20261122191000_reviews_ordered'
import { Migration20261122213129_lists_at_scale } from './migrations/Migration20261122213129_lists_at_scale'
import { Migration20261123045610_reads_at_scale } from './migrations/Migration20261123045610_reads_at_scale'
import { Migration20261123082008_counts_at_scale } from './migrations/Migration20261123082008_counts_at_scale'
import { Migration20261123090220_reviews_of_each } from './migrations/Migration20261123090220_reviews_of_each'
import { Migration20261125021500_one_spelling } from './migrations/Migration20261125021500_one_spelling'
import { Migration20261125022141_flat_promotions } from './migrations/Migration20261125022141_flat_promotions'
import { Migration20261125023000_registration } from './migrations/Migration20261125023000_registration'
import { Migration20261125024802_barred } from './migrations/Migration20261125024802_barred'
import { Migration20261125030000_unanswered } from './migrations/Migration20261125030000_unanswered'
import { Migration20261125063907_desk_people } from './migrations/Migration20261125063907_desk_people'
import { Migration20261125072500_revision_author } from './migrations/Migration20261125072500_revision_author'
import { Migration20261125073700_shown_pictures } from './migrations/Migration20261125073700_shown_pictures'
import { Migration20261125074200_undo_decision } from './migrations/Migration20261125074200_undo_decision'
import { Migration20261125080000_act_as } from './migrations/Migration20261125080000_act_as'
import { Migration20261125121228_desk_orders } from './migrations/Migration20261125121228_desk_orders'
import { Migration20261125121857_desk_log } from './migrations/Migration20261125121857_desk_log'
import { Migration20261125122607_moderation_desk } from './migrations/Migration20261125122607_moderation_desk'
import { Migration20261125123836_review_desk } from './migrations/Migration20261125123836_review_desk'
import { Migration20261125135151_administrator_links } from './migrations/Migration20261125135151_administrator_links'
import { Migration20261125170500_images_desk } from './migrations/Migration20261125170500_images_desk'
import { Migration20261125170721_promo_series } from './migrations/Migration20261125170721_promo_series'
import { Migration20261125172607_documents } from './migrations/Migration20261125172607_documents'
import { Migration20261125222325_catalogues } from './migrations/Migration20261125222325_catalogues'
import { Migration20261125232331_document_acceptance } from './migrations/Migration20261125232331_document_acceptance'
import { Migration20261126020449_ads } from './migrations/Migration20261126020449_ads'
import { Migration20261126021548_counter } from './migrations/Migration20261126021548_counter'
import { Migration20261126021800_news } from './migrations/Migration20261126021800_news'
import { Migration20261126022331_social_sign_in } from './migrations/Migration20261126022331_social_sign_in'
import { Migration20261126022731_counter_order } from './migrations/Migration20261126022731_counter_order'
import { Migration20261126063601_complaints } from './migrations/Migration20261126063601_complaints'
import { Migration20261126064038_organizations } from './migrations/Migration20261126064038_organizations'
import { Migration20261126065517_events } from './migrations/Migration20261126065517_events'
import { Migration20261126070205_portal_search } from './migrations/Migration20261126070205_portal_search'
import { Migration20261126073236_ad_favourites } from './migrations/Migration20261126073236_ad_favourites'
import { Migration20261126120339_ad_organization } from './migrations/Migration20261126120339_ad_organization'
import { Migration20261126125425_portal_search_places } from './migrations/Migration20261126125425_portal_search_places'
import { Migration20261126172831_replies } from './migrations/Migration20261126172831_replies'
import { Migration20261126173425_tickets } from './migrations/Migration20261126173425_tickets'
import { Migration20261126174543_counter_menu } from './migrations/Migration20261126174543_counter_menu'
import { Migration20261126203334_ticket_transfers } from './migrations/Migration20261126203334_ticket_transfers'
import { Migration20261126203335_organization_reviews } from './migrations/Migration20261126203335_organization_reviews'
import { Migration20261126203517_money_receipts } from './migrations/Migration20261126203517_money_receipts'
import { Migration20261126205641_money_differences } from './migrations/Migration20261126205641_money_differences'
import { Migration20261126210714_saved_searches } from './migrations/Migration20261126210714_saved_searches'
import { Migration20261126210742_money_payouts } from './migrations/Migration20261126210742_money_payouts'
import { Migration20261126211244_ticket_gates } from './migrations/Migration20261126211244_ticket_gates'
import { Migration20261126213509_money_returning } from './migrations/Migration20261126213509_money_returning'
import { Migration20261126215500_counter_arcafe } from './migrations/Migration20261126215500_counter_arcafe'
import { Migration20261127013219_door_state } from './migrations/Migration20261127013219_door_state'
import { Migration20261127013414_share_pictures } from './migrations/Migration20261127013414_share_pictures'
import { Migration20261127013613_support_requests } from './migrations/Migration20261127013613_support_requests'
import { Migration20261127013652_ad_places } from './migrations/Migration20261127013652_ad_places'
import { Migration20261127013955_webhooks } from './migrations/Migration20261127013955_webhooks'
import { Migration20261127014415_processes } from './migrations/Migration20261127014415_processes'
import { Migration20261127014620_moderation_checks } from './migrations/Migration20261127014620_moderation_checks'
import { Migration20261127015500_settings } from './migrations/Migration20261127015500_settings'
import { Migration20261127020445_reply_questions } from './migrations/Migration20261127020445_reply_questions'
import { Migration20261127020833_list_views } from './migrations/Migration20261127020833_list_views'
import { Migration20261127021000_ads_counted } from './migrations/Migration20261127021000_ads_counted'
import { Migration20261127021206_staff_sessions } from './migrations/Migration20261127021206_staff_sessions'
import { Migration20261127021337_messages } from './migrations/Migration20261127021337_messages'
import { Migration20261127021500_ticket_codes } from './migrations/Migration20261127021500_ticket_codes'
import { Migration20261127021510_story_time } from './migrations/Migration20261127021510_story_time'
import { Migration20261127021611_counter_iiko } from './migrations/Migration20261127021611_counter_iiko'
import { Migration20261127022800_ticket_waits } from './migrations/Migration20261127022800_ticket_waits'
import { Migration20261127064045_image_looks } from './migrations/Migration20261127064045_image_looks'
import { Migration20261127065022_halls } from './migrations/Migration20261127065022_halls'
import { Migration20261127065900_door_pauses } from './migrations/Migration20261127065900_door_pauses'
import { Migration20261127070500_organization_near } from './migrations/Migration20261127070500_organization_near'
import { Migration20261127071300_ad_imports } from './migrations/Migration20261127071300_ad_imports'
import { Migration20261127072000_found } from './migrations/Migration20261127072000_found'
import { Migration20261127115138_event_report } from './migrations/Migration20261127115138_event_report'
import { Migration20261127120131_sbp } from './migrations/Migration20261127120131_sbp'
import { Migration20261127123500_employers } from './migrations/Migration20261127123500_employers'
import { Migration20261127124000_usual_prices } from './migrations/Migration20261127124000_usual_prices'
import { createOrm } from './orm'

/** Every migration, oldest first. A new file is added here by `bun run db make`. */
const migrations = [
  Migration20261121000000,
  Migration20261121224000_order_options,
  Migration20261121224258,
  Migration20261121224331_payment_mismatch,
  Migration20261121225000_cancel_unseen,
  Migration20261121225716_promo_code_life,
  Migration20261121230000_undo_step,
  Migration20261121230800_ordered_phone,
  Migration20261122020242_house_street,
  Migration20261122020348_admin_role,
  Migration20261122020700_lists,
  Migration20261122020953_freshness,
  Migration20261122023157_log_append_only,
  Migration20261122030407_moderation,
  Migration20261122054500_promo_words,
  Migration20261122055300_event_order_to,
  Migration20261122080801_push_subscription,
  Migration20261122081247_basket_seen,
  Migration20261122081404_own_sessions,
  Migration20261122081922_search,
  Migration20261122084546_search_count,
  Migration20261122084608_honest_time,
  Migration20261122112207_group_basket,
  Migration20261122112734_order_proposal,
  Migration20261122114316_notices,
  Migration20261122143526_menu_stops,
  Migration20261122143615_hours_and_zones,
  Migration20261122143650_option_names_wait,
  Migration20261122143717_reviews_business,
  Migration20261122144131_people,
  Migration20261122151451_menu_import,
  Migration20261122163700_weekly_letter,
  Migration20261122175600_test_order,
  Migration20261122175612_zone_peak,
  Migration20261122175625_second_factor,
  Migration20261122181000_answer_told,
  Migration20261122190000_orders_counted,
  Migration20261122191000_reviews_ordered,
  Migration20261122213129_lists_at_scale,
  Migration20261123045610_reads_at_scale,
  Migration20261123082008_counts_at_scale,
  Migration20261123090220_reviews_of_each,
  Migration20261125021500_one_spelling,
  Migration20261125022141_flat_promotions,
  Migration20261125023000_registration,
  Migration20261125024802_barred,
  Migration20261125030000_unanswered,
  Migration20261125063907_desk_people,
  Migration20261125072500_revision_author,
  Migration20261125073700_shown_pictures,
  Migration20261125074200_undo_decision,
  Migration20261125080000_act_as,
  Migration20261125121228_desk_orders,
  Migration20261125121857_desk_log,
  Migration20261125122607_moderation_desk,
  Migration20261125123836_review_desk,
  Migration20261125135151_administrator_links,
  Migration20261125170500_images_desk,
  Migration20261125170721_promo_series,
  Migration20261125172607_documents,
  Migration20261125222325_catalogues,
  Migration20261125232331_document_acceptance,
  Migration20261126020449_ads,
  Migration20261126021548_counter,
  Migration20261126021800_news,
  Migration20261126022331_social_sign_in,
  Migration20261126022731_counter_order,
  Migration20261126063601_complaints,
  Migration20261126064038_organizations,
  Migration20261126065517_events,
  Migration20261126070205_portal_search,
  Migration20261126073236_ad_favourites,
  Migration20261126120339_ad_organization,
  Migration20261126125425_portal_search_places,
  Migration20261126172831_replies,
  Migration20261126173425_tickets,
  Migration20261126174543_counter_menu,
  Migration20261126203334_ticket_transfers,
  Migration20261126203335_organization_reviews,
  Migration20261126203517_money_receipts,
  Migration20261126205641_money_differences,
  Migration20261126210714_saved_searches,
  Migration20261126210742_money_payouts,
  Migration20261126211244_ticket_gates,
  Migration20261126213509_money_returning,
  Migration20261126215500_counter_arcafe,
  Migration20261127013219_door_state,
  Migration20261127013414_share_pictures,
  Migration20261127013613_support_requests,
  Migration20261127013652_ad_places,
  Migration20261127013955_webhooks,
  Migration20261127014415_processes,
  Migration20261127014620_moderation_checks,
  Migration20261127015500_settings,
  Migration20261127020445_reply_questions,
  Migration20261127020833_list_views,
  Migration20261127021000_ads_counted,
  Migration20261127021206_staff_sessions,
  Migration20261127021337_messages,
  Migration20261127021500_ticket_codes,
  Migration20261127021510_story_time,
  Migration20261127021611_counter_iiko,
  Migration20261127022800_ticket_waits,
  Migration20261127064045_image_looks,
  Migration20261127065022_halls,
  Migration20261127065900_door_pauses,
  Migration20261127070500_organization_near,
  Migration20261127071300_ad_imports,
  Migration20261127072000_found,
  Migration20261127115138_event_report,
  Migration20261127120131_sbp,
  Migration20261127123500_employers,
  Migration20261127124000_usual_prices,
]

/** Brings the database at `url` to the newest schema, the job queue's own tables included. Safe to repeat. */
export async function migrate(url: string) {
  await prepareQueue({ connectionString: url })
  const orm = createOrm(url, {
    poolMax: 2,
    extensions: [Migrator],
    migrations: {
      path: `${import.meta.dir}/migrations`,
      migrationsList: migrations.map((migration) => ({ name: migration.name, class: migration })),
      snapshot: false,
      allOrNothing: true,
    },
  })
  try {
    return (await orm.migrator.up()).map((migration) => migration.name)
  } finally {
    await orm.close(true)
  }
}
