import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { tbankToken } from '../../src/services/payments/tbank-token'
import { inTransaction } from './store'
import { eventually, startTestBank } from './test-bank'

let world: Awaited<ReturnType<typeof startTestBank>>
beforeAll(async () => {
  world = await startTestBank('O')
})
afterAll(() => world.stop())
afterEach(async () => {
  world.shop.bodies.length = 0
  world.shop.answer = 'OK'
  await world.bank.setSwitches({
    ...{ swap_order: false, duplicate: false, drop_next: 0, big_ids: false },
    ...{ notify_deadline: false, reject_code: '', form_stays_open: false },
    ...{ sbp_off: false, refund_seconds: 0, refund_fails: false },
  })
})

async function open(change: Parameters<typeof world.order>[0] = {}) {
  const result = await world.client().init(world.order(change))
  if (!result.ok) throw new Error(`${result.code} ${result.message}`)
  return result.value
}

const statuses = () => world.notices().map((one) => (one.ok ? one.notification.status : one.reason))

async function call(method: string, fields: Record<string, unknown>, password = world.config.password) {
  const body = { TerminalKey: world.config.terminalKey, ...fields }
  const response = await fetch(world.config.url + method, {
    method: 'POST',
    body: JSON.stringify({ ...body, Token: tbankToken(body, password) }),
  })
  const answer: unknown = await response.json()
  return answer
}

describe('checks', () => {
  test('a wrong password gives a wrong token', async () => {
    expect(await call('GetState', { PaymentId: '1' }, 'guess')).toMatchObject({ Success: false, ErrorCode: '204' })
  })

  test('a strange terminal', async () => {
    expect(await call('GetState', { TerminalKey: 'Other' })).toMatchObject({ Success: false, ErrorCode: '205' })
  })

  const faults: [string, string, Record<string, unknown>][] = [
    ['a sum below a ruble', '251', { Amount: 99 }],
    ['a sum with a fraction', '212', { Amount: 100.5 }],
    ['a long OrderId', '211', { OrderId: 'x'.repeat(37) }],
    ['a long description', '214', { Description: 'я'.repeat(141) }],
    ['an unknown way of paying', '240', { PayType: 'X' }],
    ['an address that is none', '241', { SuccessURL: 'order' }],
    ['a due date with milliseconds', '242', { RedirectDueDate: new Date(Date.now() + 3_600_000).toISOString() }],
    ['a due date in the past', '243', { RedirectDueDate: '2020-01-01T00:00:00+11:00' }],
    ['a receipt without a contact', '329', { Receipt: { Items: [{ Amount: 1000 }] } }],
    ['a receipt of another sum', '308', { Receipt: { Email: 'a@b.ru', Items: [{ Amount: 999 }] } }],
    ['a long pair in DATA', '244', { DATA: { key: 'x'.repeat(101) } }],
  ]
  test.each(faults)('Init refuses %s', async (_name, code, fault) => {
    const body = { Amount: 1000, OrderId: crypto.randomUUID(), ...fault }
    expect(await call('Init', body)).toMatchObject({ Success: false, ErrorCode: code })
  })

  test('a repeated OrderId', async () => {
    const body = { Amount: 1000, OrderId: crypto.randomUUID() }
    expect(await call('Init', body)).toMatchObject({ Success: true, ErrorCode: '0', Status: 'NEW' })
    expect(await call('Init', body)).toMatchObject({ Success: false, ErrorCode: '20' })
  })
})

