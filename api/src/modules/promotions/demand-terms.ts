import { DAY_MS } from '@ostrov/shared/formats/time'
import { PROMO_VALID_DAYS } from '@ostrov/shared/promotions/rules'
import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { demandRows } from '../records/demand-rows'

type Terms = { restaurant_ids: string[]; expires_at: string; paid_by: 'platform' | 'restaurant' }
/** Field → sentence, of what is wrong beside the terms. */
type Errors = Readonly<Record<string, string>>

/** What promo codes and their series alike are asked. @throws {Refusal} `request.invalid` */
export async function demandTerms(em: Em, { restaurant_ids, ...terms }: Terms, born: Date, more: Errors = {}) {
  const errors = {
    ...more,
    ...(new Date(terms.expires_at).getTime() > born.getTime() + PROMO_VALID_DAYS * DAY_MS && {
      expires_at: `Не\u00A0позже чем через ${PROMO_VALID_DAYS}\u00A0дней от\u00A0создания`,
    }),
    ...(terms.paid_by === 'restaurant' &&
      restaurant_ids.length === 0 && { restaurant_ids: 'Выберите рестораны, которые оплатят скидку' }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
  await demandRows(em, { restaurant: { restaurant_ids } })
}
