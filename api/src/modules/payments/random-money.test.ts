import { expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { createSandboxBank } from '../../../stand-ins/bank/sandbox-bank'
import { workMoney } from '../../../test/money-jobs'
import { makeMortal } from '../../../test/mortal'
import { fillBasket, openKitchen, orderForm } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { restOf } from '../../../test/properties/money'
import { seeded } from '../../../test/random'
import { createTbank } from '../../services/payments/tbank'
import { orderById } from '../orders/find-order'
import { owedOf } from '../orders/refunds/order-account'
import { attemptsOf } from './attempts'
import { checkPayment } from './bank/check-payment'
import { settleReceipts } from './receipts/receipts'

/** `MONEY_SEQUENCES=10000` plays as many. The seed of one that failed is in what the test says. */
const SEQUENCES = Number(process.env.MONEY_SEQUENCES ?? 100)
const FIRST_SEED = Number(process.env.MONEY_SEED ?? 1)
const STEPS = 20

const product = await openProduct({
  ...{ RECEIPT_TAXATION: 'usn_income', RECEIPT_VAT: 'none', RECEIPT_AGENT_SIGN: 'another' },
  ...{ TBANK_SBP: 'on', TBANK_URL: 'http://localhost/sandbox-bank/v2/', LIMITS: 'writes=1000000/60' },
})
const { deps, em, call, clock, pool } = product
const bank = createSandboxBank({
  ...{ pool, terminalKey: product.config.payments.terminalKey, password: product.config.payments.password },
  ...{ publicUrl: 'http://localhost/sandbox-bank', prefix: '/sandbox-bank' },
})
await bank.start()
await bank.stop()

type Fault = 'none' | 'cut' | 'unheard' | '500'
let random = () => 0
let isFaulty = false
let faultiness = 0
const chance = (of: number) => random() < of
const pick = <One>(some: readonly One[]): One | undefined => some[Math.floor(random() * some.length)]

const mortal = makeMortal(deps)

/** The line to the bank: an answer may be cut, a call unheard, a 500 answered after or instead of the work. */
deps.doors.bank = createTbank(
  product.config.payments,
  async (url, init) => {
    // Killed before the bank heard of it, or after it has done what was asked.
    if (mortal.dies()) {
      if (chance(0.5)) await bank.app.handle(new Request(url, init))
      return mortal.never()
    }
    const fault: Fault = isFaulty && chance(faultiness) ? (pick(['cut', 'unheard', '500'] as const) ?? 'none') : 'none'
    if (fault === 'unheard') throw new Error('unheard')
    const answer = await bank.app.handle(new Request(url, init))
    if (fault === 'cut') throw new Error('cut')
    return fault === '500' ? new Response('broken', { status: 500 }) : answer
  },
  [0, 0],
)

const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const admin = await administrator(product)

type Playing = { id: number; token: string; said: string[] }

/** What may happen to an order, however senseless at this moment: refusals and failures are part of life. */
const STEP: Readonly<Record<string, (order: Playing) => Promise<unknown>>> = {
  pay: ({ id }) => press(id, 'pay'),
  decline: ({ id }) => press(id, 'decline'),
  again: ({ id, token }) => call('POST', `/api/user/orders/${id}/pay`, { token, body: pick([undefined, ...BY]) }),
  // The payer's bank takes a return over SBP, or does not.
  returned: async () => {
    await bank.setSwitches({ refund_fails: chance(0.3) })
    await bank.finishRefunds()
  },
  deliver: ({ id }) => deliver(id, { some: 0.6 }),
  repeat: ({ id }) => deliver(id, { some: 0.5, repeated: true }),
  lose: ({ id }) =>
    pool.query(
      `update sandbox_bank.notice set delivered_at = now() where ${noticesOf} and body not like '%"RECEIPT"%'`,
      [id],
    ),
  accept: ({ id }) =>
    call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token: owner.token, body: {} }),
  hand: ({ id }) =>
    pool.query(
      `update "order" set status = 'CONFIRMATION_PENDING' where id = $1 and status in ('new', 'in_progress')`,
      [id],
    ),
  settle: ({ id }) => workMoney(product, id),
  cancel: ({ id }) =>
    call('PUT', `/api/admin/orders/${id}/status`, {
      token: admin.token,
      body: { status: 'CANCELLED', comment: 'Закрылись' },
    }),
  refund: async ({ id }) => {
    const { body } = await call('GET', `/api/admin/orders/${id}`, { token: admin.token })
    const left = Number(body.account?.left ?? 0)
    const asked = chance(0.3) ? { kind: 'all' } : { kind: 'sum', amount: Math.max(1, Math.floor(random() * left)) }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const send = () =>
      call('POST', `/api/admin/orders/${id}/refunds`, {
        token: admin.token,
        body: { ...asked, left, reason: 'Остыло' },
        headers: key,
      })
    return Promise.all([send(), send()])
  },
  complete: async ({ id }) => {
    await pool.query(
      `update "order" set status = 'COMPLETED', finished_at = now() where id = $1 and status = 'CONFIRMED'`,
      [id],
    )
    if ((await orderById(em(), id))?.status === 'COMPLETED')
      await settleReceipts(deps, { order_id: id, purchase_id: null })
  },
  check: ({ id }) => sweep(id),
  wait: async () => {
    clock.now = new Date(clock.now.getTime() + 2 * MINUTE_MS)
  },
}

const BY = [{ payment_method: 'card' as const }, { payment_method: 'sbp' as const }]

const noticesOf = `delivered_at is null and payment_id in (select b.payment_id from sandbox_bank.payment b join payment p on p.id::text = b.order_id where p.order_id = $1)`

