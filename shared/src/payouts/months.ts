import { addDays, formatDate, monthName } from '../formats/time'

type Period = { starts_on: string; ends_on: string }

/** The months that are over by this day, the last one first: «октябрь», with its first and last day. */
export function monthsBefore(today: string, count: number): (Period & { name: string })[] {
  const months: (Period & { name: string })[] = []
  for (let next = firstOf(today); months.length < count; next = firstOf(addDays(next, -1))) {
    const ends_on = addDays(next, -1)
    const name = monthName(Number(ends_on.slice(5, 7)), 'nominative').toLowerCase()
    months.push({ name, starts_on: firstOf(ends_on), ends_on })
  }
  return months
}

const firstOf = (day: string) => `${day.slice(0, 8)}01`

/** «1–31 октября 2026», «25 октября — 3 ноября 2026»: what both ends share is said once. */
export function periodWords({ starts_on, ends_on }: Period): string {
  if (starts_on === ends_on) return formatDate(ends_on, true)
  if (firstOf(starts_on) === firstOf(ends_on)) return `${Number(starts_on.slice(8))}–${formatDate(ends_on, true)}`
  return `${formatDate(starts_on, starts_on.slice(0, 4) !== ends_on.slice(0, 4))}\u00A0— ${formatDate(ends_on, true)}`
}
