import { type Instant, localParts } from '../formats/time'
import { isServed, type Serving } from '../menu/hours'

/** What a restaurant may offer. */
export const OFFER_KINDS = {
  set: 'Комбо',
  gift: 'Подарок от\u00A0суммы',
  second_half: 'Второй за\u00A0полцены',
  happy_hours: 'Счастливые часы',
} as const
export type OfferKind = keyof typeof OFFER_KINDS

/** The parts of a set: of each one dish is chosen. The dishes of a gift stand in the first. */
export const OFFER_PARTS = ['part_1', 'part_2', 'part_3', 'part_4'] as const
export type OfferPart = (typeof OFFER_PARTS)[number]

/** On what terms, rubles and percent; what a kind does not ask is null or empty. */
export type OfferTerms = Serving &
  Readonly<Record<OfferPart, readonly string[]>> & {
    kind: OfferKind
    /** Of the whole set. */
    price: number | null
    /** Of the goods that bring the gift. */
    from_sum: number | null
    percent: number | null
    /** With no category either, all the menu. */
    product_ids: readonly string[]
    category_ids: readonly string[]
    starts_on: string | null
    ends_on: string | null
  }
export type Offer = OfferTerms & {
  id: string
  label: string
  /** This person, or everybody, has used it as often as it may be used. */
  is_spent: boolean
}

/** The parts that have dishes. */
export const partsOfSet = (offer: OfferTerms): (readonly string[])[] =>
  OFFER_PARTS.map((part) => offer[part]).filter((dishes) => dishes.length > 0)

/** Whether it counts for a meal at this moment. */
export function isOfferOn(offer: OfferTerms, at: Instant): boolean {
  const { date } = localParts(at)
  const { starts_on, ends_on } = offer
  return (starts_on === null || starts_on <= date) && (ends_on === null || date <= ends_on) && isServed(offer, at)
}

/** Whether a dish is one of the offer's. */
export function concerns(offer: OfferTerms, dish: { product_id: string; category_id: string }): boolean {
  const { kind, product_ids, category_ids } = offer
  if (kind === 'set' || kind === 'gift') return partsOfSet(offer).some((dishes) => dishes.includes(dish.product_id))
  const isNamed = product_ids.includes(dish.product_id) || category_ids.includes(dish.category_id)
  return isNamed || product_ids.length + category_ids.length === 0
}
