/**
 * The bank is away for an hour, and so is the gateway of SMS: the queue's tries of an hour are brought forward instead of waited for.
 * Then both are back, and all that is owed is settled by itself.
 */
import type { Client } from 'pg'
import { startSmsruStandIn } from '../../api/stand-ins/sms/smsru-stand-in.ts'
import { chooseKitchen, makePresses, makeWatchers, withClient } from '../bench/diners.ts'
import { markdown } from '../bench/report.ts'
import { freePort } from '../postgres.ts'
import { brokenOf, comesTrue, type Finding, type Given, type Opened, spread } from './finding.ts'

const ORDERS = 40
const WIDTH = 4
/** As often does the queue try within an hour. */
const TRIES = 8
/** A door that was left alone is asked again within five minutes. */
const BACK_SECONDS = 420
const PHONE = '+7 (914) 700-00-01'
const KEY = 'drill'

export async function takeAway(open: Opened, _: Given): Promise<Finding> {
  const stage = await open()
  const database = await stage.demo('drill_away', { undrawn: true })
  const kitchen = await chooseKitchen(database)
  const presses = await makePresses(database, kitchen, ORDERS)
  const [staff = ''] = await makeWatchers(database, kitchen.restaurant_id, 1)
  const port = (await freePort(0)) ?? 0
  const sms = startSmsruStandIn(KEY)
  const bankGate = openGate(`http://127.0.0.1:${port}`)
  const smsGate = openGate(sms.url)
  const env = {
    TBANK_URL: `${bankGate.url}/sandbox-bank/v2/`,
    SMS_PROVIDER: 'smsru',
    SMSRU_URL: smsGate.url,
    SMSRU_API_ID: KEY,
  }
  const product = await stage.product(database, env, port)
  const call = async (path: string, token: string, init: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }), ...init.headers }
    const answer = await fetch(`${product.url}/api${path}`, { ...init, headers })
    return { status: answer.status, body: await answer.json() }
  }
  const place = ({ headers, body }: (typeof presses)[number]) =>
    call('/user/orders', headers.authorization ?? '', {
      ...{ method: 'POST', headers, body: JSON.stringify({ ...body, payment_type: 'online' }) },
    })
  const askCode = async () => {
    const begun = await call('/user/authenticate', '', { method: 'POST', body: JSON.stringify({ phone: PHONE }) })
    return (await call('/user/confirm', `Bearer ${begun.body.data.token}`)).status
  }
  const count = (condition: string) => withClient(database, (client) => countOf(client, condition))

  const paid = presses.slice(0, (ORDERS * 3) / 4)
  const orders: string[] = []
  await spread(paid, WIDTH, async (press) => {
    const { body } = await place(press)
    await fetch(body.payment_url)
    await fetch(body.payment_url, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'pay' }),
      redirect: 'manual',
    })
    orders.push(body.order_uuid)
  })
  const came = await comesTrue(
    BACK_SECONDS,
    async () => (await count(`o.status = 'CONFIRMATION_PENDING'`)) === paid.length,
  )

  for (const gate of [bankGate, smsGate]) gate.become('hangs')
  const decided: number[] = []
  const [board, of] = [`Bearer ${staff}`, `/orders/actions/restaurant/${kitchen.restaurant_id}`]
  const refusal = JSON.stringify({ status: 'CANCELLED_BY_RESTAURANT', comment: 'Закончилось' })
  await spread([...orders.entries()], WIDTH, async ([at, uuid]) => {
    const path = at % 2 === 0 ? `${of}/confirm/${uuid}` : `${of}/order/${uuid}/action`
    decided.push((await call(path, board, { method: 'PUT', body: at % 2 === 0 ? '{}' : refusal })).status)
  })
  for (const gate of [bankGate, smsGate]) gate.become('refuses')
  const late: { status: number; body: { payment_url?: string } }[] = []
  await spread(presses.slice(paid.length), WIDTH, async (press) => void late.push(await place(press)))
  const codeAsked = await askCode()
  for (let tries = 0; tries < TRIES; tries += 1) {
    await withClient(database, bringForward)
    await Bun.sleep(2_000)
  }
  const owed = await count(OWED)
  const since = performance.now()
  for (const gate of [bankGate, smsGate]) gate.become('open')
  const settled = await comesTrue(BACK_SECONDS, async () => {
    await withClient(database, bringForward)
    return (await count(OWED)) === 0
  })
  const passed = ((performance.now() - since) / 1_000).toFixed(0)
  const isSent = () => sms.sent.length > 0
  const told = await comesTrue(BACK_SECONDS, async () => isSent() || ((await askCode()) === 200 && isSent()))
  const [confirmed, returned, opened, dead] = [
    await count(`o.status = 'CONFIRMED' and p.status = 'CONFIRMED'`),
    await count(`o.status = 'CANCELLED_BY_RESTAURANT' and p.status in ('REVERSED', 'REFUNDED')`),
    await count(`o.status = 'PAYMENT_PENDING' and p.payment_url is not null`),
    await withClient(database, countDead),
  ]
  await product.stop()
  for (const one of [bankGate, smsGate, sms]) await one.stop()
  const lines = [
    ['orders paid before', String(paid.length)],
    ['accepted meanwhile, money taken afterwards', String(confirmed)],
    ['refused meanwhile, money given back afterwards', String(returned)],
    ['placed meanwhile, a page to pay at afterwards', String(opened)],
    ['owed when the bank came back', String(owed)],
    ['seconds until all was settled', passed],
    ['SMS that came', String(sms.sent.length)],
  ]
  return {
    lines: markdown(['what', 'how much'], lines),
    broken: brokenOf({
      'orders that were paid did not come to the board': came,
      'the restaurant could not decide without the bank': decided.every((status) => status === 200),
      'an order could not be placed without the bank': late.every(({ status }) => status === 200),
      'nothing was owed, so nothing was tried': owed > 0,
      'not all was settled': settled,
      'money was not taken or not given back': confirmed + returned === paid.length,
      'an order has no page to pay at': opened === late.length,
      'a job was given up': dead === 0,
      'a code could not be asked for while SMS were away': codeAsked === 200,
      'no code came after SMS were back': told,
    }),
  }
}

