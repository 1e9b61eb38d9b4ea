import { t } from 'elysia'
import { mapOf } from '../lists/map-schema'
import { Integer, Nullable } from '../wire/schema'

export const AdMap = mapOf({
  price: Nullable(
    Integer({
      description:
        'Of the ad; of several the lowest of what is paid once, else by the month; of work, what is paid at least.',
    }),
  ),
  price_per: Nullable(t.String({ description: 'What that is paid for, «в месяц»; null where it is paid once.' })),
})
export type AdMapWire = typeof AdMap.static
