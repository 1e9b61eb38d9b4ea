import { p } from '@mikro-orm/postgresql'
import type { ServedDay } from '@ostrov/shared/menu/hours'

/** When a section or a dish is served: the columns of `Serving`. */
export const serving = () => ({
  served_from: p.text().nullable(),
  served_till: p.text().nullable(),
  served_days: p.json<ServedDay[]>().nullable(),
})
