import {
  addDays,
  formatDate,
  formatDay,
  formatTime,
  type Instant,
  instantAt,
  localParts,
  weekdayName,
} from '../formats/time'

/** «сегодня к 20:00», «завтра к 09:15», «5 декабря к 12:00»: for when an order is wanted. */
export function wantedWords(at: Instant, now: Date): string {
  return `${formatDay(at, now)} к\u00A0${formatTime(at)}`
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