async function press(id: number, decision: string) {
  const { rows: pages } = await pool.query<{ page_key: string }>(
    `select b.page_key from sandbox_bank.payment b join payment p on p.id::text = b.order_id where p.order_id = $1 and p.payment_url is not null`,
    [id],
  )
  const page = pick(pages)
  if (!page) return
  const url = `http://localhost/sandbox-bank/pay/${page.page_key}`
  await bank.app.handle(new Request(url))
  await bank.app.handle(new Request(url, { method: 'POST', body: new URLSearchParams({ decision }) }))
}

async function deliver(id: number, { some, repeated = false }: { some: number; repeated?: boolean }) {
  const which = repeated ? noticesOf.replace('delivered_at is null', 'delivered_at is not null') : noticesOf
  const { rows: notices } = await pool.query<{ notice_id: number; body: string }>(
    `select notice_id, body from sandbox_bank.notice where ${which} order by notice_id`,
    [id],
  )
  const shuffled = notices.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at)
  for (const { one } of shuffled) {
    if (!chance(some)) continue
    const headers = { 'content-type': 'application/json' }
    const url = 'http://localhost/api/payments/notifications'
    const answer = await product.app.handle(new Request(url, { method: 'POST', headers, body: one.body }))
    // Who was killed in the middle of it has not answered, and is told again.
    if (answer.ok)
      await pool.query('update sandbox_bank.notice set delivered_at = now() where notice_id = $1', [one.notice_id])
  }
}

async function sweep(id: number) {
  for (const { id: attempt } of await attemptsOf(em(), id)) await checkPayment(deps, attempt)
}

async function play(seed: number): Promise<Playing> {
  random = seeded(seed)
  clock.now = new Date()
  await pool.query('delete from graphile_worker._private_jobs')
  isFaulty = true
  faultiness = pick([0, 0.2, 0.7]) ?? 0
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen, 2)
  const { body } = await call('POST', '/api/user/orders', {
    token,
    body: orderForm(kitchen, basket, { payment_type: 'online', ...pick(BY) }),
  })
  if (!body.order_id) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)
  const order: Playing = { id: Number(body.order_id), token, said: [] }
  for (let at = 0; at < STEPS; at += 1) {
    const name = pick(LIKELY) ?? 'wait'
    order.said.push(name)
    const turns = chance(0.15) ? 1 + Math.floor(random() * 12) : Number.POSITIVE_INFINITY
    await mortal
      .live(turns, () => STEP[name]?.(order) ?? Promise.resolve())
      .catch((error: unknown) => order.said.push(error instanceof Error ? error.message : 'failed'))
  }
  return order
}

/** What leads on comes oftener, else few lives would get as far as a return. */
const LIKELY = [
  ...Object.keys(STEP),
  ...['pay', 'pay', 'pay', 'deliver', 'deliver', 'deliver', 'deliver', 'hand', 'hand', 'accept', 'accept', 'accept'],
  ...['settle', 'settle', 'settle', 'refund', 'refund', 'complete', 'returned'],
]

/** The line is well again, what was late comes, and every job has had its turn. */
async function comeToRest(playing: Playing) {
  const { id } = playing
  isFaulty = false
  clock.now = new Date(clock.now.getTime() + 3 * MINUTE_MS)
  await bank.setSwitches({ refund_fails: false })
  for (let round = 0; round < 8; round += 1) {
    await bank.finishRefunds()
    await deliver(id, { some: 1 })
    await sweep(id)
    const order = await orderById(em(), id)
    if (order?.status === 'PAYMENT_PENDING' || order?.status === 'PAYMENT_FAILED') await STEP.cancel?.(playing)
    await workMoney(product, id)
    if (order?.status === 'COMPLETED')
      await settleReceipts(deps, { order_id: id, purchase_id: null }).catch(() => undefined)
  }
}

test(`${SEQUENCES} random lives of a payment end with ledger = bank = receipts`, async () => {
  const seen = { paid: 0, taken: 0, returned: 0, killed: 0, bySbp: 0 }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
    const order = await play(seed)
    await comeToRest(order)
    const rest = await restOf(deps, order.id)
    const head = await orderById(em(), order.id)
    // A hold is cut only when it is taken, so until then it may be more than is owed.
    const attempts = await attemptsOf(em(), order.id)
    const holds = attempts.filter(({ status }) => status === 'AUTHORIZED')
    const isHeld = holds.length > 0
    // It has its receipt when it is taken.
    const held = holds.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0)
    // An equal part over SBP whose answer was lost is left to a person.
    const left = attempts.find(({ method, returning_amount }) => method === 'sbp' && returning_amount !== null)
    if (left) {
      expect({ seed, part: left.returning_amount }).toEqual({ seed, part: left.refunded_amount })
      continue
    }
    if (attempts.some(({ method, refunded_amount }) => method === 'sbp' && refunded_amount > 0)) seen.bySbp += 1
    const owed = head && !isHeld ? await owedOf(em(), head) : rest.ledger
    const isTaken = rest.receipts !== null
    expect({ seed, said: order.said, status: head?.status, ...rest, owed }).toEqual({
      ...{ seed, said: order.said, status: head?.status, bank: rest.ledger, ledger: rest.ledger, kept: rest.ledger },
      ...{ receipts: isTaken ? rest.ledger - held : null, reconciled: [], owed: rest.ledger },
    })
    if (rest.ledger > 0) seen.paid += 1
    if (order.said.includes('killed')) seen.killed += 1
    if (isTaken) seen.taken += 1
    if (isTaken && rest.ledger < 1600) seen.returned += 1
  }
  if (SEQUENCES >= 100) expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
}, 36_000_000)
