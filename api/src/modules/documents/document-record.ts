import { DOCUMENT_FORM } from '@ostrov/shared/documents/form'
import { documentDesk } from '@ostrov/shared/documents/lists'
import { DocumentInput, DocumentRow } from '@ostrov/shared/documents/schema'
import type { Em } from '../../db/orm'
import { containing, moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { record } from '../records/record'
import { Document } from './document'

const state = sql`case when v.number is null then 'draft' when v.title = d.title and v.body = d.body then 'published' else 'changed' end`

/** Agreements, rules, offers. */
export const documentRecord = record({
  noun: 'document',
  entity: Document,
  may: 'content',
  list: documentDesk,
  form: DOCUMENT_FORM,
  row: DocumentRow,
  input: DocumentInput,
  source: {
    select: sql`d.id, d.key, d.title, d.body, ${state} as state, v.number, ${moment('v.published_at')} as published_at,
      (select name from admin where id = v.published_by) as published_by,
      (select count(*) from document_acceptance where document_version_id = v.id)::int as accepted`,
    from: sql`document d left join lateral (select * from document_version v where v.document_id = d.id order by v.number desc limit 1) v on true`,
    where: sql`true`,
    key: sql`d.id`,
    conditions: {
      query: (words) => sql`(d.title ilike ${containing(words)} or d.key ilike ${containing(words)})`,
      state: (asked) => sql`${state} = ${asked}`,
    },
    orders: { title: sql`d.title, d.id`, '-published_at': sql`v.published_at desc nulls last, d.id desc` },
  },
  check: demandOwnKey,
  removable: demandUnpublished,
  refuses: { removing: ['document.published'] },
})

type Writing = { id: string | null; input: { key: string } }

/** Pages and links find a document by its key, so that of a published one stays. */
async function demandOwnKey(em: Em, { id, input: { key } }: Writing) {
  const found = await row<{ taken: boolean; moved: boolean }>(
    em,
    sql`select exists (select from document where key = ${key} and id is distinct from ${id}::uuid) as taken,
          exists (select from document_version v join document d on d.id = v.document_id where d.id = ${id}::uuid and d.key <> ${key}) as moved`,
  )
  const errors = {
    ...(found?.moved && { key: 'Документ уже публиковали: ключ не\u00A0меняется' }),
    ...(found?.taken && { key: 'Такой ключ уже есть' }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
}

async function demandUnpublished(em: Em, id: string) {
  if (await row(em, sql`select from document_version where document_id = ${id} limit 1`))
    throw new Refusal('document.published')
}
