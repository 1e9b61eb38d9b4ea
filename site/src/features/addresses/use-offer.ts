import { addressParts, normalizeAddress } from '@ostrov/shared/geo/address-text'
import { useEffect, useRef, useState } from 'react'
import { type Suggestion, suggest } from './suggestions'

const DEBOUNCE_MS = 500
const LEAST_LETTERS = 2

/** The answer to a text; it may be older than what stands in the field. */
export type Offer = { of: string; items: readonly Suggestion[] } | { of: string; failed: true } | null

/** Who typed the whole address need not press the suggestion that says the same. */
export function sameHouse(offer: Offer, typed: string): Suggestion | null {
  const key = keyOf(typed)
  if (!key || offer?.of !== typed || 'failed' in offer) return null
  return offer.items.find(({ address }) => keyOf(address) === key) ?? null
}

/** A street and a house that were asked for and are not known, or cannot be asked for now: the map remains. */
export function isUnknown(offer: Offer, typed: string): boolean {
  return offer?.of === typed && addressParts(typed) !== null && sameHouse(offer, typed) === null
}

/** Street and house without their town, however they are written: «12/1» is not «121». */
function keyOf(address: string): string | null {
  const parts = addressParts(address)
  return parts && normalizeAddress(`${parts.street}, ${parts.house}`)
}

/** What is offered for the text of the field, 500 ms after the last letter; null until it is in. */
export function useOffer(query: string, city: string): Offer {
  const [offer, setOffer] = useState<Offer>(null)
  const latest = useRef('')
  useEffect(() => {
    latest.current = query
    if (query.trim().length < LEAST_LETTERS) return setOffer(null)
    const timer = setTimeout(() => {
      suggest(query.trim(), city).then(
        (items) => latest.current === query && setOffer({ of: query, items }),
        () => latest.current === query && setOffer({ of: query, failed: true }),
      )
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [query, city])
  return offer
}
