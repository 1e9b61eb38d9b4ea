import { defineEntity, p } from '@mikro-orm/postgresql'
import { COUNTER_FAILURES } from '@ostrov/shared/counters/failures'
import { COUNTER_KINDS } from '@ostrov/shared/counters/form'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, updatedAt } from '../../db/columns'
import type { CounterSettings } from '../../services/counters/counters'
import { Restaurant } from '../restaurants/restaurant'

/** The cash desk of a restaurant, by which its kitchen works: what is ordered here is rung up there. */
const CounterSchema = defineEntity({
  name: 'Counter',
  tableName: 'counter',
  properties: {
    restaurant_id: () =>
      p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary().unique(),
    kind: p.enum(namesOf(COUNTER_KINDS)),
    enabled: p.boolean().default(false),
    /** Sealed with the key of the settings; null until there is one. */
    sealed_secret: p.text().hidden().nullable(),
    secret_at: p.datetime().nullable(),
    settings: p.json<CounterSettings>(),
    /** Of the address where the counter tells of statuses; another secret makes another. */
    hook_key: p.uuid().defaultRaw('gen_random_uuid()').hidden(),
    /** Why nothing is sent until somebody has mended it. */
    broken: p.enum(namesOf(COUNTER_FAILURES)).nullable(),
    broken_at: p.datetime().nullable(),
    checked_at: p.datetime().nullable(),
    /** When its menu was asked for, which it gives once an hour, and when it came. */
    goods_asked_at: p.datetime().nullable(),
    goods_at: p.datetime().nullable(),
    /** Articles that it has stopped, and when it said so. */
    stops: p.array().default([]),
    stops_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
})
export class Counter extends CounterSchema.class {}
CounterSchema.setClass(Counter)
