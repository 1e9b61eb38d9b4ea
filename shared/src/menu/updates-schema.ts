import { t } from 'elysia'
import { Uuid, UuidsInAddress } from '../wire/schema'

/** Restaurants whose menu or reviews somebody has in front of them. */
export const MenuUpdatesQuery = t.Object({ ids: UuidsInAddress(20) })
/** A version says nothing but whether it is another one than before. */
export const MenuUpdates = t.Object({
  items: t.Array(
    t.Object({
      restaurant_id: Uuid,
      menu: t.String({ description: 'Another one after any change of dishes, prices, options or categories.' }),
      reviews: t.String({ description: 'Another one after any change of what is said of it or of its dishes.' }),
    }),
  ),
})
