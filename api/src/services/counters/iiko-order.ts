import type { CounterLine, CounterOrder } from './counter'
import type { IikoMenu } from './iiko-menu'
import { counterMoment, createFitter, joined } from './wire'

/** The account's own ids of what an order names; an empty one is not named. */
export type IikoSettings = {
  delivery_article: string
  organization: string
  terminal: string
  pay_online: string
  pay_card: string
  pay_cash: string
  discount_type: string
}

const COMMENT_MAX = 500
const PAYMENT_KINDS = { online: 'External', card: 'Card', cash: 'Cash' } as const

type Place = { organizationId: string; terminalGroupId: string }

/** An order as `deliveries/create` takes it, and the lines that its menu does not know, by their place. */
export function iikoOrder(
  order: CounterOrder,
  settings: IikoSettings,
  { menu, place }: { menu: IikoMenu; place: Place },
) {
  const { items, missing } = itemsOf(order.lines, menu)
  const { key, number, name, phone, address, payment, cutlery, wanted_at } = order
  const fitter = createFitter()
  const comment = joined([...(discountOf(order, settings) ? [] : discountWords(order)), ...order.remarks])
  const body = {
    ...place,
    createOrderSettings: { transportToFrontTimeout: 30 },
    order: {
      ...{ id: key, externalNumber: number, phone: `+${phone.replace(/\D/g, '')}`, sourceKey: 'Ostrov' },
      orderServiceType: address ? 'DeliveryByCourier' : 'DeliveryByClient',
      customer: { type: 'one-time', name },
      // An order without guests is refused.
      guests: { count: Math.max(1, cutlery), splitBetweenPersons: false },
      ...(wanted_at && { completeBefore: `${counterMoment(wanted_at)}.000` }),
      comment: fitter.fit(comment, COMMENT_MAX),
      ...(address && { deliveryPoint: pointOf(address) }),
      ...{ items, payments: paymentsOf(order, settings, payment) },
      ...discountOf(order, settings),
    },
  }
  return { body, missing, is_cut: fitter.isCut, isEmpty: items.length === 0 }
}

type Item = {
  type: 'Product'
  productId: string
  amount: number
  price?: number
  modifiers: { productId: string; amount: number; price?: number; productGroupId?: string }[]
}

/** A line that modifies another is its modifier; one whose dish is unknown is unknown with it. */
function itemsOf(lines: readonly CounterLine[], { products }: IikoMenu) {
  const items = new Map<number, Item & { groups: ReadonlyMap<string, string> }>()
  const missing: number[] = []
  for (const [at, { article, quantity, price, modifies }] of lines.entries()) {
    const product = products.get(article)
    const priced = price === null ? {} : { price }
    const dish = modifies === null ? undefined : items.get(modifies)
    if (!product || (modifies !== null && !dish)) missing.push(at)
    else if (dish) {
      const group = dish.groups.get(product.id)
      dish.modifiers.push({ productId: product.id, amount: 1, ...priced, ...(group && { productGroupId: group }) })
    } else
      items.set(at, {
        ...{ type: 'Product', productId: product.id, amount: quantity, ...priced, modifiers: [] },
        groups: product.groups,
      })
  }
  return { items: [...items.values()].map(({ groups: _, ...item }) => item), missing }
}

function pointOf({ street, home, apartment, entrance, floor }: NonNullable<CounterOrder['address']>) {
  const [name = '', ...towns] = street.split(', ')
  return {
    address: {
      street: { name, city: towns.at(-1) ?? '' },
      // A house is demanded; where the address has none its whole line stands in the street.
      house: home || '-',
      ...{ flat: apartment, entrance, floor },
    },
  }
}

/** Of an account that has named no way of paying nothing is said: it is in the remarks. */
function paymentsOf(order: CounterOrder, settings: IikoSettings, payment: CounterOrder['payment']) {
  const paymentTypeId = settings[`pay_${payment}`]
  if (paymentTypeId === '') return []
  const sum = order.lines.reduce((total, { price, quantity }) => total + (price ?? 0) * quantity, 0) - order.discount
  const isPaid = payment === 'online'
  return [{ paymentTypeKind: PAYMENT_KINDS[payment], paymentTypeId, sum, isProcessedExternally: isPaid }]
}

function discountOf({ discount }: CounterOrder, { discount_type }: IikoSettings) {
  if (discount === 0 || discount_type === '') return null
  return { discountsInfo: { discounts: [{ type: 'RMS', discountTypeId: discount_type, sum: discount }] } }
}

const discountWords = ({ discount }: CounterOrder) => (discount > 0 ? [`Скидка ${discount} ₽`] : [])
