import { type Accepting, ASKED_DOCUMENTS } from '@ostrov/shared/documents/asked'
import { acceptances } from '@ostrov/shared/documents/lists'
import type { AcceptanceWire } from '@ostrov/shared/documents/schema'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { demandUser } from '../customers/demand-user'

export type Accepter = { kind: Accepting; id: string }

const columnOf = (kind: Accepting) => sql.ref(kind === 'customer' ? 'user_id' : 'business_user_id')

/**
 * Writes that a customer, or an owner of restaurants, has accepted the editions in force; harmless when repeated. Of a
 * manager nothing is asked. Call inside the transaction in which they come in.
 * @returns whether they had accepted an earlier edition of one of them before.
 */
export async function acceptDocuments(em: Em, { kind, id }: Accepter, now: Date): Promise<boolean> {
  const column = columnOf(kind)
  const isAsked =
    kind === 'customer' ? sql`true` : sql`exists (select from business_user where id = ${id} and role = 'owner')`
  // The statement does not see the rows it makes: what it finds of this person was there before.
  const found = await row<{ changed: boolean }>(
    em,
    sql`with asked as (
          select distinct on (d.id) d.id as document_id, v.id from document d join document_version v on v.document_id = d.id
          where d.key in (${sql.join([...ASKED_DOCUMENTS[kind]])}) and ${isAsked} order by d.id, v.number desc),
        made as (
          insert into document_acceptance (${column}, document_version_id, accepted_at)
          select ${id}::uuid, id, ${now}::timestamptz from asked on conflict do nothing returning document_version_id)
        select exists (select from made join asked on asked.id = made.document_version_id
          join document_version earlier on earlier.document_id = asked.document_id
          join document_acceptance a on a.document_version_id = earlier.id and a.${column} = ${id}) as changed`,
  )
  return found?.changed ?? false
}

/** What somebody has accepted, the newest first. @throws {Refusal} `customer.not_found`, `business.not_found` */
export async function listAcceptances(em: Em, { kind, id }: Accepter, query: ListQuery<typeof acceptances>) {
  if (kind === 'customer') await demandUser(em, id)
  else if (!(await row(em, sql`select from business_user where id = ${id}`))) throw new Refusal('business.not_found')
  return readList<AcceptanceWire, typeof acceptances>(em, acceptances, query, {
    select: sql`a.id, d.key, v.title, v.number, ${moment('a.accepted_at')} as accepted_at`,
    from: sql`document_acceptance a join document_version v on v.id = a.document_version_id join document d on d.id = v.document_id`,
    where: sql`a.${columnOf(kind)} = ${id}`,
    order: sql`a.accepted_at desc, a.id desc`,
  })
}