describe('the page', () => {
  test('shows what is paid and needs no script or inline style', async () => {
    const created = await open()
    const response = await fetch(created.payment_url)
    const html = await response.text()
    expect(html).toContain('1\u00a0850\u00a0₽')
    expect(html).toContain('&lt;«Чайка»&gt;')
    expect(html).not.toMatch(/<script|<style|style=/)
    for (const button of ['Оплатить', 'Отказаться', 'Закрыть']) expect(html).toContain(`>${button}</button>`)
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${world.shop.url}`)
    const css = await fetch(new URL(/href="([^"]+css)"/.exec(html)?.[1] ?? '', created.payment_url))
    expect(css.headers.get('content-type')).toStartWith('text/css')
  })

  test('marks the form as shown', async () => {
    const created = await open()
    await fetch(created.payment_url)
    expect(await world.client().getState(created.payment_id)).toMatchObject({ value: { status: 'FORM_SHOWED' } })
  })

  test('pays and goes to the success address', async () => {
    const created = await open()
    const response = await world.press(created.payment_url, 'pay')
    expect([response.status, response.headers.get('location')]).toEqual([303, `${world.shop.url}/paid`])
    await eventually(() => statuses().length === 2)
    expect(statuses()).toEqual(['AUTHORIZED', 'CONFIRMED'])
  })

  test('declines and goes to the failure address', async () => {
    const created = await open()
    const response = await world.press(created.payment_url, 'decline')
    expect(response.headers.get('location')).toBe(`${world.shop.url}/failed`)
    await eventually(() => statuses().length === 1)
    expect(world.notices()).toMatchObject([{ notification: { status: 'REJECTED', success: false, error_code: '101' } }])
  })

  test('closes without deciding', async () => {
    const created = await open()
    const response = await world.press(created.payment_url, 'close')
    expect(response.headers.get('location')).toBe(`${world.shop.url}/failed`)
    expect(await world.client().getState(created.payment_id)).toMatchObject({ value: { status: 'NEW' } })
  })

  test('takes the money once however often it is pressed', async () => {
    const created = await open()
    await Promise.all(Array.from({ length: 8 }, () => world.press(created.payment_url, 'pay')))
    await eventually(() => statuses().length === 2)
    await Bun.sleep(100)
    expect(statuses()).toEqual(['AUTHORIZED', 'CONFIRMED'])
  })

  test('an unknown page is 404', async () => {
    expect((await fetch(`${world.config.url}../pay/nothing`)).status).toBe(404)
  })

  test('after its time the page takes nothing', async () => {
    const created = await open()
    await world.pool.query(
      `update sandbox_bank.payment set due_at = now() - interval '1 second' where payment_id = $1`,
      [created.payment_id],
    )
    await world.press(created.payment_url, 'pay')
    expect(await world.client().getState(created.payment_id)).toMatchObject({ value: { status: 'DEADLINE_EXPIRED' } })
    expect(statuses()).toEqual([])
  })
})

describe('switches', () => {
  test('the two notifications of a one-stage payment come in the other order', async () => {
    await world.bank.setSwitches({ swap_order: true })
    await world.press((await open()).payment_url, 'pay')
    await eventually(() => statuses().length === 2)
    expect(statuses()).toEqual(['CONFIRMED', 'AUTHORIZED'])
  })

  test('each notification comes twice', async () => {
    await world.bank.setSwitches({ duplicate: true })
    await world.press((await open()).payment_url, 'decline')
    await eventually(() => statuses().length === 2)
    expect(world.shop.bodies[0]).toBe(world.shop.bodies[1] ?? '')
  })

  test('lost deliveries come later', async () => {
    await world.bank.setSwitches({ drop_next: 2 })
    await world.press((await open()).payment_url, 'decline')
    await eventually(() => statuses().length === 1)
    const { rows } = await world.pool.query('select attempts from sandbox_bank.notice order by notice_id desc limit 1')
    expect(rows).toEqual([{ attempts: 3 }])
  })

  test('a payment number beyond 2^53 keeps its digits through page, notification and state', async () => {
    await world.bank.setSwitches({ big_ids: true })
    const created = await open()
    expect(BigInt(created.payment_id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
    await world.press(created.payment_url, 'pay')
    await eventually(() => statuses().length === 2)
    expect(world.shop.bodies[0]).toContain(`"PaymentId":${created.payment_id},`)
    expect(world.notices()).toMatchObject([
      { ok: true, notification: { payment_id: created.payment_id } },
      { ok: true, notification: { payment_id: created.payment_id } },
    ])
    expect(await world.client().getState(created.payment_id)).toMatchObject({ value: { status: 'CONFIRMED' } })
  })

  test('a sum that ends in 13 kopecks is refused for want of money', async () => {
    const created = await open({ amount: 20.13 })
    await world.press(created.payment_url, 'pay')
    await eventually(() => statuses().length === 1)
    expect(world.notices()).toMatchObject([{ notification: { status: 'REJECTED', error_code: '1051', amount: 20.13 } }])
  })

  test('a refused form that stays open can be paid by another card', async () => {
    await world.bank.setSwitches({ form_stays_open: true })
    const created = await open()
    await world.press(created.payment_url, 'decline')
    await world.press(created.payment_url, 'pay')
    await eventually(() => statuses().length === 3)
    expect(statuses()).toEqual(['REJECTED', 'AUTHORIZED', 'CONFIRMED'])
  })

  test('an overdue payment is told of only when that was asked for', async () => {
    await world.bank.setSwitches({ notify_deadline: true })
    const created = await open()
    await world.pool.query(`update sandbox_bank.payment set due_at = now() where payment_id = $1`, [created.payment_id])
    await eventually(() => statuses().length === 1)
    expect(statuses()).toEqual(['DEADLINE_EXPIRED'])
  })

  test('are set over HTTP for journeys', async () => {
    const url = `${world.config.url}../__ctl/switches`
    await fetch(url, { method: 'POST', body: JSON.stringify({ drop_next: 3, big_ids: 'yes' }) })
    expect(await (await fetch(url)).json()).toMatchObject({ drop_next: 3, big_ids: false })
  })
})

describe('notifications', () => {
  test('repeat until the answer is exactly OK', async () => {
    world.shop.answer = '{"ok":true}'
    await world.press((await open()).payment_url, 'decline')
    await eventually(() => statuses().length >= 3)
    world.shop.answer = 'OK'
    const seen = statuses().length
    await eventually(() => statuses().length > seen)
    const last = statuses().length
    await Bun.sleep(300)
    expect(statuses().length).toBe(last)
  })

  test('are delivered by another process when the first one is gone, each once', async () => {
    await world.bank.stop()
    await world.press((await open()).payment_url, 'pay')
    const others = [world.another(), world.another()]
    await Promise.all(others.map((one) => one.start()))
    await eventually(() => statuses().length === 2)
    await Bun.sleep(100)
    expect(statuses().sort()).toEqual(['AUTHORIZED', 'CONFIRMED'])
    await Promise.all(others.map((one) => one.stop()))
    await world.bank.start()
  })
})

test('a connection that the database ends in the middle of the work costs that work and no more', async () => {
  const created = await open()
  const killed = inTransaction(world.pool, async (tx) => {
    await tx.query(`update sandbox_bank.payment set status = 'CONFIRMED' where payment_id = $1`, [created.payment_id])
    await tx.query('select pg_terminate_backend(pg_backend_pid())')
  })
  await expect(killed).rejects.toThrow()
  expect(await world.client().getState(created.payment_id)).toMatchObject({ value: { status: 'NEW' } })
})
