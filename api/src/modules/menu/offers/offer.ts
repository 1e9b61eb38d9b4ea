import { defineEntity, p } from '@mikro-orm/postgresql'
import { OFFER_KINDS } from '@ostrov/shared/offers/rules'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, money, updatedAt } from '../../../db/columns'
import { showing } from '../../../db/freshness'
import { Restaurant } from '../../restaurants/restaurant'
import { serving } from '../serving'

const dishes = () => p.array<string>().columnType('uuid[]').default([])

/** What a restaurant offers: terms by which a basket costs less. Dishes and categories are no references: of what is gone nothing is chosen. */
const OfferSchema = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  triggers: [showing({ each: ['restaurant:'] })],
  checks: [
    {
      name: 'offer_terms_check',
      expression:
        "case kind when 'set' then price > 0 when 'gift' then from_sum > 0 when 'happy_hours' then percent >= 1 and percent <= 90 else true end",
    },
  ],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    label: p.text(),
    kind: p.enum(namesOf(OFFER_KINDS)),
    price: money().nullable(),
    part_1: dishes(),
    part_2: dishes(),
    part_3: dishes(),
    part_4: dishes(),
    from_sum: money().nullable(),
    percent: p.integer().nullable(),
    product_ids: dishes(),
    category_ids: dishes(),
    ...serving(),
    starts_on: p.date().nullable(),
    ends_on: p.date().nullable(),
    /** Orders that may take it, in all and of one customer; null is any number. */
    limit_total: p.integer().nullable(),
    limit_per_customer: p.integer().nullable(),
    sort: p.integer().default(0),
    is_on: p.boolean().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [{ name: 'offer_restaurant', properties: ['restaurant_id', 'sort', 'id'] }],
})
export class Offer extends OfferSchema.class {}
OfferSchema.setClass(Offer)
