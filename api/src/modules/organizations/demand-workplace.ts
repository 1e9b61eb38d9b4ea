import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { isOnShow, workplacesOf } from './organization-sql'

/**
 * The organization in whose name its owner or an employee writes; it is held until the end of the transaction.
 * @throws {Refusal} `request.invalid` for a stranger, and where it is not shown
 */
export async function demandWorkplace(
  em: Em,
  { id }: Pick<Customer, 'id'>,
  organization_id: string,
): Promise<{ name: string }> {
  const found = await row<{ name: string }>(
    em,
    sql`select o.name from organization o
        where o.id = ${organization_id}::uuid and ${isOnShow} and o.id = any(${workplacesOf(id)}) for key share`,
  )
  if (!found) throw new Refusal('request.invalid', { errors: { organization_id: NOT_YOURS } })
  return found
}

const NOT_YOURS = 'Выберите организацию, в\u00A0которой вы работаете'
