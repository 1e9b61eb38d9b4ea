import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import { readRecord } from '../records/read-record'
import { changeRecord } from '../records/save-record'
import { newsRecord } from './news-record'

type Asked = { version: string; by: By; now: Date }

/**
 * Puts what was looked at on the site at once; what was read before keeps its place among the others. Call inside a transaction.
 * @throws {Refusal} `news.not_found`, `news.changed` with the present row, `request.invalid` where something of it is missing
 */
export async function publishNews(em: Em, id: string, { version, by, now }: Asked): Promise<void> {
  const { published_at } = await readRecord<typeof newsRecord.row.static>(em, newsRecord, id)
  const isNew = published_at === null || new Date(published_at) > now
  const fields = { is_hidden: false, ...(isNew && { published_at: now.toISOString() }) }
  await changeRecord(em, newsRecord, id, { ...fields, version }, { by, now })
}
