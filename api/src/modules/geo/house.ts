import { defineEntity, p } from '@mikro-orm/postgresql'
import { City } from './city'

/** One addressable house of the region's gazetteer: what answers hints and the geocoder when no outside service does. */
const HouseSchema = defineEntity({
  name: 'House',
  tableName: 'house',
  properties: {
    id: p.integer().primary().autoincrement(),
    city_id: () => p.manyToOne(City).mapToPk().joinColumn('city_id').deleteRule('cascade'),
    street: p.text(),
    street_with_type: p.text(),
    house: p.text(),
    /** Lower case, «ё» as «е», without words such as «улица»: what the trigram index looks at. */
    search_text: p.text(),
    lon: p.double(),
    lat: p.double(),
  },
  indexes: [
    {
      name: 'house_search',
      expression: 'create index "house_search" on "house" using gin ("search_text" gin_trgm_ops)',
    },
    {
      name: 'house_location',
      expression: 'create index "house_location" on "house" using gist (point("lon", "lat"))',
    },
    {
      name: 'house_street',
      expression: 'create index "house_street" on "house" ("city_id", "search_text" text_pattern_ops)',
    },
  ],
  uniques: [{ name: 'house_city_street_house', properties: ['city_id', 'street', 'house'] }],
})
export class House extends HouseSchema.class {}
HouseSchema.setClass(House)
