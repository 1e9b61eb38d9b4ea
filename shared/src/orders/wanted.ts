import { formatDay, formatTime, type Instant } from '../formats/time'

/** «сегодня к 20:00», «завтра к 09:15», «5 декабря к 12:00»: for when an order is wanted. */
export function wantedWords(at: Instant, now: Date): string {
  return `${formatDay(at, now)} к\u00A0${formatTime(at)}`
}
