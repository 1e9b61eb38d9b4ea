import { CITIES, PROMO_CODES, PROMOTIONS, recordPath, STORIES } from '@ostrov/shared/paths'
import { wordIn } from '@ostrov/shared/staff/log-fields'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'

/** Where a noun's rows are opened. */
const LISTS = { city: CITIES, story: STORIES, promotion: PROMOTIONS, promo_code: PROMO_CODES }

/** The page of what was acted on; nothing where it is gone, or where no screen shows it. */
export function pageOfThing({ kind, ref, title }: LogEntryWire['subject']): string | null {
  const list = title === null ? undefined : wordIn<string>(LISTS, kind)
  return list ? recordPath(list, ref) : null
}
