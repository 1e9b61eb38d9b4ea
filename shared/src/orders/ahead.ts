import {
  addDays,
  formatDate,
  formatTime,
  type Instant,
  instantAt,
  localParts,
  MINUTE_MS,
  toDate,
  weekdayName,
} from '../formats/time'
import type { ModerationStatus } from '../moderation/statuses'
import { opensLabel } from '../restaurants/hours'
import { peakEnd } from '../restaurants/peak'
import { isOpenBy, nextOpening, type ScheduleRow } from '../restaurants/schedule'
import { deliveryWindow, type Pace } from './pace'
import { QUARTER_MS, quarterOf } from './quarter'
import type { DeliveryType } from './statuses'
import { wantedWords } from './wanted'

/** How wide the courier's window of an order for a time is, minutes. */
export const AHEAD_WINDOW_MINUTES = 15

/** A quarter of an hour that an order may be wanted for. */
export type Slot = { at: Date; is_full: boolean }
export type SlotDay = { /** 'YYYY-MM-DD' */ date: string; slots: Slot[] }

/** What a kitchen bears in a quarter of an hour: orders, or dishes of one section. */
export type Cap = {
  limit: number
  /** How many this order adds. */
  wanted: number
  /** What is taken, by the first millisecond of a quarter. */
  taken: ReadonlyMap<number, number>
}
/** What decides for which moments a restaurant takes orders; minutes but where said. */
export type AheadFacts = Pace & {
  /** Days after today; null: no orders for a time. */
  ahead_days: number | null
  /** The least time from the order to the wanted moment. */
  ahead_lead: number
  delivery_type: DeliveryType
  moderation_status: ModerationStatus
  schedules: readonly ScheduleRow[]
  disabled_until: Instant | null
  /** Whether some zone brings to the address outside of peak hours, and in them; both true while no address is known. */
  reaches: { usual: boolean; peak: boolean }
  caps: readonly Cap[]
}

/** How long before the wanted moment the kitchen begins: cooking and the way, as nine of ten orders of that hour took. */
export function leadMinutes(facts: Pace & { delivery_type: DeliveryType }, at: Date): number {
  const usual = { ...facts, busy_minutes: 0 }
  const { from, to } = deliveryWindow(usual, at)
  const lead = facts.delivery_type === 'pickup' ? facts.delivery_time : Math.max(from, to - AHEAD_WINDOW_MINUTES)
  const begins = at.getTime() - lead * MINUTE_MS
  const isBusy = facts.busy_until !== null && begins < toDate(facts.busy_until).getTime()
  return lead + (isBusy ? facts.busy_minutes : 0)
}

/** When the kitchen begins an order that is wanted at a moment. */
export function kitchenMoment(facts: Pace & { delivery_type: DeliveryType }, at: Date): Date {
  return new Date(at.getTime() - leadMinutes(facts, at) * MINUTE_MS)
}

/** The days that have a moment to choose, each with its quarters of an hour; those that are full are there and say so. */
export function slotDays(facts: AheadFacts, now: Date): SlotDay[] {
  const { ahead_days } = facts
  if (ahead_days === null) return []
  const today = localParts(now).date
  const days = Array.from({ length: ahead_days + 1 }, (_, day) => ({ date: addDays(today, day), slots: [] as Slot[] }))
  const last = days.at(-1)?.date ?? today
  for (let time = firstQuarter(facts, now); localParts(new Date(time)).date <= last; time += QUARTER_MS) {
    const at = new Date(time)
    if (aheadRefusal(facts, at, now)) continue
    days.find(({ date }) => date === localParts(at).date)?.slots.push({ at, is_full: isFull(facts, at) })
  }
  return days.filter(({ slots }) => slots.length > 0)
}

