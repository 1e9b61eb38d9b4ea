import { defineEntity, p } from '@mikro-orm/postgresql'
import { id } from '../../db/columns'
import { Ad } from './ad'

/**
 * How often an ad was opened, its phone asked for and it was put among favourites on a day of the region; days of long ago stand
 * together as `-infinity` (`fold-days.ts`).
 */
const AdDaySchema = defineEntity({
  name: 'AdDay',
  tableName: 'ad_day',
  properties: {
    id: id(),
    ad_id: () => p.manyToOne(Ad).mapToPk().joinColumn('ad_id').deleteRule('cascade'),
    day: p.date(),
    views: p.integer().default(0),
    contacts: p.integer().default(0),
    favourites: p.integer().default(0),
  },
  uniques: [{ name: 'ad_day_of', properties: ['ad_id', 'day'] }],
  indexes: [
    {
      name: 'ad_day_unfolded',
      expression: `create index "ad_day_unfolded" on "ad_day" ("day") where day > '-infinity'`,
    },
  ],
})
export class AdDay extends AdDaySchema.class {}
AdDaySchema.setClass(AdDay)
