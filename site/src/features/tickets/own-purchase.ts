import { readAddress } from '@ostrov/shared/lists/address'
import { loginPath } from '@ostrov/shared/paths'
import type { SavedMethodWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { ownPurchases } from '@ostrov/shared/tickets/lists'
import { HANDED_PARAMETER, OWN_TICKETS, purchasePath, REFUNDED_PARAMETER } from '@ostrov/shared/tickets/paths'
import type { PurchaseWire } from '@ostrov/shared/tickets/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { personOf, refusalOf, textOf, type Visit } from '../../visit'
import { keptMethods, offeredMethods } from '../payments/offered-methods'
import { wayIn } from '../payments/way-in'

export type PurchaseView = {
  purchase: PurchaseWire
  /** Tickets that are about to come back, and what of them; null where nothing was asked. */
  returning: { ids: string[]; total: number } | null
  refusal: string | null
  done: string | null
  /** How it may be paid, the way it was begun by first. */
  methods: readonly PaymentMethod[]
  /** The reader's kept ways, by which it may be paid, too. */
  kept: readonly SavedMethodWire[]
}

/** What a person has bought: the list to draw, or the way on. */
export async function ownTickets(visit: Visit) {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: OWN_TICKETS }))
  const query = readAddress(ownPurchases, visit.params)
  return { query, list: await ask(visit.api.user.ticket_purchases.get({ query })) }
}

/** One purchase, and what is pressed there: the page to draw, the way on, or null where there is none. */
export async function ownPurchase(visit: Visit, id: string): Promise<PurchaseView | Response | null> {
  if (!isUuid(id)) return null
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: purchasePath(id) }))
  const form = await visit.form()
  const acted = form && (await act(visit, id, form))
  if (acted instanceof Response) return acted
  try {
    const purchase = await ask(visit.api.user.ticket_purchases({ id }).get())
    const isHeld = purchase.state === 'held'
    const [methods, kept] = isHeld ? await Promise.all([waysFor(visit, purchase), keptMethods(visit.api)]) : [[], []]
    const view = { purchase, returning: null, refusal: acted ?? null, done: doneWords(visit.params), methods, kept }
    return { ...view, ...(form && asked(form, purchase)) }
  } catch (problem) {
    if (isNowhere(problem)) return null
    throw problem
  }
}

async function waysFor({ api }: Visit, { payment }: PurchaseWire): Promise<readonly PaymentMethod[]> {
  const offered = await offeredMethods(api)
  const first = offered.filter((one) => one === payment?.bank_payment_info.method)
  return [...first, ...offered.filter((one) => !first.includes(one))]
}

function doneWords(params: URLSearchParams): string | null {
  if (params.has(REFUNDED_PARAMETER)) return 'Билеты возвращены, места снова в\u00A0продаже'
  return params.has(HANDED_PARAMETER) ? 'Билет передан' : null
}

/** The way on, or why it was refused. */
async function act({ api, leave }: Visit, id: string, form: URLSearchParams): Promise<Response | string | null> {
  const one = api.user.ticket_purchases({ id })
  try {
    if (form.get('act') === 'pay') {
      return leave((await ask(one.pay.post(wayIn(form)))).payment_url ?? purchasePath(id))
    }
    if (form.get('act') !== 'refund') return null
    await ask(one.refund.post({ ticket_ids: ticketsIn(form), total: Number(textOf(form, 'total')) || 0 }))
    return leave(`${purchasePath(id)}?${REFUNDED_PARAMETER}`)
  } catch (problem) {
    return refusalOf(problem).message
  }
}

/** What comes back is said before it does. */
function asked(form: URLSearchParams, { tickets }: PurchaseWire): Partial<PurchaseView> {
  if (form.get('act') !== 'ask') return {}
  const chosen = tickets.filter(
    ({ id, refunded_at, used_at }) => !refunded_at && !used_at && ticketsIn(form).includes(id),
  )
  if (chosen.length === 0) return { refusal: 'Отметьте билеты, которые хотите вернуть' }
  return {
    returning: { ids: chosen.map(({ id }) => id), total: chosen.reduce((sum, { price }) => sum + price, 0) },
  }
}

const ticketsIn = (form: URLSearchParams) => form.getAll('ticket').filter(isUuid).slice(0, 200)
