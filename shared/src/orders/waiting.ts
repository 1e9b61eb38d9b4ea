import { countOf } from '../formats/plural'
import { type Instant, MINUTE_MS, toDate } from '../formats/time'
import type { OrderStatus } from './statuses'

/** Minutes after which an order that nobody has answered looks and reads more urgent, step by step. */
export const WAITING_MINUTES = [3, 5, 10] as const
export type WaitingLevel = 0 | 1 | 2 | 3

const UNANSWERED: ReadonlySet<OrderStatus> = new Set(['new', 'in_progress', 'CONFIRMATION_PENDING'] as const)

type Asked = {
  status: OrderStatus
  created_at: Instant
  events: readonly { to: OrderStatus; created_at: Instant }[]
}

/** The order waits for the restaurant to accept it. */
export function isUnanswered({ status }: Pick<Asked, 'status'>): boolean {
  return UNANSWERED.has(status)
}

/** Since when the restaurant has been asked, in milliseconds: an order paid online began to wait when it was paid. */
export function askedAt({ created_at, events }: Asked): number {
  const asked = events.find(({ to }) => UNANSWERED.has(to))
  return toDate(asked?.created_at ?? created_at).getTime()
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

/** What the customer is told while the restaurant has not answered; `long` when it is time to call. */
export type AnswerNote = { text: string; long: boolean }

/** `answer_minutes`: how long this restaurant usually takes; null while too few of its answers are known. */
export function answerNote(wait: { waitedMs: number; answer_minutes: number | null }): AnswerNote {
  if (wait.waitedMs >= patienceMs(wait.answer_minutes)) {
    return { long: true, text: 'Ресторан отвечает дольше обычного. Позвоните ему или отмените заказ' }
  }
  const usual =
    wait.answer_minutes === null ? 'в\u00A0течение нескольких минут' : `за\u00A0${minutesOf(wait.answer_minutes)}`
  return { long: false, text: `Обычно ресторан отвечает ${usual}` }
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
