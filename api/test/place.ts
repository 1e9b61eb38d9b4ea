import { addDays, localParts } from '@ostrov/shared/formats/time'
import { Schedule } from '../src/modules/restaurants/hours/schedule'
import { LENINA, makeZone, squareAround } from './kitchen'
import type { Product } from './product'

/** A zone that is accepted. */
export const ZONE = {
  ...{ name: 'Центр', polygon: squareAround(LENINA), price: 200, min_order_sum: 1000 },
  ...{ fill_color: '#0B6767', border_color: '#0B6767' },
}

/** Hours of a weekday, of a date, and a zone of a restaurant. */
export async function placeOf(product: Product, { restaurant_id }: { restaurant_id: string }) {
  const em = product.em()
  const week = { type: 'general' as const, weekday: 5, open_time: '10:00', close_time: '12:00' }
  const date = addDays(localParts(product.clock.now).date, 30)
  const weekHours = em.create(Schedule, { restaurant_id, ...week })
  const specialDay = em.create(Schedule, { restaurant_id, type: 'holiday', date, closed: true })
  await em.flush()
  return { weekHours: weekHours.id, specialDay: specialDay.id, zone: await makeZone(em, restaurant_id) }
}
