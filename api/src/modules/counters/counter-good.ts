import { defineEntity, p } from '@mikro-orm/postgresql'
import { money } from '../../db/columns'
import { Restaurant } from '../restaurants/restaurant'

/** What a restaurant's counter sells, as it said last: the articles by which orders name dishes there. */
const CounterGoodSchema = defineEntity({
  name: 'CounterGood',
  tableName: 'counter_good',
  properties: {
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary(),
    article: p.text().primary(),
    name: p.text(),
    price: money(),
  },
})
export class CounterGood extends CounterGoodSchema.class {}
CounterGoodSchema.setClass(CounterGood)
