import { expect, test } from 'bun:test'
import { tbankToken } from './tbank-token'
import { verifyNotification } from './verify-notification'

const SHOP = { terminalKey: 'DevTerminal', password: 'dev-password' }
const NOTICE = {
  TerminalKey: 'DevTerminal',
  OrderId: 'a1',
  Success: true,
  Status: 'CONFIRMED',
  PaymentId: 900000001,
  ErrorCode: '0',
  Amount: 185000,
  Pan: '220138******0013',
}

function signed(change: Record<string, unknown> = {}, password = SHOP.password) {
  const body = { ...NOTICE, ...change }
  return JSON.stringify({ ...body, Token: tbankToken(body, password) })
}

test('a signed notification is read, in rubles', () => {
  expect(verifyNotification(signed(), SHOP)).toEqual({
    ok: true,
    notification: {
      payment_id: '900000001',
      order_id: 'a1',
      status: 'CONFIRMED',
      success: true,
      amount: 1850,
      error_code: '0',
      pan: '220138******0013',
      receipt_url: '',
    },
  })
})

test('a changed sum breaks the signature', () => {
  const text = signed().replace('185000', '100')
  expect(verifyNotification(text, SHOP)).toEqual({ ok: false, reason: 'bad_token' })
})

test('a signature by another password is refused', () => {
  expect(verifyNotification(signed({}, 'guess'), SHOP)).toEqual({ ok: false, reason: 'bad_token' })
})

test('another terminal is refused', () => {
  expect(verifyNotification(signed({ TerminalKey: 'Other' }), SHOP)).toEqual({ ok: false, reason: 'wrong_terminal' })
})

test.each(['', 'null', '[]', '{', '"text"'])('a body of %p is refused', (text) => {
  expect(verifyNotification(text, SHOP)).toEqual({ ok: false, reason: 'malformed' })
})

test('a status the protocol does not know is refused', () => {
  expect(verifyNotification(signed({ Status: 'toString' }), SHOP)).toEqual({ ok: false, reason: 'unknown_status' })
})

test('a till receipt is told apart and brings its address', () => {
  const result = verifyNotification(signed({ Status: 'RECEIPT', Url: 'https://receipt.example/1' }), SHOP)
  expect(result).toMatchObject({
    ok: true,
    notification: { status: 'RECEIPT', receipt_url: 'https://receipt.example/1' },
  })
})

test.each([
  ['a date before year 1', { ReceiptDatetime: '0000-01-01' }],
  ['a date after year 9999', { ReceiptDatetime: '+275760-09-13T00:00:00.000Z' }],
  ['a date before Christ', { ReceiptDatetime: '-000753-04-21T00:00:00Z' }],
  ['a text with a zero sign', { ErrorMessage: 'a\0b' }],
  ['a sum beyond a column', { Amount: 2 ** 31 }],
  ['its own secret', { Password: 'attacker' }],
])('%s is refused, however well it is signed', (_, change) => {
  for (const Status of ['RECEIPT', 'CONFIRMED'])
    expect(verifyNotification(signed({ Status, ...change }), SHOP).ok).toBe(false)
})
