import { quoted } from '@ostrov/shared/formats/quoted'
import type { OfferGain } from '@ostrov/shared/offers/apply'
import type { Offer } from '@ostrov/shared/offers/rules'
import type { Em } from '../../../db/orm'
import { rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { isSpent } from './offer-sql'

/** As placing an order and reading a basket know it. */
export type OfferOnSale = Offer & {
  limit_total: number | null
  limit_per_customer: number | null
  sort: number
  is_on: boolean
}

type Taking = { offers: readonly OfferOnSale[]; gains: readonly OfferGain[]; user_id: string }

/**
 * Holds the limited offers that an order takes until the end of its transaction, and counts once more: of any number of orders at
 * once no more than the limit have it. Other offers cost no statement. Call before the order is written.
 * @throws {Refusal} `order.cart_changed` that names the offer, when somebody was faster.
 */
export async function takeOffers(em: Em, { offers, gains, user_id }: Taking): Promise<void> {
  const taken = new Set(gains.map(({ offer_id }) => offer_id))
  const limited = offers
    .filter(({ id, limit_total, limit_per_customer }) => taken.has(id) && (limit_total ?? limit_per_customer) !== null)
    .map(({ id }) => id)
  if (limited.length === 0) return
  await rows(em, sql`select from offer f where f.id = any(${limited}::uuid[]) order by f.id for no key update`)
  // Read after the lock: what went before is seen here.
  const [spent] = await rows<{ label: string }>(
    em,
    sql`select f.label from unnest(${limited}::uuid[]) taken (id) join offer f on f.id = taken.id
        where not f.is_on or ${isSpent(sql`${user_id}::uuid`)} limit 1`,
  )
  if (spent) throw offerOver(spent.label)
}

export const offerOver = (label: string) =>
  new Refusal('order.cart_changed', {
    message: `Акция ${quoted(label)} закончилась. Проверьте сумму и\u00A0оформите ещё раз.`,
  })
