import { defineEntity, p } from '@mikro-orm/postgresql'
import { id } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Image } from '../images/image'

/** A kitchen one can filter by. */
const CuisineSchema = defineEntity({
  name: 'Cuisine',
  tableName: 'cuisine',
  triggers: [showing({ tags: ['restaurants'] })],
  properties: {
    id: id(),
    slug: p.text().unique(),
    name: p.text(),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    sort: p.integer().default(0),
  },
})
export class Cuisine extends CuisineSchema.class {}
CuisineSchema.setClass(Cuisine)
