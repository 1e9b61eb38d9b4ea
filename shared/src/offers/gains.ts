import { formatMoney } from '../formats/money'
import type { OfferGain } from './apply'

type Line = { offers: readonly OfferGain[]; cancellation_comment: string | null }

/** What the offers take off an order's lines that were not struck, offer by offer. */
export function offersOf(lines: readonly Line[]): OfferGain[] {
  const sums = new Map<string, OfferGain>()
  for (const { offers, cancellation_comment } of lines) {
    if (cancellation_comment !== null) continue
    for (const { amount, ...offer } of offers)
      sums.set(offer.offer_id, { ...offer, amount: amount + (sums.get(offer.offer_id)?.amount ?? 0) })
  }
  return [...sums.values()]
}

/** «в подарок», «Второй за полцены −150 ₽»: what became of a line's price; nothing where no offer has it. */
export function lineOfferWords({
  line_total,
  discount,
  offers,
}: {
  line_total: number
  discount: number
  offers: readonly OfferGain[]
}) {
  if (discount === 0) return ''
  if (discount === line_total) return 'в\u00A0подарок'
  return offers.map(({ label, amount }) => `${label} ${formatMoney(-amount)}`).join(', ')
}

/** What a line keeps of its offers where it costs less: no more than that. */
export function offersWithin(offers: readonly OfferGain[], most: number): OfferGain[] {
  let left = most
  return offers.flatMap((offer) => {
    const amount = Math.min(offer.amount, left)
    left -= amount
    return amount > 0 ? [{ ...offer, amount }] : []
  })
}
