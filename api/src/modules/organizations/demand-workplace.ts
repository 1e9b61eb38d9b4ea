import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { isOnShow, restaurantsOf, workplacesOf } from './organization-sql'

/**
 * The organization or the restaurant in whose name one of its people writes; it is held until the end of the transaction.
 * @throws {Refusal} `request.invalid` for a stranger, and where it is not shown
 */
export async function demandWorkplace(
  em: Em,
  { id }: Pick<Customer, 'id'>,
  organization_id: string,
): Promise<{ name: string }> {
  const found =
    (await row<{ name: string }>(
      em,
      sql`select o.name from organization o
        where o.id = ${organization_id}::uuid and ${isOnShow} and o.id = any(${workplacesOf(id)}) for key share`,
    )) ??
    (await row<{ name: string }>(
      em,
      sql`select r.title as name from restaurant r where r.id = ${organization_id}::uuid and r.moderation_status = 'approved'
            and r.id = any(${restaurantsOf(id)}) for key share`,
    ))
  if (!found) throw new Refusal('request.invalid', { errors: { organization_id: NOT_YOURS } })
  return found
}

const NOT_YOURS = 'Выберите организацию, в\u00A0которой вы работаете'
