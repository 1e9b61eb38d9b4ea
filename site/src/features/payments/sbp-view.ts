import { isPageOver } from '@ostrov/shared/payments/decline'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { type Paid, sbpState } from './sbp-state'

/** What the page with the QR code says of what is paid there, in the words of its noun. */
type Words = {
  /** «Заказ № 12». */
  what: string
  /** What the bank's yes brings about, after «Вернитесь сюда: ». */
  afterwards: string
  /** What happens where nobody pays, after «Код действует до 19:15, ». */
  otherwise: string
  /** What a refusal leaves as it was. */
  meanwhile?: string
  /** The way back. */
  back: string
}
type Attempt = {
  method: PaymentMethod
  status: string
  error_code: string | null
  payment_url: string | null
  due_at: string
}

/** What waits to be paid over SBP; `link` opens the payer's bank, null where there is none to be paid now. */
export type SbpView = {
  words: Words
  /** Rubles. */
  total: number
  /** Its own page, and where its forms are sent. */
  page: string
  action: string
  payment: Attempt
  link: string | null
  /** What the page is asked anew by, and where it is asked. */
  state: string
  asked: string
}

type Drawn = Omit<SbpView, 'payment' | 'link' | 'state'> & { paid: Paid; isAwaited: boolean }

/** The page with the QR code; null where what is paid is paid by other means, or waits for no money. */
export function sbpView({ paid, isAwaited, ...view }: Drawn): SbpView | null {
  const payment = paid.payment?.bank_payment_info
  if (payment?.method !== 'sbp') return null
  const isOpen = isAwaited && !isPageOver(payment.status) && new Date(payment.due_at) > new Date()
  return { ...view, payment, link: isOpen ? payment.payment_url : null, state: sbpState(paid) }
}
