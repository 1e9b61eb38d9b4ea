import { regionOffset } from '../formats/installation'
import type { TableLines } from '../formats/tables'
import { formatTime, localParts } from '../formats/time'
import { ACTOR_KINDS } from './actors'
import { actorWords, actWords, changeWords, subjectWords } from './log-words'
import type { DeskLogEntryWire } from './schema'

/** As many entries as one file holds. */
export const EXPORTED_ENTRIES = 10_000

const HEAD = ['День', 'Время', 'Кто', 'Кем был', 'Ресторан', 'Что', 'С чем', 'Было → стало', 'Откуда']

/** The log as a table to save: a line each, days and hours of the region's clock. */
export function logTable(entries: readonly DeskLogEntryWire[], now: Date, offset = regionOffset()): TableLines {
  return [HEAD, ...entries.map((entry) => lineOf(entry, now, offset))]
}

function lineOf(entry: DeskLogEntryWire, now: Date, offset: number): string[] {
  const { created_at, actor, restaurant, ip } = entry
  const changes = changeWords(entry, now).map(({ label, from, to }) => `${label}: ${from} → ${to}`)
  return [
    ...[localParts(created_at, offset).date, formatTime(created_at, offset), actorWords(entry)],
    ...[ACTOR_KINDS[actor.kind], restaurant?.title ?? '', actWords(entry), subjectWords(entry) ?? ''],
    ...[changes.join('; '), ip ?? ''],
  ]
}
