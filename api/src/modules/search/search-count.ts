import { defineEntity, p } from '@mikro-orm/postgresql'

const SearchCountSchema = defineEntity({
  name: 'SearchCount',
  tableName: 'search_count',
  properties: {
    query: p.text().primary(),
    /** How many separate visitors asked for it, as it stood at `counted_at`; it halves with every week since. */
    weight: p.double(),
    /** What was found first, the closest first. */
    restaurants: p.array<string>().columnType('uuid[]').default([]),
    counted_at: p.datetime(),
  },
})
/** What people look for, and nothing of who they are. */
export class SearchCount extends SearchCountSchema.class {}
SearchCountSchema.setClass(SearchCount)
