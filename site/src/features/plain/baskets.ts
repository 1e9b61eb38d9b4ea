import type { BasketItemInputWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import type { ProductWire } from '@ostrov/shared/menu/schema'
import { cartPath, plainPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { handOver } from '../baskets/hand-over'

export type CartView = {
  baskets: readonly BasketWire[]
  signed_in: boolean
  /** Whose basket comes first. */
  first: string | null
  refusal: string | null
}

/** The baskets, after what a form asked of them: the page to draw, or the way on. */
export async function cart(visit: Visit): Promise<CartView | Response> {
  const form = await visit.form()
  const person = await personOf(visit)
  if (person) await handOver(visit)
  const first = visit.params.get('restaurant')
  const shown = async (refusal: string | null) => {
    const baskets = await readBaskets(visit, person !== null)
    const chosen = baskets.filter((basket) => basket.restaurant_id === first)
    const others = baskets.filter((basket) => basket.restaurant_id !== first)
    return { baskets: [...chosen, ...others], signed_in: person !== null, first, refusal }
  }
  if (!form) return shown(null)
  try {
    await change(visit, form, person !== null)
    return visit.leave(plainPath(cartPath({ step: 1, restaurant: first })))
  } catch (problem) {
    return shown(refusalOf(problem).message)
  }
}

/** Puts the dish of a product page's form into its basket. @throws {Problem} why it cannot be had. */
export async function addDish(visit: Visit, form: URLSearchParams): Promise<Response> {
  const restaurant_id = textOf(form, 'restaurant_id')
  const item = {
    restaurant_id,
    product_id: textOf(form, 'product_id'),
    product_options: chosenOptions(form),
    quantity: quantityOf(form, 1),
  }
  return add(visit, [item])
}

/** Puts a dish of each part of a set into the basket, one after another. @throws {Problem} why one cannot be had. */
export function addSet(visit: Visit, restaurant_id: string, dishes: readonly ProductWire[]): Promise<Response> {
  // One that demands a choice is refused before any other is in.
  const choosyFirst = dishes.toSorted((one, other) => Number(other.has_options) - Number(one.has_options))
  return add(
    visit,
    choosyFirst.map(({ id }) => ({ restaurant_id, product_id: id, product_options: [], quantity: 1 })),
  )
}

async function add(visit: Visit, items: readonly BasketItemInputWire[]): Promise<Response> {
  const person = await personOf(visit)
  for (const item of items) {
    if (person) await ask(visit.api.basket_item.post(item))
    else await ask(visit.api.unauthorized.basket_item({ id: visit.ensureGuest() }).post(item))
  }
  return visit.leave(cartPath({ step: 1, restaurant: items[0]?.restaurant_id ?? null }))
}

/** Every ticked option: groups have names of their own, so what is no other field is an option. */
export function chosenOptions(form: URLSearchParams): string[] {
  const others = ['product_id', 'restaurant_id', 'quantity']
  return [...form].flatMap(([name, value]) => (others.includes(name) ? [] : [value])).slice(0, 50)
}

export function quantityOf(form: URLSearchParams, least: number): number {
  const count = Math.trunc(Number(form.get('quantity') ?? least))
  return Number.isFinite(count) ? Math.min(Math.max(count, least), MAX_QUANTITY) : least
}

export async function readBaskets(visit: Visit, signed_in: boolean): Promise<readonly BasketWire[]> {
  if (signed_in) return (await ask(visit.api.user.baskets.get())).items
  const uuid = visit.guest()
  return uuid ? (await ask(visit.api.unauthorized.baskets({ id: uuid }).get())).items : []
}

async function change(visit: Visit, form: URLSearchParams, signed_in: boolean): Promise<void> {
  const { api } = visit
  const id = textOf(form, 'id')
  const uuid = visit.guest() ?? ''
  if (form.get('act') === 'clear') {
    await ask(
      signed_in ? api.user.baskets({ id }).delete() : api.unauthorized.baskets({ id: uuid })({ target: id }).delete(),
    )
    return
  }
  if (form.get('act') === 'seen') {
    // The cart tells of goods alone, so the terms are those that add nothing to them.
    const terms = { delivery_type: 'pickup', payment_type: 'cash', seen: textOf(form, 'seen') } as const
    const guest = () => api.unauthorized.baskets({ id: uuid })({ target: id }).quote.post(terms)
    await ask(signed_in ? api.user.baskets({ id }).quote.post(terms) : guest())
    return
  }
  const quantity = form.get('act') === 'remove' ? 0 : quantityOf(form, 0)
  await ask(
    signed_in
      ? api.basket_item({ id }).put({ quantity })
      : api.unauthorized.basket_item({ id: uuid })({ target: id }).put({ quantity }),
  )
}
