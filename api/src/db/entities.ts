import { IdempotencyKey } from '../kernel/idempotency-key'
import { AdImport } from '../modules/ad-imports/ad-import'
import { AdSource } from '../modules/ad-imports/ad-source'
import { Address } from '../modules/addresses/address'
import { Ad } from '../modules/ads/ad'
import { AdDay } from '../modules/ads/ad-day'
import { AdDraft } from '../modules/ads/ad-draft'
import { AdFavourite } from '../modules/ads/ad-favourite'
import { AdPrice } from '../modules/ads/ad-price'
import { LogEntry } from '../modules/audit/log-entry'
import { Basket } from '../modules/baskets/basket'
import { BasketItem } from '../modules/baskets/basket-item'
import { CatalogueEntry } from '../modules/catalogues/catalogue-entry'
import { Counter } from '../modules/counters/counter'
import { CounterGood } from '../modules/counters/counter-good'
import { CounterOrder } from '../modules/counters/counter-order'
import { Courier } from '../modules/couriers/courier'
import { CourierEvent } from '../modules/couriers/courier-event'
import { CourierShift } from '../modules/couriers/courier-shift'
import { CourierTerms } from '../modules/couriers/courier-terms'
import { OrderCourier } from '../modules/couriers/order-courier'
import { OrderedPhone } from '../modules/customers/ordered-phone'
import { PushSubscription } from '../modules/customers/push-subscription'
import { User } from '../modules/customers/user'
import { Document } from '../modules/documents/document'
import { DocumentAcceptance } from '../modules/documents/document-acceptance'
import { DocumentVersion } from '../modules/documents/document-version'
import { Event } from '../modules/events/event'
import { EventSession } from '../modules/events/event-session'
import { Hall } from '../modules/events/hall'
import { Venue } from '../modules/events/venue'
import { City } from '../modules/geo/city'
import { House } from '../modules/geo/house'
import { BasketGroup } from '../modules/groups/basket-group'
import { GroupBar } from '../modules/groups/group-bar'
import { GroupParticipant } from '../modules/groups/group-participant'
import { Image } from '../modules/images/image'
import { MenuImport } from '../modules/imports/menu-import'
import { Offer } from '../modules/menu/offers/offer'
import { Product } from '../modules/menu/product'
import { ProductCategory } from '../modules/menu/product-category'
import { ProductOptionGroupLink, ProductOptionLink } from '../modules/menu/product-choice'
import { ProductName } from '../modules/menu/product-name'
import { ProductOption } from '../modules/menu/product-option'
import { ProductOptionGroup } from '../modules/menu/product-option-group'
import { Complaint } from '../modules/moderation/complaint'
import { ModerationReason } from '../modules/moderation/moderation-reason'
import { ModerationRule } from '../modules/moderation/moderation-rule'
import { Revision } from '../modules/moderation/revision'
import { News } from '../modules/news/news'
import { BonusEntry } from '../modules/orders/bonuses/bonus-entry'
import { Order } from '../modules/orders/order'
import { OrderEvent } from '../modules/orders/order-event'
import { OrderFigure } from '../modules/orders/order-figure'
import { OrderItem } from '../modules/orders/order-item'
import { OrderLedgerRow } from '../modules/orders/order-ledger-row'
import { OrderOffer } from '../modules/orders/order-offer'
import { OrderProposal } from '../modules/orders/order-proposal'
import { OrderRefund } from '../modules/orders/order-refund'
import { Organization } from '../modules/organizations/organization'
import { OrganizationEmployee } from '../modules/organizations/organization-employee'
import { AccountBinding } from '../modules/payments/account-binding'
import { BankDifference } from '../modules/payments/bank-difference'
import { Payment } from '../modules/payments/payment'
import { PaymentMismatch } from '../modules/payments/payment-mismatch'
import { PaymentNotification } from '../modules/payments/payment-notification'
import { Receipt } from '../modules/payments/receipt'
import { SavedMethod } from '../modules/payments/saved-method'
import { Payout } from '../modules/payouts/payout'
import { PayoutOrder } from '../modules/payouts/payout-order'
import { RestaurantCommission } from '../modules/payouts/restaurant-commission'
import { DataExport } from '../modules/personal-data/data-export'
import { PromoCode } from '../modules/promotions/promo-code'
import { PromoCodeSeries } from '../modules/promotions/promo-code-series'
import { Promotion } from '../modules/promotions/promotion'
import { Referral } from '../modules/promotions/referral'
import { Story } from '../modules/promotions/story'
import { Reply } from '../modules/replies/reply'
import { ReplyMessage } from '../modules/replies/reply-message'
import { Cuisine } from '../modules/restaurants/cuisine'
import { Schedule } from '../modules/restaurants/hours/schedule'
import { BlackListEntry } from '../modules/restaurants/people/black-list-entry'
import { Favourite } from '../modules/restaurants/people/favourite'
import { RestaurantManager } from '../modules/restaurants/people/restaurant-manager'
import { Restaurant } from '../modules/restaurants/restaurant'
import { RestaurantCuisine } from '../modules/restaurants/restaurant-cuisine'
import { DeliveryZone } from '../modules/restaurants/zones/delivery-zone'
import { AnswerTemplates } from '../modules/reviews/answer-templates'
import { Review } from '../modules/reviews/review'
import { ReviewCount } from '../modules/reviews/review-count'
import { SearchCount } from '../modules/search/search-count'
import { SavedSearch } from '../modules/searches/saved-search'
import { SearchTold } from '../modules/searches/search-told'
import { ConfirmationCode } from '../modules/sessions/customers/confirmation-code'
import { RecoveryCode } from '../modules/sessions/second-factor/recovery-code'
import { SecondFactor } from '../modules/sessions/second-factor/second-factor'
import { Session } from '../modules/sessions/session'
import { SocialAttempt } from '../modules/sessions/social/social-attempt'
import { SocialIdentity } from '../modules/sessions/social/social-identity'
import { PasswordReset } from '../modules/sessions/staff/password-reset'
import { Registration } from '../modules/sessions/staff/registration'
import { Setting } from '../modules/settings/setting'
import { SharePicture } from '../modules/sharing/share-picture'
import { Admin } from '../modules/staff/admin'
import { BusinessSubscription } from '../modules/staff/business-subscription'
import { BusinessUser } from '../modules/staff/business-user'
import { SupportMessage } from '../modules/support/support-message'
import { SupportRequest } from '../modules/support/support-request'
import { BackupCheck } from '../modules/system/backup-check'
import { BackupRun } from '../modules/system/backup-run'
import { Process } from '../modules/system/process'
import { EventReport } from '../modules/tickets/report/event-report'
import { Ticket } from '../modules/tickets/ticket'
import { TicketGate } from '../modules/tickets/ticket-gate'
import { TicketKind } from '../modules/tickets/ticket-kind'
import { TicketPass } from '../modules/tickets/ticket-pass'
import { TicketPurchase } from '../modules/tickets/ticket-purchase'
import { TicketSeat } from '../modules/tickets/ticket-seat'
import { TicketTransfer } from '../modules/tickets/ticket-transfer'
import { TicketWait } from '../modules/tickets/ticket-wait'
import { ListView } from '../modules/views/list-view'
import { PortalWord, SearchWord } from '../modules/words/search-word'
import { CounterTurn } from '../services/counters/counter-turn'
import { DoorState } from '../services/door-state'
import { OutboxEntry } from '../services/outbox-entry'

