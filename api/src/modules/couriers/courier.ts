import { defineEntity, p } from '@mikro-orm/postgresql'
import { TRANSPORTS } from '@ostrov/shared/couriers/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, updatedAt } from '../../db/columns'
import { Restaurant } from '../restaurants/restaurant'

/** Who brings a restaurant's orders. A person of several restaurants has a row at each; they are one by the phone. */
const CourierSchema = defineEntity({
  name: 'Courier',
  tableName: 'courier',
  checks: [{ name: 'courier_phone_check', expression: '(deleted_at is null) = (phone is not null)' }],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    name: p.text(),
    /** Gone when they are removed: of who has left their orders keep the name alone. */
    phone: p.text().nullable(),
    transport: p.enum(namesOf(TRANSPORTS)),
    is_active: p.boolean().default(true),
    /** What the link to their page says: random, and of no use without a code sent to the phone. */
    key: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    /** When they last came in by a code; null once they have left. */
    came_in_at: p.datetime().nullable(),
    /** When they agreed that customers see where they are; null without, and of another phone. */
    shares_since: p.datetime().nullable(),
    /** Where they are told of orders that are given to them: the browser that they asked for last. */
    browser: p.json<{ endpoint: string; keys: { p256dh: string; auth: string } }>().nullable(),
    deleted_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'courier_restaurant', properties: ['restaurant_id', 'created_at', 'id'] },
    {
      name: 'courier_phone',
      expression:
        'create unique index "courier_phone" on "courier" ("phone", "restaurant_id") where deleted_at is null',
    },
  ],
})
export class Courier extends CourierSchema.class {}
CourierSchema.setClass(Courier)
