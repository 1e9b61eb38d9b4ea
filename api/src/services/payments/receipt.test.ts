import { expect, test } from 'bun:test'
import type { ReceiptLine } from '@ostrov/shared/payments/receipt-lines'
import { checkReceipt } from '../../../stand-ins/bank/check-receipt'
import { loadConfig } from '../../config'
import { composeReceipt, type ReceiptTerms } from './receipt'

const terms: ReceiptTerms = { taxation: 'usn_income', vat: 'vat22', agentSign: 'another', ffd: '1.05' }
const lines: ReceiptLine[] = [
  { key: '1', name: 'Краб', quantity: 3, amount: 1000, object: 'commodity' },
  { key: 'delivery', name: 'Доставка', quantity: 1, amount: 200, object: 'service' },
]
const supplier = { name: 'ООО «Шторм»'.padEnd(300, '!'), inn: '', phones: ['79001112233', '79001112244'] }
const composed = (change: Partial<Parameters<typeof composeReceipt>[1]> = {}, ffd: ReceiptTerms['ffd'] = '1.05') =>
  composeReceipt({ ...terms, ffd }, { lines, method: 'full_prepayment', contact: '79001112233', supplier, ...change })

test('what is composed passes the bank, in both formats, and the name of a supplier with two phones is cut to 207 signs', () => {
  for (const ffd of ['1.05', '1.2'] as const) {
    const receipt = composed({}, ffd)
    expect(() => checkReceipt(receipt, 120_000)).not.toThrow()
    // Two phones of twelve signs with their plus: 239 − 2 × (12 + 4).
    expect(receipt.Items[0]).toMatchObject({
      SupplierInfo: { Inn: '000000000000', Phones: ['+79001112233', '+79001112244'] },
    })
    expect(JSON.stringify(receipt.Items[0])).toContain(`"Name":"${supplier.name.slice(0, 207)}"`)
  }
  expect(composed({ contact: 'anna@example.com' })).toMatchObject({ Email: 'anna@example.com' })
})

const item = { ...composed().Items[0] }
const bad: [string, Record<string, unknown>, string][] = [
  ['another sum', { ...composed(), Items: composed().Items.slice(1) }, '308'],
  ['nobody to send it to', { ...composed(), Phone: undefined }, '329'],
  ['a long name', { ...composed(), Items: [{ ...item, Name: 'а'.repeat(129) }] }, '308'],
  ['an agent without a supplier', { ...composed(), Items: [{ ...item, SupplierInfo: undefined }] }, '308'],
  [
    'a supplier with a long name',
    {
      ...composed(),
      Items: [{ ...item, SupplierInfo: { Phones: ['+79001112233'], Name: 'а'.repeat(224), Inn: '6501000001' } }],
    },
    '308',
  ],
  ['format 1.2 without a unit', { ...composed(), FfdVersion: '1.2' }, '308'],
  ['a price that is not the sum', { ...composed(), Items: [{ ...item, Price: 1 }] }, '308'],
  ['no taxation', { ...composed(), Taxation: undefined }, '308'],
]
test.each(bad)('the stand-in refuses as the bank does: %s', (_name, receipt, code) => {
  let refusal: unknown
  try {
    checkReceipt(receipt, 120_000)
  } catch (error) {
    refusal = error
  }
  expect(refusal).toMatchObject({ code })
})

test('receipts that are set up by half do not start', () => {
  const env = { NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/x' }
  expect(() => loadConfig({ ...env, RECEIPT_TAXATION: 'osn' })).toThrow('belong together')
  expect(loadConfig(env).receipts).toBeNull()
  expect(
    loadConfig({ ...env, RECEIPT_TAXATION: 'osn', RECEIPT_VAT: 'vat22', RECEIPT_AGENT_SIGN: 'attorney' }).receipts,
  ).toEqual({
    ...{ taxation: 'osn', vat: 'vat22', agentSign: 'attorney', ffd: '1.05' },
  })
})
