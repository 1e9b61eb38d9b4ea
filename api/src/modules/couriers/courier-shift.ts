import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, money, updatedAt } from '../../db/columns'
import { Courier } from './courier'

/** Cash of a courier's day as it was counted: what they were given for change, and what they handed in. */
const CourierShiftSchema = defineEntity({
  name: 'CourierShift',
  tableName: 'courier_shift',
  checks: [{ name: 'courier_shift_sums_check', expression: 'change_sum >= 0 and handed_sum >= 0' }],
  properties: {
    id: id(),
    courier_id: () => p.manyToOne(Courier).mapToPk().joinColumn('courier_id').deleteRule('cascade'),
    /** Of the region's calendar. */
    day: p.date(),
    change_sum: money(),
    handed_sum: money(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  uniques: [{ name: 'courier_shift_day', properties: ['courier_id', 'day'] }],
})
export class CourierShift extends CourierShiftSchema.class {}
CourierShiftSchema.setClass(CourierShift)
