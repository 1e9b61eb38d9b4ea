import type { PoolClient } from 'pg'
import type { Terminal } from './call'
import { keepPaidBy, refuseBinding } from './kept-cards'
import { enqueueNotice, moveTo } from './notices'
import { isOpen } from './page'
import { lockPayment, type PaymentRow, readSwitches, updatePayment } from './store'
import { printReceipt } from './till'

export type Decision = 'pay' | 'decline' | 'close'

type Pressed = { decision: Decision; card: string; now: Date }

export function isDecision(value: string | null): value is Decision {
  return value === 'pay' || value === 'decline' || value === 'close'
}

/** Marks the page as opened, and tells what to show. */
export async function openForm(tx: PoolClient, key: string): Promise<PaymentRow | null> {
  const payment = await lockPayment(tx, 'page_key', key)
  if (payment === null) return null
  if (payment.status === 'NEW') return updatePayment(tx, payment, { status: 'FORM_SHOWED' })
  const staysOpen = isOpen(payment, (await readSwitches(tx)).form_stays_open)
  return staysOpen ? { ...payment, status: 'FORM_SHOWED' } : payment
}

/**
 * What a press on the payment page does. Pressing twice, or on a page that is decided or overdue, changes nothing.
 * @returns where to send the browser; '' when the shop named no address; null for an unknown page.
 */
export async function decide(tx: PoolClient, terminal: Terminal, key: string, pressed: Pressed) {
  const { decision, card, now } = pressed
  const found = await lockPayment(tx, 'page_key', key)
  if (found === null) return null
  const payment = { ...found, card }
  // Over SBP nobody is sent back: the bank's app stays where it is.
  const [paid_url, fail_url] = payment.method === 'sbp' ? ['', ''] : [payment.success_url, payment.fail_url]
  if (decision === 'close') return fail_url
  const switches = await readSwitches(tx)
  if (!isOpen(payment, switches.form_stays_open)) return isPaid(payment) ? paid_url : fail_url
  if (payment.due_at < now) {
    await moveTo(tx, payment, 'DEADLINE_EXPIRED', {}, terminal.password)
    return fail_url
  }
  const code = refusalCode(payment, decision, switches.reject_code)
  if (code !== null) {
    await refuseBinding(tx, payment)
    await moveTo(tx, payment, 'REJECTED', { error_code: code }, terminal.password)
    return fail_url
  }
  await keepPaidBy(tx, payment)
  await take(tx, terminal, { ...payment, error_code: '0' }, switches.swap_order)
  return paid_url
}

/** 1051 is «no money on the card»; a sum that ends in 13 kopecks always gets it, as on the bank's test terminals. */
function refusalCode(payment: PaymentRow, decision: Decision, forced: string) {
  if (forced !== '') return forced
  if (payment.amount % 100 === 13) return '1051'
  return decision === 'decline' ? '101' : null
}

export async function take(tx: PoolClient, terminal: Terminal, payment: PaymentRow, swapOrder: boolean) {
  if (payment.pay_type === 'T') {
    return moveTo(tx, payment, 'AUTHORIZED', { error_code: '0', card: payment.card }, terminal.password)
  }
  const confirmed = await updatePayment(tx, payment, { status: 'CONFIRMED', error_code: '0', card: payment.card })
  const authorized: PaymentRow = { ...confirmed, status: 'AUTHORIZED' }
  const notices = swapOrder ? [confirmed, authorized] : [authorized, confirmed]
  const { password } = terminal
  for (const notice of notices) await enqueueNotice(tx, notice, password)
  await printReceipt(tx, confirmed, { type: 'Income', receipt: confirmed.receipt, password })
  return confirmed
}

function isPaid(payment: PaymentRow) {
  return payment.status === 'AUTHORIZED' || payment.status === 'CONFIRMED'
}
