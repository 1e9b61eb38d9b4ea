import { DAY_MS } from '@ostrov/shared/formats/time'
import { eventReportPath } from '@ostrov/shared/tickets/paths'
import type { ReportLinkWire } from '@ostrov/shared/tickets/report-schema'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Config } from '../../../config'
import type { Em } from '../../../db/orm'
import { changed, moment, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { readLink, signedLink } from '../../../kernel/signed-link'
import { writeEntry } from '../../audit/write-entry'

/** So many days after the last session is over its link shows nobody's name any more. */
const LINK_DAYS = 30
type Signing = Pick<Config, 'origin' | 'sessionSecret'>
type Asked = { by: By; now: Date }

/** The link that is given to the organizer of an event. @throws {Refusal} `event.not_found` */
export async function readReportLink(em: Em, event_id: string, config: Signing): Promise<ReportLinkWire> {
  const found = await row<{ key: string | null; made_at: string | null }>(
    em,
    sql`select r.key, ${moment('r.created_at')} as made_at from event e left join event_report r on r.event_id = e.id where e.id = ${event_id}`,
  )
  if (!found) throw new Refusal('event.not_found')
  const { key, made_at } = found
  return { url: key && config.origin + eventReportPath(signedLink(config.sessionSecret, 'event_report', key)), made_at }
}

/**
 * Gives a link; one that is given already stays, unless it is to be renewed, and then it dies. Call inside a transaction.
 * @throws {Refusal} `event.not_found`
 */
export async function giveReportLink(em: Em, event_id: string, { renew, by, now }: Asked & { renew: boolean }) {
  if (!(await row(em, sql`select from event where id = ${event_id} for key share`)))
    throw new Refusal('event.not_found')
  const given = await changed(
    em,
    sql`insert into event_report (event_id, created_at) values (${event_id}::uuid, ${now}::timestamptz)
        on conflict (event_id) do update set key = excluded.key, created_at = excluded.created_at where ${renew}::boolean`,
  )
  if (given > 0) await writeEntry(em, { by, act: 'event.share', subject: `event:${event_id}`, now })
}

/** The link dies; without one nothing happens. Call inside a transaction. */
export async function withdrawReportLink(em: Em, event_id: string, { by, now }: Asked) {
  const gone = await changed(em, sql`delete from event_report where event_id = ${event_id}`)
  if (gone > 0) await writeEntry(em, { by, act: 'event.unshare', subject: `event:${event_id}`, now })
}

/** The event of a link that still shows it. @throws {Refusal} `link.dead` */
export async function openReport(em: Em, { secret, token, now }: { secret: string; token: string; now: Date }) {
  const key = readLink(secret, 'event_report', token)
  const gone = new Date(now.getTime() - LINK_DAYS * DAY_MS)
  const event =
    key !== null && isUuid(key)
      ? await row<{ id: string; title: string }>(
          em,
          sql`select e.id, e.title from event_report r join event e on e.id = r.event_id where r.key = ${key}
                and coalesce((select max(s.over_at) from event_session s where s.event_id = e.id) > ${gone}::timestamptz, true)`,
        )
      : undefined
  if (!event) throw new Refusal('link.dead')
  return event
}
