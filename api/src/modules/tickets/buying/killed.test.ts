import { expect, test } from 'bun:test'
import { openProductWithBank } from '../../../../test/bank'
import { signIn } from '../../../../test/people'
import { startServer, until } from '../../../../test/server'
import { makeSale } from '../../../../test/tickets'
import { row, sql } from '../../../db/sql'
import { settlePurchase } from '../../payments/returns/settle-payments'

const product = await openProductWithBank()
const { call, clock, em, deps, press, origin } = product

/** A line to the bank on which the answer to one kind of call never comes, though the bank has done what was asked. */
function silentLine(silent: string) {
  const heard: string[] = []
  const server = Bun.serve({
    ...{ port: 0, hostname: '127.0.0.1', idleTimeout: 60 },
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const answer = await fetch(origin + pathname, { method: 'POST', headers: request.headers, body: request.body })
      if (!pathname.endsWith(silent)) return answer
      heard.push(pathname)
      return new Promise<Response>(() => undefined)
    },
  })
  product.product.beforeClose(() => server.stop(true))
  return { url: `http://127.0.0.1:${server.port}/sandbox-bank/v2/`, heard }
}

const process = (TBANK_URL: string) =>
  startServer({ DATABASE_URL: product.product.databaseUrl, PUBLIC_ORIGIN: origin, TBANK_URL })
const stateOf = async (id: string, token: string) =>
  (await call('GET', `/api/user/ticket_purchases/${id}`, { token })).body.state
const restOf = (id: string) =>
  row(
    em(),
    sql`select (select count(*)::int from ticket where purchase_id = ${id} and refunded_at is null) as tickets,
          (select count(*)::int from ticket_seat where purchase_id = ${id} and is_sold) as seats,
          (select coalesce(-sum(amount), 0)::int from order_ledger where purchase_id = ${id} and kind in ('payment', 'refund')) as ledger,
          (select coalesce(sum(b.remaining), 0)::int / 100 from sandbox_bank.payment b join payment p on p.id::text = b.order_id
            where p.purchase_id = ${id} and b.status in ('AUTHORIZED', 'CONFIRMED')) as bank`,
  )

test('a process killed while the bank opens the page, and one while the money is taken, lose no seat and no ruble', async () => {
  const sale = await makeSale(product.product, { kind: { seats: 2 } })
  const { token } = await signIn(product.product)
  const opening = silentLine('/Init')
  const first = await process(opening.url)
  const items = [{ kind_id: sale.kind.id, count: 2 }]
  const asked = fetch(`${first.url}/api/user/ticket_purchases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: sale.session.id, items, mail: 'anna@example.com', total: 1000 }),
  }).catch(() => null)
  await until(() => opening.heard.length > 0)
  first.child.kill('SIGKILL')
  await asked
  const bought = await row<{ id: string }>(
    em(),
    sql`select id from ticket_purchase where session_id = ${sale.session.id}`,
  )
  const id = bought?.id ?? ''
  expect(await stateOf(id, token)).toBe('held')

  // Whoever was opening the page is taken for dead after a minute and a half, by the clock of that process, which has gone on.
  clock.now = new Date(Date.now() + 100_000)
  const taking = silentLine('/Confirm')
  const second = await process(taking.url)
  const { body } = await call('POST', `/api/user/ticket_purchases/${id}/pay`, { token })
  await press(body.payment_url, 'pay')
  await until(async () => (await stateOf(id, token)) === 'sold')
  await until(() => taking.heard.length > 0)
  second.child.kill('SIGKILL')
  await second.child.exited
  await settlePurchase(deps, id)
  expect(await restOf(id)).toEqual({ tickets: 2, seats: 2, ledger: 1000, bank: 1000 })
}, 180_000)
