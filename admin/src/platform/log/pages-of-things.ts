import { DESK_LISTS } from '@ostrov/shared/desk-lists'
import { recordPath } from '@ostrov/shared/paths'
import { wordIn } from '@ostrov/shared/staff/log-fields'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'

/** The page of what was acted on; nothing where it is gone, or where no screen shows it. */
export function pageOfThing({ kind, ref, title }: LogEntryWire['subject']): string | null {
  const list = title === null ? undefined : wordIn<string>(DESK_LISTS, kind)
  return list ? recordPath(list, ref) : null
}
