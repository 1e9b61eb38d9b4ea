import { browserShelves, forgetKept } from '@ostrov/shared/sessions/forget-stored'

const OWNER = 'ostrov_owner'

/**
 * Marks what this tab keeps as this person's, and forgets it when it was another's: of who signed out elsewhere, whose
 * session ran out while the tab slept, in whose place somebody signs in. A guest's belongs to who signs in first.
 */
export function keepFor(user: { id: string; is_confirmed: boolean } | null, shelves = browserShelves()): void {
  const { local, session } = shelves
  const person = user?.is_confirmed ? user.id : null
  const owner = session.getItem(OWNER)
  if (owner !== null && owner !== person) {
    const arriving = user && local.getItem('user_delivery')
    forgetKept(shelves)
    if (arriving) local.setItem('user_delivery', arriving)
  }
  if (person !== null) session.setItem(OWNER, person)
}
