import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { filled, readKept } from '@ostrov/shared/forms/stored'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { AddressDraft } from './store'

/** An address being made: where it is, and how one finds the door. All text, as it stands in the fields. */
export type Draft = {
  address: string
  city: string
  city_id: string | null
  coordinates: Point | null
  front_door: string
  apartment: string
  floor: string
  comment: string
  private_house: boolean
}

export const EMPTY_DRAFT: Draft = {
  address: '',
  city: '',
  city_id: null,
  coordinates: null,
  front_door: '',
  apartment: '',
  floor: '',
  comment: '',
  private_house: false,
}

/** A saved address as the form shows it. */
export function draftOf({ address, city_id, coordinates, address_details }: AddressWire): Draft {
  const { front_door, apartment, floor, comment, private_house } = address_details
  return {
    address,
    city: '',
    city_id,
    coordinates,
    front_door: front_door ?? '',
    apartment: apartment ?? '',
    floor: floor ?? '',
    comment: comment ?? '',
    private_house,
  }
}

/** What is sent; null while there is no place on the map. */
export function sentAddress(draft: Draft): AddressDraft | null {
  const { address, city_id, coordinates, front_door, apartment, floor, comment, private_house } = draft
  if (!coordinates || address === '') return null
  const address_details = {
    front_door: front_door.trim(),
    apartment: apartment.trim(),
    floor: floor.trim(),
    comment: comment.trim(),
    private_house,
  }
  return { address, coordinates, address_details, ...(city_id && { city_id }) }
}

const KEY = 'ostrov_address_draft'

/** Keeps the draft over a reload and over a sign-in on the way. */
export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft))
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY)
}

export function keptDraft(): Draft | null {
  return readDraft(sessionStorage.getItem(KEY))
}

/** A kept draft with a place on the map; anything else is nothing. */
export function readDraft(kept: string | null): Draft | null {
  const draft = filled(EMPTY_DRAFT, readKept(kept))
  return draft.address !== '' && draft.coordinates ? draft : null
}
