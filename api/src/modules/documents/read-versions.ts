import { documentVersions } from '@ostrov/shared/documents/lists'
import type { PublishedDocumentWire } from '@ostrov/shared/documents/schema'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { differenceOf } from '@ostrov/shared/moderation/difference'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { richTextPlain } from '@ostrov/shared/rich-text/plain'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

type Version = { id: string; number: number; title: string; published_at: string } & {
  published_by: string | null
  accepted: number
}

/** Editions of one document, with who published each and when. @throws {Refusal} `document.not_found` */
export async function listVersions(em: Em, id: string, query: ListQuery<typeof documentVersions>) {
  if (!(await row(em, sql`select from document where id = ${id}`))) throw new Refusal('document.not_found')
  return readList<Version, typeof documentVersions>(em, documentVersions, query, {
    select: sql`v.id, v.number, v.title, ${moment('v.published_at')} as published_at, a.name as published_by,
      (select count(*) from document_acceptance where document_version_id = v.id)::int as accepted`,
    from: sql`document_version v left join admin a on a.id = v.published_by`,
    where: sql`v.document_id = ${id}`,
    order: sql`v.number desc`,
  })
}

type Text = { title: string; body: RichText }

/**
 * What became of one edition in another; without `to` in the text as it is being written.
 * @throws {Refusal} `document.not_found`, also of an edition that there is not
 */
export async function readDifference(em: Em, id: string, { from, to }: { from?: number; to?: number }) {
  const [before, after] = [await textOf(em, id, from ?? 0), await textOf(em, id, to)]
  const pieces = differenceOf(before ? linesOf(before) : '', after ? linesOf(after) : '')
  const look = pieces.every(({ kind }) => kind === 'same') && JSON.stringify(before) !== JSON.stringify(after)
  return { pieces, look }
}

const linesOf = ({ title, body }: Text) => `${title}\n${richTextPlain(body)}`

/** An edition; of none the text as it is being written, and nothing at all before the first. */
async function textOf(em: Em, id: string, number: number | undefined): Promise<Text | null> {
  if (number === 0) return null
  const text =
    number === undefined
      ? await row<Text>(em, sql`select title, body from document where id = ${id}`)
      : await row<Text>(
          em,
          sql`select title, body from document_version where document_id = ${id} and number = ${number}`,
        )
  if (!text) throw new Refusal('document.not_found')
  return text
}

type Published = Omit<PublishedDocumentWire, 'editions'>

/** An edition by the document's id or key; without a number that in force. @throws {Refusal} `document.not_found` */
export async function readPublished(em: Em, name: string, number?: number): Promise<PublishedDocumentWire> {
  const named = isUuid(name) ? sql`d.id = ${name}` : sql`d.key = ${name}`
  const found = await row<Published>(
    em,
    sql`select d.id, d.key, v.title, v.number, ${moment('v.published_at')} as published_at, v.body,
          (select max(number) from document_version where document_id = d.id) as current
        from document d join document_version v on v.document_id = d.id
        where ${named} and (${number ?? null}::int is null or v.number = ${number ?? null}::int) order by v.number desc limit 1`,
  )
  if (!found) throw new Refusal('document.not_found')
  const editions = await rows<{ number: number; published_at: string }>(
    em,
    sql`select v.number, ${moment('v.published_at')} as published_at from document_version v
        where v.document_id = ${found.id} order by v.number desc limit 50`,
  )
  return { ...found, editions }
}

/** Every document that has an edition in force. */
export async function listPublished(em: Em) {
  const items = await rows<{ key: string; title: string; number: number; published_at: string }>(
    em,
    sql`select d.key, v.title, v.number, ${moment('v.published_at')} as published_at from document d
        join lateral (select * from document_version where document_id = d.id order by number desc limit 1) v on true
        order by d.created_at, d.id limit 50`,
  )
  return { items }
}
