import type { QuoteWire } from '@ostrov/shared/baskets/schema'
import { checkForm } from '@ostrov/shared/forms/form'
import { ALL_POINTS } from '@ostrov/shared/orders/bonus'
import { ORDER_FORM } from '@ostrov/shared/orders/form'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import type { SlotDaysWire } from '@ostrov/shared/orders/slot-schema'
import { ONLINE_ONLY, refusalWords } from '@ostrov/shared/promotions/refusal-words'
import { ask } from '@ostrov/shared/wire/answers'
import type { Visit } from '../../visit'
import { doorOf, type TypedOrder } from './typed-order'

/** What stands against an order: by field, and above all of them. */
export type Faults = { errors: Record<string, string | undefined>; refusal: string | null }

/** Asks the API what the order would be charged as it was typed. @throws {Problem} */
export async function quoteOf({ api }: Visit, { basket, typed }: TypedOrder): Promise<QuoteWire> {
  const { delivery_type, payment_type, code, address, wanted_at, use_bonus } = typed
  const coordinates = delivery_type === 'delivery' ? (address?.coordinates ?? null) : null
  const terms = {
    delivery_type,
    payment_type,
    code: code || null,
    coordinates,
    wanted_at: wanted_at || null,
    bonus: use_bonus ? ALL_POINTS : 0,
  }
  return (await ask(api.user.baskets({ id: basket.id }).quote.post(terms))).basket.quote
}

/** What stands against the order before it is sent, where each thing stands; the API decides again when it is placed. */
export function findFaults({ basket, typed }: TypedOrder, { total, promo, barrier }: QuoteWire): Faults {
  const { front_door, apartment, floor, ...own } = checkForm(ORDER_FORM, { ...typed, ...doorOf(typed.address), total })
  const at_door = front_door ?? apartment ?? floor
  const code = promo && !promo.is_valid ? promoWords(promo, typed.payment_type) : null
  const errors = { ...own, ...(at_door && { address_id: at_door }), ...(code && { code }) }
  if (typed.delivery_type === 'delivery' && !typed.address) return { errors, refusal: ORDER_MESSAGES.noAddress }
  if (barrier?.code === 'slot' || (barrier?.code === 'closed' && basket.restaurant.ahead_days !== null)) {
    return { errors: { ...errors, wanted_at: barrier.message }, refusal: null }
  }
  return { errors, refusal: barrier?.message ?? null }
}

function promoWords(promo: NonNullable<QuoteWire['promo']>, payment_type: string): string {
  if (payment_type === 'online' || promo.message !== ONLINE_ONLY) return refusalWords(promo)
  return 'Промокод действует при\u00a0оплате онлайн. Сотрите его или выберите оплату онлайн'
}

/** The times that may be chosen as the form stands; none where none are taken. */
export async function slotDays({ api }: Visit, { basket, typed }: TypedOrder): Promise<SlotDaysWire['days']> {
  if (basket.restaurant.ahead_days === null) return []
  const { delivery_type, address } = typed
  const [lon, lat] = (delivery_type === 'delivery' && address?.coordinates.coordinates) || []
  const query = { delivery_type, ...(lon !== undefined && lat !== undefined && { lon, lat }) }
  return (await ask(api.restaurants({ id: basket.restaurant_id }).slots.get({ query }))).days
}
