import { formatMoment, formatTime, type Instant, localParts, toDate } from '../formats/time'
import { courierWindow, newTime } from './pace'
import { canCancel, cancelDeadline, type OrderFacts } from './rules'
import { wantedWords } from './wanted'

/** What the tracker has to know of an order; delivery_time is what was promised, in minutes. */
export type TrackedOrder = OrderFacts & {
  created_at: Instant
  delivery_time: number
  delivery_window?: number
  /** Why it ended, in words that are shown beside the tracker's. */
  reason?: string | null
  /** It was never paid for, so the restaurant has not heard of it. */
  never_paid?: boolean
  /** The bank said no to the last payment. */
  declined?: boolean
}

/** The order's state as a sentence; an empty text means the title says it all. */
export type Tracker = {
  title: string
  text: string
  note?: string /** When it is usually brought, before anybody has promised it. */
  expected?: string
}

const CANCEL_NOTE = 'Заказ можно отменить в\u00A0течение 5\u00A0минут после принятия в\u00A0работу'
const ASK_RESTAURANT = 'Уточните причину отмены у ресторана'

/** The tracker's message. `redirect`: the person has just come back from the bank and the payment is still being settled. */
export function tracker(order: TrackedOrder, now: Date, { redirect = false } = {}): Tracker {
  switch (order.status) {
    case 'new':
    case 'CONFIRMATION_PENDING':
      return { title: 'Заказ создан', text: 'Ожидайте подтверждения заказа', expected: usualArrival(order, now) }
    case 'in_progress':
      return {
        title: 'Заказ создан',
        text: 'Ресторан может связаться в вами для подтверждения заказа',
        expected: usualArrival(order, now),
      }
    case 'CONFIRMED':
      return underWay('Заказ принят', order, now)
    case 'IN_PREPARATION':
      return underWay('Заказ готовят', order, now)
    case 'PICKUP_PENDING':
      return { title: 'Заказ готов', text: 'Забирайте пока не остыл' }
    case 'OUT_FOR_DELIVERY':
      return { title: 'Заказ у курьера', text: arrival(order, now) }
    case 'DELIVERED':
      return { title: 'Заказ доставлен', text: '' }
    case 'COMPLETED':
      return { title: 'Заказ получен', text: 'Приятного аппетита!' }
    case 'PAYMENT_PENDING':
      return redirect ? { title: 'Обработка платежа', text: '' } : unpaid()
    case 'PAYMENT_FAILED':
      return order.declined
        ? { title: 'Банк отклонил оплату', text: 'Деньги не\u00A0списаны, заказ ждёт оплаты' }
        : unpaid()
    case 'EXECUTION_STOPPED':
      return { title: 'Выполнение остановлено', text: whyEnded(order) }
    case 'CANCELLED':
    case 'CANCELLED_BY_RESTAURANT':
      return { title: 'Заказ отменен', text: whyEnded(order) }
    case 'CANCELLED_BY_USER':
      return { title: 'Заказ отменен', text: 'Вы сами отменили этот заказ' }
  }
}

function underWay(title: string, order: TrackedOrder, now: Date): Tracker {
  if (order.answer_until) {
    return { title: 'Ресторан ждёт вашего ответа', text: `Ответьте до\u00A0${formatTime(order.answer_until)}` }
  }
  const message = { title, text: arrival(order, now) }
  return canCancel(order, now) ? { ...message, note: cancelNote(order, now) } : message
}

function cancelNote(order: TrackedOrder, now: Date): string {
  const until = cancelDeadline(order)
  const isAhead = order.kitchen_at && until && until.getTime() === toDate(order.kitchen_at).getTime()
  return isAhead ? `Заказ можно отменить, пока его не\u00A0начали готовить: ${formatMoment(until, now)}` : CANCEL_NOTE
}

/** «Задерживается, новое время 19:45» */
export function lateWords(time: Date): string {
  return `Задерживается, новое время ${formatTime(time)}`
}

/** Nobody is sent to ask for what stands below, or whom the restaurant never knew. */
function whyEnded({ reason, never_paid }: TrackedOrder): string {
  if (reason) return ''
  return never_paid ? 'Мы не\u00A0дождались оплаты' : ASK_RESTAURANT
}

function unpaid(): Tracker {
  return { title: 'Заказ не оплачен', text: 'Завершите оформление заказа' }
}

function arrival(order: TrackedOrder, now: Date): string {
  const late = newTime(order, now)
  if (late) return lateWords(late)
  const { from, to } = courierWindow(order)
  if (order.wanted_at && localParts(order.wanted_at).date !== localParts(now).date) {
    return order.delivery_type === 'pickup'
      ? `Приходите ${wantedWords(from, now)}`
      : `Курьер приедет ${wantedWords(from, now)}`
  }
  if (order.delivery_type === 'pickup') return `Приходите к\u00A0${formatTime(from)}`
  return `Курьер приедет с\u00A0${formatTime(from)} до\u00A0${formatTime(to)}`
}

function usualArrival(order: TrackedOrder, now: Date): string {
  const { from, to } = courierWindow(order)
  if (order.wanted_at) return `Заказ на\u00A0время: ${wantedWords(order.wanted_at, now)}`
  if (order.delivery_type === 'pickup') return `Обычно готово к\u00A0${formatTime(from)}`
  return `Обычно курьер приезжает с\u00A0${formatTime(from)} до\u00A0${formatTime(to)}`
}
