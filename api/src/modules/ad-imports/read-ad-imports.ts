import { adImportList } from '@ostrov/shared/ad-imports/lists'
import type { AdImportPlanWire, AdImportWire } from '@ostrov/shared/ad-imports/schema'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'

const head = sql`i.id, i.file_name, i.format, i.status, i.counts, ${moment('i.created_at')} as created_at,
  ${moment('i.applied_at')} as applied_at, ${moment('i.undone_at')} as undone_at`

/** What a person has loaded from files, the newest first. */
export function listAdImports(em: Em, { id }: Customer, query: ListQuery<typeof adImportList>) {
  return readList<AdImportWire, typeof adImportList>(em, adImportList, query, {
    select: head,
    from: sql`ad_import i`,
    where: sql`i.author_id = ${id}`,
    order: sql`i.created_at desc, i.id desc`,
  })
}

/** One of them, ad by ad. @throws {Refusal} `ad_import.not_found` for a stranger's too */
export async function readAdImport(em: Em, customer: Pick<Customer, 'id'>, id: string): Promise<AdImportPlanWire> {
  const found = await row<AdImportPlanWire>(
    em,
    sql`select ${head}, i.rows, i.problems from ad_import i where i.id = ${id} and i.author_id = ${customer.id}`,
  )
  if (!found) throw new Refusal('ad_import.not_found')
  return found
}
