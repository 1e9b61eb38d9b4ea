import { importList } from '@ostrov/shared/imports/lists'
import type { ImportPlanWire, ImportWire } from '@ostrov/shared/imports/schema'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'

const head = sql`i.id, i.file_name, i.status, i.counts, ${moment('i.created_at')} as created_at,
  ${moment('i.applied_at')} as applied_at, ${moment('i.undone_at')} as undone_at`

/** What was loaded from files, the newest first. */
export function listImports(em: Em, restaurant: Served, query: ListQuery<typeof importList>) {
  return readList<ImportWire, typeof importList>(em, importList, query, {
    select: head,
    from: sql`menu_import i`,
    where: sql`i.restaurant_id = ${restaurant.id}`,
    order: sql`i.created_at desc, i.id desc`,
  })
}

/** One of them, row by row. @throws {Refusal} `menu_import.not_found` */
export async function readImport(em: Em, restaurant: Served, id: string): Promise<ImportPlanWire> {
  const found = await row<ImportPlanWire>(
    em,
    sql`select ${head}, i.rows, i.problems from menu_import i where i.id = ${id} and i.restaurant_id = ${restaurant.id}`,
  )
  if (!found) throw new Refusal('menu_import.not_found')
  return found
}
