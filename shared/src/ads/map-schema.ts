import { t } from 'elysia'
import { mapOf } from '../lists/map-schema'
import { Integer, Nullable } from '../wire/schema'

export const AdMap = mapOf({
  price: Nullable(
    Integer({
      description: 'Of the ad, or the lowest of several that are paid for alike; of work, what is paid at least.',
    }),
  ),
  price_per: Nullable(t.String({ description: 'What that is paid for, «в месяц»; null where it is paid once.' })),
})
export type AdMapWire = typeof AdMap.static
