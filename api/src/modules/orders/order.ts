import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Point } from '@ostrov/shared/geo/shapes'
import { DELIVERY_TYPES, ORDER_STATUSES, PAYMENT_TYPES } from '@ostrov/shared/orders/statuses'
import { createdAt, jsonImagesIndex, jsonWithImages, money, updatedAt } from '../../db/columns'
import { soughtColumn, soughtIndex } from '../../db/sought'
import { User } from '../customers/user'
import { BasketGroup } from '../groups/basket-group'
import { PromoCode } from '../promotions/promo-code'
import { Restaurant } from '../restaurants/restaurant'
import { keepingFigures } from './figure-of'

/** What the restaurant was when the order was placed: later changes never alter an order. */
export type RestaurantSnapshot = {
  general_info: { name: string; address: string; phones: string[]; coordinates: Point }
  logo_id: string | null
  /** As promised: minutes from the order, and how wide the courier's window is. */
  delivery_time: number
  delivery_window?: number
}
export type DeliverySnapshot = {
  address: string
  apartment: string | null
  front_door: string | null
  floor: string | null
  comment: string | null
  private_house?: boolean
  coordinates: Point
  zone_id: string
}

/** Where its courier is goes with the order, in the transaction that ends its way, whoever does. */
const forgettingPlace = {
  ...{ name: 'forgets_place', timing: 'after' as const, events: ['update' as const] },
  // As PostgreSQL prints it, or it would be found changed.
  when: "((old.status = 'OUT_FOR_DELIVERY'::text) AND (new.status <> 'OUT_FOR_DELIVERY'::text))",
  body: 'update order_courier set place = null, place_at = null where order_id = new.id and place_at is not null; return null',
}

