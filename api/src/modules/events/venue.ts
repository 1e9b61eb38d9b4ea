import { defineEntity, p } from '@mikro-orm/postgresql'
import { VENUE_RUBRICS } from '@ostrov/shared/events/rubrics'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, point, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { City } from '../geo/city'

/** A place where events are held. */
const VenueSchema = defineEntity({
  name: 'Venue',
  tableName: 'venue',
  checks: [{ name: 'venue_slug_check', expression: `slug ~ '^[a-z][a-z0-9-]{0,59}$'` }],
  triggers: [showing({ tags: ['events'] })],
  properties: {
    id: id(),
    /** Stands in the address of its page. */
    slug: p.text().unique(),
    name: p.text(),
    rubric: p.enum(namesOf(VENUE_RUBRICS)),
    city_id: () => p.manyToOne(City).mapToPk().joinColumn('city_id'),
    address: p.text(),
    point: point(),
    /** One in a line; none where there is only one. */
    halls: p.text().default(''),
    description: p.text().default(''),
    site_url: p.text().nullable(),
    /** It has no page; events are held there all the same. */
    is_hidden: p.boolean().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'venue_name', properties: ['name', 'id'] },
    { name: 'venue_city', properties: ['city_id'] },
  ],
})
export class Venue extends VenueSchema.class {}
VenueSchema.setClass(Venue)
