import { AGENT_SIGNS, TAXATIONS, VAT_RATES } from '../../src/read-receipts'
import { integerOf, isRecord, textOf } from '../../src/services/payments/lossless-json'
import { demand } from './refusal'

const METHODS = [
  'full_prepayment',
  'prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
]
const OBJECTS = ['commodity', 'service', 'payment', 'agent_commission', 'composite', 'another']
const SUPPLIER_NAME_MAX = 239
const ITEMS_MAX = 100
const isOneOf = (value: unknown, names: readonly string[]) => typeof value === 'string' && names.includes(value)

/** Checks `Receipt` as the bank does, and throws the bank's refusal at the first fault; `amount` in kopecks. */
export function checkReceipt(receipt: unknown, amount: number) {
  if (receipt === undefined || receipt === null) return
  demand(isRecord(receipt), '308', 'Неверный чек')
  const { Items: items } = receipt
  const [mail, phone] = [textOf(receipt, 'Email'), textOf(receipt, 'Phone')]
  demand(mail !== '' || phone !== '', '329', 'Укажите Email или Phone')
  demand(phone === '' || /^\+\d{10,15}$/.test(phone), '308', 'Неверный чек', 'Phone: +7…')
  demand(isOneOf(receipt.Taxation, TAXATIONS), '308', 'Неверный чек', 'Taxation')
  demand(
    Array.isArray(items) && items.length > 0 && items.length <= ITEMS_MAX,
    '308',
    'Неверный чек',
    'Items: от 1 до 100',
  )
  for (const item of items) checkItem(item, receipt.FfdVersion === '1.2')
  const sum = items.filter(isRecord).reduce((total, item) => total + (integerOf(item, 'Amount') ?? Number.NaN), 0)
  demand(sum === amount, '308', 'Сумма чека не равна сумме платежа', `${sum} и ${amount}`)
}

function checkItem(item: unknown, isNew: boolean) {
  demand(isRecord(item), '308', 'Неверный чек', 'Items: объекты')
  const name = textOf(item, 'Name')
  demand(name.trim() !== '' && name.length <= 128, '308', 'Неверный чек', 'Name: от 1 до 128 символов')
  const [price, amount] = [integerOf(item, 'Price'), integerOf(item, 'Amount')]
  const quantity = Number(item.Quantity)
  demand(
    price !== null && price >= 0 && amount !== null && amount >= 0,
    '308',
    'Неверный чек',
    'Price, Amount: копейки',
  )
  demand(quantity > 0 && Number.isInteger(Math.round(quantity * 1e6) / 1e3), '308', 'Неверный чек', 'Quantity')
  demand(Math.round(price * quantity) === amount, '308', 'Неверный чек', 'Amount не равен Price × Quantity')
  demand(isOneOf(item.Tax, VAT_RATES), '308', 'Неверный чек', 'Tax')
  demand(isOneOf(item.PaymentMethod, METHODS), '308', 'Неверный чек', 'PaymentMethod')
  demand(isOneOf(item.PaymentObject, OBJECTS), '308', 'Неверный чек', 'PaymentObject')
  demand(!isNew || textOf(item, 'MeasurementUnit') !== '', '308', 'Неверный чек', 'MeasurementUnit')
  checkAgent(item)
}

function checkAgent({ AgentData: agent, SupplierInfo: supplier }: Record<string, unknown>) {
  if (agent === undefined) return demand(supplier === undefined, '308', 'Неверный чек', 'SupplierInfo без AgentData')
  demand(isRecord(agent) && isOneOf(agent.AgentSign, AGENT_SIGNS), '308', 'Неверный чек', 'AgentSign')
  demand(isRecord(supplier), '308', 'Неверный чек', 'AgentSign без SupplierInfo')
  const phones = Array.isArray(supplier.Phones) ? supplier.Phones.map(String) : []
  demand(phones.length > 0 && phones.every((one) => /^\+\d{10,15}$/.test(one)), '308', 'Неверный чек', 'Phones')
  const room = SUPPLIER_NAME_MAX - phones.reduce((sum, phone) => sum + phone.length + 4, 0)
  const name = textOf(supplier, 'Name')
  demand(name !== '' && name.length <= room, '308', 'Неверный чек', `SupplierInfo.Name: до ${room} символов`)
  demand(/^(\d{10}|\d{12})$/.test(textOf(supplier, 'Inn')), '308', 'Неверный чек', 'SupplierInfo.Inn')
}
