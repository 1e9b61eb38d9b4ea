import { expect } from 'bun:test'
import { rows, sql } from '../src/db/sql'
import type { Product } from './product'

/** What is paid for: the number of an order, or the id of a purchase of tickets. */
export type PaidFor = number | string

type Attempt = {
  id: string
  method: string
  pay_type: string
  status: string
  /** The bank's page, or the link of the QR code. */
  url: string
  returning: number | null
}

const paidBy = (of: PaidFor) => (typeof of === 'number' ? sql`p.order_id = ${of}` : sql`p.purchase_id = ${of}`)
const ofLedger = (of: PaidFor) => (typeof of === 'number' ? sql`order_id = ${of}` : sql`purchase_id = ${of}`)

/** What a test asks of the money of an order, or of tickets: of us, of the bank and of the till. */
export function moneyOf({ em }: Pick<Product, 'em'>) {
  const attemptsOf = (of: PaidFor) =>
    rows<Attempt>(
      em(),
      sql`select p.id, p.method, p.pay_type, p.status, p.payment_url as url, p.returning_amount as returning from payment p
        where ${paidBy(of)} order by p.created_at, p.id`,
    )
  const ledgerOf = async (of: PaidFor) =>
    (
      await rows<{ said: string }>(
        em(),
        sql`select kind || ' ' || amount as said from order_ledger where ${ofLedger(of)} and kind in ('payment', 'refund') order by id`,
      )
    ).map(({ said }) => said)
  const bankOf = async (of: PaidFor) =>
    (
      await rows<{ said: string }>(
        em(),
        sql`select b.status || ' ' || b.remaining / 100 as said from sandbox_bank.payment b join payment p on p.id::text = b.order_id
          where ${paidBy(of)} order by b.created_at`,
      )
    ).map(({ said }) => said)
  const receiptsOf = async (of: PaidFor) =>
    (
      await rows<{ said: string }>(
        em(),
        sql`select r.kind || ' ' || r.amount || ' ' || r.status as said from receipt r join payment p on p.id = r.attempt_id
          where ${paidBy(of)} order by r.created_at, r.id`,
      )
    ).map(({ said }) => said)
  /** What the newest QR code says. */
  const codeOf = async (of: PaidFor) => (await attemptsOf(of)).at(-1)?.url ?? ''
  return { attemptsOf, ledgerOf, bankOf, receiptsOf, codeOf }
}

/** Until it is so; what other processes do is waited for. */
export async function eventually(what: () => Promise<unknown>, expected: unknown) {
  for (let tries = 0; tries < 250 && !Bun.deepEquals(await what(), expected); tries += 1) await Bun.sleep(20)
  expect(await what()).toEqual(expected)
}
