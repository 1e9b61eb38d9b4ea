import { cutText } from '@ostrov/shared/formats/cut-text'
import { type ReceiptLine, receiptPositions } from '@ostrov/shared/payments/receipt-lines'
import type { ReceiptsConfig } from '../../config'

/** Whose goods they are, where the platform sells for somebody. */
export type Supplier = { name: string; inn: string; phones: readonly string[] }
export type ReceiptTerms = NonNullable<ReceiptsConfig>

type Composing = {
  lines: readonly ReceiptLine[]
  method: 'full_prepayment' | 'full_payment'
  /** Where the till sends it: a mail, or a phone of digits. */
  contact: string
  supplier: Supplier | null
}

/** So long with its phones: each takes its own length and four signs. */
const SUPPLIER_NAME_MAX = 239
/** What the tax service takes for a number that nobody knows. */
const UNKNOWN_INN = '000000000000'

/** `Receipt` of T-Bank's protocol (kopecks): FFD 1.05, or 1.2 with its units. Its positions come to exactly the lines' sum. */
export function composeReceipt(terms: ReceiptTerms, { lines, method, contact, supplier }: Composing) {
  const agency = supplier ? agencyOf(terms, supplier) : {}
  const positions = receiptPositions(lines)
  const total = positions.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...(terms.ffd === '1.2' && { FfdVersion: '1.2' }),
    ...(contact.includes('@') ? { Email: contact } : { Phone: `+${contact}` }),
    Taxation: terms.taxation,
    Items: positions.map(({ name, price, quantity, amount, object }) => ({
      ...{ Name: name, Price: price, Quantity: quantity, Amount: amount, Tax: terms.vat },
      ...{ PaymentMethod: method, PaymentObject: object },
      ...(terms.ffd === '1.2' && { MeasurementUnit: 'шт' }),
      ...agency,
    })),
    // What was paid ahead is set off, no money moves.
    ...(method === 'full_payment' && { Payments: { Electronic: 0, AdvancePayment: total } }),
  }
}

/** The same for money that goes back by card. */
export function composeReturn(terms: ReceiptTerms, what: Composing) {
  const { Payments: _, ...receipt } = composeReceipt(terms, what)
  return receipt
}

function agencyOf({ agentSign }: ReceiptTerms, { name, inn, phones }: Supplier) {
  const called = phones.map((phone) => `+${phone.replace(/\D/g, '')}`).slice(0, 2)
  const room = SUPPLIER_NAME_MAX - called.reduce((sum, phone) => sum + phone.length + 4, 0)
  return {
    AgentData: { AgentSign: agentSign },
    SupplierInfo: { Phones: called, Name: cutText(name, room, ({ length }) => length), Inn: inn || UNKNOWN_INN },
  }
}
