import { quoted } from '@ostrov/shared/formats/quoted'
import { forgetRepeats } from '../../kernel/forget-customer'
import type { Forget } from '../../kernel/leaving'
import { forgetMessages } from '../../services/forget-customer'
import { forgetInLog } from '../audit/forget-customer'
import { forgetBaskets } from '../baskets/forget-customer'
import { forgetProfile } from '../customers/forget-customer'
import { forgetUploads } from '../images/forget-customer'
import { forgetSent } from '../messages/forget-customer'
import { forgetAuthor } from '../moderation/forget-customer'
import { forgetBuyer } from '../orders/forget-customer'
import { forgetOwn } from '../own-records/forget-customer'
import { forgetPayer } from '../payments/forget-customer'
import { forgetGuest } from '../restaurants/forget-customer'
import { forgetSessions } from '../sessions/forget-customer'
import { forgetSupport } from '../support/forget-customer'
import { forgetTickets } from '../tickets/forget-customer'
import { forgetInAnswers } from '../webhooks/forget-customer'
import { forgetExports } from './forget-customer'
import type { Held } from './held'
import * as orders from './order-tables'
import * as person from './person-tables'
import * as portal from './portal-tables'

/** A table that names customers, or that hangs on one that does. */
type PersonalTable = {
  /** Who erases what it keeps of a customer who leaves; or why it stays, of whom nothing but an id is known by then. */
  forgotten: Forget | string
  /** What of it is given to a person who asks for their data; or why nothing. */
  held: Held | string
}

const within = (title: string) => `stands under ${quoted(title)}`
const STAYS_WITH = 'goes or stays with the row it hangs on'
const SYSTEM = 'of the system'
const SECRET = 'a secret of a way in, dead within minutes'

