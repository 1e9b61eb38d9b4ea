import { IdempotencyKey } from '../http/idempotency-key'
import { Address } from '../modules/accounts/address'
import { Admin } from '../modules/accounts/admin'
import { BusinessUser } from '../modules/accounts/business-user'
import { ConfirmationCode } from '../modules/accounts/confirmation-code'
import { OrderedPhone } from '../modules/accounts/ordered-phone'
import { OutboxEntry } from '../modules/accounts/outbox-entry'
import { PasswordReset } from '../modules/accounts/password-reset'
import { Session } from '../modules/accounts/session'
import { User } from '../modules/accounts/user'
import { LogEntry } from '../modules/audit/log-entry'
import { Basket } from '../modules/baskets/basket'
import { BasketItem } from '../modules/baskets/basket-item'
import { City } from '../modules/geo/city'
import { House } from '../modules/geo/house'
import { Image } from '../modules/images/image'
import { Product } from '../modules/menu/product'
import { ProductCategory } from '../modules/menu/product-category'
import { ProductOptionGroupLink, ProductOptionLink } from '../modules/menu/product-choice'
import { ProductName } from '../modules/menu/product-name'
import { ProductOption } from '../modules/menu/product-option'
import { ProductOptionGroup } from '../modules/menu/product-option-group'
import { Order } from '../modules/orders/order'
import { OrderEvent } from '../modules/orders/order-event'
import { OrderItem } from '../modules/orders/order-item'
import { OrderLedgerRow } from '../modules/orders/order-ledger-row'
import { Payment } from '../modules/payments/payment'
import { PaymentMismatch } from '../modules/payments/payment-mismatch'
import { PaymentNotification } from '../modules/payments/payment-notification'
import { PromoCode } from '../modules/promotions/promo-code'
import { Promotion } from '../modules/promotions/promotion'
import { Referral } from '../modules/promotions/referral'
import { Story } from '../modules/promotions/story'
import { BlackListEntry } from '../modules/restaurants/black-list-entry'
import { Cuisine } from '../modules/restaurants/cuisine'
import { DeliveryZone } from '../modules/restaurants/delivery-zone'
import { Favourite } from '../modules/restaurants/favourite'
import { Restaurant } from '../modules/restaurants/restaurant'
import { RestaurantCuisine } from '../modules/restaurants/restaurant-cuisine'
import { RestaurantManager } from '../modules/restaurants/restaurant-manager'
import { Schedule } from '../modules/restaurants/schedule'
import { Review } from '../modules/reviews/review'

/** Every table of the product that the ORM knows. */
export const entities = [
  Address,
  Admin,
  Basket,
  BasketItem,
  BlackListEntry,
  BusinessUser,
  City,
  ConfirmationCode,
  Cuisine,
  DeliveryZone,
  Favourite,
  House,
  IdempotencyKey,
  Image,
  LogEntry,
  Order,
  OrderEvent,
  OrderItem,
  OrderLedgerRow,
  OrderedPhone,
  OutboxEntry,
  PasswordReset,
  Payment,
  PaymentMismatch,
  PaymentNotification,
  Product,
  ProductName,
  ProductCategory,
  ProductOption,
  ProductOptionGroup,
  ProductOptionGroupLink,
  ProductOptionLink,
  PromoCode,
  Promotion,
  Referral,
  Restaurant,
  RestaurantCuisine,
  RestaurantManager,
  Review,
  Schedule,
  Session,
  Story,
  User,
]
