import { defineEntity, p } from '@mikro-orm/postgresql'
import { id } from '../../../db/columns'
import { showing } from '../../../db/freshness'
import { Restaurant } from '../restaurant'

export const SCHEDULE_TYPES = ['general', 'holiday', 'all_day'] as const

const ScheduleSchema = defineEntity({
  name: 'Schedule',
  tableName: 'restaurant_schedule',
  checks: [
    {
      name: 'restaurant_schedule_shape_check',
      expression:
        "(type = 'general' and weekday >= 1 and weekday <= 7 and date is null and open_time is not null and close_time is not null) or (type = 'holiday' and date is not null and weekday is null and (closed or (open_time is not null and close_time is not null))) or (type = 'all_day' and weekday is null and date is null)",
    },
    {
      name: 'restaurant_schedule_time_check',
      expression:
        "coalesce(open_time, '00:00') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and coalesce(close_time, '00:00') ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'",
    },
  ],
  triggers: [showing({ tags: ['restaurants'], each: ['restaurant:'] })],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    type: p.enum(SCHEDULE_TYPES),
    /** 1 is Monday. */
    weekday: p.integer().nullable(),
    /** `YYYY-MM-DD` in the region's zone. */
    date: p.text().nullable(),
    /** `HH:MM` in the region's zone; a close at or before the open is after midnight. */
    open_time: p.text().nullable(),
    close_time: p.text().nullable(),
    closed: p.boolean().default(false),
  },
  indexes: [{ name: 'restaurant_schedule_restaurant', properties: ['restaurant_id', 'type'] }],
})
export class Schedule extends ScheduleSchema.class {}
ScheduleSchema.setClass(Schedule)
