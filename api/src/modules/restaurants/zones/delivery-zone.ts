import { defineEntity, type Opt, p } from '@mikro-orm/postgresql'
import type { PeakWay } from '@ostrov/shared/restaurants/peak'
import { createdAt, id, money, polygon, updatedAt } from '../../../db/columns'
import { showing } from '../../../db/freshness'
import { Restaurant } from '../restaurant'

/** `area` and `holes` are the same polygon in PostgreSQL's own type, generated, so that a point is looked up on an index. */
const DeliveryZoneSchema = defineEntity({
  name: 'DeliveryZone',
  tableName: 'delivery_zone',
  checks: [
    { name: 'delivery_zone_sums_check', expression: 'min_order_sum >= 0 and price >= 0 and free_delivery_sum >= 0' },
    {
      name: 'delivery_zone_peak_check',
      expression: `case peak when 'own' then peak_price >= 0 and peak_min_order_sum >= 0 and coalesce(peak_free_delivery_sum, 0) >= 0
        and peak_price is not null and peak_min_order_sum is not null
        else peak in ('same', 'closed') and coalesce(peak_price, peak_min_order_sum, peak_free_delivery_sum) is null end`,
    },
  ],
  triggers: [showing({ tags: ['restaurants'], each: ['restaurant:'] })],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    name: p.text(),
    is_active: p.boolean().default(true),
    polygon: polygon(),
    area: p
      .string()
      .columnType('polygon')
      .generated('(geojson_polygon(polygon)) stored')
      .$type<Opt<string>>()
      .lazy()
      .hidden(),
    holes: p
      .string()
      .columnType('polygon[]')
      .generated('(geojson_polygon_holes(polygon)) stored')
      .$type<Opt<string>>()
      .lazy()
      .hidden(),
    min_order_sum: money().default(0),
    free_delivery_sum: money().nullable(),
    price: money().default(0),
    /** The restaurant system's own code of bringing something there; null where one code is for all zones. */
    article: p.text().nullable(),
    peak: p.text().default('same').$type<Opt<PeakWay>>(),
    peak_price: money().nullable(),
    peak_min_order_sum: money().nullable(),
    peak_free_delivery_sum: money().nullable(),
    /** Whether pages were last told of peak hours: they are told anew when those begin and end. */
    peak_told: p.boolean().default(false),
    fill_color: p.text().default('#0B6767'),
    border_color: p.text().default('#0B6767'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'delivery_zone_restaurant', properties: ['restaurant_id', 'is_active'] },
    {
      name: 'delivery_zone_area',
      expression: 'create index "delivery_zone_area" on "delivery_zone" using gist ("area") where is_active',
    },
    {
      name: 'delivery_zone_peak',
      expression: `create index "delivery_zone_peak" on "delivery_zone" ("peak_told") where peak <> 'same'`,
    },
  ],
})
export class DeliveryZone extends DeliveryZoneSchema.class {}
DeliveryZoneSchema.setClass(DeliveryZone)
