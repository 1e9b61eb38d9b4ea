import { quoted } from '@ostrov/shared/formats/quoted'
import { formatDate, localParts } from '@ostrov/shared/formats/time'

/** Until when and from when a file lets an ad be shown. `isOver` is of one that it has no more. */
export type Term = { reason: string; field: string; isOver: boolean }

/** Why an ad is not shown today; null where nothing says so. Days are the region's, the last one counts. */
export function termOf(
  item: { one: (...paths: string[]) => string | null },
  names: { begin: readonly string[]; end: readonly string[] },
  now: Date,
): Term | null {
  const today = localParts(now).date
  const [begin, end] = [item.one(...names.begin), item.one(...names.end)]
  const [from, to] = [begin === null ? null : dayIn(begin), end === null ? null : dayIn(end)]
  if (begin !== null && from === undefined) return unread(names.begin[0] ?? '', begin)
  if (end !== null && to === undefined) return unread(names.end[0] ?? '', end)
  if (to && to < today)
    return {
      ...{ field: names.end[0] ?? '', isOver: true },
      reason: `Срок объявления кончился ${formatDate(to, true)}: если оно ещё нужно, исправьте дату`,
    }
  if (from && from > today)
    return {
      ...{ field: names.begin[0] ?? '', isOver: false },
      reason: `Показывать его можно с\u00A0${formatDate(from, true)}: загрузите файл в\u00A0этот день`,
    }
  return null
}

const unread = (field: string, said: string): Term => ({
  ...{ field, isOver: false },
  reason: `Дату ${quoted(said.slice(0, 40))} не\u00A0прочитать: напишите, например, 2026-12-31`,
})

/** «2026-12-31», «31.12.2026», with an hour or without; undefined of what is no date. */
function dayIn(said: string): string | undefined {
  const text = said.trim()
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?\s?(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const at = new Date(text.replace(' ', 'T').replace(/\s/g, ''))
    return Number.isNaN(at.getTime()) ? undefined : localParts(at).date
  }
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].{0,20})?$/.exec(text) ?? []
  const [, otherDay, otherMonth, otherYear] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:[T ].{0,20})?$/.exec(text) ?? []
  const found = year ? [year, month, day] : otherYear ? [otherYear, otherMonth, otherDay] : null
  if (!found) return undefined
  const date = found.map((part) => (part ?? '').padStart(2, '0')).join('-')
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined
}
