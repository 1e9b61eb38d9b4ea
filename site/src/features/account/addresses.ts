import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { atom } from 'nanostores'

/** The person's addresses, the active one first; null until they are loaded. */
export const $addresses = atom<readonly AddressWire[] | null>(null)
