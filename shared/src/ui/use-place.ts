import { useEffect, useRef, useState } from 'react'
import { addressLine, addressParts, normalizeAddress } from '../geo/address-text'
import type { Point } from '../geo/shapes'

/** One offered house; some have no place on the map until they are chosen. */
export type PlaceHint = { address: string; city_id: string | null; coordinates: Point | null }

type Typed = {
  /** The text of the field. */
  typed: string
  /** What was chosen for it; then nothing more is asked. */
  chosen: PlaceHint | null
  /** In which town. */
  city: string
  /** @throws when nobody answers. */
  suggest: (query: string, city: string) => Promise<PlaceHint[]>
}

/** The answer to a text; it may be older than what stands in the field. */
type Offer = { of: string; items: readonly PlaceHint[]; failed?: true } | null

const DEBOUNCE_MS = 500
const LEAST_LETTERS = 2

/** What is known of the house that is being typed. */
export function usePlace({ typed, chosen, city, suggest }: Typed) {
  const offer = useOffer(chosen ? '' : typed, city, suggest)
  const house = chosen ?? sameHouse(offer, typed)
  const parts = addressParts(typed)
  return {
    typed,
    hints: offer?.items ?? [],
    failed: offer?.failed === true,
    house,
    /** A street and a house that were asked for and are not known, or cannot be asked for now: the map remains. */
    unknown: !house && offer?.of === typed && parts !== null,
    /** What is typed as an address of the town; null while it names no house. */
    written: parts && { address: addressLine({ ...parts, city }), city },
  }
}

/** «Ленина, 234» without the town. */
export function streetOf({ address }: { address: string }): string {
  return address.split(', ').slice(0, 2).join(', ')
}

/** Who typed the whole address need not press the suggestion that says the same. */
function sameHouse(offer: Offer, typed: string): PlaceHint | null {
  const key = keyOf(typed)
  if (!key || offer?.of !== typed) return null
  return offer.items.find(({ address }) => keyOf(address) === key) ?? null
}

/** Street and house without their town, however they are written: «12/1» is not «121». */
function keyOf(address: string): string | null {
  const parts = addressParts(address)
  return parts && normalizeAddress(`${parts.street}, ${parts.house}`)
}

/** What is offered for the text of the field, 500 ms after the last letter; null until it is in. */
function useOffer(query: string, city: string, suggest: Typed['suggest']): Offer {
  const [offer, setOffer] = useState<Offer>(null)
  const latest = useRef('')
  useEffect(() => {
    latest.current = query
    if (query.trim().length < LEAST_LETTERS) return setOffer(null)
    const take = (answer: Offer) => latest.current === query && setOffer(answer)
    const timer = setTimeout(() => {
      suggest(query.trim(), city).then(
        (items) => take({ of: query, items }),
        () => take({ of: query, items: [], failed: true }),
      )
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [query, city, suggest])
  return offer
}
