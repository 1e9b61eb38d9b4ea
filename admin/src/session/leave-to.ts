import { adminPath } from '@ostrov/shared/paths'

/** Opens a page anew: whatever this one knew was somebody else's. */
export function leaveTo(path: string): void {
  location.assign(adminPath(path))
}
