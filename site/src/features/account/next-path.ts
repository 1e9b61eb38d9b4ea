import {
  ACCOUNT,
  ADDRESS_PAGE,
  ADDRESSES,
  addressPath,
  EDA,
  mailConfirmationPath,
  NOTICES,
  PROFILE,
} from '@ostrov/shared/paths'

/** A person's own pages that are of delivery; every other is of the portal, which needs no address. */
const DELIVERY_CABINET = [ACCOUNT, ADDRESSES, NOTICES, mailConfirmationPath('')]

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
  const isDelivery = DELIVERY_CABINET.some((path) => target.startsWith(path))
  const isPortalCabinet = target.startsWith(`${PROFILE}/`) && !isDelivery
  const isPortal = isPortalCabinet || !(target.startsWith(EDA) || target.startsWith(PROFILE))
  if (has_address || isPortal || target.startsWith(ADDRESS_PAGE)) return target
  return addressPath({ init, redirect: target })
}
