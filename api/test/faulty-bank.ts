import { rows, sql } from '../src/db/sql'
import { createTbank } from '../src/services/payments/tbank'
import { openProductWithBank } from './bank'
import { eventually, moneyOf } from './money'
import { openKitchen, placedOrder } from './orders'

/** How the bank falters at one call, and then is well again. */
const FAULTS = {
  slow: 'it answers when nobody waits any more',
  cut: 'its answer breaks off in the middle',
  '500': 'it answers 500 and has done nothing',
  '500 after': 'it answers 500 and has done it',
  unheard: 'the call never reaches it',
} as const
type Fault = keyof typeof FAULTS
type Planned = { method: string; fault: Fault; times: number } | null
export const faults = Object.keys(FAULTS).filter((one): one is Fault => Object.hasOwn(FAULTS, one))

/** The product before a bank that falters as planned. */
export async function openFaultyProduct() {
  const product = await openProductWithBank({ TBANK_SBP: 'on' })
  const { deps, config } = product
  let planned: Planned = null

  deps.doors.bank = createTbank(
    config.payments,
    async (url, init) => {
      const now = planned && url.endsWith(`/${planned.method}`) && planned.times > 0 ? planned : null
      if (!now) return fetch(url, init)
      now.times -= 1
      if (now.fault === 'unheard') throw new TypeError('unheard')
      if (now.fault === '500') return new Response('broken', { status: 500 })
      const answer = await (await fetch(url, init)).text()
      if (now.fault === '500 after') return new Response('broken', { status: 500 })
      if (now.fault === 'slow') throw new DOMException('The operation timed out.', 'TimeoutError')
      return new Response(answer.slice(0, answer.length / 2))
    },
    [0, 0],
  )

  return { product, plan: (next: Planned) => (planned = next) }
}

/** The same with an order to try it on. */
export async function openFaultyBank() {
  const { product, plan } = await openFaultyProduct()
  const { em, press } = product
  const kitchen = await openKitchen(product)
  const { bankOf, ledgerOf, codeOf } = moneyOf(product)
  const statusOf = async (id: number) =>
    (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
  async function paid(payment_method: 'card' | 'sbp' = 'card') {
    const { id, payment_url } = await placedOrder(product, kitchen, { payment_type: 'online', payment_method })
    await press(payment_method === 'sbp' ? await codeOf(id) : payment_url, 'pay')
    await eventually(() => ledgerOf(id), ['payment -1600'])
    await rows(em(), sql`update "order" set status = 'CONFIRMATION_PENDING' where id = ${id}`)
    return id
  }
  /** An administrator gives so much of an order back. */
  const wish = (id: number, amount: number) =>
    rows(
      em(),
      sql`with somebody as (insert into admin (email, name, password_hash, role) values (${`${id}-${amount}-${crypto.randomUUID()}@example.com`}, 'Ольга', '-', 'owner') returning id)
        insert into order_refund (order_id, admin_id, amount, reason) select ${id}, id, ${amount}, 'Остыло' from somebody`,
    )

  return {
    product,
    kitchen,
    plan,
    paid,
    wish,
    codeOf,
    bankOf,
    ledgerOf,
    statusOf,
    eventually,
    untilDone,
  }
}

/** What the queue would do: again, until it is done. */
export async function untilDone(job: () => Promise<unknown>) {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      return await job()
    } catch {
      // Fixture again, as the queue would.
    }
  }
  throw new Error('The job has failed five times')
}
