import { countOf } from '../formats/plural'
import { formatMoment, type Instant, MINUTE_MS, toDate } from '../formats/time'
import type { OrderStatus, PaymentType } from './statuses'

/** Minutes after which an order that nobody has answered looks and reads more urgent, step by step. */
export const WAITING_MINUTES = [3, 5, 10] as const
export type WaitingLevel = 0 | 1 | 2 | 3
/** Minutes after which its restaurant is told again of an order it has not answered; with the last its customer is told as well. */
export const REMINDER_MINUTES = [WAITING_MINUTES[1], WAITING_MINUTES[2]] as const

const UNANSWERED: ReadonlySet<OrderStatus> = new Set(['new', 'in_progress', 'CONFIRMATION_PENDING'] as const)

/** The order stands before its restaurant, which has not answered. */
export function isBeforeRestaurant(status: OrderStatus): boolean {
  return status === 'CONFIRMATION_PENDING' || status === 'in_progress'
}

type Asked = {
  status: OrderStatus
  created_at: Instant
  kitchen_at?: Instant | null
  events: readonly { to: OrderStatus; created_at: Instant }[]
}

/** The order waits for the restaurant to accept it. */
export function isUnanswered({ status }: Pick<Asked, 'status'>): boolean {
  return UNANSWERED.has(status)
}

/**
 * Since when the restaurant has been asked, in milliseconds: an order paid online began to wait when it was paid, one for a
 * time when the kitchen should begin it.
 */
export function askedAt({ created_at, kitchen_at, events }: Asked): number {
  const asked = events.find(({ to }) => UNANSWERED.has(to))
  const at = toDate(asked?.created_at ?? created_at).getTime()
  return kitchen_at ? Math.max(at, toDate(kitchen_at).getTime()) : at
}

/** How urgent the waiting is: 0 is new, 3 has waited ten minutes. */
export function waitingLevel(waitedMs: number): WaitingLevel {
  const [calm, long, endless] = WAITING_MINUTES
  const minutes = waitedMs / MINUTE_MS
  if (minutes < calm) return 0
  if (minutes < long) return 1
  return minutes < endless ? 2 : 3
}

/** What the kitchen reads above an order that waits: «Ждёт 6 минут: ответьте клиенту»; null while it is new. */
export function waitingWords(waitedMs: number): string | null {
  const minutes = minutesOf(Math.floor(waitedMs / MINUTE_MS))
  switch (waitingLevel(waitedMs)) {
    case 0:
      return null
    case 1:
      return `Ждёт ${minutes}`
    case 2:
      return `Ждёт ${minutes}: ответьте клиенту`
    case 3:
      return `Ждёт ${minutes}! Примите или откажите`
  }
}

type Waiting = { waitedMs: number; answer_minutes: number | null; payment_type: PaymentType }

/** What the customer is told while the restaurant has not answered; `long` when it is time to call. */
export type AnswerNote = { text: string; long: boolean }

/** «Ресторан не ответил за 60 минут…»: why an order that nobody accepted was cancelled, as its customer reads it. */
export function unansweredApology(minutes: number, payment_type: PaymentType): string {
  const money = payment_type === 'online' ? ' Деньги вернутся тем\u00A0же путём.' : ''
  return `Ресторан не\u00A0ответил за\u00A0${minutesOf(minutes)}, поэтому мы отменили заказ. Простите, что так вышло.${money}`
}

/** What its restaurant is told of an order that waits, and for how long it still may. */
export function reminderWords({ waited, left }: { waited: number; left: number }) {
  return {
    title: `ждёт ${minutesOf(waited)}`,
    text: `Примите его или откажите: через\u00A0${minutesOf(left)} заказ отменится сам.`,
  }
}

/** What its restaurant is told of one that nobody accepted. */
export function unansweredWords(minutes: number): string {
  return `На\u00A0заказ никто не\u00A0ответил за\u00A0${minutesOf(minutes)}, поэтому он отменён.`
}

/** What the customer of an order for a time is told while its kitchen need not begin yet. */
export function aheadNote(kitchen_at: Instant, now: Date): string {
  return `Готовить начнут ${formatMoment(kitchen_at, now)}. До\u00A0этого ресторан подтвердит заказ`
}

/** `answer_minutes`: how long this restaurant usually takes; null while too few of its answers are known. */
export function answerNote(wait: Waiting): AnswerNote {
  if (waitingLevel(wait.waitedMs) === 3) return { long: true, text: hopelessWords(wait) }
  if (wait.waitedMs >= patienceMs(wait.answer_minutes)) {
    return { long: true, text: 'Ресторан отвечает дольше обычного. Позвоните ему или отмените заказ' }
  }
  const usual =
    wait.answer_minutes === null ? 'в\u00A0течение нескольких минут' : `за\u00A0${minutesOf(wait.answer_minutes)}`
  return { long: false, text: `Обычно ресторан отвечает ${usual}` }
}

function hopelessWords({ waitedMs, payment_type }: Waiting): string {
  const money = payment_type === 'online' ? ' и\u00A0вернём деньги' : ''
  return `Ресторан не\u00A0отвечает уже ${minutesOf(Math.floor(waitedMs / MINUTE_MS))}. Позвоните ему или\u00A0отмените заказ. Если его так и\u00A0не\u00A0примут, мы отменим его сами${money}`
}

/** Twice the usual time, yet never less than five minutes nor more than ten. */
function patienceMs(answer_minutes: number | null): number {
  const [, least, most] = WAITING_MINUTES
  return Math.min(Math.max(2 * (answer_minutes ?? most), least), most) * MINUTE_MS
}

// The accusative: «за минуту», «ждёт минуту».
function minutesOf(minutes: number): string {
  return countOf(minutes, 'минуту', 'минуты', 'минут')
}
