import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

/** There is such a customer, or was one. @throws {Refusal} `customer.not_found` */
export async function demandUser(em: Em, id: string): Promise<void> {
  const there = await row(em, sql`select from "user" where id = ${id}`)
  if (!there) throw new Refusal('customer.not_found')
}
