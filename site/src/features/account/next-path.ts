import {
  ADDRESS_PAGE,
  addressPath,
  EDA,
  FAVOURITE_ADS,
  OWN_ADS,
  OWN_ORGANIZATIONS,
  PROFILE,
  REPLIES,
  SAVED_SEARCHES,
} from '@ostrov/shared/paths'
import { OWN_SUPPORT } from '@ostrov/shared/support/paths'
import { OWN_TICKETS } from '@ostrov/shared/tickets/paths'

/** A person's own pages that no delivery needs an address for. */
const PORTAL_CABINET = [OWN_ADS, FAVOURITE_ADS, SAVED_SEARCHES, OWN_ORGANIZATIONS, OWN_TICKETS, REPLIES, OWN_SUPPORT]

export type Arrival = {
  has_address: boolean
  /** A path of this site to come back to. */
  redirect: string | null
  /** The address is to be typed rather than found on the map. */
  init: boolean
}

/** Where a person goes who has just signed in: where they came from, of delivery through the address when there is none yet. */
export function nextPath({ has_address, redirect, init }: Arrival): string {
  const target = redirect ?? EDA
  const isPortalCabinet = PORTAL_CABINET.some((path) => target.startsWith(path))
  const isPortal = isPortalCabinet || !(target.startsWith(EDA) || target.startsWith(PROFILE))
  if (has_address || isPortal || target.startsWith(ADDRESS_PAGE)) return target
  return addressPath({ init, redirect: target })
}
