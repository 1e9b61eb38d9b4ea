import { defineEntity, p } from '@mikro-orm/postgresql'

/** When an account of a counter was asked of late, and will be: its limits hold for all processes together. */
const CounterTurnSchema = defineEntity({
  name: 'CounterTurn',
  tableName: 'counter_turn',
  properties: {
    /** A hash of its kind and its secret. */
    account: p.text().primary(),
    /** The earliest first; by the database's clock. */
    asked: p.array<Date>().columnType('timestamptz[]'),
  },
})
export class CounterTurn extends CounterTurnSchema.class {}
CounterTurnSchema.setClass(CounterTurn)
