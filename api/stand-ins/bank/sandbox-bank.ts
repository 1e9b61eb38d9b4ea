import { Elysia } from 'elysia'
import type { Pool } from 'pg'
import { isDatabaseDown } from '../../src/db/outage'
import { isRecord, parseLossless } from '../../src/services/payments/lossless-json'
import type { Answer, Terminal } from './call'
import { cardOf } from './kept-cards'
import { BANK_METHODS, checkCaller } from './methods'
import { createDelivery } from './notices'
import { missingPage, pagePolicy, paymentPage } from './page'
import { PAGE_STYLE } from './page-style'
import { decide, isDecision, openForm } from './pay'
import { finishRefunds } from './refund'
import { BankRefusal } from './refusal'
import { inTransaction, type PaymentRow, readSwitches, type Switches, writeSwitches } from './store'
import { createTables } from './tables'

export type SandboxBankOptions = {
  pool: Pool
  terminalKey: string
  password: string
  /** Where browsers find the bank, for example `https://ostrov.example/sandbox-bank`. */
  publicUrl: string
  /** Path the routes are mounted at; '' when the caller strips it. */
  prefix?: string
  /** Pause before an unanswered notification is sent again; grows twelvefold. The real bank waits an hour. */
  retryMs?: number
  tickMs?: number
}

/**
 * A bank that speaks T-Bank's acquiring API v2 (`/v2/Init`, GetState, CheckOrder, Confirm, Cancel, GetQr, GetQrState,
 * Charge, ChargeQr, AddAccountQr and what is kept), checks what the real
 * one checks, shows a payment page and sends signed notifications. For development and tests: no money moves.
 * Its state lives in the schema `sandbox_bank`, so any number of processes act as one bank and survive a kill.
 * Call `start()` before the first request and `stop()` at the end; `setSwitches` makes it misbehave.
 */
export function createSandboxBank(options: SandboxBankOptions) {
  const { pool, terminalKey, password, prefix = '', retryMs = 5_000, tickMs = 1_000 } = options
  const terminal: Terminal = { terminalKey, password, publicUrl: options.publicUrl.replace(/\/+$/, '') }
  let prepared: Promise<void> | null = null
  const prepare = () => (prepared ??= createTables(pool).catch(forget))
  const finish = () => finishRefunds(pool, password)
  const delivery = createDelivery({ pool, password, retryMs, tickMs, prepare, finish })
  function forget(error: unknown): never {
    prepared = null
    throw error
  }

  const app = bankRoutes(pool, terminal, prefix, delivery.nudge)
  return {
    app,
    /** PostgreSQL may be away at this moment: the bank opens when it is back. */
    async start() {
      await prepare().catch((error: unknown) => {
        if (!isDatabaseDown(error)) throw error
      })
      delivery.start()
    },
    stop: () => delivery.stop(),
    setSwitches: (change: Partial<Switches>) => writeSwitches(pool, change),
    /** Returns over SBP whose time has come, done at once where nothing ticks. */
    finishRefunds: finish,
  }
}

function bankRoutes(pool: Pool, terminal: Terminal, prefix: string, nudge: () => void) {
  const base = new URL(terminal.publicUrl).pathname.replace(/\/$/, '')
  return new Elysia({ prefix, name: 'sandbox-bank', detail: { hide: true }, handler: { standardHostname: false } })
    .post(
      '/v2/:method',
      async ({ params, request }) => {
        const answer = await answerCall(pool, terminal, params.method, await request.text())
        nudge()
        return Response.json(answer)
      },
      { parse: 'none' },
    )
    .post(
      '/cashbox/:method',
      async ({ params, request }) => {
        const answer = await answerCall(pool, terminal, `cashbox/${params.method}`, await request.text())
        nudge()
        return Response.json(answer)
      },
      { parse: 'none' },
    )
    .get('/page.css', () => style())
    .get('/pay/:key', async ({ params }) => {
      const payment = await inTransaction(pool, (tx) => openForm(tx, params.key))
      return page(payment, base)
    })
    .post(
      '/pay/:key',
      async ({ params, request }) => {
        const form = new URLSearchParams(await request.text())
        const decision = form.get('decision')
        const card = cardOf(form.get('card'))
        if (!isDecision(decision)) return new Response('Неизвестное решение', { status: 400 })
        const next = await inTransaction(pool, (tx) =>
          decide(tx, terminal, params.key, { decision, card, now: new Date() }),
        )
        nudge()
        if (next === null) return page(null, base)
        const location = next === '' ? `${terminal.publicUrl}/pay/${params.key}` : next
        // Not Response.redirect: its headers are closed, and whoever mounts the bank adds his own.
        return new Response(null, { status: 303, headers: { location } })
      },
      { parse: 'none' },
    )
    .get('/__ctl/switches', () => readSwitches(pool))
    .post('/__ctl/switches', async ({ request }) => writeSwitches(pool, readChange(await request.text())), {
      parse: 'none',
    })
}

async function answerCall(pool: Pool, terminal: Terminal, name: string, text: string): Promise<Answer | Answer[]> {
  try {
    const method = Object.hasOwn(BANK_METHODS, name) ? BANK_METHODS[name] : undefined
    if (method === undefined) throw new BankRefusal('7', 'Неизвестный метод')
    const body = parse(text)
    checkCaller(body, terminal)
    const answer = await inTransaction(pool, (tx) => method({ tx, body, terminal, now: new Date() }))
    if (Array.isArray(answer)) return answer
    return { Success: true, ErrorCode: '0', TerminalKey: terminal.terminalKey, ...answer }
  } catch (error) {
    if (!(error instanceof BankRefusal)) throw error
    return { Success: false, ErrorCode: error.code, Message: error.message, Details: error.details }
  }
}

function parse(text: string): unknown {
  try {
    return parseLossless(text)
  } catch {
    return null
  }
}

function readChange(text: string): Partial<Switches> {
  const body = parse(text)
  if (!isRecord(body)) return {}
  const change: Partial<Switches> = {}
  for (const name of [
    'swap_order',
    'duplicate',
    'big_ids',
    'notify_deadline',
    'form_stays_open',
    'till_broken',
    'sbp_off',
    'refund_fails',
  ] as const) {
    const value = body[name]
    if (typeof value === 'boolean') change[name] = value
  }
  for (const name of ['drop_next', 'refund_seconds'] as const) {
    const value = body[name]
    if (typeof value === 'number') change[name] = value
  }
  if (typeof body.reject_code === 'string') change.reject_code = body.reject_code
  return change
}

function page(payment: PaymentRow | null, base: string) {
  return new Response(payment === null ? missingPage(base) : paymentPage(payment, base), {
    status: payment === null ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(payment),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

function style() {
  return new Response(PAGE_STYLE, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
