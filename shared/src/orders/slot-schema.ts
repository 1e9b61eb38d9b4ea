import { t } from 'elysia'
import { Day, Moment, NumberInAddress } from '../wire/schema'
import { DeliveryTypeSchema } from './schema'

/** Which moments are asked for; without a point nobody's zone is looked at. */
export const SlotsQuery = t.Object({
  delivery_type: DeliveryTypeSchema,
  lon: t.Optional(NumberInAddress({ minimum: -180, maximum: 180 })),
  lat: t.Optional(NumberInAddress({ minimum: -90, maximum: 90 })),
})
export const SlotDays = t.Object({
  days: t.Array(
    t.Object({
      date: Day,
      slots: t.Array(t.Object({ at: Moment, is_full: t.Boolean() })),
    }),
  ),
})

export type SlotDaysWire = typeof SlotDays.static