/** The modules, each with its tables; each may import from those before it (`api/test/structure/imports.test.ts`). */
export const MODULES = {
  words: [PortalWord, SearchWord],
  settings: [Setting],
  audit: [LogEntry],
  records: [],
  geo: [City, House],
  catalogues: [CatalogueEntry],
  images: [Image],
  customers: [OrderedPhone, PushSubscription, User],
  addresses: [Address],
  staff: [Admin, BusinessSubscription, BusinessUser],
  views: [ListView],
  documents: [Document, DocumentVersion, DocumentAcceptance],
  messages: [Message],
  sessions: [
    ConfirmationCode,
    PasswordReset,
    RecoveryCode,
    Registration,
    SecondFactor,
    Session,
    SocialAttempt,
    SocialIdentity,
  ],
  notifying: [],
  moderation: [Complaint, ModerationReason, ModerationRule, Revision],
  'own-records': [],
  restaurants: [
    BlackListEntry,
    Cuisine,
    DeliveryZone,
    Favourite,
    Restaurant,
    RestaurantCuisine,
    RestaurantManager,
    Schedule,
  ],
  menu: [
    Offer,
    Product,
    ProductCategory,
    ProductOptionGroupLink,
    ProductOptionLink,
    ProductName,
    ProductOption,
    ProductOptionGroup,
  ],
  imports: [MenuImport],
  promotions: [PromoCode, PromoCodeSeries, Promotion, Referral, Story],
  groups: [BasketGroup, GroupBar, GroupParticipant],
  baskets: [Basket, BasketItem],
  events: [Event, EventSession, Hall, Venue],
  tickets: [
    Ticket,
    TicketKind,
    TicketPurchase,
    TicketSeat,
    TicketTransfer,
    TicketGate,
    TicketPass,
    TicketWait,
    EventReport,
  ],
  orders: [
    BonusEntry,
    Order,
    OrderEvent,
    OrderFigure,
    OrderItem,
    OrderLedgerRow,
    OrderOffer,
    OrderProposal,
    OrderRefund,
  ],
  couriers: [Courier, CourierEvent, CourierShift, CourierTerms, OrderCourier],
  counters: [Counter, CounterOrder, CounterGood],
  webhooks: [Webhook, WebhookDelivery],
  payments: [AccountBinding, BankDifference, Payment, PaymentMismatch, PaymentNotification, Receipt, SavedMethod],
  payouts: [Payout, PayoutOrder, RestaurantCommission],
  organizations: [Organization, OrganizationEmployee],
  reviews: [AnswerTemplates, Review, ReviewCount],
  ads: [Ad, AdDay, AdDraft, AdFavourite, AdPrice],
  'ad-imports': [AdImport, AdSource],
  searches: [SavedSearch, SearchTold],
  replies: [Reply, ReplyMessage],
  support: [SupportMessage, SupportRequest],
  'personal-data': [DataExport],
  system: [BackupCheck, BackupRun, Process],
  news: [News],
  search: [SearchCount],
  sharing: [SharePicture],
  statistics: [],
  updates: [],
}

import { Message } from '../modules/messages/message'
import { Webhook } from '../modules/webhooks/webhook'
import { WebhookDelivery } from '../modules/webhooks/webhook-delivery'

/** Every table of the product that the ORM knows. */
export const entities = [IdempotencyKey, OutboxEntry, DoorState, CounterTurn, ...Object.values(MODULES).flat()]
