import { formatMoney } from '@ostrov/shared/formats/money'
import { unitPrice } from '@ostrov/shared/menu/choice'
import type { MenuPageWire } from '@ostrov/shared/menu/page-schema'
import { partsOfSet } from '@ostrov/shared/offers/rules'
import type { OfferWire } from '@ostrov/shared/offers/schema'

/** The dishes of an offer's parts that are on the menu now. */
export const dishesOf = ({ products }: Pick<MenuPageWire, 'products'>, offer: OfferWire) =>
  partsOfSet(offer).map((part) => products.filter(({ id }) => part.includes(id)))

/** « вместо 640 ₽», or «, по отдельности от 640 ₽» where its dishes cost this and that; nothing where a set may save nothing. */
export function apartWords(menu: Pick<MenuPageWire, 'products'>, offer: OfferWire): string {
  const prices = dishesOf(menu, offer).map((part) => part.map(unitPrice))
  const least = prices.reduce((sum, part) => sum + Math.min(...part), 0)
  const most = prices.reduce((sum, part) => sum + Math.max(...part), 0)
  if (least <= (offer.price ?? 0)) return ''
  return least < most ? `, по\u00A0отдельности от\u00A0${formatMoney(least)}` : ` вместо ${formatMoney(least)}`
}