/**
 * The one register of personal data: what is erased of each table, in this order (orders refuse first, pictures go when
 * nothing shows them any more), and what of it a person is given, in this order, too. What is theirs alone is erased by `forgetOwn`.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  order: { forgotten: forgetBuyer, held: orders.ORDERS },
  order_item: { forgotten: forgetBuyer, held: within(orders.ORDERS.title) },
  order_event: { forgotten: forgetBuyer, held: within(orders.ORDERS.title) },
  order_refund: { forgotten: forgetBuyer, held: within(orders.ORDERS.title) },
  order_proposal: { forgotten: forgetBuyer, held: 'what came of a question stands in its order' },
  bonus_entry: { forgotten: forgetBuyer, held: orders.BONUSES },
  order_ledger: {
    forgotten: 'the books',
    held: 'the sums of an order or a purchase once more, as its books have them',
  },
  order_figure: {
    forgotten: 'goes with its order, which stays; the restaurant’s words are forgotten by the trigger of its steps',
    held: 'counts for the restaurant’s figures what stands in the order',
  },
  session: { forgotten: forgetSessions, held: person.SESSIONS },
  social_attempt: { forgotten: forgetSessions, held: SECRET },
  confirmation_code: { forgotten: forgetSessions, held: SECRET },
  basket: { forgotten: forgetBaskets, held: orders.BASKETS },
  basket_item: { forgotten: STAYS_WITH, held: within(orders.BASKETS.title) },
  black_list: { forgotten: forgetGuest, held: orders.REFUSING },
  user: { forgotten: forgetProfile, held: person.PROFILE },
  ordered_phone: {
    forgotten: 'a hash, so that a first order is not placed twice',
    held: 'made when a person has left',
  },
  support_request: { forgotten: forgetSupport, held: person.SUPPORT },
  support_message: { forgotten: STAYS_WITH, held: within(person.SUPPORT.title) },
  user_address: { forgotten: forgetOwn, held: person.ADDRESSES },
  social_identity: { forgotten: forgetOwn, held: person.IDENTITIES },
  push_subscription: { forgotten: forgetOwn, held: person.BROWSERS },
  favourite: { forgotten: forgetOwn, held: orders.FAVOURITES },
  basket_group: { forgotten: forgetOwn, held: orders.GROUPS },
  group_participant: { forgotten: STAYS_WITH, held: 'names that friends chose for themselves' },
  group_bar: { forgotten: STAYS_WITH, held: SYSTEM },
  ticket_wait: { forgotten: forgetOwn, held: orders.WAITS },
  ad: { forgotten: forgetOwn, held: portal.ADS },
  ad_day: { forgotten: STAYS_WITH, held: within(portal.ADS.title) },
  ad_price: { forgotten: STAYS_WITH, held: 'former prices, which its page shows' },
  ad_draft: { forgotten: forgetOwn, held: portal.DRAFTS },
  ad_favourite: { forgotten: forgetOwn, held: portal.FAVOURITE_ADS },
  ad_import: { forgotten: forgetOwn, held: portal.FILES },
  ad_source: { forgotten: forgetOwn, held: 'what a file said of an ad, which says it itself' },
  saved_search: { forgotten: forgetOwn, held: portal.SEARCHES },
  search_told: { forgotten: forgetOwn, held: 'of the system: nobody hears of an ad twice' },
  reply: { forgotten: forgetOwn, held: portal.REPLIES },
  reply_message: { forgotten: forgetOwn, held: portal.REPLY_MESSAGES },
  organization: { forgotten: forgetOwn, held: portal.ORGANIZATIONS },
  organization_employee: { forgotten: forgetOwn, held: portal.WORK },
  news: { forgotten: forgetOwn, held: portal.SUGGESTED },
  complaint: { forgotten: forgetOwn, held: portal.COMPLAINTS },
  review: { forgotten: 'as it was published', held: orders.REVIEWS },
  referral: { forgotten: 'who invited whom was paid for', held: orders.INVITATIONS },
  promo_code: { forgotten: 'a spent gift stays spent', held: orders.PROMO_CODES },
  document_acceptance: {
    forgotten: 'which edition was accepted, and when; orders that stay were placed under it',
    held: person.CONSENTS,
  },
  registration: { forgotten: 'an owner’s, who is no customer', held: 'an owner’s, who is no customer' },
  saved_method: { forgotten: forgetOwn, held: orders.SAVED_METHODS },
  account_binding: { forgotten: forgetOwn, held: 'a code of the bank, dead within minutes' },
  payment: { forgotten: 'the books', held: orders.PAYMENTS },
  receipt: { forgotten: forgetPayer, held: within(orders.PAYMENTS.title) },
  payment_mismatch: { forgotten: 'the books', held: SYSTEM },
  bank_difference: { forgotten: 'the books', held: SYSTEM },
  payout_order: { forgotten: 'the books', held: 'what a restaurant was paid' },
  courier: {
    forgotten: 'a restaurant’s courier, who is no customer',
    held: 'a restaurant’s courier, who is no customer',
  },
  courier_event: { forgotten: 'a courier’s presses', held: 'a courier’s presses' },
  courier_shift: { forgotten: 'a restaurant’s books', held: 'a courier’s work' },
  order_offer: { forgotten: 'which offers an order took', held: 'what offers took off stands in the lines' },
  order_courier: { forgotten: 'who brought what and when', held: 'a courier’s work' },
  counter_order: { forgotten: 'numbers of a restaurant’s counter', held: 'of a restaurant’s counter' },
  webhook_delivery: { forgotten: forgetInAnswers, held: 'of a restaurant’s own software' },
  ticket_purchase: { forgotten: forgetTickets, held: orders.PURCHASES },
  ticket: { forgotten: forgetTickets, held: orders.TICKETS },
  ticket_transfer: { forgotten: forgetTickets, held: orders.TRANSFERS },
  ticket_seat: { forgotten: 'a seat of a hall', held: 'a seat of a hall' },
  ticket_pass: {
    forgotten: 'when a ticket was let in, without whom',
    held: 'when a ticket was let in, which the ticket says',
  },
  revision: { forgotten: forgetAuthor, held: portal.REVISIONS },
  image: { forgotten: forgetUploads, held: person.PICTURES },
  log: { forgotten: forgetInLog, held: person.LOG },
  idempotency_key: { forgotten: forgetRepeats, held: 'of the system: answers for repeats, kept a day' },
  message: { forgotten: forgetSent, held: person.MESSAGES },
  outbox_entry: { forgotten: forgetMessages, held: 'where nothing is really sent, instead of it' },
  data_export: { forgotten: forgetExports, held: 'these data themselves' },
}

/** What is erased of a customer who leaves, one thing after another. */
export const FORGETTING: readonly Forget[] = [
  ...new Set(
    Object.values(PERSONAL_TABLES).flatMap(({ forgotten }) => (typeof forgotten === 'string' ? [] : [forgotten])),
  ),
]

/** What a person is given of themselves. */
export const HELD: readonly Held[] = Object.values(PERSONAL_TABLES).flatMap(({ held }) =>
  typeof held === 'string' ? [] : [held],
)
