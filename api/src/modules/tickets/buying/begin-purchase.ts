import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { TICKET_MAIL_FORM } from '@ostrov/shared/tickets/form'
import { HOLD_MINUTES } from '@ostrov/shared/tickets/rules'
import type { KindOnSaleWire, PurchaseInputWire } from '@ostrov/shared/tickets/schema'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { rows, sql } from '../../../db/sql'
import { takeLock } from '../../../db/take-lock'
import { onlineWay } from '../../../kernel/offered'
import { Refusal } from '../../../kernel/problems'
import { addAttempt, type NewAttempt, openingAt } from '../../../services/payments/new-attempt'
import { watchHold } from '../queue/look-at-queue'
import type { PurchaseLine } from '../ticket-purchase'
import { countChosen } from './chosen-seats'
import { lockCode } from './demand-code'
import { insertPurchase } from './insert-purchase'
import { readSale } from './read-sale'
import { claimChosen, claimSeats } from './seats'
import { sellTickets } from './sell-tickets'

const MOST_HELD = 5

/** `code`: one that opens something, as `tryCode` gives it. */
type Beginning = { user_id: string; input: PurchaseInputWire; code: string | null; takes_money: boolean; now: Date }

/**
 * Holds the seats for who is about to pay; of free tickets sells them at once. Call inside a transaction.
 * @returns the purchase, and the attempt whose page is to be opened, null where nothing is owed or a kept way is charged
 * @throws {Refusal} `ticket.not_on_sale`, `ticket.too_many`, `ticket.too_many_held`, `ticket.price_changed` with `total`,
 * `ticket.sold_out`, `ticket.seats_taken` with `seat_ids`, `ticket.seats_unchosen`, `request.invalid`
 */
export async function beginPurchase(em: Em, { user_id, input, code, takes_money, now }: Beginning) {
  const mail = input.mail.trim()
  const errors = checkForm(TICKET_MAIL_FORM, { mail, code: input.code ?? '' })
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  // Two presses of one person go one after the other, so that both are counted against what one may have.
  await takeLock(em, `tickets:${user_id}`)
  await demandFew(em, user_id, now)
  await lockCode(em, { session_id: input.session_id, code })
  const sale = await readSale(em, input.session_id, { user_id, code, takes_money, now })
  const chosen = await countChosen(em, { session_id: sale.id, seat_ids: input.seat_ids ?? [] })
  const lines = linesOf(sale.kinds, [...input.items, ...chosen])
  const total = lines.reduce((sum, { price, count }) => sum + price * count, 0)
  if (total !== input.total) throw new Refusal('ticket.price_changed', { data: { total } })
  const held_until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  const purchase_id = await insertPurchase(em, { user_id, session_id: sale.id, mail, lines, total, held_until, now })
  const seated = new Set(chosen.map(({ kind_id }) => kind_id))
  demandChosen(sale.kinds, input, seated)
  for (const { kind_id, count, name } of lines) {
    if (seated.has(kind_id)) continue
    if (!(await claimSeats(em, { purchase_id, kind_id, count, held_until, now }))) throw soldOut(name)
  }
  if (seated.size > 0) await claimChosen(em, { purchase_id, seat_ids: input.seat_ids ?? [], held_until, now })
  await watchHold(
    em,
    lines.map(({ kind_id }) => kind_id),
    held_until,
  )
  if (total > 0) {
    const { method = 'card', ...kept } = await onlineWay(em, user_id, input)
    const payment_id = await beginAttempt(em, purchase_id, { ...kept, method, amount: total, due_at: held_until, now })
    return { id: purchase_id, payment_id: kept.saved_method_id ? null : payment_id }
  }
  await sellTickets(em, purchase_id, now)
  return { id: purchase_id, payment_id: null }
}

/** Nobody keeps a hall empty by holding what they do not pay. */
async function demandFew(em: Em, user_id: string, now: Date) {
  const held = await rows(
    em,
    sql`select from ticket_purchase where user_id = ${user_id} and paid_at is null and failed_at is null
          and held_until > ${now}::timestamptz limit ${sql.lit(MOST_HELD)}`,
  )
  if (held.length >= MOST_HELD) throw new Refusal('ticket.too_many_held')
}

/** Seats of a plan are chosen, never counted. */
function demandChosen(kinds: readonly KindOnSaleWire[], { items }: PurchaseInputWire, seated: ReadonlySet<string>) {
  const isPlaced = (id: string) => seated.has(id) || kinds.some((kind) => kind.id === id && kind.is_seated)
  if (items.some(({ kind_id }) => isPlaced(kind_id))) throw new Refusal('ticket.seats_unchosen')
}

function linesOf(kinds: readonly KindOnSaleWire[], items: PurchaseInputWire['items']): PurchaseLine[] {
  if (items.length === 0) throw new Refusal('ticket.seats_unchosen')
  const counts = new Map<string, number>()
  for (const { kind_id, count } of items) counts.set(kind_id, (counts.get(kind_id) ?? 0) + count)
  // In one order for everybody.
  return [...counts].sort().map(([kind_id, count]) => {
    const kind = kinds.find(({ id }) => id === kind_id)
    if (!kind || kind.state === 'not_yet' || kind.state === 'over') throw new Refusal('ticket.not_on_sale')
    if (kind.state === 'sold_out') throw soldOut(kind.name)
    if (count > kind.most) throw tooMany(kind)
    return { kind_id, name: kind.name, price: kind.price, count }
  })
}

function tooMany({ name, most }: KindOnSaleWire) {
  const message =
    most === 0
      ? `${quoted(name)}: больше взять нельзя, вы\u00A0уже взяли сколько можно. Они в\u00A0разделе «Мои билеты».`
      : `${quoted(name)}: сейчас можно взять не\u00A0больше ${countOf(most, 'билета', 'билетов', 'билетов')}.`
  return new Refusal('ticket.too_many', { message })
}

function soldOut(name: string) {
  return new Refusal('ticket.sold_out', {
    message: `${quoted(name)}: столько мест уже не\u00A0осталось. Возьмите меньше или\u00A0другой билет.`,
  })
}

/** A new attempt to pay, opened by a job where the request cannot. */
export async function beginAttempt(em: Em, purchase_id: string, wanted: NewAttempt): Promise<string> {
  const payment_id = await addAttempt(em, { order_id: null, purchase_id, ...wanted })
  await addJob(em, 'payment.open', { payment_id }, { run_at: openingAt(wanted, wanted.now) })
  return payment_id
}
