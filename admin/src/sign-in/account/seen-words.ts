import { formatMoment } from '@ostrov/shared/formats/time'
import type { PersonSessionWire } from '@ostrov/shared/sessions/schema'
import { serverNow } from '../../clock'

/** «Вход: сегодня в 9:05, последний раз: сегодня в 12:40» */
export function seenWords({ created_at, last_seen_at }: PersonSessionWire): string {
  const began = `Вход: ${formatMoment(created_at, serverNow())}`
  return last_seen_at ? `${began}, последний раз: ${formatMoment(last_seen_at, serverNow())}` : began
}