const OrderSchema = defineEntity({
  name: 'Order',
  tableName: 'order',
  triggers: [keepingFigures, forgettingPlace],
  checks: [
    { name: 'order_sums_check', expression: 'price >= 0 and discount >= 0 and delivery_price >= 0 and total >= 0' },
    { name: 'order_bonus_check', expression: 'bonus_spent >= 0 and bonus_spent <= discount' },
    { name: 'order_delivery_check', expression: "(delivery_type = 'delivery') = (delivery is not null)" },
    { name: 'order_test_check', expression: 'user_id is not null or price = 0 and delivery_price = 0' },
    { name: 'order_cutlery_check', expression: 'cultery_count >= 0 and cultery_count <= 30' },
  ],
  properties: {
    /** The short number a person reads out. */
    id: p.bigint('number').primary().autoincrement(),
    uuid: p.uuid().defaultRaw('uuidv7()').unique(),
    status: p.enum(ORDER_STATUSES),
    /** Null is nobody: a test order, which costs nothing, is told to nobody outside and counted nowhere. */
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict').nullable(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('restrict'),
    /** The basket this order was made of: a basket can be ordered once. */
    basket_id: p.uuid().unique(),
    /** The friends it was gathered with. */
    group_id: () => p.manyToOne(BasketGroup).mapToPk().joinColumn('group_id').deleteRule('set null').nullable(),
    restaurant: jsonWithImages<RestaurantSnapshot>({ key: 'logo_id' }),
    user_name: p.text(),
    user_phone: p.text(),
    comment: p.text().nullable(),
    cultery_count: p.integer().default(0),
    delivery_type: p.enum(DELIVERY_TYPES),
    delivery: p.json<DeliverySnapshot>().nullable(),
    payment_type: p.enum(PAYMENT_TYPES),
    payment_comment: p.text().nullable(),
    /** Goods, rubles; `total` is goods − discount + delivery. */
    price: money(),
    discount: money().default(0),
    /** Of the discount, what the restaurant's offers take off. */
    offer_discount: money().default(0),
    delivery_price: money().default(0),
    total: money(),
    promo_code_id: () => p.manyToOne(PromoCode).mapToPk().joinColumn('promo_code_id').deleteRule('restrict').nullable(),
    promo_code: p.text().nullable(),
    /** Of the discount, what the customer's points pay. */
    bonus_spent: money().default(0),
    /** What it earns, as promised when it was placed: percent of what is paid for goods. */
    bonus_percent: p.smallint().default(0),
    /** The moment it is wanted for; null is as soon as possible. */
    wanted_at: p.datetime().nullable(),
    /** When the kitchen begins it, where it is wanted for a time. */
    kitchen_at: p.datetime().nullable(),
    confirmation_date: p.datetime().nullable(),
    viewed_at: p.datetime().nullable(),
    /** Cancelled by somebody else while the kitchen worked on it: on the board until somebody there has said «Понятно». */
    cancel_unseen: p.boolean().default(false),
    finished_at: p.datetime().nullable(),
    /** Until when its customer's word on a change is awaited; null while nothing is asked. */
    answer_until: p.datetime().nullable(),
    /** When its customer was told that it is late. */
    late_told_at: p.datetime().nullable(),
    /** After how many minutes of silence its restaurant was last told of it; 0 before that. */
    waited_told: p.smallint().default(0),
    device_id: p.uuid().nullable(),
    sought: soughtColumn({
      texts: ['user_name', "restaurant -> 'general_info' ->> 'name'", "delivery ->> 'address'"],
      phone: 'user_phone',
    }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    // Whether one is somebody's first at its restaurant is read from the index alone.
    {
      name: 'order_user',
      expression: 'create index "order_user" on "order" ("user_id", "created_at") include ("restaurant_id")',
    },
    // Orders are counted, and those that a filter leaves are found, without being read.
    {
      name: 'order_restaurant',
      expression:
        'create index "order_restaurant" on "order" ("restaurant_id", "created_at", "id") include ("status", "delivery_type", "payment_type", "total", "finished_at")',
    },
    {
      name: 'order_total',
      expression:
        'create index "order_total" on "order" ("restaurant_id", "total", "id") include ("status", "delivery_type", "payment_type", "created_at", "finished_at")',
    },
    {
      name: 'order_payment_type',
      expression:
        'create index "order_payment_type" on "order" ("restaurant_id", "payment_type", "created_at", "id") include ("status", "delivery_type", "total", "finished_at")',
    },
    {
      name: 'order_phone',
      expression: 'create index "order_phone" on "order" ("restaurant_id", reverse(user_phone) text_pattern_ops)',
    },
    {
      name: 'order_board',
      expression:
        "create index \"order_board\" on \"order\" (\"restaurant_id\", \"created_at\") where status in ('new','in_progress','CONFIRMATION_PENDING','CONFIRMED','IN_PREPARATION','PICKUP_PENDING','OUT_FOR_DELIVERY','DELIVERED')",
    },
    {
      name: 'order_ahead',
      expression:
        'create index "order_ahead" on "order" ("restaurant_id", "kitchen_at") include ("status") where kitchen_at is not null',
    },
    {
      name: 'order_cancelled',
      expression:
        'create index "order_cancelled" on "order" ("restaurant_id", "status", "created_at", "id") include ("delivery_type", "payment_type", "total", "finished_at") where status in (\'CANCELLED_BY_USER\',\'CANCELLED_BY_RESTAURANT\',\'CANCELLED\',\'EXECUTION_STOPPED\')',
    },
    {
      name: 'order_cancel_unseen',
      expression: 'create index "order_cancel_unseen" on "order" ("restaurant_id") where cancel_unseen',
    },
    {
      name: 'order_unpaid',
      expression:
        'create index "order_unpaid" on "order" ("created_at") where status in (\'PAYMENT_PENDING\',\'PAYMENT_FAILED\')',
    },
    {
      name: 'order_group',
      expression: 'create index "order_group" on "order" ("group_id") where group_id is not null',
    },
    {
      name: 'order_test',
      expression: 'create unique index "order_test" on "order" ("restaurant_id") where user_id is null',
    },
    {
      name: 'order_unanswered',
      expression:
        'create index "order_unanswered" on "order" ("created_at", "id") where waited_told >= 10 and confirmation_date is null',
    },
    soughtIndex('order'),
    jsonImagesIndex('order', 'restaurant', { key: 'logo_id' }),
    // The same for administrators, who look at all of them.
    {
      name: 'order_desk',
      expression:
        'create index "order_desk" on "order" ("created_at", "id") include ("status", "delivery_type", "payment_type", "total", "user_id", "restaurant_id")',
    },
    // How many have a rare status is told without a look at the others.
    {
      name: 'order_desk_status',
      expression: 'create index "order_desk_status" on "order" ("status", "created_at", "id") include ("user_id")',
    },
    {
      name: 'order_desk_total',
      expression:
        'create index "order_desk_total" on "order" ("total", "id") include ("status", "delivery_type", "payment_type", "created_at", "user_id")',
    },
    { name: 'order_promo_code', properties: ['promo_code_id', 'user_id'] },
  ],
})
export class Order extends OrderSchema.class {}
OrderSchema.setClass(Order)
