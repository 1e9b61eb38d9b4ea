import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { readRecord } from '../records/read-record'
import { documentRecord } from './document-record'

/**
 * Makes the text that was looked at the edition in force. Call inside a transaction.
 * @throws {Refusal} `document.not_found`; `document.changed` with the present row; `document.unchanged` where it is in force already
 */
export async function publishDocument(
  em: Em,
  id: string,
  { version, by, now }: { version: string; by: By; now: Date },
): Promise<void> {
  // Of two at once the second waits here, then finds nothing left to publish.
  await row(em, sql`select from document where id = ${id} for update`)
  const current = await readRecord<Omit<typeof documentRecord.row.static, 'version'>>(em, documentRecord, id)
  if (current.version !== version) throw new Refusal('document.changed', { data: { current } })
  const made = await row<{ number: number }>(
    em,
    sql`with last as (select * from document_version where document_id = ${id} order by number desc limit 1)
        insert into document_version (document_id, number, title, body, published_at, published_by)
        select d.id, coalesce((select number from last), 0) + 1, d.title, d.body, ${now}, ${by.id}::uuid from document d
        where d.id = ${id} and not exists (select from last where title = d.title and body = d.body)
        returning number`,
  )
  if (!made) throw new Refusal('document.unchanged')
  await writeEntry(em, { by, act: 'document.publish', subject: `document:${id}`, to: { number: made.number }, now })
}
