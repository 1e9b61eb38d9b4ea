import { EXPORT_MINUTES, EXPORT_PAUSE_HOURS, type ExportState } from '@ostrov/shared/customers/data-export'
import type { DataExportWire } from '@ostrov/shared/customers/data-export-schema'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { readLink, signedLink } from '../../kernel/signed-link'

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)

/** It may be made: there is none, the last one is a day old or over, has failed, or died with its process. */
const mayBeMade = (now: Date) => sql`(data_export.state = 'failed' or coalesce(data_export.ends_at <= ${now}, false)
  or (data_export.state = 'ready' and data_export.created_at <= ${ago(now, EXPORT_PAUSE_HOURS * 60)})
  or (data_export.state = 'making' and data_export.created_at <= ${ago(now, EXPORT_MINUTES)}))`

/** Has a person's data put into a file, unless that is being done or was done today, or they have left. Call inside a transaction. @returns whether it is begun */
export async function askForExport(
  em: Em,
  { user_id, asked_by, now }: { user_id: string; asked_by: string; now: Date },
) {
  const begun = await row<{ id: string }>(
    em,
    sql`insert into data_export (user_id, state, asked_by, created_at)
        select u.id, 'making', ${asked_by}, ${now} from "user" u where u.id = ${user_id} and u.phone is not null
        on conflict (user_id) do update set id = excluded.id, state = 'making', asked_by = excluded.asked_by,
          created_at = excluded.created_at, file = null, size = null, ready_at = null, ends_at = null
        where ${mayBeMade(now)} returning id`,
  )
  if (begun) await addJob(em, 'account.make_export', { export_id: begun.id }, { max_attempts: 5 })
  return begun !== undefined
}

type Found = {
  id: string
  state: ExportState
  is_over: boolean
  may_ask: boolean
  asked_at: string
  ends_at: string | null
  size: number | null
}

type Reading = { user_id: string; now: Date; urlOf: (export_id: string, ends_at: string) => string }

/** How far a person's file is; one that has ended is as if it had never been. */
export async function readExport(
  em: Em,
  { mail }: Pick<Config, 'mail'>,
  { user_id, now, urlOf }: Reading,
): Promise<DataExportWire> {
  const found = await row<Found>(
    em,
    sql`select id, case when ${mayBeMade(now)} and state = 'making' then 'failed' else state end as state,
          coalesce(ends_at <= ${now}, false) as is_over, ${mayBeMade(now)} as may_ask, ${moment('created_at')} as asked_at,
          ${moment('ends_at')} as ends_at, size from data_export where user_id = ${user_id}`,
  )
  const person = await row<{ email: string | null }>(
    em,
    sql`select email from "user" where id = ${user_id} and email_confirmed_at is not null`,
  )
  const told = { mail: mail.transport === 'off' ? null : (person?.email ?? null) }
  if (!found || found.is_over)
    return { state: 'none', asked_at: null, ends_at: null, size: null, url: null, may_ask: true, ...told }
  const { id, state, may_ask, asked_at, ends_at, size } = found
  return { state, may_ask, asked_at, ends_at, size, url: ends_at && urlOf(id, ends_at), ...told }
}

/** What the link to a file holds: it is signed, and says itself when it ends. */
export const exportToken = (secret: string, export_id: string, ends_at: string) =>
  signedLink(secret, 'data_export', `${export_id}_${Date.parse(ends_at)}`)

const VALUE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(\d{1,15})$/

/** @returns which file a link names. @throws {Refusal} `data_export.not_found` for a link that is not ours or is over. */
export function readToken(secret: string, token: string, now: Date): string {
  const [, export_id, ends] = VALUE.exec(readLink(secret, 'data_export', token) ?? '') ?? []
  if (!export_id || Number(ends) <= now.getTime()) throw new Refusal('data_export.not_found')
  return export_id
}

/** The file of this person, and of nobody else. @throws {Refusal} `data_export.not_found` */
export async function readFile(
  em: Em,
  { user_id, export_id, now }: { user_id: string; export_id: string | null; now: Date },
) {
  const found = await row<{ file: Buffer }>(
    em,
    sql`select file from data_export where user_id = ${user_id} and (${export_id}::uuid is null or id = ${export_id}::uuid)
          and state = 'ready' and ends_at > ${now}`,
  )
  if (!found) throw new Refusal('data_export.not_found')
  return found.file
}

/** Files go on the day they end, and whatever was never made with them. */
export async function forgetOldExports(em: Em, now: Date): Promise<void> {
  await changed(
    em,
    sql`delete from data_export where ends_at <= ${now} or (ends_at is null and created_at <= ${ago(now, 3 * 24 * 60)})`,
  )
}