export const AHEAD_REFUSALS = {
  off: 'Ресторан не\u00A0принимает заказы ко\u00A0времени',
  soon: 'К\u00A0этому времени уже не\u00A0успеть. Выберите другое',
  far: 'Так далеко вперёд ресторан не\u00A0принимает. Выберите день ближе',
  closed: 'В\u00A0это время ресторан не\u00A0готовит. Выберите другое',
  rests: 'В\u00A0часы пик по\u00A0вашему адресу не\u00A0доставляют. Выберите другое время',
  full: 'На\u00A0это время мест больше нет. Выберите другое',
} as const

/** Why an order may not be wanted for a moment, the moment's being full apart; null when it may. */
export function aheadRefusal(
  facts: AheadFacts,
  at: Date,
  now: Date,
): Exclude<keyof typeof AHEAD_REFUSALS, 'full'> | null {
  const { ahead_days, schedules, disabled_until, delivery_type, reaches } = facts
  if (ahead_days === null || facts.moderation_status !== 'approved') return 'off'
  if (at.getTime() % QUARTER_MS !== 0 || at.getTime() < firstQuarter(facts, now)) return 'soon'
  if (localParts(at).date > addDays(localParts(now).date, ahead_days)) return 'far'
  const begins = kitchenMoment(facts, at)
  if (begins.getTime() < now.getTime()) return 'soon'
  const isPaused = disabled_until !== null && begins.getTime() < toDate(disabled_until).getTime()
  if (isPaused || !isOpenBy(schedules, begins)) return 'closed'
  if (delivery_type === 'pickup') return isOpenBy(schedules, new Date(at.getTime() - 1)) ? null : 'closed'
  return (peakEnd(at) ? reaches.peak : reaches.usual) ? null : 'rests'
}

/** Whether the kitchen bears no more at the quarter in which it would begin. */
export function isFull(facts: AheadFacts, at: Date): boolean {
  const quarter = quarterOf(kitchenMoment(facts, at)).from.getTime()
  return facts.caps.some((cap) => !fits(cap, quarter))
}

/** What is larger than a whole quarter is taken where nothing else is. */
export function fits({ limit, wanted, taken }: Cap, quarter: number): boolean {
  const there = taken.get(quarter) ?? 0
  return there === 0 || there + wanted <= limit
}

/** The first moment that is free from `from` on; null where there is none. */
export function nextSlot(days: readonly SlotDay[], from?: Date): Date | null {
  const free = days.flatMap(({ slots }) => slots).find(({ at, is_full }) => !is_full && (!from || at >= from))
  return free?.at ?? null
}

type Closed = Pick<AheadFacts, 'schedules' | 'disabled_until' | 'delivery_type'> & {
  /** The first moment that may be chosen. */
  first: Date
  now: Date
}

/** «Ресторан закрыт. Откроется в 10:00, привезём к 10:45» */
export function closedWords({ schedules, disabled_until, delivery_type, first, now }: Closed): string {
  const paused = disabled_until === null ? now : toDate(disabled_until)
  const opens_at = nextOpening(schedules, paused > now ? paused : now)
  const isSameDay = opens_at !== null && localParts(opens_at).date === localParts(first).date
  const when = isSameDay ? `к\u00A0${formatTime(first)}` : wantedWords(first, now)
  const verb = delivery_type === 'pickup' ? 'приготовим' : 'привезём'
  return `Ресторан закрыт. ${opensLabel(opens_at, now)}, ${verb} ${when}`
}

/** «Сегодня», «Завтра», «вт, 1 декабря»: a day ('YYYY-MM-DD') to choose. */
export function dayTitle(date: string, now: Date): string {
  const today = localParts(now).date
  if (date === today) return 'Сегодня'
  if (date === addDays(today, 1)) return 'Завтра'
  return `${weekdayName(localParts(instantAt(date, 0)).weekday, 'short')}, ${formatDate(date)}`
}

/** What stands behind a quarter of an hour that is full. */
export const FULL_SLOT = 'мест\u00A0нет'

function firstQuarter({ ahead_lead }: AheadFacts, now: Date): number {
  return Math.ceil((now.getTime() + ahead_lead * MINUTE_MS) / QUARTER_MS) * QUARTER_MS
}
