import type { AddressWire } from '@ostrov/shared/addresses/schema'
import type { QuoteWire } from '@ostrov/shared/baskets/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import type { SlotDaysWire } from '@ostrov/shared/orders/slot-schema'
import { addressPath, CART, checkoutPath, loginPath, orderPath, plainPath } from '@ostrov/shared/paths'
import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { handOver } from '../baskets/hand-over'
import { keptMethods, onlineWays } from '../payments/offered-methods'
import { readBaskets } from './baskets'
import { type Faults, findFaults, quoteOf, slotDays } from './quote'
import { sentOrder, type TypedOrder, typedIn } from './typed-order'

export type CheckoutView = TypedOrder &
  Faults & {
    addresses: readonly AddressWire[]
    methods: readonly PaymentMethod[]
    keepable: readonly PaymentMethod[]
    kept: readonly SavedMethodWire[]
    /** The times an order may be wanted for. */
    days: SlotDaysWire['days']
    /** The sums for what was typed; null until it was looked through. */
    quote: QuoteWire | null
    /** The order can be placed: all that stands here was checked, and this is the key of the attempt. */
    ready: string | null
  }

/** Placing an order by forms: filled in, looked through with its sums, placed. The page to draw, or the way on. */
export async function checkout(visit: Visit): Promise<CheckoutView | Response> {
  const restaurant = visit.params.get('restaurant') ?? ''
  const person = await personOf(visit)
  if (!person) return visit.leave(loginPath({ redirect: checkoutPath(restaurant) }))
  await handOver(visit)
  const basket = (await readBaskets(visit, true)).find((one) => one.restaurant_id === restaurant)
  if (!basket) return visit.leave(plainPath(CART))
  const addresses = (await ask(visit.api.user.user_address.get({ query: {} }))).items
  if (addresses.length === 0 && !basket.restaurant.pickup) {
    return visit.leave(plainPath(addressPath({ redirect: checkoutPath(restaurant) })))
  }
  const form = await visit.form()
  const known = { user_name: person.name ?? '', user_phone: formatPhone(person.phone ?? '') }
  const [{ methods, keepable }, kept] = await Promise.all([onlineWays(visit.api), keptMethods(visit.api)])
  const typed = typedIn(form, { ...known, basket, addresses, methods, kept })
  const days = await slotDays(visit, { basket, typed })
  const unchecked = { quote: null, errors: {}, refusal: null, ready: null }
  const view: CheckoutView = { basket, addresses, methods, keepable, kept, days, typed, ...unchecked }
  if (!form || form.get('act') === 'edit') return view
  const quote = await quoteOf(visit, view)
  const checked = { ...view, quote, ...findFaults(view, quote) }
  if (checked.refusal !== null || Object.values(checked.errors).some(Boolean)) return checked
  if (form.get('act') === 'place' && textOf(form, 'total') === String(quote.total))
    return place(visit, checked, { form, quote })
  return { ...checked, ready: crypto.randomUUID() }
}

/** A repeat of the same form is the same order: its key came with the page. */
async function place(
  visit: Visit,
  view: CheckoutView,
  { form, quote }: { form: URLSearchParams; quote: QuoteWire },
): Promise<CheckoutView | Response> {
  try {
    const headers = { 'idempotency-key': textOf(form, 'key') }
    const placed = await ask(visit.api.user.orders.post(sentOrder(view, quote), { headers }))
    return visit.leave(placed.payment_url ?? orderPath(placed.order_uuid))
  } catch (problem) {
    const { errorMessage, message, errors, data } = refusalOf(problem)
    if (errorMessage === 'order.already_placed' && typeof data.order_uuid === 'string') {
      return visit.leave(orderPath(data.order_uuid))
    }
    return { ...view, ready: null, errors, refusal: message }
  }
}
