/** Sessions as calendars take them in (RFC 5545). Moments are told in UTC, so no zone has to be described. */
import type { EventSessionWire } from '@ostrov/shared/events/schema'

const LINE_BYTES = 75
const USUAL_MS = 2 * 3_600_000

export type CalendarEntry = { session: EventSessionWire; title: string; words: string; url: string; changed_at: string }
type Calendar = { name: string; host: string; entries: readonly CalendarEntry[] }

/** A calendar's file; its lines end as the format wants them. */
export const calendarText = ({ name, host, entries }: Calendar) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(host)}//Afisha//RU`, 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', `X-WR-CALNAME:${escaped(name)}`],
    ...entries.flatMap((entry) => entryLines(entry, host)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

function entryLines({ session, title, words, url, ...event }: CalendarEntry, host: string): string[] {
  const [, changed_at = event.changed_at] = [event.changed_at, session.changed_at].toSorted()
  const { id, starts_at, ends_at, state, venue, hall } = session
  const [lon, lat] = venue.point.coordinates
  const ends = ends_at ?? new Date(Date.parse(starts_at) + USUAL_MS)
  const place = [venue.name, ...(hall === null ? [] : [hall]), venue.address, venue.city].join(', ')
  return [
    ...['BEGIN:VEVENT', `UID:${id}@${host}`, `DTSTAMP:${utc(changed_at)}`],
    ...[`LAST-MODIFIED:${utc(changed_at)}`, `SEQUENCE:${revisionOf(session.made_at, changed_at)}`],
    ...[`DTSTART:${utc(starts_at)}`, `DTEND:${utc(ends)}`, `SUMMARY:${escaped(title)}`],
    ...[`DESCRIPTION:${escaped(`${words}\n${url}`)}`, `LOCATION:${escaped(place)}`, `GEO:${lat};${lon}`],
    ...[`URL:${url}`, `STATUS:${state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`, 'END:VEVENT'],
  ]
}

/** Grows with each change: calendars take over what has the greater one. */
const revisionOf = (made_at: string, changed_at: string) =>
  Math.max(0, Math.floor((Date.parse(changed_at) - Date.parse(made_at)) / 1000))

/** 20261128T080000Z */
const utc = (at: string | Date) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No line is longer than 75 bytes, and no letter is torn. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > LINE_BYTES) [text, bytes] = [`${text}\r\n `, 1]
    text += letter
    bytes += size
  }
  return text
}

/** Such a file; for a minute everybody may have the same. */
export const calendarAnswer = (calendar: Calendar) =>
  new Response(calendarText(calendar), {
    headers: {
      ...{ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'public, max-age=60' },
      'content-disposition': 'attachment; filename="afisha.ics"',
    },
  })
