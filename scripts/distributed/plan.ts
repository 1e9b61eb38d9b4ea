/**
 * How the tables would lie on several machines. A place is a town, or a part of one; everything of a place is on one shard.
 * Decisions and what has to change first: docs/a-country.md.
 */

/**
 * - `place`: distributed by `city_id`. `from` is the column that its value is copied from when the row is written; the table has
 *   `city_id` itself where it says so. `keys` are the columns that tell the place too: identifiers are made with it inside.
 * - `own`: distributed by a column of its own, since nothing else is read with it.
 * - `reference`: a copy on each machine, rarely written.
 * - `local`: on the coordinator alone. `node`: each machine has its own rows.
 */
export type Home =
  | { kind: 'place' | 'own'; group: string; from: string; keys: readonly string[] }
  | { kind: 'reference' | 'local' | 'node'; group?: undefined; from?: undefined }
export type Plan = Readonly<Record<string, Home>>

/** At home with a person, whose identifier tells the place; a `city_id` of such a row is of something else. */
const home = (...keys: [string, ...string[]]): Home => ({
  kind: 'place',
  group: 'place',
  from: keys[0],
  keys: ['id', ...keys],
})
const place = (...keys: [string, ...string[]]) => home(...keys, 'city_id')
const alone = (column: string): Home => ({ kind: 'own', group: column, from: column, keys: [column] })
const reference: Home = { kind: 'reference' }
const of = (home: Home, tables: string): Plan => Object.fromEntries(tables.split(' ').map((table) => [table, home]))

export const PLAN: Plan = {
  ...of(reference, 'admin business_user user registration recovery_code second_factor social_identity'),
  ...of(reference, 'catalogue_entry city cuisine document document_version moderation_reason moderation_rule setting'),
  ...of(reference, 'event event_session hall news promo_code promo_code_series promotion story venue'),
  ...of(reference, 'portal_word product_name search_word'),
  ...of({ kind: 'local' }, 'backup_check backup_run process'),
  ...of({ kind: 'node' }, 'door_state outbox_entry'),
  'limits.hit': alone('key'),
  confirmation_code: alone('phone'),
  counter_turn: alone('account'),
  event_report: alone('event_id'),
  idempotency_key: alone('key'),
  ordered_phone: alone('phone_hash'),
  password_reset: alone('token_hash'),
  payment_notification: alone('payment_id'),
  search_count: alone('query'),
  share_picture: alone('thing'),
  social_attempt: alone('state_hash'),

  ad_draft: home('author_id'),
  ad_import: home('author_id'),
  business_subscription: home('business_user_id'),
  document_acceptance: home('user_id', 'business_user_id'),
  list_view: home('admin_id', 'business_user_id'),
  referral: home('friend_id'),
  session: home('user_id', 'business_user_id', 'admin_id'),
  support_message: home('request_id'),
  support_request: home('user_id', 'number'),

  ...of(
    home('user_id'),
    'account_binding data_export push_subscription saved_method saved_search search_told user_address',
  ),
  ...of(
    place('restaurant_id'),
    'answer_templates basket black_list counter counter_good courier courier_terms delivery_zone favourite menu_import offer product_category product_option_group restaurant_commission restaurant_cuisine restaurant_manager restaurant_schedule review_count webhook',
  ),
  ...of(place('order_id'), 'courier_event order_courier order_event order_offer order_proposal order_refund'),
  ...of(place('attempt_id'), 'bank_difference payment_mismatch receipt'),
  ...of(place('ad_id'), 'ad_day ad_favourite ad_price ad_source reply'),
  house: place('city_id'),
  image: place('id'),
  log: place('writer', 'subject', 'restaurant_id'),
  message: place('writer', 'restaurant_id', 'order_id'),
  complaint: place('row_id', 'revision_id'),
  revision: place('row_id', 'of_id'),
  restaurant: place('city_id', 'image_id', 'logo_id'),
  product: place('restaurant_id', 'category_id', 'image_id'),
  product_option_group_link: place('product_id', 'group_id'),
  product_option_link: place('product_id', 'option_id'),
  product_option: place('restaurant_id', 'group_id'),
  basket_group: place('restaurant_id', 'token'),
  group_bar: place('group_id'),
  group_participant: place('group_id'),
  basket_item: place('basket_id', 'product_id', 'participant_id', 'option_ids'),
  ticket_kind: place('session_id'),
  ticket_purchase: place('session_id', 'number'),
  ticket: place('purchase_id', 'kind_id', 'seat_id'),
  ticket_seat: place('kind_id', 'session_id', 'purchase_id'),
  ticket_transfer: place('ticket_id'),
  ticket_gate: place('session_id', 'key'),
  ticket_pass: place('gate_id', 'ticket_id'),
  ticket_wait: place('kind_id', 'purchase_id'),
  order: place('restaurant_id', 'uuid', 'basket_id', 'group_id'),
  courier_shift: place('courier_id'),
  order_figure: place('order_id', 'restaurant_id'),
  order_item: place('order_id', 'product_id'),
  bonus_entry: place('user_id', 'restaurant_id', 'order_id'),
  order_ledger: place('order_id', 'purchase_id'),
  counter_order: place('order_id', 'restaurant_id'),
  webhook_delivery: place('restaurant_id', 'order_id'),
  payment: place('order_id', 'purchase_id'),
  payout: place('restaurant_id', 'number'),
  payout_order: place('payout_id', 'order_id'),
  organization: place('city_id', 'number'),
  organization_employee: place('organization_id'),
  review: place('restaurant_id', 'order_id', 'organization_id', 'product_id'),
  ad: place('city_id', 'number'),
  reply_message: place('reply_id'),
}

/** Where a table lies; what is no table of the product, as those of the queue, is each machine's own. */
export const homeOf = (plan: Plan, table: string): Home => plan[table] ?? { kind: 'node' }
