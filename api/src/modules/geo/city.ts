import { defineEntity, p } from '@mikro-orm/postgresql'
import { id, point } from '../../db/columns'

const CitySchema = defineEntity({
  name: 'City',
  tableName: 'city',
  properties: {
    id: id(),
    name: p.text().unique(),
    slug: p.text().unique(),
    coordinates: point(),
    zoom: p.integer().default(13),
    sort: p.integer().default(0),
    /** Offered to nobody; what stands in it stays. */
    is_hidden: p.boolean().default(false),
  },
})
export class City extends CitySchema.class {}
CitySchema.setClass(City)
