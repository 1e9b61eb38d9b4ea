import { Pool } from 'pg'
import type { PaymentsConfig } from '../../src/config'
import type { Fetch } from '../../src/services/payments/bank-call'
import { createTbank, type InitInput } from '../../src/services/payments/tbank'
import { verifyNotification } from '../../src/services/payments/verify-notification'
import { createSandboxBank } from './sandbox-bank'

/** A sandbox bank on a database of its own, a shop that it notifies, and the real client between them. */
export async function startTestBank(payType: 'T' | 'O' = 'T') {
  const database = await createDatabase()
  const shop = startShop()
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (request) => bank.app.handle(request) })
  const publicUrl = `http://127.0.0.1:${server.port}/sandbox-bank`
  const config: PaymentsConfig = {
    mode: 'sandbox',
    url: `${publicUrl}/v2/`,
    terminalKey: 'TestTerminal',
    password: 'test-password',
    payType,
    ...{ sbp: true, keepsCards: true, keepsAccounts: true },
    networks: [],
  }
  const options = { ...config, pool: database.pool, publicUrl, prefix: '/sandbox-bank', retryMs: 40, tickMs: 20 }
  const bank = createSandboxBank(options)
  await bank.start()

  return {
    bank,
    config,
    shop,
    pool: database.pool,
    client: (fetch?: Fetch) => createTbank(config, fetch),
    /** Another process of the same bank. */
    another: () => createSandboxBank(options),
    order: (change: Partial<InitInput> = {}) => ({ ...orderOf(shop.url), pay_type: payType, ...change }),
    press: (paymentUrl: string, decision: string) =>
      fetch(paymentUrl, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' }),
    notices: () => shop.bodies.map((text) => verifyNotification(text, config)),
    async stop() {
      await bank.stop()
      await Promise.all([server.stop(true), shop.stop()])
      await database.drop()
    },
  }
}

function orderOf(shopUrl: string): InitInput {
  return {
    order_id: crypto.randomUUID(),
    amount: 1850,
    description: 'Заказ 1042 <«Чайка»>',
    notification_url: shopUrl,
    success_url: `${shopUrl}/paid`,
    fail_url: `${shopUrl}/failed`,
    due_at: new Date(Date.now() + 30 * 60_000),
    pay_type: 'T',
  }
}

/** Waits until `check` holds, for two seconds at most. */
export async function eventually(check: () => boolean) {
  const end = Date.now() + 2_000
  while (!check()) {
    if (Date.now() > end) throw new Error('It did not happen within two seconds')
    await Bun.sleep(10)
  }
}

function startShop() {
  const bodies: string[] = []
  const shop = { answer: 'OK', bodies }
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      bodies.push(await request.text())
      return new Response(shop.answer)
    },
  })
  return Object.assign(shop, { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) })
}

async function createDatabase() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('Tests need a PostgreSQL: run them with `bun run test <words>`, which brings one.')
  const name = `sandbox_bank_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new Pool({ connectionString: url, max: 1 })
  await admin.query(`create database ${name} template template0`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const pool = new Pool({ connectionString: own.href, max: 8 })
  return {
    pool,
    async drop() {
      await pool.end()
      await admin.query(`drop database ${name}`)
      await admin.end()
    },
  }
}
