import { formatMoney } from '../formats/money'
import { countOf } from '../formats/plural'
import { quoted } from '../formats/quoted'
import { formatDate } from '../formats/time'
import { servingWords } from '../menu/hours'
import type { AppliedOffers } from './apply'
import { concerns, type Offer, type OfferTerms, partsOfSet } from './rules'
import { partsFilled } from './sets'

const HINTS_MAX = 3

/** What to add so that an offer counts; of baskets that nothing is near, nothing. */
export function offerHints({ missed, free, rest }: Pick<AppliedOffers, 'missed' | 'free' | 'rest'>): string[] {
  return missed.flatMap((offer) => hintOf(offer, { free, rest }) ?? []).slice(0, HINTS_MAX)
}

function hintOf(offer: Offer, { free, rest }: Pick<AppliedOffers, 'free' | 'rest'>): string | null {
  const own = free.filter((line) => concerns(offer, line))
  const name = quoted(offer.label)
  if (offer.kind === 'gift') {
    const cheapest = own.at(-1)?.price ?? 0
    const lacks = (offer.from_sum ?? 0) - (rest - cheapest)
    if (lacks > 0) return rest > 0 ? `До\u00A0подарка ${name} не\u00A0хватает ${formatMoney(lacks)}` : null
    return `Подарок ${name} ваш: добавьте его в\u00A0корзину`
  }
  if (offer.kind === 'second_half') return own.length === 1 ? `Добавьте ещё одно блюдо: ${name}` : null
  if (offer.kind !== 'set') return null
  const lacks = partsOfSet(offer).length - partsFilled(offer, own)
  return lacks === 1 && own.length > 0 ? `До\u00A0комбо ${name} не\u00A0хватает одного блюда` : null
}

/** «490 ₽ за 3 блюда», «от 1 500 ₽», «−20 %»: what it is about. */
export function offerWords(offer: OfferTerms): string {
  const { kind, price, from_sum, percent } = offer
  if (kind === 'set')
    return `${countOf(partsOfSet(offer).length, 'блюдо', 'блюда', 'блюд')} за\u00A0${formatMoney(price ?? 0)}`
  if (kind === 'gift') return `Подарок к\u00A0заказу от\u00A0${formatMoney(from_sum ?? 0)}`
  return kind === 'second_half' ? 'Второе блюдо за\u00A0полцены' : `Скидка ${percent}\u00A0%`
}

/** «с 12:00 до 16:00 по будням, до 31 декабря»; empty where it is always. */
export function offerTimeWords(offer: OfferTerms): string {
  const { served_from, served_till, served_days, starts_on, ends_on } = offer
  const hours = served_from || served_till || served_days?.length ? servingWords(offer) : ''
  const from = starts_on && `с\u00A0${formatDate(starts_on)}`
  const till = ends_on && `до\u00A0${formatDate(ends_on)}`
  return [hours, [from, till].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
