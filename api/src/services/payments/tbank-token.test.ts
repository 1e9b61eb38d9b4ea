import { expect, test } from 'bun:test'
import { parseLossless } from './lossless-json'
import { hasValidToken, tbankToken } from './tbank-token'

test('the bank’s own example of Init gives its token, whatever DATA and Receipt hold', () => {
  const body = {
    TerminalKey: 'MerchantTerminalKey',
    Amount: 19200,
    OrderId: '21090',
    Description: 'Подарочная карта на 1000 рублей',
    DATA: { Phone: '+71234567890' },
    Receipt: { Items: [] },
    Nothing: null,
  }
  expect(tbankToken(body, 'usaf8fw8fsw21g')).toBe('0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9')
})

test('the bank’s own example of a notification gives its token', () => {
  const text = `{"TerminalKey":"1321054611234DEMO","OrderId":"201709","Success":true,"Status":"AUTHORIZED",
    "PaymentId":8742591,"ErrorCode":"0","Amount":9855,"CardId":322264,"Pan":"430000******0777","ExpDate":"1122",
    "RebillId":101709,"Token":"b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b"}`
  const body = parseLossless(text)
  expect(hasValidToken({ ...Object(body) }, 'Dfsfh56dgKl')).toBe(true)
})

test('a short request gives the known token', () => {
  expect(tbankToken({ TerminalKey: 'DevTerminal', PaymentId: '900000001' }, 'dev-password')).toBe(
    'fe12c4c1accb8f15ca232a2e585f6d4addba8134d1ac665ed5dfd52a947799ee',
  )
})

test('the digits of a number beyond 2^53 survive and sign as they were written', () => {
  const parsed = parseLossless('{"PaymentId":90071992547409931234,"Amount":100,"Nested":{"Id":12345678901234567890}}')
  expect(parsed).toEqual({ PaymentId: '90071992547409931234', Amount: 100, Nested: { Id: '12345678901234567890' } })
  expect(tbankToken({ PaymentId: '90071992547409931234' }, 'p')).not.toBe(
    tbankToken({ PaymentId: Number('90071992547409931234') }, 'p'),
  )
})

test('a token of a wrong length or kind is refused, not thrown upon', () => {
  expect(hasValidToken({ A: 1, Token: 'short' }, 'p')).toBe(false)
  expect(hasValidToken({ A: 1, Token: 5 }, 'p')).toBe(false)
  expect(hasValidToken({ A: 1 }, 'p')).toBe(false)
})

test.each(['Password', 'password', 'PASSWORD', ' Password', 'Pass-word', 'Ｐassword', 'P\u00ADassword'])(
  'a body that brings the secret as %p is nobody’s, whatever it is signed with',
  (key) => {
    for (const value of ['attacker', 'p', '', null, ['p'], { a: 1 }]) {
      const body = { TerminalKey: 'T', Amount: 1, [key]: value }
      const forged = { ...body, Token: sha256(valuesOf({ ...body, ...(key === 'Password' ? {} : { Password: 'p' }) })) }
      expect(hasValidToken(forged, 'p')).toBe(false)
      expect(hasValidToken({ ...body, Token: tbankToken(body, 'p') }, 'p')).toBe(false)
    }
  },
)

test('the secret goes in last: a body’s own does not change the token', () => {
  expect(tbankToken({ A: 1, Password: 'attacker' }, 'p')).toBe(tbankToken({ A: 1 }, 'p'))
})

test('no secret proves nothing', () => {
  expect(hasValidToken({ A: 1, Token: tbankToken({ A: 1 }, '') }, '')).toBe(false)
})

const sha256 = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex')
const valuesOf = (body: Record<string, unknown>) =>
  Object.entries(body)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => String(value))
    .join('')
