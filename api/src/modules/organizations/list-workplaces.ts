import { workplaceList } from '@ostrov/shared/organizations/lists'
import type { WorkplaceWire } from '@ostrov/shared/organizations/schema'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { employers, employersOf } from './organization-sql'

/** In whose name a person may write a vacancy: organizations and restaurants that are shown, by their names. */
export async function listWorkplaces(em: Em, { id }: Customer) {
  const [most] = workplaceList.sizes
  const items = await rows<WorkplaceWire>(
    em,
    sql`select o.id, o.name from ${employers} where o.is_shown and o.id = any(${employersOf(id)}) order by o.name, o.id limit ${sql.lit(most)}`,
  )
  return wholeList(workplaceList, items)
}
