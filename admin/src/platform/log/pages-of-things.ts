import { deskOf } from '@ostrov/shared/nouns'
import { recordPath } from '@ostrov/shared/paths'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'

/** The page of what was acted on; nothing where it is gone, or where no screen shows it. */
export function pageOfThing({ kind, ref, title }: LogEntryWire['subject']): string | null {
  const list = title === null ? undefined : deskOf(kind)
  return list ? recordPath(list, ref) : null
}
