import { deskOf } from '@ostrov/shared/nouns'
import { ALL_RESTAURANTS, cardPath, recordPath } from '@ostrov/shared/paths'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'

/** The page of what was acted on; nothing where it is gone, or where no screen shows it. An order is never gone. */
export function pageOfThing({ kind, ref, title }: LogEntryWire['subject']): string | null {
  const list = title === null && kind !== 'order' ? undefined : deskOf(kind)
  return list && ref ? recordPath(list, ref) : null
}

/** The card of who did it: of one who is gone only the name is left. */
export function pageOfActor({ kind, id, name }: LogEntryWire['actor']): string | null {
  const list = id === null || name === null ? undefined : deskOf(kind)
  return list && id ? cardPath(list, id) : null
}

export const pageOfRestaurant = ({ id }: { id: string }) => cardPath(ALL_RESTAURANTS, id)