/** `hangs`: nobody answers; `refuses`: somebody says that it does not work. */
function openGate(target: string) {
  let mode: 'open' | 'hangs' | 'refuses' = 'open'
  let released = Promise.withResolvers<void>()
  const server = Bun.serve({
    ...{ port: 0, hostname: '127.0.0.1', idleTimeout: 0 },
    async fetch(request) {
      if (mode === 'hangs') await released.promise
      if (mode !== 'open') return new Response('Away', { status: 503 })
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      return fetch(target + pathname + search, { method, headers, body: (await request.text()) || null })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    become(next: typeof mode) {
      mode = next
      released.resolve()
      released = Promise.withResolvers()
    },
    stop: () => server.stop(true),
  }
}

/** What the bank has still to do for us. */
const OWED = `(o.status = 'CONFIRMED' and p.status <> 'CONFIRMED')
  or (o.status = 'CANCELLED_BY_RESTAURANT' and p.status not in ('REVERSED', 'REFUNDED'))
  or (o.status = 'PAYMENT_PENDING' and p.payment_url is null)`

async function countOf(client: Client, condition: string) {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from "order" o join "user" u on u.id = o.user_id join payment p on p.order_id = o.id
     where u.ref_code like 'B%' and u.phone like '78%' and (${condition})`,
  )
  return rows[0]?.n ?? 0
}

const bringForward = (client: Client) =>
  client.query(
    'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and run_at > now() and locked_at is null',
  )

/** A code is worth minutes and tried three times, and so is the work of the clock. */
async function countDead(client: Client) {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs where attempts >= max_attempts and max_attempts > 3`,
  )
  return rows[0]?.n ?? 0
}
