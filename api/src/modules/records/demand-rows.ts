import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

type Named = Readonly<Record<string, string | null | readonly string[]>>

/** Every row that a field names by its id exists: table → field → ids. @throws {Refusal} `request.invalid` */
export async function demandRows(em: Em, named: Readonly<Record<string, Named>>): Promise<void> {
  const errors: Record<string, string> = {}
  for (const [table, fields] of Object.entries(named)) {
    for (const [field, value] of Object.entries(fields)) {
      const ids = [value ?? []].flat()
      const missing = await row(
        em,
        sql`select from unnest(${ids}::uuid[]) as asked (id) where not exists (select from ${sql.table(table)} t where t.id = asked.id) limit 1`,
      )
      if (missing) errors[field] = 'Этого уже нет. Выберите другое'
    }
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
}
