import { type BankPayment, dueDate, type QrCode, readPayment, readQr } from './bank-answers'
import type { BankAnswer } from './bank-call'
import { type BankResult, read } from './bank-result'
import { isRecord, textOf } from './lossless-json'

type Send = (method: string, fields: Readonly<Record<string, unknown>>) => Promise<BankAnswer>

/** Whom the bank keeps it of: nobody's id, so that nothing is told by it and nothing here names the person. */
export const customerKey = (user_id: string) =>
  new Bun.CryptoHasher('sha256').update(`bank:${user_id}`).digest('hex').slice(0, 32)

/** A card that the bank keeps; `token` charges it and is nobody's to see. */
export type KeptCard = { card_id: string; pan: string; token: string }
/** `token` is '' until the payer's bank has bound the account, and of one that is bound no more `is_over`. */
export type BoundAccount = { bank_id: string; bank_name: string; token: string; is_over: boolean }

export async function charge(send: Send, paymentId: string, kept: { is_sbp: boolean; token: string }) {
  const fields = { PaymentId: paymentId, [kept.is_sbp ? 'AccountToken' : 'RebillId']: kept.token }
  return read<BankPayment>(await send(kept.is_sbp ? 'ChargeQr' : 'Charge', fields), readPayment)
}

/** «Customer not found»: no card was ever kept of them. */
const CUSTOMER_UNKNOWN = '7'

export async function cardsOf(send: Send, customerKey: string): Promise<BankResult<KeptCard[]>> {
  const answer = await send('GetCardList', { CustomerKey: customerKey })
  if (answer.kind === 'refused' && answer.code === CUSTOMER_UNKNOWN) return { ok: true, value: [] }
  return read(answer, ({ Cards }) => (Array.isArray(Cards) ? Cards.filter(isRecord).flatMap(keptCard) : null))
}

function keptCard(card: Record<string, unknown>): KeptCard[] {
  const [card_id, token] = [textOf(card, 'CardId'), textOf(card, 'RebillId')]
  const isKept = textOf(card, 'Status') === 'A' && card_id !== '' && token !== ''
  return isKept ? [{ card_id, pan: textOf(card, 'Pan'), token }] : []
}

export async function accountOf(send: Send, requestKey: string): Promise<BankResult<BoundAccount>> {
  return read(await send('GetAddAccountQrState', { RequestKey: requestKey }), (body) => {
    const status = textOf(body, 'Status')
    return {
      bank_id: textOf(body, 'BankMemberId'),
      bank_name: textOf(body, 'BankMemberName'),
      token: status === 'ACTIVE' ? textOf(body, 'AccountToken') : '',
      is_over: status === 'INACTIVE' || status === 'REJECTED',
    }
  })
}

export async function bindAccount(send: Send, description: string, due_at: Date): Promise<BankResult<QrCode>> {
  const fields = { Description: description, DataType: 'PAYLOAD', RedirectDueDate: dueDate(due_at) }
  return read(await send('AddAccountQr', fields), (body) => {
    const code = readQr(body)
    // Without its key nobody could ask what came of it.
    return code?.request_key ? code : null
  })
}

export async function removeCard(send: Send, customerKey: string, cardId: string): Promise<BankResult<true>> {
  return read(await send('RemoveCard', { CustomerKey: customerKey, CardId: cardId }), () => true as const)
}
