import { type Instant, toDate } from '../formats/time'

/** What a restaurant's points depend on; `percent` null: it has none. */
export type BonusTerms = {
  /** Earned of what is paid for goods. */
  percent: number | null
  /** The most part of the goods that points may pay, percent. */
  share: number
  /** What the person has. */
  balance: number
  /** How many they want to spend. */
  wanted: number
}
/** Points of one order; one is one ruble. */
export type Bonus = Omit<BonusTerms, 'wanted' | 'percent'> & {
  percent: number
  most: number
  spent: number
  will_earn: number
}

/** What points do for goods that cost so much after every other discount; null where there are none. */
export function bonusOf({ percent, share, balance, wanted }: BonusTerms, goods: number): Bonus | null {
  if (percent === null) return null
  const most = Math.max(0, Math.min(balance, Math.floor((goods * share) / 100)))
  const spent = Math.max(0, Math.min(wanted, most))
  return { percent, share, balance, most, spent, will_earn: earnedOf(percent, goods - spent) }
}

/** As many as may be spent. */
export const ALL_POINTS = 1_000_000

/** What is earned by so many rubles paid for goods. */
export const earnedOf = (percent: number, paid: number) => Math.floor((Math.max(0, paid) * percent) / 100)

/** Points that stay spent when the goods become cheaper: each ruble takes its part along. Dearer goods take no more. */
export const bonusAfter = (spent: number, before: number, after: number) =>
  after >= before ? spent : Math.floor((spent * after) / before)

/** What an order's points come to in the end, by what of its money stays paid. */
export type BonusAccount = { held: number; earned: number }

/** Money that is given back gives its part of the spent points back, and takes its part of the earned ones. */
export function bonusAccount(order: {
  is_cancelled: boolean
  bonus_spent: number
  bonus_percent: number
  price: number
  discount: number
  total: number
  /** Rubles of `total` that were given back. */
  given_back: number
}): BonusAccount {
  if (order.is_cancelled) return { held: 0, earned: 0 }
  const { total } = order
  const given = Math.min(order.given_back, total)
  const returned = total > 0 ? Math.floor((order.bonus_spent * given) / total) : 0
  const paid = order.price - order.discount
  const stays = total > 0 ? Math.floor((paid * (total - given)) / total) : paid
  return { held: order.bonus_spent - returned, earned: earnedOf(order.bonus_percent, stays) }
}

/** Points that came in together; what is left of them. */
export type BonusLot = { id: number; rest: number; burns_at: Instant | null }

/** What each gives of so many points: what burns first goes first, what never burns last. Less than was asked where there is less. */
export function takeFrom(lots: readonly BonusLot[], sum: number): { id: number; taken: number }[] {
  const burning = ({ burns_at }: BonusLot) =>
    burns_at === null ? Number.POSITIVE_INFINITY : toDate(burns_at).getTime()
  let left = sum
  return lots
    .toSorted((one, other) => (burning(one) === burning(other) ? one.id - other.id : burning(one) - burning(other)))
    .flatMap(({ id, rest }) => {
      const taken = Math.min(rest, left)
      left -= taken
      return taken > 0 ? [{ id, taken }] : []
    })
}

export const BONUS_KINDS = {
  earned: 'Начислено за\u00A0заказ',
  spent: 'Списано в\u00A0заказе',
  returned: 'Вернулось',
  burnt: 'Сгорело',
  taken_back: 'Снято после возврата денег',
} as const
export type BonusKind = keyof typeof BONUS_KINDS
