import { expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { createSandboxBank } from '../../../stand-ins/bank/sandbox-bank'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { restOf, returnedOverSbp } from '../../../test/properties/tickets'
import { seeded } from '../../../test/random'
import { makeGate, makeSale, makeSeats } from '../../../test/tickets'
import { rows, sql } from '../../db/sql'
import { createTbank } from '../../services/payments/tbank'
import { checkPayment } from '../payments/bank/check-payment'
import { settlePurchase } from '../payments/returns/settle-payments'
import { cancelSession, refundCancelledJob } from './desk/cancel-session'

/** `TICKET_SEQUENCES=10000` plays as many. The seed of one that failed is in what the test says. */
const SEQUENCES = Number(process.env.TICKET_SEQUENCES ?? 100)
const FIRST_SEED = Number(process.env.TICKET_SEED ?? 1)
const STEPS = 24
const SEATS = 4
const PRICE = 500

const product = await openProduct({
  ...{ TBANK_SBP: 'on', TBANK_URL: 'http://localhost/sandbox-bank/v2/' },
  LIMITS: 'writes=1000000/60,ticket_recipients=1000/60',
})
const { deps, em, call, clock, pool } = product
const bank = createSandboxBank({
  ...{ pool, terminalKey: product.config.payments.terminalKey, password: product.config.payments.password },
  ...{ publicUrl: 'http://localhost/sandbox-bank', prefix: '/sandbox-bank' },
})
await bank.start()
await bank.stop()

let random = () => 0
let isFaulty = false
const chance = (of: number) => random() < of
const pick = <One>(some: readonly One[]): One | undefined => some[Math.floor(random() * some.length)]

/** The line to the bank: a call may be unheard, or its answer cut. */
deps.doors.bank = createTbank(
  product.config.payments,
  async (url, init) => {
    const fault = isFaulty && chance(0.3) ? pick(['cut', 'unheard'] as const) : undefined
    if (fault === 'unheard') throw new Error('unheard')
    const answer = await bank.app.handle(new Request(url, init))
    if (fault === 'cut') throw new Error('cut')
    return answer
  },
  [0, 0],
)
const { token: admin } = await administrator(product)

type Person = Awaited<ReturnType<typeof signIn>>
type Playing = { session_id: string; kind_id: string; gate: string; people: Person[]; seats: string[]; said: string[] }
type Bought = { id: string; user_id: string }
const purchasesOf = ({ session_id }: Playing) =>
  rows<Bought>(em(), sql`select id, user_id from ticket_purchase where session_id = ${session_id} order by number`)
const ticketsOf = ({ kind_id }: Playing) =>
  rows<{ id: string; holder: string; version: number; purchase_id: string; buyer: string }>(
    em(),
    sql`select t.id, coalesce(t.holder_id, p.user_id) as holder, t.version, t.purchase_id, p.user_id as buyer
        from ticket t join ticket_purchase p on p.id = t.purchase_id where t.kind_id = ${kind_id} order by t.id`,
  )
const purchasesToSettle = async (life: Playing) => {
  const asked = await rows<{ id: string }>(
    em(),
    sql`select payload->>'purchase_id' as id from graphile_worker._private_jobs`,
  )
  return (await purchasesOf(life)).filter(({ id }) => asked.some((one) => one.id === id))
}
const tokenOf = ({ people }: Playing, id: string) => people.find((person) => person.id === id)?.token ?? ''
const ofSession = `select b.payment_id from ticket_purchase t join payment p on p.purchase_id = t.id
  join sandbox_bank.payment b on b.order_id = p.id::text where t.session_id = $1`

const BY = [{}, { payment_method: 'card' }, { payment_method: 'sbp' }]
/** How it is paid: unsaid it is a card, and afterwards the way before. */
const how = () => pick(BY)

/** What may happen, however senseless at this moment: refusals and failures are part of life. */
const STEP: Readonly<Record<string, (life: Playing) => Promise<unknown>>> = {
  hold: async ({ session_id, kind_id, people, seats }) => {
    const count = 1 + Math.floor(random() * 3)
    const ids = seats.toSorted(() => random() - 0.5).slice(0, count)
    const chosen = seats.length > 0 ? { items: [], seat_ids: ids } : { items: [{ kind_id, count }] }
    const body = { session_id, ...chosen, mail: 'anna@example.com', total: PRICE * count, ...how() }
    const press = () => call('POST', '/api/user/ticket_purchases', { token: pick(people)?.token ?? '', body })
    return Promise.all(seats.length > 0 ? [press(), press()] : [press()])
  },
  pay: (life) => press(life, 'pay'),
  decline: (life) => press(life, 'decline'),
  again: async (life) => {
    const one = pick(await purchasesOf(life))
    const asked = { token: tokenOf(life, one?.user_id ?? ''), body: how() }
    if (one) await call('POST', `/api/user/ticket_purchases/${one.id}/pay`, asked)
  },
  deliver: (life) => deliver(life, 0.6),
  // The payer's bank takes a return over SBP, or does not.
  returned: async () => {
    await bank.setSwitches({ refund_fails: chance(0.3) })
    await bank.finishRefunds()
  },
  // Only where money has come or went back: nobody closes the page of a purchase that is not paid.
  settle: async (life) => {
    const one = pick(await purchasesToSettle(life))
    if (one) await settlePurchase(deps, one.id)
  },
  expire: async () => {
    clock.now = new Date(clock.now.getTime() + 16 * MINUTE_MS)
  },
  refund: async (life) => {
    const one = pick(await ticketsOf(life))
    if (!one) return
    const send = () =>
      call('POST', `/api/user/ticket_purchases/${one.purchase_id}/refund`, {
        ...{ token: tokenOf(life, one.buyer), body: { ticket_ids: [one.id], total: PRICE } },
      })
    return Promise.all([send(), send()])
  },
  transfer: async (life) => {
    const one = pick(await ticketsOf(life))
    const body = { phone: pick(life.people)?.phone }
    if (one) await call('POST', `/api/user/tickets/${one.id}/hand_over`, { token: tokenOf(life, one.holder), body })
  },
  scan: async (life) => {
    const one = pick(await ticketsOf(life))
    if (one) await Promise.all([scan(life, one), scan(life, one)])
  },
  cancel: async ({ session_id, said }) => {
    if (said.length < STEPS / 2) return
    const path = `/api/admin/event_sessions/${session_id}`
    const { version } = (await call('GET', path, { token: admin })).body
    await call('PUT', path, { token: admin, body: { version, state: 'cancelled' } })
  },
}

const scan = ({ gate }: Playing, { id, version }: { id: string; version: number }) =>
  call('POST', `/api/gates/${gate}/passes`, {
    body: {
      device: 'Телефон',
      passes: [
        { id: crypto.randomUUID(), ticket_id: id, version, passed_at: clock.now.toISOString(), was_let_in: false },
      ],
    },
  })

async function press({ session_id }: Playing, decision: string) {
  const { rows: pages } = await pool.query<{ page_key: string }>(
    `select page_key from sandbox_bank.payment where payment_id in (${ofSession} and p.payment_url is not null) order by payment_id`,
    [session_id],
  )
  const page = pick(pages)
  if (!page) return
  const url = `http://localhost/sandbox-bank/pay/${page.page_key}`
  await bank.app.handle(new Request(url))
  await bank.app.handle(new Request(url, { method: 'POST', body: new URLSearchParams({ decision }) }))
}

async function deliver({ session_id }: Playing, some: number) {
  const { rows: notices } = await pool.query<{ notice_id: number; body: string }>(
    `select notice_id, body from sandbox_bank.notice where delivered_at is null and payment_id in (${ofSession}) order by notice_id`,
    [session_id],
  )
  for (const { notice_id, body } of notices) {
    if (!chance(some)) continue
    await pool.query('update sandbox_bank.notice set delivered_at = now() where notice_id = $1', [notice_id])
    const headers = { 'content-type': 'application/json' }
    const url = 'http://localhost/api/payments/notifications'
    await product.app.handle(new Request(url, { method: 'POST', headers, body }))
  }
}

/** What leads on comes oftener, else few lives would get as far as a return. */
const LIKELY = [
  ...Object.keys(STEP),
  ...['hold', 'hold', 'hold', 'pay', 'pay', 'pay', 'pay', 'deliver', 'deliver', 'deliver', 'deliver'],
  ...['settle', 'settle', 'refund', 'transfer', 'scan', 'returned'],
]

async function play(seed: number): Promise<Playing> {
  random = seeded(seed)
  clock.now = new Date()
  // What lives before have left would be gone through by each of those after.
  await pool.query('truncate graphile_worker._private_jobs, sandbox_bank.payment cascade')
  isFaulty = chance(0.6)
  const begins = new Date(clock.now.getTime() + 72 * 60 * MINUTE_MS).toISOString()
  const terms = { price: PRICE, per_person: SEATS }
  const when = { session: { starts_at: begins, ends_at: null }, event: { refund_hours: 1 } }
  // Every other life is one of a hall with a plan.
  const hall = { plan: `Партер; 1–2; ${SEATS / 2}` }
  const seated = seed % 2 === 0 ? await makeSeats(product, { ...when, hall, kind: terms }) : null
  const { session, kind } = seated ?? (await makeSale(product, { ...when, kind: { ...terms, seats: SEATS } }))
  const seats = seated?.seats.map(({ id }) => id) ?? []
  const people = [await signIn(product), await signIn(product)]
  const gate = (await makeGate(product, session.id)).key
  const life: Playing = { session_id: session.id, kind_id: kind.id, gate, people, seats, said: [] }
  for (let at = 0; at < STEPS; at += 1) {
    const name = pick(LIKELY) ?? 'hold'
    life.said.push(name)
    await STEP[name]?.(life).catch(() => life.said.push('failed'))
  }
  return life
}

/** Of one payment one return at a time is under way over SBP, and each is begun, ended and found. */
const ROUNDS = 3 * SEATS

/** The line is well again, what was late comes, and every job has had its turn. */
async function comeToRest(life: Playing) {
  isFaulty = false
  await bank.setSwitches({ refund_fails: false })
  for (let round = 0; round < ROUNDS; round += 1) {
    clock.now = new Date(clock.now.getTime() + 16 * MINUTE_MS)
    await bank.finishRefunds()
    await deliver(life, 1)
    await cancelSession(deps, life.session_id)
    for (const { id } of await purchasesOf(life)) {
      await refundCancelledJob(deps, id)
      for (const attempt of await rows<{ id: string }>(em(), sql`select id from payment where purchase_id = ${id}`))
        await checkPayment(deps, attempt.id)
      // A return over SBP that was refused, or is under way, is tried again as the queue would.
      await settlePurchase(deps, id).catch(() => undefined)
    }
  }
}

test(`${SEQUENCES} random lives of a session end with ledger = bank and seats = tickets`, async () => {
  const seen = { sold: 0, empty: 0, used: 0, bySbp: 0 }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
    const life = await play(seed)
    await comeToRest(life)
    const rest = await restOf(em(), life)
    const overSbp = await returnedOverSbp(em(), life)
    // An equal part whose answer was lost is left to a person.
    const left = overSbp.find(({ returning_amount }) => returning_amount !== null)
    if (left) {
      expect({ seed, part: left.returning_amount }).toEqual({ seed, part: left.refunded_amount })
      continue
    }
    if (overSbp.length > 0) seen.bySbp += 1
    const { live = -1, used = -1 } = rest ?? {}
    const money = live * PRICE
    expect({ seed, said: life.said, ...rest }).toEqual({
      ...{ seed, said: life.said, bank: money, ledger: money, worth: money, sold: live, live, seated: live },
      ...{ stock: SEATS, used, firsts: used },
    })
    seen[live > 0 ? 'sold' : 'empty'] += 1
    if (used > 0) seen.used += 1
  }
  if (SEQUENCES >= 100) expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
}, 36_000_000)
