import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, updatedAt } from '../../db/columns'
import { Venue } from './venue'

/** A hall whose seats stand on a plan. */
const HallSchema = defineEntity({
  name: 'Hall',
  tableName: 'hall',
  properties: {
    id: id(),
    venue_id: () => p.manyToOne(Venue).mapToPk().joinColumn('venue_id').deleteRule('cascade'),
    name: p.text(),
    /** What the seats look at. */
    stage: p.text(),
    /** Rows, one or several alike in a line, as `readPlan` reads them. */
    plan: p.text(),
    /** On the plan. */
    seats: p.integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'hall_venue', expression: 'create unique index "hall_venue" on "hall" ("venue_id", "name")' },
    { name: 'hall_name', properties: ['name', 'id'] },
  ],
})
export class Hall extends HallSchema.class {}
HallSchema.setClass(Hall)
